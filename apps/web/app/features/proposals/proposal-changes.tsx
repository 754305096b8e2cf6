import type { ProposalView } from '@guildhall/contract'
import { Suspense, useState } from 'react'
import { formatMoment } from '../../dates.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const load = () => import('./proposal-edits.tsx').then((part) => ({ default: part.ProposalEdits }))
const ProposalEdits = lazyPart(load)

export function ProposalChanges({ proposal }: { proposal: ProposalView }) {
  const [isOpen, setIsOpen] = useState(false)
  if (proposal.editedAt === null) return null
  return (
    <Disclosure summary={`Changed on ${formatMoment(proposal.editedAt)}. See what changed`} onToggle={setIsOpen}>
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-24 w-full" />}>
          <ProposalEdits proposal={proposal} />
        </Suspense>
      ) : null}
    </Disclosure>
  )
}
