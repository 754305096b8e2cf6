import type { Deps } from '../../../deps.ts'
import type { MailData } from '../../../mail-catalogue.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { getEmail } from '../../accounts/shared/get-email.ts'
import { queueMail } from '../../mail/shared/queue-mail.ts'
import { notify } from '../../notifications/shared/notify.ts'
import { lockPerson } from '../operator.queries.ts'

type NewsKind =
  | 'account.suspended'
  | 'account.suspension_lifted'
  | 'account.appeal_answered'
  | 'account.warned'
  | 'content.hidden'
  | 'decision.answered'
  | 'decision.reversed'

/** `event`: what it is about, such as the id of a suspension; an event is told once. */
export type PersonalNews = { personId: string; event: string } & {
  [Kind in NewsKind]: { kind: Kind; data: MailData<Kind> }
}[NewsKind]

/** Also mails unconfirmed addresses. Throws `operator.person_not_found` for a former member. */
export async function tellPerson(
  deps: Pick<Deps, 'jobs' | 'clock' | 'live'>,
  tx: Tx,
  { personId, kind, event, data }: PersonalNews,
): Promise<void> {
  if (!(await lockPerson(tx, personId))) throw new DomainError('operator.person_not_found')
  await queueMail(deps, tx, { kind, userId: personId, to: await getEmail(tx, personId), data })
  await notify(deps, tx, [{ userId: personId, kind, facts: { sentence: data.reason }, event }])
}
