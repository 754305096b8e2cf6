import type { NeedsView, NeedView, Side } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { prepared } from '../../../platform/database/database.ts'
import { findNeeds, type NeedRow } from './need.queries.ts'

export async function getNeeds(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  input: { userId: string; side: Side },
): Promise<NeedsView> {
  const { rows, total, ...rest } = await findNeeds(prepared(database.db), { ...input, now: clock() })
  return { needs: rows.map(presentNeed), more: total - rows.length, ...rest }
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
