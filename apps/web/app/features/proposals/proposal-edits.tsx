import { type EditedTermsView, formatUsd, type ProposalEditView, type ProposalView } from '@guildhall/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatMoment } from '../../dates.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { MarkedText } from '../../ui/marked-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MilestoneList } from '../contracts/shared/milestone-list.tsx'
import { SkillChips } from '../projects/shared/skill-chips.tsx'
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
  if (query.isError && !query.data) return <NotLoaded title="The changes could not be loaded" query={query} />
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

/** Long texts are fetched in full: for the newest change at once, for others on demand. */
function ChangedMessage({ proposalId, edit, isNewest }: ChangeProps) {
  const isTruncated = edit.before.messageTruncated === true || edit.after.messageTruncated === true
  const [isAsked, setIsAsked] = useState(isNewest)
  const query = useQuery({ ...proposalEditQuery(proposalId, edit.version), enabled: isTruncated && isAsked })
  const known = isTruncated ? query.data : edit
  if (known) return <MarkedText before={known.before.message ?? ''} after={known.after.message ?? ''} />
  if (query.isError) {
    return <NotLoaded title="This message could not be loaded" query={query} />
  }
  return isAsked ? (
    <Skeleton className="h-24 w-full" />
  ) : (
    <Button size="sm" onClick={() => setIsAsked(true)}>
      Show what changed
    </Button>
  )
}

type Failed = Pick<UseQueryResult, 'isFetching' | 'refetch'>

function NotLoaded({ title, query: { isFetching, refetch } }: { title: string; query: Failed }) {
  return (
    <Alert
      title={title}
      action={
        <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
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
