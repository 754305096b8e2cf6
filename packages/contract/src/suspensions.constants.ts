export const suspendedPayoutDays = 14

export const appealMaximum = 5_000
