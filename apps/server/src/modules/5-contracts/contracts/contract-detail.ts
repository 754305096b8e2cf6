import type { ContractDetailView } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { listEventsOf } from '../../1-ground/events/shared/event.queries.ts'
import { presentContractDetail } from './contract.presenter.ts'
import { type ContractDetailRow, listCardDisputes } from './contract.queries.ts'
import { findOpenChange } from './contract-change.queries.ts'
import { listOffers } from './contract-offer.queries.ts'
import { listMilestones } from './milestone.queries.ts'

export async function detailOf(db: Db, contract: ContractDetailRow, viewerId: string): Promise<ContractDetailView> {
  const { id } = contract
  // One after the other: `db` may be a transaction, whose connection takes one statement at a time.
  const events = await listEventsOf(db, id)
  const offers = await listOffers(db, id)
  const cardDisputes = await listCardDisputes(db, id)
  const milestones = await listMilestones(db, id)
  const openChange = await findOpenChange(db, id)
  return presentContractDetail(contract, { events, offers, cardDisputes, milestones, openChange }, viewerId)
}
