import { formatUsd, type ProjectDetailView, type ProposalView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { AttachmentList } from '../../attachment-list.tsx'
import { formatDay } from '../../dates.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Section } from '../../ui/page.tsx'
import { showInOrder } from '../../ui/show-in-order.ts'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { SkillChips } from '../../ui/skill-chips.tsx'
import { ContractNotice } from '../contracts/shared/lazy-contract-notice.tsx'
import { FreelancerDelivery } from '../deliveries/shared/lazy-delivery.tsx'
import { ProjectEdits, ProjectEditsNotice } from '../projects/shared/lazy-project-edits.tsx'
import { ownProposalQuery, proposalPath, useRefreshProposals } from './api.ts'
import { CounterPanel } from './counter-panel.tsx'
import { daysText, Facts } from './facts.tsx'
import { OwnProposalActs } from './own-proposal-acts.tsx'
import { ProposalBadge } from './proposal-badge.tsx'
import { ProposalChanges } from './proposal-changes.tsx'
import { ProposalMessage } from './proposal-message.tsx'
import { ProposedMilestones } from './proposed-milestones.tsx'

export function OwnProposal({ project, userId }: OwnProposalProps) {
  const { data: proposal, error, isFetching, refetch } = useQuery(ownProposalQuery(userId, project._id))

  if (proposal) return <Proposal project={project} proposal={proposal} />
  if (proposal === undefined && !error) return <SkeletonCards label="Loading your proposal..." count={1} />
  return (
    <Alert
      title="Your proposal could not be loaded"
      action={
        <Button size="sm" onClick={() => refetch()} pending={isFetching}>
          Try again
        </Button>
      }
    >
      {error?.message}
    </Alert>
  )
}

export interface OwnProposalProps {
  project: ProjectDetailView
  userId: string
}

function Proposal({ project, proposal }: { project: ProjectDetailView; proposal: ProposalView }) {
  const refresh = useRefreshProposals()
  const isAccepted = proposal.status === 'accepted'

  return (
    <>
      {isAccepted ? <ProjectEditsNotice project={project} /> : null}
      {isAccepted ? (
        <Section ref={showInOrder} title="Deliverables">
          {proposal.contractId ? <ContractNotice contractId={proposal.contractId} side="freelancer" /> : null}
          <Card>
            <FreelancerDelivery proposalId={proposal._id} clientName={project.client.name} onUploaded={refresh} />
          </Card>
        </Section>
      ) : null}
      <Section
        title="Your proposal"
        actions={isAccepted ? <LinkButton to={paths.chat(project.client._id)}>Message Client</LinkButton> : null}
      >
        <Card className="flex flex-col gap-5">
          <OwnProposalFacts proposal={proposal} project={project} />
          <CounterPanel proposal={proposal} viewer="freelancer" />
          <OwnProposalActs project={project} proposal={proposal}>
            <ProposalMessage proposal={proposal} />
            <ProposedMilestones milestones={proposal.milestones} />
            <AttachmentList path={proposalPath(proposal._id)} files={proposal.attachments} />
            <SkillChips label="Skills you named" skills={proposal.skills} />
            <ProposalChanges proposal={proposal} />
          </OwnProposalActs>
        </Card>
      </Section>
      {isAccepted ? <ProjectEdits project={project} /> : null}
    </>
  )
}

function OwnProposalFacts({ proposal, project }: { proposal: ProposalView; project: ProjectDetailView }) {
  const clientName = project.client.name
  return (
    <>
      <Facts
        facts={[
          ['Status', <ProposalBadge key="status" status={proposal.status} viewer="freelancer" />],
          ['Bid', formatUsd(proposal.bidAmount)],
          ['Delivery', proposal.deliveryTime ? daysText(proposal.deliveryTime) : 'Not stated'],
          ['Sent', formatDay(proposal.createdAt)],
          ['Opened', proposal.status === 'pending' ? openedText(proposal, clientName) : null],
          ['Accepted', proposal.acceptedAt ? formatDay(proposal.acceptedAt) : null],
        ]}
      />
      {wasEditedUnderOffer(project, proposal) ? (
        <Alert tone="neutral" title={`${clientName} edited this project on ${formatDay(project.editedAt ?? '')}`}>
          That was after you sent your proposal. Your offer stands as you sent it.
        </Alert>
      ) : null}
      {proposal.status === 'pending' && project.status === 'active' && !hasOpenCounter(proposal) ? (
        <p className="text-sm text-muted">{clientName} has not decided yet.</p>
      ) : null}
      {proposal.status === 'withdrawn' ? (
        <p className="max-w-prose text-sm text-muted">
          You withdrew this proposal, so {clientName} no longer sees it. While the project is open, you can send it
          again as it was, in its old place.
        </p>
      ) : null}
      {proposal.status === 'rejected' ? (
        <p className="text-sm text-muted">{clientName} accepted another proposal for this project.</p>
      ) : null}
    </>
  )
}

const hasOpenCounter = ({ counters }: ProposalView) => counters.some(({ status }) => status === 'open')

/** Opened: the client expanded it in their list, or compared it. */
function openedText({ openedAt }: ProposalView, clientName: string): string {
  return openedAt ? `By ${clientName} on ${formatDay(openedAt)}` : 'Not opened yet'
}

/** Edited between proposal and acceptance. Later edits are listed separately. */
function wasEditedUnderOffer({ editedAt }: ProjectDetailView, { createdAt, acceptedAt }: ProposalView): boolean {
  return editedAt !== null && editedAt > createdAt && (acceptedAt === null || editedAt < acceptedAt)
}
