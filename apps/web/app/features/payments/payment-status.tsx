import type { CardDisputeStatus, PaymentStatus, PayoutStatus } from '@guildhall/contract'
import { Badge, type Tone } from '../../ui/badge.tsx'

const payments = {
  pending: { tone: 'neutral', label: 'Begun' },
  requires_action: { tone: 'amber', label: 'To confirm' },
  processing: { tone: 'amber', label: 'Waiting for the bank' },
  succeeded: { tone: 'green', label: 'Paid' },
  failed: { tone: 'danger', label: 'Failed' },
} as const satisfies Record<PaymentStatus, { tone: Tone; label: string }>

const payouts = {
  pending: { tone: 'amber', label: 'Being paid out' },
  paid: { tone: 'green', label: 'Paid out' },
  failed: { tone: 'danger', label: 'Failed' },
} as const satisfies Record<PayoutStatus, { tone: Tone; label: string }>

const disputes = {
  open: { tone: 'danger', label: 'Taken back by the bank' },
  won: { tone: 'neutral', label: 'Returned by the bank' },
  lost: { tone: 'danger', label: 'Kept by the bank' },
} as const satisfies Record<CardDisputeStatus, { tone: Tone; label: string }>

export function DisputeBadge({ status }: { status: CardDisputeStatus }) {
  return <Badge tone={disputes[status].tone}>{disputes[status].label}</Badge>
}

export function PaymentBadge({ status }: { status: PaymentStatus }) {
  return <Badge tone={payments[status].tone}>{payments[status].label}</Badge>
}

export function PayoutBadge({ status }: { status: PayoutStatus }) {
  return <Badge tone={payouts[status].tone}>{payouts[status].label}</Badge>
}
