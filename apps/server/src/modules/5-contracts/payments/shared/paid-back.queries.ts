import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Whether the client's bank took a payment of the contract back, or may. */
export const paidBackText = (contractId: string) =>
  `exists (select from card_disputes d where d.contract_id = ${contractId} and d.status in ('open', 'lost'))`

export const paidBackSql = (contractId: SQLWrapper): SQL<boolean> =>
  sql`exists (select from card_disputes d where d.contract_id = ${contractId} and d.status in ('open', 'lost'))`
