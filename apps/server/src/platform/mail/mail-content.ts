/** What a mail says, without its looks. `renderMail` makes text and HTML of it. Everything here is plain text. */
export type MailContent = {
  subject: string
  /** At the top of the mail; the subject by default. */
  heading?: string
  paragraphs: readonly string[]
  action?: { label: string; path: string }
  /** Below the button, smaller: why they got this mail, and what to do if it is not for them. */
  footnote?: string
  /** What lists of mails show after the subject; the first paragraph by default. */
  preview?: string
  /** A POST unsubscribes without a session (RFC 8058); in a browser it leads to a page that does. */
  unsubscribePath?: string
}

/** What docs/mails.md says of a mail. */
export type MailDescription<Data> = {
  when: string
  to: string
  example: Data
}

export type MailTemplate<Data extends Record<string, unknown> = Record<string, never>> = {
  (data: Data): MailContent
  readonly description?: MailDescription<Data>
}

export function defineMail<Data extends Record<string, unknown>>(
  description: MailDescription<Data>,
  write: (data: Data) => MailContent,
): MailTemplate<Data> & { readonly description: MailDescription<Data> } {
  return Object.assign((data: Data) => write(data), { description })
}

export type Letter = {
  /** Part of its Message-ID, so that a mail sent twice shows once. */
  id: string
  to: string
  date: Date
  subject: string
  text: string
  html: string
  link?: string
  unsubscribeLink?: string
}
