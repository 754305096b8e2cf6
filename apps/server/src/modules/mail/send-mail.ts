import type { Deps } from '../../deps.ts'
import { type MailKind, mailTemplates } from '../../mail-catalogue.ts'
import { renderMail } from '../../platform/mail/render-mail.ts'
import { lockUnsentMail, setMailSent } from './mail.queries.ts'

/** Sends a mail of the outbox, unless it was sent. Throws what the mail server says, so that the job is tried again. */
export async function sendMail({ database: { db }, clock, config, mailer }: Deps, { mailId }: { mailId: string }) {
  await db.transaction(async (tx) => {
    const mail = await lockUnsentMail(tx, mailId)
    if (!mail?.data) return
    const template = mailTemplates[mail.kind as MailKind] as (
      data: never,
    ) => ReturnType<(typeof mailTemplates)[MailKind]>
    const content = template(mail.data as never)
    await mailer.send({
      id: mail.id,
      to: mail.toAddress,
      date: mail.createdAt,
      ...renderMail(content, { publicUrl: config.publicUrl, username: mail.username ?? undefined }),
    })
    await setMailSent(tx, mail.id, clock())
  })
}
