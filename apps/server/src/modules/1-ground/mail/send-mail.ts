import type { Deps } from '../../../deps.ts'
import { mailTemplates } from '../../../mail-catalogue.ts'
import { JobDelayed, JobGivenUp } from '../../../platform/jobs/job-errors.ts'
import type { Letter, MailContent } from '../../../platform/mail/mail-content.ts'
import { MailRefused } from '../../../platform/mail/mail-errors.ts'
import { renderMail } from '../../../platform/mail/render-mail.ts'
import { claimMail, isMailUnsent, setMailDelayed, setMailFailed, setMailSent } from './mail.queries.ts'
import { sendMailJob } from './shared/mail.jobs.ts'

/** How long one attempt may take: longer than the mailer's own limits, shorter than the job may run. */
export const claimSeconds = 100

type Mail = NonNullable<Awaited<ReturnType<typeof claimMail>>>

/** Throws JobDelayed to retry, else JobGivenUp. After a crash it may be sent again, with the same Message-ID. */
export async function sendMail(deps: Deps, { mailId }: { mailId: string }) {
  const { database, clock, mailer } = deps
  const { db } = database
  const now = clock()
  const mail = await claimMail(db, mailId, { now, until: new Date(now.getTime() + claimSeconds * 1_000) })
  if (!mail) {
    if (await isMailUnsent(db, mailId)) throw new JobDelayed('another process is sending this mail')
    return
  }
  const giveUp = async (reason: string, cause?: unknown) => {
    await setMailFailed(db, mail.id, clock(), reason)
    return new JobGivenUp(`mail ${mail.id} (${mail.kind}) is given up: ${reason}`, { cause })
  }
  if (mail.expiresAt && mail.expiresAt <= now) throw await giveUp('it expired before it could be sent')

  let letter: Letter
  try {
    letter = writeLetter(deps, mail)
  } catch (error) {
    throw await giveUp('it could not be written', error)
  }
  try {
    await mailer.send(letter)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (error instanceof MailRefused || mail.attempts > sendMailJob.retries) throw await giveUp(reason)
    await setMailDelayed(db, mail.id, reason)
    throw new JobDelayed(`mail ${mail.id} (${mail.kind}): ${reason}`)
  }
  await setMailSent(db, mail.id, clock())
}

function writeLetter({ config, mailer }: Pick<Deps, 'config' | 'mailer'>, mail: Mail): Letter {
  const template = new Map<string, unknown>(Object.entries(mailTemplates)).get(mail.kind) as
    | ((data: Record<string, unknown>) => MailContent)
    | undefined
  if (!template) throw new Error('no template is named so')
  if (!mail.data) throw new Error('it has no data')
  const { publicUrl } = config
  const { takesReplies } = mailer
  const rendered = renderMail(template(mail.data), { publicUrl, username: mail.username ?? undefined, takesReplies })
  return { id: mail.id, to: mail.toAddress, date: mail.createdAt, ...rendered }
}
