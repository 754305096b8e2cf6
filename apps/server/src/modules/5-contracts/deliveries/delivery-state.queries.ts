import type { DeliveryStatus } from '@guildhall/contract'
import { eq } from 'drizzle-orm'
import { type Db, queryNamed, queryText, type Tx } from '../../../platform/database/database.ts'
import { proposals } from '../../4-hiring/proposals/proposal.tables.ts'
import type { DeliveryFacts } from '../../4-hiring/proposals/shared/delivery.rules.ts'

export type DeliveryStateRow = DeliveryFacts & {
  proposalId: string
  projectId: string
  criteria: string | null
  autoApprovalAt: Date | null
  heldUntil: Date | null
}

const stateText = `select p.id as "proposalId", p.project_id as "projectId", j.client_id as "clientId",
    p.freelancer_id as "freelancerId", p.status, p.delivery_status as "deliveryStatus", j.status as "projectStatus",
    c.status as "contractStatus", c.criteria, c.auto_approval_at as "autoApprovalAt", c.held_until as "heldUntil",
    (select coalesce(max(version), 0) from deliveries where proposal_id = p.id) as "newestVersion",
    exists (select from card_disputes where contract_id = c.id and status = 'open') as "cardDisputed"
  from proposals p join projects j on j.id = p.project_id left join contracts c on c.proposal_id = p.id
  where p.id = $1`

export async function findDeliveryState(db: Db | Tx, proposalId: string): Promise<DeliveryStateRow | undefined> {
  const [row] = await queryNamed<DeliveryStateRow>(db, 'delivery_state', stateText, [proposalId])
  return row
}

export async function lockDeliveryState(tx: Tx, proposalId: string): Promise<DeliveryStateRow | undefined> {
  const text = `${stateText} for no key update of p`
  const [row] = await queryText<DeliveryStateRow>(tx, text, [proposalId])
  return row
}

export async function setDeliveryStatus(tx: Tx, proposalId: string, deliveryStatus: DeliveryStatus) {
  await tx.update(proposals).set({ deliveryStatus }).where(eq(proposals.id, proposalId))
}
