import type { MessageEventKind } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ContractMoney } from '../contracts/shared/lock-money.ts'
import { recordEvents } from '../messages/shared/record-events.ts'

type DisputeEventKind = Extract<MessageEventKind, `dispute.${string}`>

/** Takes the conversation's lock: call it last in a transaction. */
export async function recordInConversation(
  deps: Pick<Deps, 'live' | 'clock'>,
  tx: Tx,
  { contract, actorId, kinds }: { contract: ContractMoney; actorId: string; kinds: readonly DisputeEventKind[] },
): Promise<void> {
  const { clientId, freelancerId, projectId, title: projectTitle, proposalId } = contract
  const otherId = actorId === clientId ? freelancerId : clientId
  const events = kinds.map((kind) => ({ otherId, event: { kind, projectId, projectTitle, proposalId } }))
  await recordEvents(deps, tx, { actorId, events })
}
