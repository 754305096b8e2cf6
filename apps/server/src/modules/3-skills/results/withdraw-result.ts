import type { AdminResultView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { assertRow } from '../../../platform/database/assert-row.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { keysetOf, keysetPage } from '../../../platform/database/keyset.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { ListPage } from '../../../platform/http/send-list.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { keepAccounts } from '../../1-ground/users/shared/lock-account.queries.ts'
import { getEmail } from '../../2-people/accounts/shared/get-email.ts'
import { recordOperatorAction } from '../../2-people/operator-log/shared/record-operator-action.ts'
import { requireImpartial } from '../../2-people/operator-log/shared/require-impartial.ts'
import {
  type AdminResultRow,
  countResultsOf,
  countWithdrawnResults,
  deleteWithdrawal,
  findGradedResult,
  insertWithdrawal,
  listResultsOf,
  listWithdrawnResults,
  lockResult,
} from './admin-result.queries.ts'

type ResultsQuery = { person?: string | undefined; cursor?: string | undefined; limit: number }

export async function listAdminResults(
  db: Db,
  { person, cursor, limit }: ResultsQuery,
): Promise<ListPage<AdminResultView>> {
  const page = { end: keysetOf(cursor), limit: limit + 1 }
  const [found, total] = person
    ? await Promise.all([listResultsOf(db, person, page), countResultsOf(db, person)])
    : await Promise.all([listWithdrawnResults(db, page), countWithdrawnResults(db)])
  const { rows, nextCursor } = keysetPage(found, limit, ({ id, completedAt, withdrawnAt }) => ({
    at: person ? completedAt : (withdrawnAt ?? completedAt),
    id,
  }))
  return { rows: rows.map(present), total, nextCursor }
}

type Decision = { operatorId: string; resultId: string; reason: string }

/** Takes a result off its profile and keeps it off; its credential is suspended. Throws `assessment.result_withdrawn`. */
export function withdrawResult(deps: OnceDeps, decision: Decision): Promise<AdminResultView> {
  return decide(deps, decision, 'result.withdrawn', async (tx, row, at) => {
    if (row.withdrawnAt) throw new DomainError('assessment.result_withdrawn')
    const { resultId, reason } = decision
    await insertWithdrawal(tx, { resultId, reason, withdrawnAt: at, wasShown: row.onProfile })
  })
}

/** Shows a withdrawn result again, as before. Throws `assessment.result_not_withdrawn`. */
export function restoreResult(deps: OnceDeps, decision: Decision): Promise<AdminResultView> {
  return decide(deps, decision, 'result.restored', async (tx, row) => {
    if (!row.withdrawnAt) throw new DomainError('assessment.result_not_withdrawn')
    await deleteWithdrawal(tx, row.id)
  })
}

async function decide(
  deps: Deps,
  { operatorId, resultId, reason }: Decision,
  kind: 'result.withdrawn' | 'result.restored',
  act: (tx: Tx, row: AdminResultRow, at: Date) => Promise<void>,
): Promise<AdminResultView> {
  return deps.database.db.transaction(async (tx) => {
    const found = await findGradedResult(tx, resultId)
    if (found) await keepAccounts(tx, [found.userId])
    await lockResult(tx, resultId)
    const row = await findGradedResult(tx, resultId)
    if (!row) throw new DomainError('assessment.result_not_found')
    requireImpartial(operatorId, [row.userId])
    const at = deps.clock()
    await act(tx, row, at)
    const { userId, skill, difficulty } = row
    await recordOperatorAction(tx, { operatorId, kind, subjectId: userId, target: resultId, reason, at })
    const context = { email: await getEmail(tx, userId), skill, difficulty, reason }
    const about = { personId: userId }
    await deps.events.record(tx, at, { kind, actorId: operatorId, about, facts: { resultId }, context })
    const decided = await findGradedResult(tx, resultId)
    assertRow(decided, 'a locked result')
    return present(decided)
  })
}

function present(row: AdminResultRow): AdminResultView {
  const { id, userId, username, skill, difficulty, percentage, completedAt, onProfile, withdrawnAt, reason } = row
  return {
    ...{ _id: id, skill, difficulty, percentage, isShown: onProfile },
    person: { _id: userId, name: username },
    completedAt: completedAt.toISOString(),
    withdrawal: withdrawnAt ? { reason: reason ?? '', at: withdrawnAt.toISOString() } : null,
  }
}
