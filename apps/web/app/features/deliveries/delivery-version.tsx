import type { DeliveryVersionView } from '@guildhall/contract'
import { ChevronRight } from 'lucide-react'
import { formatMoment } from '../../dates.ts'
import { useWholeText } from '../../hooks/use-whole-text.ts'
import { LongText } from '../../ui/long-text.tsx'
import { withoutMarks } from '../../ui/without-marks.ts'
import { deliveryVersionQuery } from './api.ts'
import { DeliverableList } from './deliverable-list.tsx'
import { DeliveryBadge } from './shared/delivery-badge.tsx'

interface NoteProps {
  from: string
  proposalId: string
  version: DeliveryVersionView
  field: 'message' | 'feedback'
}

function Note({ from, proposalId, version, field }: NoteProps) {
  const whole = useWholeText(version[`${field}Truncated`], {
    ...deliveryVersionQuery(proposalId, version.version),
    select: (answer) => answer[field],
  })
  if (!version[field]) return null
  return (
    <figure className="border-l-2 border-line pl-4">
      <figcaption className="text-sm font-medium">{from}</figcaption>
      <blockquote className="mt-1">
        <LongText text={version[field]} whole={whole} />
      </blockquote>
    </figure>
  )
}

export function CitedCriterion({ version, className }: { version: DeliveryVersionView; className?: string }) {
  if (!version.criterion) return null
  return (
    <figure className={className}>
      <figcaption className="text-sm font-medium">Criterion that is not met</figcaption>
      <blockquote dir="auto" className="break-words">
        “{withoutMarks(version.criterion)}”
      </blockquote>
    </figure>
  )
}

interface NoteAuthors {
  message: string
  changes: string
  remark: string
}

export function DeliveryVersion({
  proposalId,
  version,
  authors,
}: {
  proposalId: string
  version: DeliveryVersionView
  authors: NoteAuthors
}) {
  return (
    <div className="flex flex-col gap-4">
      <Note from={authors.message} field="message" proposalId={proposalId} version={version} />
      <DeliverableList
        proposalId={proposalId}
        files={version.deliverables}
        label={`Files of version ${version.version}`}
      />
      <CitedCriterion version={version} />
      <Note
        from={version.status === 'rejected' ? authors.changes : authors.remark}
        field="feedback"
        proposalId={proposalId}
        version={version}
      />
    </div>
  )
}

/** 'Version 2, uploaded Nov 20, 2026, 4:05 PM' */
export function versionLine({ version, submittedAt }: DeliveryVersionView): string {
  return `Version ${version}, uploaded ${formatMoment(submittedAt)}`
}

export function EarlierVersions({
  proposalId,
  versions,
  authors,
}: {
  proposalId: string
  versions: readonly DeliveryVersionView[]
  authors: NoteAuthors
}) {
  if (versions.length === 0) return null
  return (
    <details className="group border-t border-line pt-4">
      <summary className="inline-flex min-h-9 items-center gap-2 rounded-sm text-sm font-medium pointer-coarse:min-h-11">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        Earlier versions ({versions.length})
      </summary>
      <ol className="mt-4 flex flex-col gap-8">
        {versions.map((version) => (
          <li key={version.version} className="flex flex-col gap-3">
            <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
              {versionLine(version)}
              <DeliveryBadge status={version.status} />
            </p>
            <DeliveryVersion proposalId={proposalId} version={version} authors={authors} />
          </li>
        ))}
      </ol>
    </details>
  )
}
