import type { ProposalStatus } from '@guildhall/contract'
import { Badge, type Tone } from '../../ui/badge.tsx'

const proposalLooks: Record<ProposalStatus, { tone: Tone; label: string }> = {
  pending: { tone: 'amber', label: 'Pending' },
  accepted: { tone: 'green', label: 'Accepted' },
  rejected: { tone: 'neutral', label: 'Rejected' },
  withdrawn: { tone: 'neutral', label: 'Withdrawn' },
}

/** To clients, a rejected proposal is 'Not Selected'. */
export function ProposalBadge({ status, viewer }: { status: ProposalStatus; viewer: 'client' | 'freelancer' }) {
  const { tone, label } = proposalLooks[status]
  return <Badge tone={tone}>{status === 'rejected' && viewer === 'client' ? 'Not Selected' : label}</Badge>
}
