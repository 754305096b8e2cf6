import type { SendMailOptions } from 'nodemailer'
import { domainOf, isPlainAddress, type Mailbox } from './mail-address.ts'
import type { Letter } from './mail-content.ts'
import { MailRefused } from './mail-errors.ts'

/** Addresses as objects and in the envelope, so that no text can add a receiver or a header. */
export function composeMessage(letter: Letter, from: Mailbox): SendMailOptions {
  const { id, to, date, subject, text, html, unsubscribeLink } = letter
  if (!isPlainAddress(to)) throw new MailRefused('the address is not one that mail servers take')
  return {
    from,
    to: { name: '', address: to },
    envelope: { from: from.address, to: [to] },
    messageId: `<${id}@${domainOf(from.address)}>`,
    date,
    subject,
    text,
    html,
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: {
      'Auto-Submitted': 'auto-generated',
      // Exchange ignores Auto-Submitted and needs this to send no out-of-office reply.
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribeLink
        ? {
            'List-Unsubscribe': { prepared: true, value: `<${unsubscribeLink}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
  }
}
