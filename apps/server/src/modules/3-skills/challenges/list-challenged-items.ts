import type { ChallengedItemDetailView, ChallengedItemsView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { Correction } from '../corrections/shared/corrected-questions.rules.ts'
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

/** Throws `challenge.item_not_found`. */
export async function getChallengedItem(
  { database: { db } }: Pick<Deps, 'database'>,
  itemId: string,
): Promise<ChallengedItemDetailView> {
  const item = await findChallengedItem(db, itemId)
  if (!item) throw new DomainError('challenge.item_not_found')
  // One after the other, as a decision calls this within its transaction.
  const open = await listOpenChallenges(db, itemId, challengesAtOnce)
  const openChallenges = await countOpenChallenges(db, itemId)
  const decisions = await listDecisions(db, itemId)
  const statistics = await findStatistics(db, itemId)
  const attempts = await countAttemptsWith(db, itemId)
  const { skill, difficulty, source } = item
  const corrections = decisions.filter(({ decision }) => decision !== 'kept') as Correction[]
  return {
    ...{ itemId, isTemplate: source === 'generated', skill, difficulty, openChallenges, attempts },
    isDropped: decisions.some(({ decision }) => decision === 'dropped'),
    statistics: statistics ? presentStatistics(statistics) : null,
    questions: presentChallengedQuestions(open, corrections),
    corrections: decisions.map(presentDecision),
  }
}
