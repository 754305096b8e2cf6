import { z } from 'zod'
import { pageQuery } from './projects.ts'

const person = z.object({ _id: z.uuid(), name: z.string() })

export const adminHoldsQuery = z.object(pageQuery)

/** A contract whose held money a dispute keeps where it is. */
export const adminHoldView = z.object({
  contractId: z.uuid(),
  title: z.string(),
  client: person,
  freelancer: person,
  /** Dollars that are held or set aside. */
  held: z.number(),
  /** When Guildhall would act if there were no dispute. It may be past. */
  heldUntil: z.iso.datetime(),
  /** When the payment provider holds it no longer. */
  providerUntil: z.iso.datetime(),
  /** The dispute of the two sides, if that is what keeps it. */
  disputeId: z.uuid().nullable(),
  /** A bank has taken a payment back and has not decided. */
  isCardDisputed: z.boolean(),
})
export type AdminHoldView = z.infer<typeof adminHoldView>
export const adminHoldListView = z.array(adminHoldView)
