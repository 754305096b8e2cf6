import type { MessageEventKind } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { recordEvents } from '../messages/shared/record-events.ts'
import type { ProposalRow } from './proposal.queries.ts'

/** Writes what one party did with a proposal into the conversation of the two, if there is one. */
export function recordInConversation(
  deps: Pick<Deps, 'live' | 'clock'>,
  tx: Tx,
  proposal: Pick<ProposalRow, 'id' | 'projectId' | 'projectTitle' | 'clientId' | 'freelancerId'>,
  { by, kind }: { by: 'client' | 'freelancer'; kind: Extract<MessageEventKind, `proposal.${string}`> },
): Promise<void> {
  const { id: proposalId, projectId, projectTitle, clientId, freelancerId } = proposal
  const [actorId, otherId] = by === 'client' ? [clientId, freelancerId] : [freelancerId, clientId]
  return recordEvents(deps, tx, {
    actorId,
    events: [{ otherId, event: { kind, projectId, projectTitle, proposalId } }],
  })
}
