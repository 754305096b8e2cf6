import { isLocalOnly } from '../platform/config/is-local-only.ts'
import { greetMailServer } from '../platform/mail/smtp-mailer.ts'
import { type Finding, type Installation, ok, problem, warning } from './finding.ts'

/** Speaks with it up to the password, and sends nothing. */
export async function checkMailServer({ config, quote, limitMs }: Installation): Promise<Finding[]> {
  const { smtp, mailFrom: from, publicUrl } = config
  if (!smtp) {
    return isLocalOnly(config)
      ? [ok('Only this machine reaches Guildhall, so mail is written to files.')]
      : [warning('Without SMTP_URL, mail is only written to files.', 'Set SMTP_URL to a mail server.')]
  }
  const stepMs = (limitMs * 2) / 5
  const limits = { connect: stepMs, greeting: stepMs, silence: stepMs, total: 2 * stepMs }
  const place = `${smtp.host}:${smtp.port}`
  try {
    await greetMailServer({ ...smtp, from, publicUrl, limits })
  } catch (error) {
    return [
      problem(
        `The mail server ${place} cannot be used: ${quote(error)}.`,
        'Correct SMTP_URL (or SMTP_CA_FILE), or repair the server. Mails wait for about a day, then they are given up.',
      ),
    ]
  }
  return [ok(`The mail server ${place} accepts our connection${smtp.auth ? ' and password' : ''}.`)]
}
