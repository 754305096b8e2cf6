import type { ClientProjectView } from '@guildhall/contract'
import { DoorClosed, FileCheck, Hourglass, Inbox } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { isOver } from './shared/project-status.tsx'

type Waiting = Pick<
  ClientProjectView,
  'status' | 'deliveryStatus' | 'freelancerName' | 'proposals' | 'isFreelancerSuspended'
>

export function NextStep({ project }: { project: Waiting }) {
  const { status, deliveryStatus, freelancerName, proposals, isFreelancerSuspended } = project
  if (status === 'active') {
    return (
      <p className={quiet}>
        <Inbox aria-hidden="true" />
        {proposals === 0
          ? 'No proposals yet'
          : `${proposals.toLocaleString('en-US')} ${proposals === 1 ? 'proposal' : 'proposals'} to read`}
      </p>
    )
  }
  if (status === 'closed') {
    return (
      <p className={quiet}>
        <DoorClosed aria-hidden="true" />
        Closed for inactivity
      </p>
    )
  }
  if (isOver(status) || !freelancerName) return null
  if (deliveryStatus === 'submitted') {
    return (
      <p>
        <Badge tone="amber" icon={<FileCheck aria-hidden="true" />}>
          Delivery to review
        </Badge>
      </p>
    )
  }
  return (
    <p className={quiet}>
      <Hourglass aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">
        {isFreelancerSuspended ? (
          <>
            On hold while the account of <bdi>{freelancerName}</bdi> is suspended
          </>
        ) : (
          <>
            Waiting for <bdi>{freelancerName}</bdi>
          </>
        )}
      </span>
    </p>
  )
}

const quiet = 'inline-flex items-center gap-1.5 text-sm text-muted [&_svg]:size-4 [&_svg]:shrink-0'
