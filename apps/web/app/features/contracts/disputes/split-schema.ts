import { disputeClaimBody, formatUsd, toCents } from '@guildhall/contract'
import { z } from 'zod'
import { amountText, filled } from '../../../forms/text-schemas.ts'
import type { SplitValues } from './split-values.ts'

const { release, refund, reason } = disputeClaimBody.shape

export function splitSchema(total: number, least: { release: number; refund: number }) {
  const atLeast = (usd: number) => `This must be at least ${formatUsd(usd)}, which was paid out.`
  return z
    .object({
      release: amountText('The amount').pipe(release),
      refund: amountText('The amount').pipe(refund),
      reason: filled('Say why you think so.').pipe(reason),
    })
    .superRefine((split, context) => {
      const issue = (path: 'release' | 'refund', message: string) =>
        context.addIssue({ code: 'custom', path: [path], message })
      if (toCents(split.release) < toCents(least.release)) issue('release', atLeast(least.release))
      else if (toCents(split.refund) < toCents(least.refund)) issue('refund', atLeast(least.refund))
      else if (toCents(split.release) + toCents(split.refund) !== toCents(total)) {
        issue('refund', `The two amounts must add up to ${formatUsd(total)}.`)
      }
    }) satisfies z.ZodType<unknown, SplitValues>
}
