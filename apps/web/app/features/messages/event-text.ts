import type { MessageEvent } from '@guildhall/contract'

/** One sentence, without the project. `who` is 'You' or a name. */
export function eventText({ kind, version }: Pick<MessageEvent, 'kind' | 'version'>, who: string): string {
  switch (kind) {
    case 'proposal.sent':
      return `${who} sent a proposal`
    case 'proposal.accepted':
      return `${who} accepted the proposal`
    case 'proposal.not_selected':
      return `${who} accepted another proposal`
    case 'delivery.submitted':
      return `${who} delivered version ${version ?? 1}`
    case 'delivery.changes_requested':
      return `${who} asked for changes`
    case 'delivery.approved':
      return `${who} approved the delivery`
    case 'contract.end_offered':
      return `${who} offered to end the contract`
    case 'contract.ended':
      return `${who} accepted the offer to end the contract`
    case 'contract.change_offered':
      return `${who} offered to change the contract`
    case 'contract.changed':
      return `${who} accepted the change of the contract`
    case 'dispute.opened':
      return `${who} opened a dispute`
    case 'dispute.claimed':
      return `${who} said how the money should be split`
    case 'dispute.withdrawn':
      return `${who} withdrew the dispute`
    case 'dispute.agreed':
      return 'Both agreed on the split, and the dispute has ended'
    case 'dispute.decided':
      return 'An operator decided the dispute'
    case 'proposal.edited':
      return `${who} changed the proposal`
    case 'proposal.withdrawn':
      return `${who} withdrew the proposal`
    case 'proposal.sent_again':
      return `${who} sent the proposal again`
    case 'proposal.countered':
      return `${who} made a counter-offer`
    case 'proposal.counter_accepted':
      return `${who} accepted the counter-offer`
    case 'proposal.counter_declined':
      return `${who} declined the counter-offer`
  }
}
