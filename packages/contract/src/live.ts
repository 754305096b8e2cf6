import { z } from 'zod'

/** Parts of the product whose screens follow along. */
export const livePartSchema = z.enum(['project', 'proposal', 'delivery', 'notification', 'message', 'account'])
export type LivePart = z.infer<typeof livePartSchema>

/**
 * What a socket is told: something changed, with the ids to find it by. The screens ask for the rest over HTTP, where
 * the rights are checked.
 */
export const liveEvent = z.object({
  type: z.literal('changed'),
  part: livePartSchema,
  projectId: z.string().optional(),
  proposalId: z.string().optional(),
})
export type LiveEvent = z.infer<typeof liveEvent>
