/** Under this key the session storage has the text of a contact message that is not sent yet. */
export const contactDraftKey = 'contact-draft'
