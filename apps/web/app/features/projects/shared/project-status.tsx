import type { ProjectStatus } from '@guildhall/contract'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import type { CardProps } from '../../../ui/card.tsx'

const looks = {
  active: { label: 'Active', tone: 'rose' },
  in_progress: { label: 'In Progress', tone: 'amber' },
  completed: { label: 'Completed', tone: 'green' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  closed: { label: 'Closed', tone: 'neutral' },
} as const satisfies Record<ProjectStatus, { label: string; tone: Tone & CardProps['edge'] }>

/** Nothing about the project can change any more. */
export const isOver = (status: ProjectStatus) => status === 'completed' || status === 'cancelled'

export const edgeOf = (status: ProjectStatus) => looks[status].tone

export function ProjectStatusBadge({ status }: { status: ProjectStatus }) {
  return <Badge tone={looks[status].tone}>{looks[status].label}</Badge>
}
