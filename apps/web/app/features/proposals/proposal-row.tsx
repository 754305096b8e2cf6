import { formatUsd, type ProjectView, type ProposalView } from '@guildhall/contract'
import { ChevronDown, StickyNote } from 'lucide-react'
import { useId, useState } from 'react'
import { AttachmentList } from '../../attachment-list.tsx'
import { formatDay } from '../../dates.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { cx } from '../../ui/cx.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { SkillChips } from '../../ui/skill-chips.tsx'
import { ReportButton } from '../reports/shared/report-button.tsx'
import { VerifiedSkills } from '../results/shared/skill-proof.tsx'
import { proposalPath } from './api.ts'
import { useOpened } from './client-api.ts'
import { AddNoteButton, ArchiveButton, NoteField, ShortlistButton } from './client-tools.tsx'
import { CounterPanel } from './counter-panel.tsx'
import { daysText } from './facts.tsx'
import { ProposalBadge } from './proposal-badge.tsx'
import { ProposalChanges } from './proposal-changes.tsx'
import { ProposalMessage } from './proposal-message.tsx'
import { ProposedMilestones } from './proposed-milestones.tsx'
import { historyText, priceNote, provenText } from './terms.ts'

export interface ProposalRowProps {
  proposal: ProposalView
  project: Pick<ProjectView, 'requiredSkills' | 'price'>
  onAccept: (proposal: ProposalView) => void
  comparison?: { isChosen: boolean; isFull: boolean; onChoose: (isChosen: boolean) => void } | undefined
}

export function ProposalRow({ proposal, project, onAccept, comparison }: ProposalRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  // Folding keeps what was begun.
  const [wasOpened, setWasOpened] = useState(false)
  const [isOffering, setIsOffering] = useState(false)
  const [isAdding, setIsAdding] = useState(false)
  useOpened(proposal, isOpen)
  const bodyId = useId()
  const nameId = useId()
  const { name, profileImage, _id: freelancerId } = proposal.freelancerId
  const verifiedSkills = proposal.verifiedSkills ?? []
  const isNotSelected = proposal.status === 'rejected'
  // Shows its own price, so that it is not taken for the answer to a counter-offer.
  const isCountered = proposal.counters.some(({ status }) => status === 'open')

  return (
    <Card as="li" flush>
      <div className="flex items-start">
        <h3 className="min-w-0 flex-1 font-sans">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            aria-keyshortcuts="j k"
            data-proposal
            onClick={() => {
              setIsOpen(!isOpen)
              setWasOpened(true)
            }}
            className="grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 rounded-lg py-5 pl-5 text-left sm:pl-6"
          >
            <Avatar name={name} src={profileImage} />
            <span className="min-w-0">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span id={nameId} dir="auto" className="min-w-0 font-semibold tracking-normal break-words">
                  {name}
                </span>
                <ProposalBadge status={proposal.status} viewer="client" />
                <RowBadges proposal={proposal} />
              </span>
              <KeyFacts proposal={proposal} project={project} />
            </span>
            <ChevronDown
              aria-hidden="true"
              className={cx('mt-3 size-5 text-muted transition-transform', isOpen && 'rotate-180')}
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
        <div className="shrink-0 pt-5 pr-2 pl-1 sm:pt-6 sm:pr-4">
          <ShortlistButton proposal={proposal} nameId={nameId} />
        </div>
      </div>
      {verifiedSkills.length > 0 ? (
        <div className="px-5 pb-5 sm:pr-6 sm:pl-20">
          <VerifiedSkills skills={verifiedSkills} asked={project.requiredSkills} name={name} />
        </div>
      ) : null}
      {isNotSelected ? (
        <p className="px-5 pb-5 text-sm text-muted sm:pr-6 sm:pl-20">You've already accepted another proposal</p>
      ) : null}
      <div id={bodyId} hidden={!isOpen} className="px-5 pb-6 sm:pr-6 sm:pl-20">
        {wasOpened ? (
          <div className="flex flex-col gap-5">
            <ProposalMessage proposal={proposal} />
            <ProposedMilestones milestones={proposal.milestones} />
            <AttachmentList path={proposalPath(proposal._id)} files={proposal.attachments} />
            <SkillChips label={`Skills of ${name}`} skills={proposal.skills} />
            <ProposalChanges proposal={proposal} />
            <CounterPanel proposal={proposal} viewer="client" onOffering={setIsOffering} />
            <NoteField proposal={proposal} nameId={nameId} isAdding={isAdding} onWrite={() => setIsAdding(true)} />
          </div>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line px-3 py-2 sm:pr-4 sm:pl-20">
        {isOpen ? (
          <>
            {proposal.allowedMoves.includes('accept') ? (
              <Button
                size="sm"
                variant={isCountered || isOffering ? 'secondary' : 'primary'}
                aria-describedby={nameId}
                aria-keyshortcuts="a"
                title="Key: a"
                onClick={() => onAccept(proposal)}
              >
                {isCountered ? `Accept Proposal at ${formatUsd(proposal.bidAmount)}` : 'Accept Proposal'}
              </Button>
            ) : null}
            <LinkButton size="sm" to={paths.chat(freelancerId)} aria-describedby={nameId}>
              Message
            </LinkButton>
            <LinkButton size="sm" to={paths.profile(freelancerId)} aria-describedby={nameId}>
              View Profile
            </LinkButton>
            {isAdding || proposal.clientMark?.note ? null : (
              <AddNoteButton nameId={nameId} onAdd={() => setIsAdding(true)} />
            )}
            <ReportButton kind="proposal" targetId={proposal._id} noun="proposal" ownerId={freelancerId} compact />
          </>
        ) : null}
        {comparison ? (
          <Checkbox
            label="Compare"
            aria-describedby={nameId}
            className="px-2"
            checked={comparison.isChosen}
            disabled={comparison.isFull && !comparison.isChosen}
            onChange={(event) => comparison.onChoose(event.target.checked)}
          />
        ) : null}
        <ArchiveButton proposal={proposal} nameId={nameId} />
        {isOpen || !proposal.clientMark?.note ? null : (
          <p className="flex min-w-0 basis-full items-center gap-1.5 px-2 pb-1 text-sm text-muted sm:flex-1 sm:basis-40 sm:pb-0">
            <StickyNote aria-hidden="true" className="size-4 shrink-0" />
            <span className="truncate">
              <span className="sr-only">Your note: </span>
              {proposal.clientMark.note}
            </span>
          </p>
        )}
      </div>
    </Card>
  )
}

function RowBadges({ proposal: { status, editedAt, counters, clientMark } }: Pick<ProposalRowProps, 'proposal'>) {
  const open = counters.find((counter) => counter.status === 'open')
  return (
    <>
      {clientMark?.mark === 'archived' ? <Badge>Archived</Badge> : null}
      {status === 'pending' && editedAt ? <Badge>Edited {formatDay(editedAt)}</Badge> : null}
      {open ? <Badge tone="amber">{open.by === 'client' ? 'You countered' : 'Counter-offer for you'}</Badge> : null}
    </>
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
      <span>{proposal.deliveryTime ? daysText(proposal.deliveryTime) : 'No delivery time given'}</span>
      <span>sent {formatDay(proposal.createdAt)}</span>
      {proposal.milestones.length > 0 ? <span>{proposal.milestones.length} milestones</span> : null}
      {history ? <span>{history}</span> : null}
      {proposal.verifiedSkills === undefined ? null : <span>{provenText(proposal, project.requiredSkills)}</span>}
    </span>
  )
}
