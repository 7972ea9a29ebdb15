/** Under this key the client of the backend keeps a session in the local storage, once somebody signs in. */
export const backendSessionKey = 'backend-session'
