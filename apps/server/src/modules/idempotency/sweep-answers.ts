import { idempotencyKeptHours } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { deleteForgottenAnswers } from './idempotency.queries.ts'

/** Removes answers kept for longer than they are promised. Safe to run anywhere, any time. */
export async function sweepAnswers({ database: { db }, clock }: Pick<Deps, 'database' | 'clock'>) {
  await deleteForgottenAnswers(db, new Date(clock().getTime() - idempotencyKeptHours * 60 * 60 * 1_000))
}
