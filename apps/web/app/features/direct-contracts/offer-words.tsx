import type { DirectOfferStatus } from '@guildhall/contract'
import { Badge, type Tone } from '../../ui/badge.tsx'

const words: Record<DirectOfferStatus, { label: string; tone: Tone }> = {
  open: { label: 'Waiting', tone: 'amber' },
  accepted: { label: 'Accepted', tone: 'green' },
  declined: { label: 'Declined', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
}

export function OfferBadge({ status }: { status: DirectOfferStatus }) {
  return <Badge tone={words[status].tone}>{words[status].label}</Badge>
}

export const daysText = (days: number) => (days === 1 ? '1 day' : `${days.toLocaleString('en-US')} days`)
