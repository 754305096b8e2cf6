import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notify } from '../notifications/shared/notify.ts'
import { getNoticeFacts } from '../proposals/shared/notice-facts.ts'
import type { ContractMoney } from './shared/lock-money.ts'

type OfferNews = {
  contract: ContractMoney
  actorId: string
  kind:
    | 'contract.end_declined'
    | 'contract.end_withdrawn'
    | 'contract.changed'
    | 'contract.change_declined'
    | 'contract.change_withdrawn'
  event: string
}

export async function tellOtherSide(
  deps: Pick<Deps, 'clock' | 'jobs' | 'live'>,
  tx: Tx,
  { contract, actorId, kind, event }: OfferNews,
): Promise<void> {
  const { id: contractId, clientId, freelancerId, proposalId } = contract
  const [actor, userId] =
    actorId === clientId ? (['client', freelancerId] as const) : (['freelancer', clientId] as const)
  const { facts } = await getNoticeFacts(tx, proposalId, actor)
  await notify(deps, tx, [{ userId, kind, facts: { ...facts, contractId }, event }])
}
