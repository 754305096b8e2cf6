import type { Side } from '@guildhall/contract'
import { type Db, queryNamed, type Tx } from '../../platform/database/database.ts'

/**
 * The side a person was last active on: as a client by a project or an offer, as a freelancer by a proposal. A profile alone counts
 * as a freelancer's. Null if there is nothing of this.
 */
export const sideText = (userId: string) => `(
  select side from (
    (select 'client' as side, created_at as at from projects where client_id = ${userId} order by created_at desc limit 1)
    union all
    (select 'client', created_at from direct_offers where client_id = ${userId} order by created_at desc limit 1)
    union all
    (select 'freelancer', created_at from proposals where freelancer_id = ${userId} order by created_at desc limit 1)
    union all
    select 'freelancer', null from profiles where user_id = ${userId}
  ) acts
  order by at desc nulls last limit 1)`

export async function findSide(db: Db | Tx, userId: string): Promise<Side | undefined> {
  const [row] = await queryNamed<{ side: Side | null }>(db, 'side_of_person', `select ${sideText('$1')} as side`, [
    userId,
  ])
  return row?.side ?? undefined
}
