import { type Db, queryNamed } from '../../../../platform/database/database.ts'

export function countDeliveriesToReview(db: Db, clientId: string): Promise<number> {
  return countOf(
    db,
    'deliveries_to_review',
    `select count(*) as count from projects j
     join proposals p on p.project_id = j.id and p.delivery_status = 'submitted'
     where j.client_id = $1 and j.status = 'in_progress'`,
    clientId,
  )
}

export function countChangesRequested(db: Db, freelancerId: string): Promise<number> {
  return countOf(
    db,
    'changes_requested',
    `select count(*) as count from proposals p join projects j on j.id = p.project_id
     where p.freelancer_id = $1 and p.delivery_status = 'rejected' and j.status = 'in_progress'`,
    freelancerId,
  )
}

async function countOf(db: Db, name: string, sql: string, userId: string) {
  const [row] = await queryNamed<{ count: number }>(db, name, sql, [userId])
  return row?.count ?? 0
}
