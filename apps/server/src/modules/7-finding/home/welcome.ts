import type { Purpose, Side, WelcomeView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { assertRow } from '../../../platform/database/assert-row.ts'
import { type Db, prepared, type Tx } from '../../../platform/database/database.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { findWelcome, setDismissed, setPurposes, type WelcomeRow } from './welcome.queries.ts'
import { firstStepsOn } from './welcome.rules.ts'

type Viewer = { userId: string; side: Side }

export function getWelcome(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  viewer: Viewer,
): Promise<WelcomeView> {
  return presentWelcome(prepared(database.db), { ...viewer, now: clock() })
}

export async function savePurposes(
  { database: { db }, clock }: OnceDeps,
  { purposes, ...viewer }: Viewer & { purposes: readonly Purpose[] },
): Promise<WelcomeView> {
  const now = clock()
  await setPurposes(db, { userId: viewer.userId, purposes, now })
  return presentWelcome(db, { ...viewer, now })
}

/** Does nothing for people who have no list. */
export async function putFirstStepsAway(
  { database: { db }, clock }: OnceDeps,
  { dismissed, ...viewer }: Viewer & { dismissed: boolean },
): Promise<WelcomeView> {
  const asked = { userId: viewer.userId, now: clock() }
  const row = await readWelcome(db, asked)
  const purposes = purposesOf(row)
  if (row.purposes || purposes.length > 0) await setDismissed(db, { ...asked, purposes, dismissed })
  return presentWelcome(db, { ...viewer, now: asked.now })
}

async function presentWelcome(db: Db | Tx, { side, ...asked }: Viewer & { now: Date }): Promise<WelcomeView> {
  const row = await readWelcome(db, asked)
  const purposes = purposesOf(row)
  const steps = row.isDismissed ? [] : firstStepsOn(side, purposes)
  return {
    asks: row.purposes === null && row.acts.length === 0,
    purposes,
    steps: steps.map((step) => ({ step, done: row[step] })),
  }
}

async function readWelcome(db: Db | Tx, asked: { userId: string; now: Date }): Promise<WelcomeRow> {
  const row = await findWelcome(db, asked)
  assertRow(row, 'an account')
  return row
}

/** What a new person did is an answer, too. */
const purposesOf = ({ purposes, isNew, acts }: WelcomeRow): Purpose[] => purposes ?? (isNew ? acts : [])
