import type { Db } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { findOpenSuspension } from './open-suspension.queries.ts'
import { withdrawableFrom } from './suspension.rules.ts'

/** Throws `payout.suspended` while the earnings of a suspended person have to wait. */
export async function requirePayoutTime(db: Db, { userId, now }: { userId: string; now: Date }): Promise<void> {
  const suspension = await findOpenSuspension(db, userId)
  if (!suspension) return
  const from = withdrawableFrom(suspension.suspendedAt)
  if (now < from) throw new DomainError('payout.suspended', { day: dayOf(from) })
}

const format = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
const dayOf = (instant: Date) => format.format(instant)
