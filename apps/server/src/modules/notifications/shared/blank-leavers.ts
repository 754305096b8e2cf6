import type { NotificationFacts } from '@guildhall/contract'
import type { Tx } from '../../../platform/database/database.ts'
import { tryKeepAccounts } from '../../accounts/shared/lock-account.queries.ts'

/**
 * Blanks the names of people who have left or are leaving: the deletion of an account does not see notices that are still being
 * written. A blank name is shown as what its person is called at that time. The other accounts are kept until the commit.
 */
export async function blankLeavers<Named extends { facts: NotificationFacts }>(
  tx: Tx,
  notices: readonly Named[],
): Promise<Named[]> {
  const actors = notices.flatMap(({ facts }) => (facts.actorId && facts.actorName ? [facts.actorId] : []))
  if (actors.length === 0) return [...notices]
  const kept = await tryKeepAccounts(tx, actors)
  return notices.map((notice) => {
    const { actorId, actorName } = notice.facts
    if (!actorId || !actorName || kept.has(actorId)) return notice
    return { ...notice, facts: { ...notice.facts, actorName: '' } }
  })
}
