import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { profiles } from '../../../1-ground/users/profile.tables.ts'
import { users } from '../../../1-ground/users/user.tables.ts'
import { blockedSql } from '../../../2-people/restrictions/shared/blocked.queries.ts'
import { suspendedSql } from '../../../2-people/restrictions/shared/suspended.queries.ts'
import { proposalContracts as contracts } from '../../proposals/shared/contract.views.ts'

/**
 * Whether a client may invite a person, or offer them a contract. People who opted out of searches are reachable by
 * former clients only. Undefined for an unknown person.
 */
export async function findReachable(db: Db | Tx, personId: string, clientId: string): Promise<boolean | undefined> {
  const optedOut = sql`exists (select from ${profiles} where ${profiles.userId} = ${users.id} and not ${profiles.mayBeFound})`
  const worked = sql`exists (
    select from ${contracts} where ${contracts.freelancerId} = ${users.id} and ${contracts.clientId} = ${clientId})`
  const [row] = await db
    .select({
      isReachable: sql<boolean>`not ${suspendedSql(users.id)} and not ${blockedSql(users.id, clientId)}
        and (not ${optedOut} or ${worked})`,
    })
    .from(users)
    .where(and(eq(users.id, personId), sql`${users.deletedAt} is null`))
  return row?.isReachable
}
