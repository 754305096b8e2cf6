import type { EventSubjects } from '@guildhall/contract'
import type { LockedContract } from '../contract.queries.ts'

type Named = Pick<LockedContract, 'id' | 'proposalId' | 'projectId' | 'title' | 'clientId' | 'freelancerId'>

/** For events. */
export function aboutContract({
  id: contractId,
  title: projectTitle,
  proposalId,
  projectId,
  clientId,
  freelancerId,
}: Named): EventSubjects['contract'] {
  return { contractId, proposalId, projectId, projectTitle, clientId, freelancerId }
}
