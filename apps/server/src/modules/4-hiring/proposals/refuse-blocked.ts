import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { isBlockedPair } from '../../2-people/restrictions/shared/blocked.queries.ts'

/**
 * For what carries words to the other side: a block ends writing both ways. Withdrawing, accepting and declining stay possible. The same
 * for both sides, so that nobody is told who blocked whom. Throws `proposal.blocked`.
 */
export async function refuseBlocked(
  tx: Tx,
  { clientId, freelancerId }: { clientId: string; freelancerId: string },
): Promise<void> {
  if (await isBlockedPair(tx, clientId, freelancerId)) throw new DomainError('proposal.blocked')
}
