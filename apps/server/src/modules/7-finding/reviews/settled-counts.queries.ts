import { reviewReleaseMinimumCents } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { personFigures } from '../../2-people/figures/figures.tables.ts'
import { contracts } from '../../5-contracts/contracts/contract.tables.ts'
import { releasedCents } from './review.queries.ts'

/** Of people who have no figures yet, the one count that the figures of others depend on. */
export async function insertSettledCounts(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into ${personFigures} (user_id, settled_contracts)
    select side.user_id, count(*) from ${contracts},
      lateral (values (${contracts.clientId}), (${contracts.freelancerId})) side (user_id)
    where side.user_id = any(${sql.param(userIds)}::uuid[]) and ${releasedCents} >= ${reviewReleaseMinimumCents}
    group by side.user_id`)
}
