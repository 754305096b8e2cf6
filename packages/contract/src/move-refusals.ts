export const deliveryVersionsMaximum = 100
// For each side: per contract, and claims per dispute.
export const contractOffersMaximum = 20
export const contractChangesMaximum = 20
export const disputesMaximum = 3
export const disputeClaimsMaximum = 20

export const invitationsPerDay = 20
/** Ever, not at one time. */
export const invitationsPerProject = 50
/** How often a client can invite one person in {@link invitationsPerPersonDays}, whatever they answered. */
export const invitationsPerPerson = 3
export const invitationsPerPersonDays = 30
/** How often a proposal can be changed by its freelancer. Sending it again counts. */
export const proposalEditsMaximum = 20

/** By error code. The server's error catalogue uses them too. */
export const refusalSentences = {
  'project.not_yours': 'Only the client who posted this project can do that.',
  'project.completed': 'This project is completed and can no longer be changed.',
  'project.cancelled': 'This project was cancelled and can no longer be changed.',
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
  'contract.not_for_you': 'Only the client and the freelancer of this contract can see it.',
  'contract.over': 'This contract has ended.',
  'contract.disputed': 'This contract is in dispute. Settle that first.',
  'contract.card_disputed': 'The client’s bank took a payment back. The contract is on hold until the bank decides.',
  'contract.funded': 'This contract is already paid into escrow.',
  'contract.not_funded': 'This contract is not paid into escrow yet.',
  'contract.offer_open': 'This contract already has an open offer to end it. It must be answered or withdrawn first.',
  'contract.offers_used_up': `You have made ${contractOffersMaximum} offers to end this contract, which is the maximum. The other side can still make one.`,
  'contract.no_offer': 'There is no open offer to end this contract.',
  'contract.offer_own': 'This is your own offer. Only the other side can answer it.',
  'contract.offer_not_own': 'Only the side that made this offer can withdraw it.',
  'contract.nothing_held':
    'Nothing is held for this contract, so there is nothing to split. You can offer to end it instead.',
  'contract.disputes_used_up': `You have opened ${disputesMaximum} disputes about this contract, which is the maximum. The other side can still open one.`,
  'dispute.over': 'This dispute is settled.',
  'dispute.with_operator': 'The time to agree is over. An operator will decide the rest.',
  'dispute.claims_used_up': `You have stated ${disputeClaimsMaximum} splits in this dispute, which is the maximum. The other side can still agree to yours.`,
  'dispute.operator_asked': 'You have already asked for an operator. The other side can ask too.',
  'dispute.not_opener': 'Only the side that opened this dispute can withdraw it.',
  'dispute.paid_out': 'What you both agreed on was paid out, so this dispute can no longer be withdrawn.',
  'dispute.not_operator': 'Only an operator can decide a dispute.',
  'dispute.not_waiting': 'The two sides can still agree. You can decide once their time is over or both ask for it.',
  'dispute.own_contract': 'You are one of the two sides of this contract. Another operator has to decide.',
  'proposal.freelancer_suspended': 'The account of this freelancer is suspended, so their proposal cannot be accepted.',
  'contract.other_suspended': 'The account of the other side is suspended, so they could not answer an offer.',
  'contract.freelancer_suspended':
    'The account of the freelancer is suspended, so they could not deliver. You do not have to pay before that ends.',
  'contract.other_not_suspended':
    'Only while the account of the other side is suspended can you end this contract alone.',
  'contract.work_delivered':
    'Work was delivered for this contract, so neither side can end it alone. Open a dispute if you do not agree.',
  'contract.work_approved':
    'The work is approved, so what was agreed can no longer be changed, and neither side can end the contract alone.',
  'contract.change_open': 'This contract already has an open change. It must be answered or withdrawn first.',
  'contract.changes_used_up': `You have offered ${contractChangesMaximum} changes of this contract, which is the maximum. The other side can still offer one.`,
  'contract.no_change': 'There is no open change of this contract.',
  'contract.change_own': 'You offered this change. Only the other side can answer it.',
  'contract.change_not_own': 'Only the side that offered this change can withdraw it.',
  'contract.no_milestones': 'This contract has no milestones. Its money is released when the work is approved.',
  'contract.you_are_suspended':
    'While your account is suspended, you can only pay for approved work and take part in disputes.',
  'contract.last_milestone': 'The last milestone is released when the client approves the work.',
  'invitation.already_sent': 'This person is already invited to this project.',
  'invitation.not_sent': 'This person is not invited to this project.',
  'invitation.project_closed': 'This project no longer accepts proposals.',
  'invitation.yourself': 'You cannot invite yourself.',
  'invitation.not_reachable': 'This person cannot be invited now.',
  'invitation.has_proposed': 'This person has already sent a proposal for this project.',
  'invitation.project_full': `You have invited ${invitationsPerProject} people to this project, which is the maximum.`,
  'invitation.day_full': `You have invited ${invitationsPerDay} people in 24 hours, which is the maximum.`,
  'invitation.person_full': `You have invited this person ${invitationsPerPerson} times in ${invitationsPerPersonDays} days, which is the maximum.`,
  'invitation.not_freelancer': 'Only the invited freelancer can do that.',
  'invitation.not_client': 'Only the client who posted this project can do that.',
  'invitation.over': 'This invitation has ended.',
  'direct.not_freelancer': 'Only the freelancer of this contract can do that.',
  'direct.not_client': 'Only the client of this contract can do that.',
  'direct.over': 'This offer has ended.',
  'direct.client_suspended': 'The account of this client is suspended, so their offer cannot be accepted.',
  'project.closed': 'This project is closed. Its client can reopen it.',
  'project.not_closed': 'This project is not closed.',
  'project.not_active': 'This project is no longer looking for a freelancer.',
  'project.not_asked': 'This project is open and not about to close, so there is nothing to confirm.',
  'proposal.not_for_you': 'Only the two parties of this proposal can see it and its deliverables.',
  'proposal.not_sender': 'Only the freelancer who sent this proposal can do that.',
  'proposal.withdrawn': 'The freelancer has withdrawn this proposal.',
  'proposal.not_withdrawn': 'This proposal is not withdrawn.',
  'proposal.edits_used_up': `This proposal was changed ${proposalEditsMaximum} times, which is the maximum. You can still withdraw it.`,
  'proposal.counter_used_up': 'You have made your counter-offer for this proposal. Each side can make one.',
  'proposal.no_counter': 'There is no counter-offer waiting for your answer.',
  'proposal.project_hidden':
    'Operators have hidden this project. While it is hidden, no proposal for it is changed or accepted. You can withdraw or decline.',
  'invitation.project_hidden': 'Operators have hidden this project. While it is hidden, nobody can be invited to it.',
} as const

export type RefusalCode = keyof typeof refusalSentences
