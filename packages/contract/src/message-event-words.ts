import type { MessageEventKind } from './messages.constants.ts'

const acts = {
  'proposal.sent': 'sent the proposal',
  'proposal.accepted': 'accepted the proposal',
  'proposal.not_selected': 'chose another proposal',
  'delivery.submitted': 'delivered work',
  'delivery.changes_requested': 'asked for changes',
  'delivery.approved': 'approved the delivery',
  'contract.end_offered': 'offered to end the contract',
  'contract.ended': 'ended the contract',
  'contract.change_offered': 'offered a change of the contract',
  'contract.changed': 'accepted a change of the contract',
  'dispute.opened': 'opened a dispute',
  'dispute.claimed': 'stated a split',
  'dispute.withdrawn': 'withdrew the dispute',
  'proposal.edited': 'changed the proposal',
  'proposal.withdrawn': 'withdrew the proposal',
  'proposal.sent_again': 'sent the proposal again',
  'proposal.countered': 'made a counter-offer',
  'proposal.counter_accepted': 'accepted the counter-offer',
  'proposal.counter_declined': 'declined the counter-offer',
} as const satisfies Partial<Record<MessageEventKind, string>>

export function evidenceEventText(kind: MessageEventKind, name: string): string {
  if (kind === 'dispute.agreed') return 'Both agreed on the split'
  if (kind === 'dispute.decided') return 'An operator decided the dispute'
  return `${name} ${acts[kind]}`
}
