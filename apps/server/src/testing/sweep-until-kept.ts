import { expect } from 'vitest'
import { sweepCounts } from '../modules/1-ground/counts/sweep-counts.ts'
import { longPatience } from './patience.ts'
import type { TestApp } from './test-app.ts'

/** A list waits for the end of transactions from before, and other tests have some in other databases of the server. */
export async function sweepUntilKept(t: TestApp) {
  const sweep = async () => {
    await sweepCounts(t.deps)
    return t.value('select count(*)::int from counted_lists where not is_ready')
  }
  await expect.poll(sweep, longPatience).toBe(0)
}
