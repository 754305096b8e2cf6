import type { ContractDetailView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoment } from '../../dates.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { changesQuery } from './change-api.ts'
import { ChangeTerms } from './change-terms.tsx'

const outcomes = {
  accepted: ['Accepted', 'green'],
  declined: ['Declined', 'neutral'],
  withdrawn: ['Withdrawn', 'neutral'],
  outdated: ['Outdated', 'neutral'],
} as const satisfies Record<string, readonly [string, Tone]>

/** The changes that are no longer open: what was, what became of it, who and when. Fetched when opened. */
export function ChangeHistory({ contract, count }: { contract: ContractDetailView; count: number }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({ ...changesQuery(contract._id), enabled: isOpen })
  if (count === 0) return null
  return (
    <Disclosure summary={`Earlier changes (${count})`} onToggle={setIsOpen}>
      {isOpen && !data && !error ? <Skeleton className="h-24 w-full" /> : null}
      {error && !data ? (
        <Alert
          title="The changes could not be loaded"
          action={
            <Button size="sm" onClick={() => refetch()} pending={isFetching}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Alert>
      ) : null}
      <ul className="flex flex-col gap-6">
        {data?.map((change) =>
          change.status === 'open' ? null : (
            <li key={change._id} className="flex flex-col gap-3 border-l-2 border-line pl-4">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                <Badge tone={outcomes[change.status][1]}>{outcomes[change.status][0]}</Badge>
                <span>
                  Offered by <bdi className="font-medium">{contract[change.by].name}</bdi>,{' '}
                  {formatMoment(change.createdAt)}
                </span>
                {change.endedAt ? (
                  <span className="text-muted">
                    {outcomes[change.status][0]} {formatMoment(change.endedAt)}
                  </span>
                ) : null}
              </p>
              <ChangeTerms change={change} />
              <p dir="auto" className="max-w-prose text-sm break-words whitespace-pre-line text-muted">
                {change.reason}
              </p>
            </li>
          ),
        )}
      </ul>
    </Disclosure>
  )
}
