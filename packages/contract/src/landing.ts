import { z } from 'zod'
import { contractStatuses } from './contracts.constants.ts'
import { ledgerLineView } from './ledger.ts'
import { talentView } from './talent.ts'

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
  status: z.enum(contractStatuses),
  amount: z.number(),
  fee: z.number(),
  earnings: z.number(),
  lines: z.array(ledgerLineView),
})
export type ExampleContractView = z.infer<typeof exampleContractView>

/** `GET /api/landing`: what the landing page shows of the product. */
export const landingView = z.object({
  feeBps: z.int(),
  people: z.array(landingPersonView),
  example: exampleContractView,
})
export type LandingView = z.infer<typeof landingView>
