import type { InvitationStatus } from '@guildhall/contract'
import { Badge, type Tone } from '../../ui/badge.tsx'

const states: Record<InvitationStatus, { label: string; tone: Tone }> = {
  open: { label: 'Waiting', tone: 'amber' },
  proposed: { label: 'Proposed', tone: 'green' },
  declined: { label: 'Declined', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
}

export function InvitationBadge({ status }: { status: InvitationStatus }) {
  return <Badge tone={states[status].tone}>{states[status].label}</Badge>
}
