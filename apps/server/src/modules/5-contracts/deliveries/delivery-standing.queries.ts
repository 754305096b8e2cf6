import type { DeliveryStatus } from '@guildhall/contract'
import { eq } from 'drizzle-orm'
import { type Db, queryNamed, queryText, type Tx } from '../../../platform/database/database.ts'
import { proposals } from '../../4-hiring/proposals/proposal.tables.ts'
import type { DeliveryFacts } from '../../4-hiring/proposals/shared/delivery.rules.ts'

export type DeliveryStandingRow = DeliveryFacts & {
  proposalId: string
  projectId: string
  criteria: string | null
  autoApprovalAt: Date | null
  heldUntil: Date | null
}

const standingText = `select p.id as "proposalId", p.project_id as "projectId", j.client_id as "clientId",
    p.freelancer_id as "freelancerId", p.status, p.delivery_status as "deliveryStatus", j.status as "projectStatus",
    c.status as "contractStatus", c.criteria, c.auto_approval_at as "autoApprovalAt", c.held_until as "heldUntil",
    (select coalesce(max(version), 0) from deliveries where proposal_id = p.id) as "newestVersion",
    exists (select from card_disputes where contract_id = c.id and status = 'open') as "cardDisputed"
  from proposals p join projects j on j.id = p.project_id left join contracts c on c.proposal_id = p.id
  where p.id = $1`

export async function findDeliveryStanding(db: Db | Tx, proposalId: string): Promise<DeliveryStandingRow | undefined> {
  const [row] = await queryNamed<DeliveryStandingRow>(db, 'delivery_standing', standingText, [proposalId])
  return row
}

export async function lockDeliveryStanding(tx: Tx, proposalId: string): Promise<DeliveryStandingRow | undefined> {
  const text = `${standingText} for no key update of p`
  const [row] = await queryText<DeliveryStandingRow>(tx, text, [proposalId])
  return row
}

export async function setDeliveryStatus(tx: Tx, proposalId: string, deliveryStatus: DeliveryStatus) {
  await tx.update(proposals).set({ deliveryStatus }).where(eq(proposals.id, proposalId))
}
