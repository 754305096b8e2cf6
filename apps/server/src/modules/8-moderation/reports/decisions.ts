import type { AdminDecisionView, DecisionView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { assertRow } from '../../../platform/database/assert-row.ts'
import { pageBy } from '../../../platform/database/cursor.ts'
import { keysetOf, keysetPage } from '../../../platform/database/keyset.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { ListPage } from '../../../platform/http/send-list.ts'
import type { Once } from '../../1-ground/idempotency/shared/answer-once.ts'
import { hasOtherOperators } from '../operators/shared/other-operators.ts'
import { presentAdminDecision, presentDecision } from './decision.presenter.ts'
import {
  countDecisionsAbout,
  countOpenDecisionAppeals,
  findDecision,
  listDecisionsAbout,
  listOpenDecisionAppeals,
  lockDecision,
  setDecision,
} from './decision.queries.ts'
import { refusalToAppeal } from './decision.rules.ts'

type Page = { cursor?: string | undefined; limit: number }
type Tools = Pick<Deps, 'database' | 'clock'>

export async function listDecisions(
  { database: { db }, clock }: Tools,
  { userId, cursor, limit }: Page & { userId: string },
): Promise<ListPage<DecisionView>> {
  const [found, total] = await Promise.all([
    listDecisionsAbout(db, userId, { end: keysetOf(cursor), limit: limit + 1 }),
    countDecisionsAbout(db, userId),
  ])
  const { rows, nextCursor } = keysetPage(found, limit, ({ decision }) => ({ at: decision.decidedAt, id: decision.id }))
  return { rows: rows.map((row) => presentDecision(row, clock())), total, nextCursor }
}

/** Throws `decision.not_found`, `decision.reversed`, `decision.appealed` or `decision.appeal_late`. */
export async function appealDecision(
  { database: { db }, clock }: Once<Tools>,
  { userId, decisionId, text }: { userId: string; decisionId: string; text: string },
): Promise<DecisionView> {
  return db.transaction(async (tx) => {
    const decision = await lockDecision(tx, decisionId)
    if (decision?.personId !== userId) throw new DomainError('decision.not_found')
    const now = clock()
    const refusal = refusalToAppeal(decision, now)
    if (refusal) throw new DomainError(refusal)
    await setDecision(tx, decisionId, { appeal: text, appealedAt: now })
    const row = await findDecision(tx, decisionId)
    assertRow(row, 'a locked decision')
    return presentDecision(row, now)
  })
}

export async function listDecisionAppeals(
  { database: { db }, clock }: Tools,
  { operatorId, cursor, limit }: Page & { operatorId: string },
): Promise<ListPage<AdminDecisionView>> {
  const [found, total, hasOthers] = await Promise.all([
    listOpenDecisionAppeals(db, { operatorId, end: keysetOf(cursor), limit: limit + 1 }),
    countOpenDecisionAppeals(db, operatorId),
    hasOtherOperators(db, operatorId),
  ])
  const { rows, nextCursor } = pageBy(found, limit, ({ decision }) => [
    decision.appealedAt?.toISOString() ?? '',
    decision.id,
  ])
  const viewer = { operatorId, now: clock(), hasOthers }
  return { rows: rows.map((row) => presentAdminDecision(row, viewer)), total, nextCursor }
}
