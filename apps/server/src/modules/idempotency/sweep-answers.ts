import { idempotencyKeptHours } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { deleteForgottenAnswers } from './idempotency.queries.ts'

export async function sweepAnswers({ database: { db }, clock }: Pick<Deps, 'database' | 'clock'>) {
  await deleteForgottenAnswers(db, new Date(clock().getTime() - idempotencyKeptHours * 60 * 60 * 1_000))
}
