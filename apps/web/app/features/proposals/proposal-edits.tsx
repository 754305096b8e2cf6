import { type EditedTermsView, formatUsd, type ProposalEditView, type ProposalView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ChangedText } from '../../changed-text.tsx'
import { formatMoment } from '../../dates.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SkillChips } from '../../ui/skill-chips.tsx'
import { MilestoneList } from '../contracts/shared/milestone-list.tsx'
import { proposalEditQuery, proposalEditsQuery } from './change-api.ts'
import { daysText } from './facts.tsx'

type Field = Exclude<keyof EditedTermsView, 'messageTruncated'>

const labels: Record<Field, string> = {
  message: 'Message',
  bidAmount: 'Price',
  deliveryTime: 'Delivery days',
  skills: 'Skills',
  milestones: 'Milestones',
  attachments: 'Files',
}

export function ProposalEdits({ proposal }: { proposal: ProposalView }) {
  const query = useQuery(proposalEditsQuery(proposal))
  if (query.isError && !query.data) {
    return (
      <Alert
        title="The changes could not be loaded"
        action={
          <Button size="sm" pending={query.isFetching} onClick={() => void query.refetch()}>
            Try again
          </Button>
        }
      />
    )
  }
  if (!query.data) return <Skeleton className="h-24 w-full" />
  return (
    <ol className="flex flex-col gap-6">
      {query.data.edits.map((edit, index) => (
        <li key={edit.version} className="flex flex-col gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
          <h4 className="font-sans text-sm font-semibold tracking-normal">
            {formatMoment(edit.editedAt)}
            {edit.cause === 'counter' ? ', by a counter-offer' : ''}
          </h4>
          <Change proposalId={proposal._id} edit={edit} isNewest={index === 0} />
        </li>
      ))}
    </ol>
  )
}

type ChangeProps = { proposalId: string; edit: ProposalEditView; isNewest: boolean }

function Change({ proposalId, edit, isNewest }: ChangeProps) {
  const fields = (Object.keys(labels) as Field[]).filter((field) => edit.after[field] !== undefined)
  return (
    <dl className="flex flex-col gap-4">
      {fields.map((field) => (
        <div key={field} className="flex min-w-0 flex-col gap-2">
          <dt className="text-sm font-medium">{labels[field]}</dt>
          {field === 'message' ? (
            <dd>
              <ChangedMessage proposalId={proposalId} edit={edit} isNewest={isNewest} />
            </dd>
          ) : (
            <dd className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
              {(['before', 'after'] as const).map((side) => (
                <Side key={side} side={side}>
                  <Term terms={edit[side]} field={field} />
                </Side>
              ))}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function Side({ side, children }: { side: 'before' | 'after'; children: ReactNode }) {
  return (
    <div
      className={cx('flex min-w-0 flex-col gap-1 border-l-2 pl-4', side === 'before' ? 'border-line' : 'border-amber')}
    >
      <p className="text-xs text-muted">{side === 'before' ? 'Before' : 'After'}</p>
      {children}
    </div>
  )
}

const messagesOf = ({ before, after }: ProposalEditView) => ({
  before: before.message ?? '',
  after: after.message ?? '',
})

function ChangedMessage({ proposalId, edit, isNewest }: ChangeProps) {
  return (
    <ChangedText
      versions={messagesOf(edit)}
      isTruncated={Boolean(edit.before.messageTruncated ?? edit.after.messageTruncated)}
      isNewest={isNewest}
      whole={{ ...proposalEditQuery(proposalId, edit.version), select: messagesOf }}
    />
  )
}

function Term({ terms, field }: { terms: EditedTermsView; field: Exclude<Field, 'message'> }) {
  const { bidAmount, deliveryTime, skills = [], milestones = [], attachments = [] } = terms
  if (field === 'bidAmount') return bidAmount === undefined ? null : formatUsd(bidAmount)
  if (field === 'deliveryTime') return deliveryTime ? daysText(deliveryTime) : 'None named'
  if (field === 'skills') return <SkillChips label="Skills" skills={skills} />
  if (field === 'milestones') return milestones.length > 0 ? <MilestoneList milestones={milestones} /> : 'None'
  return <span className="break-words">{attachments.join(', ') || 'None'}</span>
}
