import type { ChallengedItemDetailView, ChallengedItemsView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { listCorrections } from '../corrections/shared/correction.queries.ts'
import {
  presentChallengedQuestions,
  presentDecision,
  presentOpenItem,
  presentStatistics,
} from './admin-challenge.presenter.ts'
import {
  countOpenChallenges,
  findChallengedItem,
  findStatistics,
  listDecisions,
  listOpenChallenges,
  listOpenItems,
} from './admin-challenge.queries.ts'
import { countAttemptsWith } from './regrade.queries.ts'

const itemsAtOnce = 100
const challengesAtOnce = 100

export async function listChallengedItems({ database: { db } }: Deps): Promise<ChallengedItemsView> {
  const rows = await listOpenItems(db, itemsAtOnce + 1)
  return { items: rows.slice(0, itemsAtOnce).map(presentOpenItem), hasMore: rows.length > itemsAtOnce }
}

/** `counted`: the attempts that asked it, if that is known. Throws `challenge.item_not_found`. */
export async function getChallengedItem(
  { database: { db } }: { database: { db: Db | Tx } },
  itemId: string,
  counted?: number,
): Promise<ChallengedItemDetailView> {
  const item = await findChallengedItem(db, itemId)
  if (!item) throw new DomainError('challenge.item_not_found')
  // One after the other, as a decision calls this within its transaction.
  const open = await listOpenChallenges(db, itemId, challengesAtOnce)
  const openChallenges = await countOpenChallenges(db, itemId)
  const decisions = await listDecisions(db, itemId)
  const corrections = await listCorrections(
    db,
    open.flatMap(({ challenge, questions }) => questions[challenge.position] ?? []),
  )
  const statistics = await findStatistics(db, itemId)
  const attempts = counted ?? (await countAttemptsWith(db, itemId))
  const { isTemplate, skill, difficulty } = item
  return {
    ...{ itemId, isTemplate, skill, difficulty, openChallenges, attempts },
    isDropped: decisions.some(({ decision }) => decision === 'dropped'),
    statistics: statistics ? presentStatistics(statistics) : null,
    questions: presentChallengedQuestions(open, corrections),
    corrections: decisions.map(presentDecision),
  }
}
