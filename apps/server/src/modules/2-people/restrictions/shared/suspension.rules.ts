import { dayMs, suspendedPayoutDays } from '@guildhall/contract'

export const withdrawableFrom = (suspendedAt: Date) => new Date(suspendedAt.getTime() + suspendedPayoutDays * dayMs)
