import { z } from 'zod'
import { contractOfferReasonMaximum, contractOfferStatuses } from './contracts.constants.ts'
import { isWholeCents } from './money.ts'
import { priceMaximumUsd } from './projects.constants.ts'
import { requiredText } from './text.ts'

/** One part of a split, in dollars with at most two decimals; zero is allowed. `name` begins the error sentences. */
export function splitAmount(name: string) {
  return z
    .number({ error: `${name} must be a number.` })
    .min(0, { error: `${name} cannot be less than zero.` })
    .max(priceMaximumUsd, { error: `${name} can be at most $${priceMaximumUsd.toLocaleString('en-US')}.` })
    .refine((usd) => usd < 0 || isWholeCents(usd), { error: `${name} can have at most two decimals.` })
}

/** Dollars. The two amounts add up to what is held: both 0 if nothing is. */
export const contractOfferBody = z.object({
  release: splitAmount('The amount for the freelancer'),
  refund: splitAmount('The amount for the client'),
  reason: requiredText('Reason', contractOfferReasonMaximum),
})
export type ContractOfferBody = z.infer<typeof contractOfferBody>

const dollars = z.number()

export const contractOfferView = z.object({
  _id: z.uuid(),
  by: z.enum(['client', 'freelancer']),
  /** `release` is before the fee, `earnings` after it. */
  release: dollars,
  fee: dollars,
  earnings: dollars,
  refund: dollars,
  reason: z.string(),
  status: z.enum(contractOfferStatuses),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
})
export type ContractOfferView = z.infer<typeof contractOfferView>
