import { announceCall } from '../outbound-calls.ts'
import { inSpan } from '../telemetry/spans.ts'
import { openFileMailer, removeMailFiles } from './file-mailer.ts'
import { domainOf, type Mailbox } from './mail-address.ts'
import type { Letter } from './mail-content.ts'
import { MailRefused } from './mail-errors.ts'
import type { SmtpConfig } from './mail-variables.ts'
import { openSmtpMailer, smtpTimeLimits } from './smtp-mailer.ts'

export type Mailer = {
  /** Throws MailRefused if retrying is pointless; after other errors the letter may be sent again. */
  send(letter: Letter): Promise<void>
  /** Whether mail to our address is read. */
  readonly takesReplies: boolean
  /** Deletes the `.eml` files that were written before, also those of a time before there was a mail server. */
  removeFiles(writtenBefore: Date): Promise<void>
  /** Closes the connections, also those that send. */
  close(): Promise<void>
}

const sending = { name: 'send a mail', kind: 'client', attributes: {} } as const

type MailSettings = {
  /** Undefined: letters become files in `folder`. */
  smtp: SmtpConfig | undefined
  folder: string
  from: Mailbox
  publicUrl: string
  limits?: Partial<typeof smtpTimeLimits>
  print?: (line: string) => void
  /** Told of each try to send. */
  onEnd?: ((outcome: MailOutcome) => void) | undefined
}

/** `delayed`: tried again later. `refused`: for good. */
export type MailOutcome = 'sent' | 'delayed' | 'refused'

/** Sends by SMTP where it is configured, else writes `.eml` files and prints their links. Throws StartupError. */
export function openMailer({
  smtp,
  folder,
  from,
  publicUrl,
  limits,
  print = console.log,
  onEnd,
}: MailSettings): Mailer {
  const mailer = smtp
    ? openSmtpMailer({ ...smtp, from, publicUrl, limits: { ...smtpTimeLimits, ...limits } })
    : openFileMailer({ folder, from, print })
  return {
    ...mailer,
    async send(letter) {
      announceCall('mail server')
      try {
        await inSpan(sending, () => mailer.send(letter))
      } catch (error) {
        onEnd?.(error instanceof MailRefused ? 'refused' : 'delayed')
        throw error
      }
      onEnd?.('sent')
    },
    removeFiles: (writtenBefore) => removeMailFiles(folder, writtenBefore),
    takesReplies: !/^(no|do-?not)[-_.]?reply\b/i.test(from.address.replace(`@${domainOf(from.address)}`, '')),
  }
}
