import { descriptionCollapseAt, formatUsd, type ProjectDetailView, type ProposalView } from '@guildhall/contract'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LongText } from '../../ui/long-text.tsx'
import { MilestoneList } from '../contracts/shared/milestone-list.tsx'
import { VerifiedSkills } from '../results/shared/skill-proof.tsx'
import { useOpened } from './client-api.ts'
import { daysText } from './facts.tsx'
import { ProposalBadge } from './proposal-badge.tsx'
import { historyText, priceNote, provenText } from './terms.ts'

export function ComparedProposal({ proposal, project }: { proposal: ProposalView; project: ProjectDetailView }) {
  useOpened(proposal, true)
  const { name, profileImage, _id: freelancerId } = proposal.freelancerId
  const note = priceNote(proposal, project.price)
  return (
    <li
      id={proposal._id}
      className="grid scroll-mt-24 content-start rounded-lg border border-line bg-surface lg:row-span-8 lg:grid-rows-subgrid"
    >
      <div className="flex min-w-0 items-start gap-3 p-4">
        <Avatar name={name} src={profileImage} />
        <div className="min-w-0">
          <h2 dir="auto" className="font-sans text-base font-semibold tracking-normal break-words">
            {name}
          </h2>
          <ProposalBadge status={proposal.status} viewer="client" />
        </div>
      </div>
      <Row label="Price">
        <span className="text-lg font-semibold tabular-nums">{formatUsd(proposal.bidAmount)}</span>
        {note ? <span className="block text-sm text-muted">{note}</span> : null}
      </Row>
      <Row label="Delivery">{proposal.deliveryTime ? daysText(proposal.deliveryTime) : 'Not stated'}</Row>
      <Row label="Verified skills">
        <p className="text-sm">{provenText(proposal, project.requiredSkills)}</p>
        {proposal.verifiedSkills?.length ? (
          <div className="mt-2">
            <VerifiedSkills skills={proposal.verifiedSkills} asked={project.requiredSkills} name={name} />
          </div>
        ) : null}
      </Row>
      <Row label="On Guildhall">{historyText(proposal)}</Row>
      <Row label="Milestones">
        {proposal.milestones.length > 0 ? <MilestoneList milestones={proposal.milestones} /> : 'None'}
      </Row>
      <Row label="Message">
        <LongText
          text={proposal.message}
          clamped={proposal.message.length > descriptionCollapseAt}
          className="text-sm"
        />
      </Row>
      <div className="flex flex-wrap content-start gap-2 border-t border-line p-4">
        <LinkButton size="sm" to={paths.chat(freelancerId)}>
          Message
        </LinkButton>
        <LinkButton size="sm" to={paths.profile(freelancerId)}>
          View Profile
        </LinkButton>
      </div>
    </li>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-t border-line px-4 py-3">
      <p className="mb-0.5 text-xs text-muted">{label}</p>
      <div className="break-words">{children}</div>
    </div>
  )
}
