/** What is held for a contract, whether its parties agree about it or not. A list for SQL. */
export const heldAccountsText = `('escrow', 'disputed')`
