import type { Side } from '@guildhall/contract'
import { type Db, queryNamed, type Tx } from '../../../platform/database/database.ts'
import { sideActsText } from './shared/side-acts.queries.ts'

/**
 * The side a person was last active on: as a client by a project or an offer, as a freelancer by a proposal or by a title with
 * skills. Without any of this, the one side that what they say they came for is on; learning is on the freelancer's. Else, any
 * profile counts as a freelancer's.
 */
export const sideText = (userId: string) =>
  `coalesce((select side from ${sideActsText(userId)} acts order by at desc limit 1),
    (select case when 'hire' <> all (purposes) then 'freelancer' when 'work' <> all (purposes) then 'client' end
     from account_purposes where account_purposes.user_id = ${userId} and cardinality(purposes) > 0),
    (select 'freelancer' from profiles where profiles.user_id = ${userId}))`

export async function findSide(db: Db | Tx, userId: string): Promise<Side | undefined> {
  const [row] = await queryNamed<{ side: Side | null }>(db, 'side_of_person', `select ${sideText('$1')} as side`, [
    userId,
  ])
  return row?.side ?? undefined
}
