/** Of contracts that have not ended. A list for SQL. */
export const runningStatusesText = `('active', 'payment_due', 'disputed')`
