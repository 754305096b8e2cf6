/** What is held for a contract, whether its parties agree about it or not. A list for SQL. */
export const heldAccountsText = `('escrow', 'disputed')`

export const heldCentsText = (contractId: string) =>
  `coalesce((select sum(b.cents) from ledger.balances b where b.owner_id = ${contractId} and b.account in ${heldAccountsText}), 0)`
