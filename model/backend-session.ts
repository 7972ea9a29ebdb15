/** The local storage key under which the backend's client keeps a session once somebody signs in. */
export const backendSessionKey = 'backend-session'
