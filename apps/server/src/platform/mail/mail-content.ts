/** What a mail says, without its looks. `renderMail` makes text and HTML of it. Everything here is plain text. */
export type MailContent = {
  subject: string
  /** At the top of the mail; the subject by default. */
  heading?: string
  /** One entry for each paragraph. Line breaks within one are kept. */
  paragraphs: readonly string[]
  /** The button, and its address below our public one, beginning with a slash. */
  action?: { label: string; path: string }
  /** Below the button, smaller: why they got this mail, and what to do if it is not for them. */
  footnote?: string
  /** What lists of mails show after the subject; the first paragraph by default. */
  preview?: string
  /**
   * Of mails that people can turn off, below our public address. A POST to it turns them off at once, without a session
   * (RFC 8058); in a browser it leads to a page that does.
   */
  unsubscribePath?: string
}

/** What docs/mails.md says of a mail. */
export type MailDescription<Data> = {
  /** One sentence: what happened. */
  when: string
  /** Who gets it, such as "the owner of the account". */
  to: string
  /** Made-up data, for previews and tests. */
  example: Data
}

/** Writes the mail of one kind from its data, which the outbox keeps as JSON. */
export type MailTemplate<Data extends Record<string, unknown> = Record<string, never>> = {
  (data: Data): MailContent
  readonly description?: MailDescription<Data>
}

/** A template with its description. */
export function defineMail<Data extends Record<string, unknown>>(
  description: MailDescription<Data>,
  write: (data: Data) => MailContent,
): MailTemplate<Data> & { readonly description: MailDescription<Data> } {
  return Object.assign((data: Data) => write(data), { description })
}

/** A mail that is ready to be sent. */
export type Letter = {
  /** The left part of its Message-ID: sent again, it is the same mail. */
  id: string
  to: string
  date: Date
  subject: string
  text: string
  html: string
  /** The address behind the button. */
  link?: string
  /** The address that stops mails of this kind. */
  unsubscribeLink?: string
}
