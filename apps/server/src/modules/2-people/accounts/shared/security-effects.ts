import { randomUUID } from 'node:crypto'
import type { Effects } from '../../../../effects.ts'
import { type MailData, type MailKind, mailTemplates } from '../../../../mail-catalogue.ts'
import type { MailContent } from '../../../../platform/mail/mail-content.ts'

/** Under the bell. Each is told, also two of one moment. */
export function securityNotice(userId: string, sentence: string): NonNullable<Effects['notices']>[number] {
  return { userId, kind: 'account.security', facts: { sentence }, event: randomUUID() }
}

/** By mail and under the bell: `sentence`, or the mail's subject. */
export function securityNews<Kind extends MailKind>(
  { personId, email }: { personId: string; email: string },
  kind: Kind,
  data: MailData<Kind>,
  sentence?: string,
): Effects {
  const template = mailTemplates[kind] as (data: MailData<Kind>) => MailContent
  return {
    notices: [securityNotice(personId, sentence ?? `${template(data).subject}.`)],
    mails: [mailTo({ personId, email }, kind, data)],
  }
}

export const mailTo = <Kind extends MailKind>(
  { personId: userId, email: to }: { personId: string; email: string },
  kind: Kind,
  data: MailData<Kind>,
) => ({ kind, userId, to, data }) as NonNullable<Effects['mails']>[number]
