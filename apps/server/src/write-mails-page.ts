import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { mailTemplates } from './mail-catalogue.ts'
import type { MailTemplate } from './platform/mail/mail-content.ts'

/** The committed list of mails, so that reviews show what the product sends. */
export const mailsPage = fileURLToPath(new URL('../../../docs/mails.md', import.meta.url))

export type AnyTemplate = MailTemplate<Record<string, unknown>>

export const listMails = () =>
  Object.entries(mailTemplates as unknown as Record<string, AnyTemplate>).sort(([one], [other]) =>
    one.localeCompare(other, 'en'),
  )

/** The content of {@link mailsPage}. Throws for a template without a description. */
export function describeMails(): string {
  const rows = listMails().map(([kind, template]) => {
    if (!template.description) throw new Error(`${kind} has no description: write its template with defineMail`)
    const { when, to, example } = template.description
    const { subject, unsubscribePath } = template(example)
    const cells = [subject, when, to, unsubscribePath ? 'yes, with one click' : 'no', `\`${kind}\``]
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  })
  return `<!-- Written by \`npm run mails\` from the descriptions of the templates (*.mails.ts). -->

# Mails

Every mail that Guildhall sends. Mails about the account itself cannot be turned off; the others can, by the link at
their end or the button that mail programs show for it (List-Unsubscribe). No mail loads pictures or tracks who opens
it. [How mails are sent](operations/services.md#mail).

| subject (example) | sent when | to | can be turned off | kind |
|---|---|---|---|---|
${rows.join('\n')}
`
}

if (import.meta.main) await writeFile(mailsPage, describeMails())
