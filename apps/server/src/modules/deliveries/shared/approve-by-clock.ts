import { deliveryMoves } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { requireMove } from '../../../platform/require-move.ts'
import type { ContractMoney } from '../../contracts/shared/lock-money.ts'
import { type Notice, notify } from '../../notifications/shared/notify.ts'
import type { LockedProject } from '../../projects/shared/lock-project.ts'
import { writeApproval } from '../approve-delivery.ts'
import type { DeliveryStandingRow } from '../delivery-standing.queries.ts'
import { deliveryStandingAs } from './delivery.rules.ts'

export type ClockApproval = {
  project: LockedProject
  delivery: DeliveryStandingRow
  contract: ContractMoney
  now: Date
  told: { kind: Notice['kind']; facts?: Notice['facts'] }
}

/** Approves a delivery because its client did not answer in time. `told`: the notification that both sides get. */
export async function approveByClock(
  deps: Pick<Deps, 'live' | 'jobs' | 'clock'>,
  tx: Tx,
  { project, delivery, contract, now, told }: ClockApproval,
): Promise<void> {
  const { proposalId, projectId } = delivery
  requireMove(deliveryMoves.approve, deliveryStandingAs('clock', delivery))
  const ofMoney = await writeApproval(deps, tx, { project, contract, actorId: null, now })
  const facts = { contractId: contract.id, proposalId, projectId, projectTitle: project.title, ...told.facts }
  const event = `${proposalId}:${delivery.newestVersion}`
  const parties = [delivery.clientId, delivery.freelancerId]
  await notify(deps, tx, [ofMoney, ...parties.map((userId) => ({ userId, kind: told.kind, facts, event }))])
}
