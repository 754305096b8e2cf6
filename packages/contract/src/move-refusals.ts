export const deliveryVersionsMaximum = 100

/** Sentences by error code. The server's error catalogue uses them too. */
export const refusalSentences = {
  'project.not_yours': 'Only the client who posted this project can do that.',
  'project.completed': 'This project is completed and can no longer be changed.',
  'project.not_in_progress': 'No proposal for this project has been accepted yet.',
  'proposal.own_project': 'You posted this project, so you cannot propose on it.',
  'proposal.project_closed': 'This project no longer accepts proposals.',
  'proposal.already_sent': 'You have already sent a proposal for this project.',
  'proposal.already_decided': 'A proposal for this project has already been accepted.',
  'delivery.not_accepted': 'Deliverables belong to an accepted proposal. This one is not accepted.',
  'delivery.not_freelancer': 'Only the freelancer of this proposal can upload its deliverables.',
  'delivery.not_client': 'Only the client of this project can decide on its deliverables.',
  'delivery.under_review': 'Your delivery is waiting for review. You can upload again if changes are requested.',
  'delivery.approved': 'This delivery is approved and can no longer be changed.',
  'delivery.not_submitted': 'There is no delivery waiting for your decision.',
  'delivery.last_version': `This is version ${deliveryVersionsMaximum}, the last one a delivery can have. Approve it, or settle the rest with the freelancer in writing.`,
  'contract.not_client': 'Only the client of this contract can do that.',
  'contract.over': 'This contract has ended.',
  'contract.disputed': 'This contract is in dispute. Settle that first.',
  'contract.funded': 'This contract is already paid into escrow.',
  'contract.not_funded': 'This contract is not paid into escrow yet.',
} as const

export type RefusalCode = keyof typeof refusalSentences
