import { z } from 'zod'

/** Stripe's ids have up to 255 characters, types fewer. */
const stripeWord = z.string().regex(/^[\w.-]{1,255}$/)
const lastSecond = Date.UTC(9999, 11, 31) / 1_000

/** What we read of an event. The rest may change with Stripe's versions. */
export const stripeEvent = z.object({
  id: stripeWord,
  type: stripeWord,
  created: z.int().min(0).max(lastSecond),
  account: stripeWord.nullish(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})
export type StripeEvent = z.infer<typeof stripeEvent>

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function idsOf({ data: { object }, account }: Pick<StripeEvent, 'data' | 'account'>) {
  const { metadata } = object
  const ownId =
    typeof metadata === 'object' && metadata && 'guildhall_id' in metadata ? metadata.guildhall_id : undefined
  return {
    objectId: stripeWord.safeParse(object.id).data ?? null,
    ownId: typeof ownId === 'string' && uuid.test(ownId) ? ownId : null,
    intentRef: stripeWord.safeParse(object.payment_intent).data ?? null,
    accountRef: account ?? null,
  }
}
