import { idempotencyKeptHours } from '@guildhall/contract'
import type { SweepDeps } from '../../../deps.ts'
import { deleteForgottenAnswers } from './idempotency.queries.ts'

export async function sweepAnswers({
  database: { db },
  clock,
  stopping,
}: Pick<SweepDeps, 'database' | 'clock' | 'stopping'>) {
  const forgottenBefore = new Date(clock().getTime() - idempotencyKeptHours * 60 * 60 * 1_000)
  await deleteForgottenAnswers(db, forgottenBefore, stopping)
}
