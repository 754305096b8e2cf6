/** Days that the earnings of a suspended person have to wait until they can be withdrawn. */
export const suspendedPayoutDays = 14

/** Characters of an appeal. */
export const appealMaximum = 5_000
