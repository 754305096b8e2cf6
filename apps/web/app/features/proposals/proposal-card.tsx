import { formatUsd, type ProposalView, proposalExcerpt } from '@guildhall/contract'
import { useId, useState } from 'react'
import { formatDay } from '../../dates.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { SkillChips } from '../../ui/skill-chips.tsx'
import { DeliveryBadge } from '../deliveries/shared/delivery-badge.tsx'
import { ProjectStatusBadge } from '../projects/shared/project-status.tsx'
import { excerpt } from './excerpt.ts'
import { daysText, Facts } from './facts.tsx'
import { ProposalBadge } from './proposal-badge.tsx'
import type { ProposalListLayout } from './proposal-list-state.ts'

export interface ProposalCardProps {
  proposal: ProposalView
  layout: ProposalListLayout
  isConnected: boolean
  onConnect: () => void
  onOpenDeliverables: () => void
}

export function ProposalCard({ proposal, layout, isConnected, onConnect, onOpenDeliverables }: ProposalCardProps) {
  const titleId = useId()
  const { projectId: project, status } = proposal
  const isList = layout === 'list'
  const [hasJustConnected, setHasJustConnected] = useState(false)

  const acts = (
    <>
      <LinkButton size="sm" to={paths.project(project._id)} aria-describedby={titleId}>
        View Project
      </LinkButton>
      {proposal.contractId ? (
        <LinkButton size="sm" to={paths.contract(proposal.contractId)} aria-describedby={titleId}>
          Contract
        </LinkButton>
      ) : null}
      {status === 'accepted' ? (
        <>
          {isConnected ? (
            <LinkButton
              ref={hasJustConnected ? focus : undefined}
              size="sm"
              to={paths.chat(proposal.clientId)}
              aria-describedby={titleId}
            >
              Message
            </LinkButton>
          ) : (
            <Button
              size="sm"
              aria-describedby={titleId}
              onClick={() => {
                setHasJustConnected(true)
                onConnect()
              }}
            >
              Connect
            </Button>
          )}
          <DeliverablesButton proposal={proposal} onOpen={onOpenDeliverables} describedBy={titleId} />
        </>
      ) : null}
    </>
  )

  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <ProposalBadge status={status} viewer="freelancer" />
        <p className="text-xs text-muted">Submitted {formatDay(proposal.createdAt)}</p>
      </div>
      <div className="flex flex-col gap-2">
        <h2 id={titleId} dir="auto" className="text-lg break-words">
          {project.title}
        </h2>
        {isList ? <ClientName {...project.createdBy} /> : null}
      </div>
      <p dir="auto" className="text-sm break-words text-muted">
        {excerpt(proposal.message || proposal.description, proposalExcerpt[layout])}
      </p>
      {isList ? <SkillChips label="Skills" skills={proposal.skills} /> : null}
      <div className={cx('mt-auto flex flex-col gap-4', isList && 'xl:flex-row xl:items-end xl:justify-between')}>
        <Facts
          facts={[
            ['Bid', formatUsd(proposal.bidAmount)],
            ['Delivery', isList && proposal.deliveryTime ? daysText(proposal.deliveryTime) : null],
            [
              'Project',
              project.status === 'cancelled' ? <ProjectStatusBadge key="project" status="cancelled" /> : null,
            ],
            [
              'Deliverables',
              status === 'accepted' && project.status !== 'cancelled' ? (
                <DeliveryBadge key="delivery" status={proposal.deliveryStatus} />
              ) : null,
            ],
          ]}
        />
        <div
          className={cx(
            'flex flex-wrap gap-2 border-t border-line pt-4',
            isList && 'xl:shrink-0 xl:border-t-0 xl:pt-0',
          )}
        >
          {acts}
        </div>
      </div>
    </Card>
  )
}

// 'Message' takes the place of 'Connect', which had the focus.
const focus = (link: HTMLAnchorElement | null) => link?.focus()

function ClientName({ name, profileImage }: ProposalView['projectId']['createdBy']) {
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      <Avatar name={name} src={profileImage} size="sm" />
      <span className="min-w-0 break-words">Client: {name}</span>
    </p>
  )
}

function DeliverablesButton({
  proposal,
  onOpen,
  describedBy,
}: {
  proposal: ProposalView
  onOpen: () => void
  describedBy: string
}) {
  const mayUpload = proposal.allowedMoves.includes('upload')
  return (
    <Button size="sm" variant={mayUpload ? 'primary' : 'secondary'} onClick={onOpen} aria-describedby={describedBy}>
      {mayUpload ? 'Upload Deliverables' : 'View Deliverables'}
    </Button>
  )
}
