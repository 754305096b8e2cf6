import { type NeedsView, type NeedView, needsShown, type Side } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { prepared } from '../../../platform/database/database.ts'
import { openReview } from '../../3-skills/daily-review/shared/open-review.ts'
import { findNeeds, type NeedRow } from './need.queries.ts'

export async function getNeeds(
  deps: Pick<Deps, 'database' | 'clock' | 'bank'>,
  input: { userId: string; side: Side },
): Promise<NeedsView> {
  const [db, now] = [prepared(deps.database.db), deps.clock()]
  const { rows, total, review, ...rest } = await findNeeds(db, { ...input, now })
  if (!review || review.cards.length === 0) return presentNeeds(rows, total, rest)
  const { today } = await openReview(deps, db, { userId: input.userId, now, first: review })
  const [first] = today
  if (!first) {
    const others = rows.filter(({ kind }) => kind !== 'daily_review')
    return presentNeeds(others, total - 1, rest)
  }
  const counted = { since: first.dueAt, count: today.length }
  return presentNeeds(
    rows.map((row) => (row.kind === 'daily_review' ? { ...row, ...counted } : row)),
    total,
    rest,
  )
}

function presentNeeds(rows: NeedRow[], total: number, rest: Omit<NeedsView, 'needs' | 'more'>): NeedsView {
  const shown = rows.slice(0, needsShown)
  return { needs: shown.map(presentNeed), more: total - shown.length, ...rest }
}

function presentNeed({ personId, personName, since, dueAt, ...need }: NeedRow): NeedView {
  const { kind, title, subjectId, count, unread } = need
  const person = personId && personName ? { _id: personId, name: personName } : null
  return {
    kind,
    title,
    person,
    subjectId,
    since: since.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    count,
    unread,
  }
}
