import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { getEmail } from '../accounts/shared/get-email.ts'
import { queueMail } from '../mail/shared/queue-mail.ts'
import { notify } from '../notifications/shared/notify.ts'
import { findShownName } from './operator.queries.ts'
import { listRunningContracts } from './suspension.queries.ts'

type Teller = Pick<Deps, 'jobs' | 'clock' | 'live'>

export type PersonalNews = {
  personId: string
  kind: 'account.suspended' | 'account.suspension_lifted' | 'account.appeal_answered' | 'account.warned'
  /** Names the event, such as the id of the suspension. */
  event: string
  data: { reason: string }
}

/** Tells a person of what an operator decided about their account: by mail, confirmed address or not, and under the bell. */
export async function tellPerson(deps: Teller, tx: Tx, { personId, kind, event, data }: PersonalNews): Promise<void> {
  await queueMail(deps, tx, { kind, userId: personId, to: await getEmail(tx, personId), data })
  await notify(deps, tx, [{ userId: personId, kind, facts: { sentence: data.reason }, event }])
}

/** Tells the other side of each running contract. */
export async function tellOtherSides(
  deps: Teller,
  tx: Tx,
  {
    personId,
    kind,
    event,
  }: { personId: string; kind: 'contract.party_suspended' | 'contract.party_back'; event: string },
): Promise<void> {
  const actorName = await findShownName(tx, personId)
  const contracts = await listRunningContracts(tx, personId)
  const notices = contracts.map(({ id, projectId, title, otherId }) => ({
    userId: otherId,
    kind,
    facts: { contractId: id, projectId, projectTitle: title, actorId: personId, actorName },
    event: `${event}:${id}`,
  }))
  if (notices.length > 0) await notify(deps, tx, notices)
}
