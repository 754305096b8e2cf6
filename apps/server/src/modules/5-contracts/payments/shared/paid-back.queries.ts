import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

const isTakenBack = `d.status in ('open', 'lost')`

/** Whether the client's bank took a payment of the contract back, or may. */
export const paidBackText = (contractId: string) =>
  `exists (select from card_disputes d where d.contract_id = ${contractId} and ${isTakenBack})`

export const paidBackSql = (contractId: SQLWrapper): SQL<boolean> =>
  sql`exists (select from card_disputes d where d.contract_id = ${contractId} and ${sql.raw(isTakenBack)})`
