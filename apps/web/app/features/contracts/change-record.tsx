import type { ContractChangeView, ContractOfferStatus } from '@guildhall/contract'
import { formatMoment } from '../../dates.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { ChangeTerms } from './change-terms.tsx'
import type { ContractSide } from './shared/api.ts'

const outcomes = {
  open: ['Not answered', 'amber'],
  accepted: ['Accepted', 'green'],
  declined: ['Declined', 'neutral'],
  withdrawn: ['Withdrawn', 'neutral'],
  outdated: ['Outdated', 'neutral'],
} as const satisfies Record<ContractOfferStatus, readonly [string, Tone]>

export interface ChangeRecordProps {
  change: ContractChangeView
  names: Record<ContractSide, string>
  isCut?: boolean | undefined
}

export function ChangeRecord({ change, names, isCut = false }: ChangeRecordProps) {
  const [outcome, tone] = outcomes[change.status]
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone={tone}>{outcome}</Badge>
        <span>
          Offered by <bdi className="font-medium">{names[change.by]}</bdi>, {formatMoment(change.createdAt)}
        </span>
        {change.endedAt ? (
          <span className="text-muted">
            {outcome} {formatMoment(change.endedAt)}
          </span>
        ) : null}
      </p>
      <ChangeTerms change={change} />
      {isCut ? <p className="text-sm text-muted">The acceptance criteria are too long and cut off here.</p> : null}
      <p dir="auto" className="max-w-prose text-sm break-words whitespace-pre-line text-muted">
        {change.reason}
      </p>
    </div>
  )
}
