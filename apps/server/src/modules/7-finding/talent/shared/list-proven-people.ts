import type { TalentView } from '@guildhall/contract'
import type { ReadDb } from '../../../../platform/database/database.ts'
import { presentTalent } from '../talent.presenter.ts'
import { listProvenCards } from '../talent-search.queries.ts'

/** Large enough for new faces each day, and small enough to read for each visit. */
const among = 24

/** A few of those who may be found and have proven most, others each day. */
export async function listProvenPeople(
  db: ReadDb,
  { now, limit }: { now: Date; limit: number },
): Promise<TalentView[]> {
  const turn = now.toISOString().slice(0, 'yyyy-mm-dd'.length)
  return (await listProvenCards(db, { among, limit, turn })).map(presentTalent)
}
