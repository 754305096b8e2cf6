import { type Db, queryPlanned } from '../../../platform/database/database.ts'
import { nameOfText } from '../../1-ground/users/shared/shown-person.queries.ts'

export type HoldFacts = {
  contractId: string
  clientName: string
  freelancerName: string
  disputeId: string | null
  cardDisputed: boolean
}

export async function findHoldFacts(db: Db, contractIds: string[]): Promise<Map<string, HoldFacts>> {
  const rows = await queryPlanned<HoldFacts>(
    db,
    `select c.id as "contractId",
       ${nameOfText('c.client_id')} as "clientName",
       ${nameOfText('c.freelancer_id')} as "freelancerName",
       (select d.id from disputes d where d.contract_id = c.id and d.ended_at is null) as "disputeId",
       exists (select from card_disputes k where k.contract_id = c.id and k.status = 'open') as "cardDisputed"
     from contracts c where c.id = any($1)`,
    [contractIds],
  )
  return new Map(rows.map((row) => [row.contractId, row]))
}
