import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import type { Milestone } from '../../../4-hiring/proposals/shared/milestone.rules.ts'
import { insertContract } from '../contract.queries.ts'
import { addMilestones } from '../milestone.queries.ts'

export type Agreement = {
  proposalId: string
  projectId: string
  clientId: string
  freelancerId: string
  title: string
  criteria: string
  requiredSkills: string[]
  amountCents: number
  deliveryDays: number | null
  milestones: Milestone[]
  at: Date
}

/** Makes the contract of an accepted proposal, in the transaction of the acceptance, which is the event. Returns its id. */
export async function openContract(
  { config }: { config: Pick<Deps['config'], 'platformFeeBps'> },
  tx: Tx,
  { at, milestones, ...agreed }: Agreement,
): Promise<string> {
  const id = await insertContract(tx, { ...agreed, feeBps: config.platformFeeBps, createdAt: at })
  await addMilestones(tx, id, milestones)
  return id
}
