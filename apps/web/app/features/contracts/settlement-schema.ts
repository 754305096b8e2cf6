import { type ContractOfferBody, contractOfferBody, formatUsd, toCents } from '@guildhall/contract'
import { z } from 'zod'
import { amountText, filled, into } from '../../forms/text-schemas.ts'
import type { EndValues } from './settlement-values.ts'

export function endSchema(held: number): z.ZodType<ContractOfferBody, EndValues> {
  const { shape } = contractOfferBody
  const share = into(shape.release, amountText('The amount')).refine((usd) => toCents(usd) <= toCents(held), {
    error: `This must be between $0 and ${formatUsd(held)}.`,
  })
  return z
    .object({ release: share, refund: share, reason: filled('Say why the contract should end.').pipe(shape.reason) })
    .refine(({ release, refund }) => toCents(release) + toCents(refund) === toCents(held), {
      path: ['refund'],
      error: `The two amounts must add up to ${formatUsd(held)}.`,
    })
}
