import { z } from 'zod'
import { pageQuery } from './projects.ts'

const person = z.object({ _id: z.uuid(), name: z.string() })

export const adminHoldsQuery = z.object(pageQuery)

export const adminHoldView = z.object({
  contractId: z.uuid(),
  title: z.string(),
  client: person,
  freelancer: person,
  /** Dollars, held or set aside. */
  held: z.number(),
  /** When Guildhall would act without the dispute. May be past. */
  heldUntil: z.iso.datetime(),
  providerUntil: z.iso.datetime(),
  disputeId: z.uuid().nullable(),
  /** A bank took a payment back and has not decided. */
  isCardDisputed: z.boolean(),
})
export type AdminHoldView = z.infer<typeof adminHoldView>
export const adminHoldListView = z.array(adminHoldView)
