import type { MoneyMonthView, Side } from '@guildhall/contract'

export type Series = {
  key: Exclude<keyof MoneyMonthView, 'month'>
  label: string
  /** A color that differs from the others in lightness, too. */
  look: string
}

const held = { key: 'held', label: 'Paid into escrow', look: 'bg-edge' } as const
const released = { key: 'released', label: 'Released', look: 'bg-ink' } as const

export const seriesOf: Record<Side, readonly Series[]> = {
  client: [held, released, { key: 'refunded', label: 'Refunded', look: 'bg-amber' }],
  freelancer: [
    { ...held, label: 'Held in escrow' },
    released,
    { key: 'earned', label: 'Earned after the fee', look: 'bg-green' },
  ],
}

/** A round number that is not below `most`, for the end of a scale. */
export function scaleEnd(most: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(most, 1)))
  return [1, 2, 5, 10].map((factor) => factor * step).find((end) => end >= most) ?? most
}
