/** A POST to it turns mails off (RFC 8058); in a browser it leads to the page that does. */
export const unsubscribePath = (token: string) => `/api/mail/unsubscribe/${token}`
