/**
 * What was released to a freelancer, before the fee: in the chain of a contract only a release writes to these accounts. A list for SQL.
 */
export const releasedAccountsText = `('payable', 'platform_fee')`
