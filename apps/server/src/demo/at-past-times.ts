import type { Deps } from '../deps.ts'
import type { EffectsPart } from '../effects.ts'
import { type OnceDeps, withoutCall } from '../modules/1-ground/idempotency/shared/answer-once.ts'
import type { Tx } from '../platform/database/database.ts'
import { openEvents } from '../record-events.ts'

/** What use cases need to run within `tx` at any moment, with test cards, and with `parts` of what follows. Adds no jobs, so nothing is mailed. */
export function atPastTimes(deps: Deps, tx: Tx, parts: readonly EffectsPart[]): (moment: Date) => OnceDeps {
  const jobs = { add: async () => {}, addMany: async () => {} } as unknown as Deps['jobs']
  return (moment) => {
    const past = { ...deps, stripe: undefined, jobs, clock: () => moment }
    return withoutCall({ ...past, events: openEvents(past, parts) }, tx)
  }
}
