import type { FindingsView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'

/** The checks call others, some of whom charge for it. */
const freshMs = 20_000

/** Returns what the doctor finds; whoever asks soon after gets the same answer, also while it is made. */
export function openFindings({ inspect, clock }: Pick<Deps, 'inspect' | 'clock'>): () => Promise<FindingsView> {
  let last: Promise<FindingsView> | undefined
  let freshUntil = 0

  async function look(): Promise<FindingsView> {
    const findings = await inspect()
    const now = clock()
    freshUntil = now.getTime() + freshMs
    return { checkedAt: now.toISOString(), findings }
  }

  return () => {
    if (last && clock().getTime() < freshUntil) return last
    freshUntil = Number.POSITIVE_INFINITY // until this one has its answer
    last = look().catch((error: unknown) => {
      last = undefined
      throw error
    })
    return last
  }
}
