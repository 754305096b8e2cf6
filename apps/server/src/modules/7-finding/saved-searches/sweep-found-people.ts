import { dayMs } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { deleteBeyond, forgetGone } from './found-people.queries.ts'

/** So many days after leaving searches, a person who returns is not new. The privacy policy says “a month”. */
const returnDays = 30
/** The people a search told of last, whom it does not tell of again. */
export const toldPeopleMaximum = 1_000

const peopleAtOnce = 1_000
const searchesAtOnce = 1_000

/** Forgets people who left searches long ago, and all but the newest whom each search has told of. */
export async function sweepFoundPeople({ database: { db }, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const left = new Date(clock().getTime() - returnDays * dayMs)
  while ((await forgetGone(db, left, peopleAtOnce)) === peopleAtOnce);
  let after: string | undefined
  do after = await deleteBeyond(db, { after, searches: searchesAtOnce, keep: toldPeopleMaximum })
  while (after)
}
