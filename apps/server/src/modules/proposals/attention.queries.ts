import { type Db, queryNamed } from '../../platform/database/database.ts'

/** Each half reads partial indexes that hold only what waits. */
export const countWaitingSql = `select
  (select count(*) from projects j join proposals p on p.project_id = j.id and p.delivery_status = 'submitted'
    where j.client_id = $1 and j.status = 'in_progress') as "deliveriesToReview",
  (select count(*) from proposals p
    where p.freelancer_id = $1 and p.delivery_status = 'rejected') as "changesRequested"`

/** How many deliveries wait for a person's review, and how many for changes they were asked for. */
export async function countWaiting(db: Db, userId: string) {
  type Row = { deliveriesToReview: number; changesRequested: number }
  const [row] = await queryNamed<Row>(db, 'deliveries_waiting', countWaitingSql, [userId])
  return row ?? { deliveriesToReview: 0, changesRequested: 0 }
}
