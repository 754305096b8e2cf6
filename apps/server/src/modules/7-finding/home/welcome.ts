import type { Purpose, Side, WelcomeView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { assertRow } from '../../../platform/database/assert-row.ts'
import { type Db, prepared, type Tx } from '../../../platform/database/database.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { findWelcome, setDismissed, setPurposes } from './welcome.queries.ts'
import { firstStepsOn } from './welcome.rules.ts'

type Viewer = { userId: string; side: Side }

export function getWelcome({ database }: Pick<Deps, 'database'>, viewer: Viewer): Promise<WelcomeView> {
  return presentWelcome(prepared(database.db), viewer)
}

export async function savePurposes(
  { database: { db }, clock }: OnceDeps,
  { purposes, ...viewer }: Viewer & { purposes: readonly Purpose[] },
): Promise<WelcomeView> {
  await setPurposes(db, { userId: viewer.userId, purposes, now: clock() })
  return presentWelcome(db, viewer)
}

/** Does nothing for people who were not asked, as they have no list. */
export async function putFirstStepsAway(
  { database: { db }, clock }: OnceDeps,
  { dismissed, ...viewer }: Viewer & { dismissed: boolean },
): Promise<WelcomeView> {
  await setDismissed(db, { userId: viewer.userId, at: dismissed ? clock() : null })
  return presentWelcome(db, viewer)
}

async function presentWelcome(db: Db | Tx, { userId, side }: Viewer): Promise<WelcomeView> {
  const row = await findWelcome(db, userId)
  assertRow(row, 'an account')
  const purposes = row.purposes ?? []
  const steps = row.isDismissed ? [] : firstStepsOn(side, purposes)
  return {
    asks: row.purposes === null && !row.hasBegun,
    purposes,
    steps: steps.map((step) => ({ step, done: row[step] })),
  }
}
