import { plainLine } from './clean-text.ts'
import { MailDelayed, MailRefused } from './mail-errors.ts'
import type { SmtpServer } from './smtp-url.ts'

type NodemailerError = Error & {
  code?: string
  command?: string
  response?: string
  responseCode?: number
  rejectedErrors?: NodemailerError[]
}

/** Characters of a server's answer that are kept. */
const reasonLimit = 300

/** Only a 5xx about the receiver or the content is final. Others may be a mistake in our settings. */
export function smtpFailure(error: unknown, to: string, auth: SmtpServer['auth']): MailRefused | MailDelayed {
  const whole = error as NodemailerError
  const { code, command, response, responseCode, message } = whole.rejectedErrors?.[0] ?? whole
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA' || code === 'EMESSAGE'
  const isFinal = responseCode === undefined ? code === 'EENVELOPE' : responseCode >= 500 && isAboutThisMail
  const reason = plainLine(withoutSecrets(response ?? message, to, auth), reasonLimit)
  return isFinal ? new MailRefused(reason) : new MailDelayed(reason)
}

/** Servers may repeat what we sent. */
function withoutSecrets(text: string, to: string, auth: SmtpServer['auth']): string {
  const secrets = auth
    ? [
        auth.pass,
        ...[auth.pass, auth.user, `\0${auth.user}\0${auth.pass}`].map((part) => Buffer.from(part).toString('base64')),
      ]
    : []
  return [...secrets, to].reduce((rest, secret) => rest.replaceAll(secret, '***'), text)
}
