/**
 * What was released to a freelancer, before the fee: in the chain of a contract only a release writes to these accounts. A list for SQL.
 */
export const releasedAccountsText = `('payable', 'platform_fee')`

/** Reads one index and no rows. */
export const releasedCentsText = (contractId: string) =>
  `(select coalesce(sum(l.amount_cents), 0) from ledger.lines l where l.chain_id = ${contractId} and l.account in ${releasedAccountsText})`
