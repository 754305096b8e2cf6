/** What a mail says, without its looks. `renderMail` makes text and HTML of it. */
export type MailContent = {
  subject: string
  /** Plain text, one entry for each paragraph. */
  paragraphs: readonly string[]
  /** The button, and its address below our public one, beginning with a slash. */
  action?: { label: string; path: string }
  /** Below the button, smaller: why they got this mail, and what to do if it is not for them. */
  footnote?: string
  /**
   * Of mails that people can turn off, below our public address. A POST to it turns them off at once, without a session
   * (RFC 8058); in a browser it leads to a page that does.
   */
  unsubscribePath?: string
}

/** A template makes the letter of one kind from its data, which the outbox keeps as JSON. */
export type MailTemplate<Data extends Record<string, unknown> = Record<string, never>> = (data: Data) => MailContent

/** A letter that is ready to be sent. */
export type Letter = {
  /** The left part of its Message-ID: sent again, it is the same mail. */
  id: string
  to: string
  date: Date
  subject: string
  text: string
  html: string
}
