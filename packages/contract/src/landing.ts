import { z } from 'zod'
import { ledgerLineView } from './ledger.ts'
import { talentView } from './talent.ts'

/** `profileImage` is empty unless it is stored here: a visitor's address goes to no other site. */
export const landingPersonView = talentView.pick({
  _id: true,
  username: true,
  name: true,
  title: true,
  profileImage: true,
  verifiedSkills: true,
  verifiedTotal: true,
  completedJobs: true,
})
export type LandingPersonView = z.infer<typeof landingPersonView>

/** Nobody's contract: agreed, paid and released by the rules and with the fee of this site. */
export const exampleContractView = z.object({
  title: z.string(),
  amount: z.number(),
  fee: z.number(),
  earnings: z.number(),
  lines: z.array(ledgerLineView),
})
export type ExampleContractView = z.infer<typeof exampleContractView>

/** `GET /api/landing`: what the landing page shows of the product. */
export const landingView = z.object({
  feeBps: z.int(),
  /** Of people, with the name of a project's category. */
  categories: z.array(z.object({ slug: z.string(), label: z.string() })),
  people: z.array(landingPersonView),
  example: exampleContractView,
})
export type LandingView = z.infer<typeof landingView>
