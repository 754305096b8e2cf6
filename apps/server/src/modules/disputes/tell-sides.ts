import type { NotificationKind } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ContractMoney } from '../contracts/shared/lock-money.ts'
import { notify } from '../notifications/shared/notify.ts'
import { getNoticeFacts } from '../proposals/shared/notice-facts.ts'

type DisputeKind = Extract<NotificationKind, `dispute.${string}`>
type News = { contract: ContractMoney; kind: DisputeKind; event: string; claimsUntil?: Date }

export async function tellOther(
  deps: Pick<Deps, 'live' | 'jobs' | 'clock'>,
  tx: Tx,
  { contract, actorId, kind, event, claimsUntil }: News & { actorId: string },
): Promise<void> {
  const actor = actorId === contract.clientId ? 'client' : 'freelancer'
  const { facts, clientId, freelancerId } = await getNoticeFacts(tx, contract.proposalId, actor)
  const userId = actor === 'client' ? freelancerId : clientId
  const deadline = claimsUntil && { deadlineAt: claimsUntil.toISOString() }
  await notify(deps, tx, [{ userId, kind, facts: { ...facts, ...deadline, contractId: contract.id }, event }])
}

export async function tellBoth(
  deps: Pick<Deps, 'live' | 'jobs' | 'clock'>,
  tx: Tx,
  { contract, kind, event, claimsUntil }: News,
): Promise<void> {
  const { id: contractId, projectId, title: projectTitle, clientId, freelancerId } = contract
  const facts = { contractId, projectId, projectTitle, ...(claimsUntil && { deadlineAt: claimsUntil.toISOString() }) }
  const sides = [clientId, freelancerId]
  await notify(
    deps,
    tx,
    sides.map((userId) => ({ userId, kind, facts, event })),
  )
}
