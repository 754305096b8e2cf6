import { suspendedPayoutDays } from '@guildhall/contract'

const dayMs = 24 * 60 * 60 * 1_000

export const withdrawableFrom = (suspendedAt: Date) => new Date(suspendedAt.getTime() + suspendedPayoutDays * dayMs)
