import { toCents } from '@guildhall/contract'
import { readAmount } from '../../../amounts.ts'

export interface SplitValues {
  release: string
  refund: string
  reason: string
}

/** The rest of `total` dollars, as text; undefined if `typed` is not an amount up to it. */
export function restOf(total: number, typed: string): string | undefined {
  const { usd } = readAmount(typed, 'The amount')
  if (usd === undefined || usd < 0 || toCents(usd) > toCents(total)) return undefined
  return ((toCents(total) - toCents(usd)) / 100).toFixed(2)
}

interface Split {
  release: number
  refund: number
}

/** In dollars: what both sides agree on, and what stays in dispute. Undefined until both amounts are valid. */
export function agreementOf(typed: SplitValues, other: Split | null) {
  const [release, refund] = [readAmount(typed.release, '').usd, readAmount(typed.refund, '').usd]
  if (release === undefined || refund === undefined || !other) return undefined
  const agreed = { release: Math.min(release, other.release), refund: Math.min(refund, other.refund) }
  const total = toCents(other.release) + toCents(other.refund)
  return { ...agreed, rest: (total - toCents(agreed.release) - toCents(agreed.refund)) / 100 }
}
