import { formatUsd, type ProjectView, type ProposalView } from '@guildhall/contract'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { formatDay } from '../../dates.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { SkillChips } from '../projects/shared/skill-chips.tsx'
import { VerifiedSkills } from '../results/shared/skill-proof.tsx'
import { daysText, Facts } from './facts.tsx'
import { ProposalBadge } from './proposal-badge.tsx'
import { ProposalMessage } from './proposal-message.tsx'
import { ProposedMilestones } from './proposed-milestones.tsx'
import { historyText, priceNote, provenText } from './terms.ts'

export interface ProposalRowProps {
  proposal: ProposalView
  project: Pick<ProjectView, 'requiredSkills' | 'price'>
  onAccept: (proposal: ProposalView) => void
}

export function ProposalRow({ proposal, project, onAccept }: ProposalRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const bodyId = useId()
  const nameId = useId()
  const { name, profileImage, _id: freelancerId } = proposal.freelancerId
  const verifiedSkills = proposal.verifiedSkills ?? []
  const isNotSelected = proposal.status === 'rejected'

  return (
    <Card as="li" flush>
      <h3 className="font-sans">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setIsOpen(!isOpen)}
          className="grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 rounded-lg p-5 text-left sm:px-6"
        >
          <Avatar name={name} src={profileImage} />
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span id={nameId} dir="auto" className="min-w-0 font-semibold tracking-normal break-words">
                {name}
              </span>
              <ProposalBadge status={proposal.status} viewer="client" />
            </span>
            <KeyFacts proposal={proposal} project={project} />
          </span>
          <ChevronDown
            aria-hidden="true"
            className={cx('size-5 text-muted transition-transform', isOpen && 'rotate-180')}
          />
          {isOpen ? null : (
            <span
              dir="auto"
              className="col-span-full line-clamp-2 text-sm font-normal tracking-normal text-muted sm:col-start-2 sm:col-end-3"
            >
              {proposal.message}
            </span>
          )}
        </button>
      </h3>
      {verifiedSkills.length > 0 ? (
        <div className="px-5 pb-5 sm:pr-6 sm:pl-20">
          <VerifiedSkills skills={verifiedSkills} asked={project.requiredSkills} name={name} />
        </div>
      ) : null}
      {isNotSelected ? (
        <p className="px-5 pb-5 text-sm text-muted sm:pr-6 sm:pl-20">You've already accepted another proposal</p>
      ) : null}
      <div id={bodyId} hidden={!isOpen} className="px-5 pb-6 sm:pr-6 sm:pl-20">
        {isOpen ? (
          <div className="flex flex-col gap-5">
            <ProposalMessage proposal={proposal} />
            <Facts
              facts={[
                ['Bid', formatUsd(proposal.bidAmount)],
                ['Delivery', proposal.deliveryTime ? daysText(proposal.deliveryTime) : 'Not stated'],
                ['Sent', formatDay(proposal.createdAt)],
              ]}
            />
            <ProposedMilestones milestones={proposal.milestones} />
            <SkillChips label={`Skills of ${name}`} skills={proposal.skills} />
            <div className="flex flex-wrap gap-3">
              {proposal.allowedMoves.includes('accept') ? (
                <Button variant="primary" aria-describedby={nameId} onClick={() => onAccept(proposal)}>
                  Accept Proposal
                </Button>
              ) : null}
              <LinkButton to={paths.chat(freelancerId)} aria-describedby={nameId}>
                Message
              </LinkButton>
              <LinkButton to={paths.profile(freelancerId)} aria-describedby={nameId}>
                View Profile
              </LinkButton>
            </div>
          </div>
        ) : null}
      </div>
    </Card>
  )
}

function KeyFacts({ proposal, project }: Pick<ProposalRowProps, 'proposal' | 'project'>) {
  const note = priceNote(proposal, project.price)
  const history = historyText(proposal)
  return (
    <span className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm font-normal tracking-normal text-muted">
      <span>
        <span className="font-semibold text-ink">{formatUsd(proposal.bidAmount)}</span>
        {note ? ` ${note}` : null}
      </span>
      <span>{proposal.deliveryTime ? daysText(proposal.deliveryTime) : 'No days named'}</span>
      {proposal.milestones.length > 0 ? <span>{proposal.milestones.length} milestones</span> : null}
      {history ? <span>{history}</span> : null}
      {proposal.verifiedSkills === undefined ? null : <span>{provenText(proposal, project.requiredSkills)}</span>}
    </span>
  )
}
