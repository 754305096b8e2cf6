import {
  descriptionCollapseAt,
  type EditedTermsView,
  formatUsd,
  type ProposalEditView,
  type ProposalView,
} from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatMoment } from '../../dates.ts'
import { useWholeText } from '../../hooks/use-whole-text.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { LongText } from '../../ui/long-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MilestoneList } from '../contracts/shared/milestone-list.tsx'
import { SkillChips } from '../projects/shared/skill-chips.tsx'
import { proposalEditQuery, proposalEditsQuery } from './change-api.ts'
import { daysText } from './facts.tsx'

type Field = Exclude<keyof EditedTermsView, 'messageTruncated'>

/** In the order of the form. */
const labels: Record<Field, string> = {
  message: 'Message',
  bidAmount: 'Price',
  deliveryTime: 'Delivery days',
  skills: 'Skills',
  milestones: 'Milestones',
  attachments: 'Files',
}

/** How a proposal changed, read when it is opened. Nothing before the first change. */
export function ProposalChanges({ proposal }: { proposal: ProposalView }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data, isError, isFetching, refetch } = useQuery({ ...proposalEditsQuery(proposal), enabled: isOpen })
  if (proposal.editedAt === null) return null
  return (
    <Disclosure summary={`Changed on ${formatMoment(proposal.editedAt)}. See what changed`} onToggle={setIsOpen}>
      {data ? (
        <ol className="flex flex-col gap-6">
          {data.edits.map((edit) => (
            <li key={edit.version} className="flex flex-col gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
              <h4 className="font-sans text-sm font-semibold tracking-normal">
                {formatMoment(edit.editedAt)}
                {edit.cause === 'counter' ? ', by a counter-offer' : ''}
              </h4>
              <Change proposalId={proposal._id} edit={edit} />
            </li>
          ))}
        </ol>
      ) : isError ? (
        <Alert
          title="The changes could not be loaded"
          action={
            <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </Disclosure>
  )
}

function Change({ proposalId, edit }: { proposalId: string; edit: ProposalEditView }) {
  const fields = (Object.keys(labels) as Field[]).filter((field) => edit.after[field] !== undefined)
  return (
    <dl className="flex flex-col gap-4">
      {fields.map((field) => (
        <div key={field} className="flex min-w-0 flex-col gap-2">
          <dt className="text-sm font-medium">{labels[field]}</dt>
          <dd className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
            {(['before', 'after'] as const).map((side) => (
              <Side key={side} side={side}>
                {field === 'message' ? (
                  <Message proposalId={proposalId} edit={edit} side={side} />
                ) : (
                  <Term terms={edit[side]} field={field} />
                )}
              </Side>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Side({ side, children }: { side: 'before' | 'after'; children: ReactNode }) {
  return (
    <div className={cx('min-w-0 border-l-2 pl-4', side === 'before' ? 'border-line' : 'border-amber')}>
      <p className="text-xs text-muted">{side === 'before' ? 'Before' : 'After'}</p>
      {children}
    </div>
  )
}

function Message({ proposalId, edit, side }: { proposalId: string; edit: ProposalEditView; side: 'before' | 'after' }) {
  const whole = useWholeText(edit[side].messageTruncated, {
    ...proposalEditQuery(proposalId, edit.version),
    select: (answer) => answer[side].message ?? '',
  })
  const text = edit[side].message ?? ''
  return <LongText text={text} whole={whole} clamped={text.length > descriptionCollapseAt} />
}

function Term({ terms, field }: { terms: EditedTermsView; field: Exclude<Field, 'message'> }) {
  const { bidAmount, deliveryTime, skills = [], milestones = [], attachments = [] } = terms
  if (field === 'bidAmount') return bidAmount === undefined ? null : formatUsd(bidAmount)
  if (field === 'deliveryTime') return deliveryTime ? daysText(deliveryTime) : 'None named'
  if (field === 'skills') return <SkillChips label="Skills" skills={skills} />
  if (field === 'milestones') return milestones.length > 0 ? <MilestoneList milestones={milestones} /> : 'None'
  return <span className="break-words">{attachments.join(', ') || 'None'}</span>
}
