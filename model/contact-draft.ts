/** The session storage key of a contact message that has not been sent yet. */
export const contactDraftKey = 'contact-draft'
