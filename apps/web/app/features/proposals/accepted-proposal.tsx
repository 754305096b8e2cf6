import { mayHaveProfile, type ProjectView, type ProposalView } from '@guildhall/contract'
import { ChevronRight } from 'lucide-react'
import type { Ref } from 'react'
import { formatDay } from '../../dates.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { showInOrder } from '../../ui/show-in-order.ts'
import { SkillChips } from '../../ui/skill-chips.tsx'
import { ContractNotice } from '../contracts/shared/lazy-contract-notice.tsx'
import { DeliveryReview } from '../deliveries/shared/lazy-delivery.tsx'
import { ReportButton } from '../reports/shared/report-button.tsx'
import { VerifiedSkills } from '../results/shared/skill-proof.tsx'
import { useRefreshProposals } from './api.ts'
import { ProposalMessage } from './proposal-message.tsx'
import { ProposedMilestones } from './proposed-milestones.tsx'
import { termsText } from './terms.ts'

export interface AcceptedProposalProps {
  proposal: ProposalView
  project: Pick<ProjectView, 'status' | 'requiredSkills' | 'price'>
  bannerRef?: Ref<HTMLDivElement>
}

export function AcceptedProposal({ proposal, project, bannerRef }: AcceptedProposalProps) {
  const refresh = useRefreshProposals()
  const { name, profileImage, _id: freelancerId } = proposal.freelancerId

  return (
    <Card as="section" aria-label="Accepted proposal" flush className="overflow-hidden">
      <div
        ref={bannerRef}
        tabIndex={-1}
        className={cx(
          'flex flex-wrap items-start gap-x-6 gap-y-4 border-b border-line p-5 -outline-offset-2 sm:p-6',
          project.status === 'cancelled' ? 'bg-sunken' : 'bg-green-wash',
        )}
      >
        <div className="flex min-w-0 flex-1 basis-64 gap-3">
          <Avatar name={name} src={profileImage} />
          <div className="min-w-0">
            <h2 className="text-lg break-words">{headingOf(project.status, name)}</h2>
            <p className="mt-1 text-sm">
              {termsText(proposal, project.price)}
              {proposal.acceptedAt ? (
                <>
                  , <span className="whitespace-nowrap">accepted {formatDay(proposal.acceptedAt)}</span>
                </>
              ) : null}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={paths.chat(freelancerId)}>Message Freelancer</LinkButton>
          {mayHaveProfile(name) ? <LinkButton to={paths.profile(freelancerId)}>View Profile</LinkButton> : null}
        </div>
      </div>
      <div ref={showInOrder} className="flex flex-col gap-6 p-5 sm:p-6">
        {proposal.contractId ? <ContractNotice contractId={proposal.contractId} side="client" /> : null}
        {proposal.verifiedSkills?.length ? (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <p className="text-sm text-muted">Verified skills</p>
            <VerifiedSkills skills={proposal.verifiedSkills} asked={project.requiredSkills} name={name} />
          </div>
        ) : null}
        <DeliveryReview
          proposalId={proposal._id}
          freelancerName={name}
          contractId={proposal.contractId ?? undefined}
          onDecided={refresh}
        />
        <details className="group border-t border-line pt-4">
          <summary className="inline-flex min-h-9 items-center gap-2 rounded-sm text-sm font-medium pointer-coarse:min-h-11">
            <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
            The proposal
          </summary>
          <div className="mt-3 flex flex-col gap-4">
            <ProposalMessage proposal={proposal} />
            <ProposedMilestones milestones={proposal.milestones} />
            <SkillChips label={`Skills of ${name}`} skills={proposal.skills} />
            <ReportButton kind="proposal" targetId={proposal._id} noun="proposal" ownerId={freelancerId} />
          </div>
        </details>
      </div>
    </Card>
  )
}

function headingOf(status: ProjectView['status'], name: string): string {
  if (status === 'completed') return `${name} completed this project`
  return status === 'cancelled' ? `The contract with ${name} was cancelled` : `You accepted ${name}’s proposal`
}
