import type { FindingView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { sentenceFor } from '../../api-errors.ts'
import { formatMoment } from '../../dates.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { findingsQuery } from './api.ts'
import { AdminPage } from './shared/admin-page.tsx'

export default function DoctorScreen() {
  const { data, error, isPending, isFetching, refetch } = useQuery(findingsQuery())
  return (
    <AdminPage
      section="doctor"
      lead="The server checks itself, and all that its settings name."
      actions={
        <Button variant="primary" onClick={() => refetch()} pending={isFetching} pendingLabel="Checking...">
          Check Again
        </Button>
      }
    >
      {error ? <Alert title="The checks could not be made">{sentenceFor(error, error.message)}</Alert> : null}
      {isPending ? <SkeletonCards label="Checking..." /> : null}
      {data ? <Findings {...data} /> : null}
    </AdminPage>
  )
}

function Findings({ findings, checkedAt }: { findings: readonly FindingView[]; checkedAt: string }) {
  const wrong = findings.filter(({ level }) => level !== 'ok')
  const well = findings.filter(({ level }) => level === 'ok')
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="text-sm text-muted">
        Checked {formatMoment(checkedAt)}
      </p>
      {wrong.length === 0 ? (
        <EmptyState title="Nothing to do">All checks found what they should.</EmptyState>
      ) : (
        <ul aria-label="To do" className="grid gap-4">
          {wrong.map((finding) => (
            <ToDo key={keyOf(finding)} finding={finding} />
          ))}
        </ul>
      )}
      {well.length > 0 ? (
        <Disclosure summary={well.length === 1 ? '1 check is fine' : `${well.length} checks are fine`}>
          <dl className="max-w-3xl divide-y divide-line border-y border-line">
            {well.map((finding) => (
              <div key={keyOf(finding)} className="grid gap-x-6 py-3 sm:grid-cols-[10rem_1fr]">
                <dt className="font-semibold first-letter:uppercase">{finding.check}</dt>
                <dd className="text-muted wrap-anywhere">{finding.what}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      ) : null}
    </div>
  )
}

const looks = {
  problem: { tone: 'danger', label: 'Problem' },
  warning: { tone: 'amber', label: 'Warning' },
  ok: { tone: 'green', label: 'OK' },
} as const

/** Several checks can say the same, such as that there was no answer in time. */
const keyOf = ({ check, what }: FindingView) => `${check}: ${what}`

function ToDo({ finding: { check, level, what, todo } }: { finding: FindingView }) {
  const { tone, label } = looks[level]
  return (
    <Card as="li" edge={tone} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-lg first-letter:uppercase">{check}</h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="wrap-anywhere">{what}</p>
      {todo ? <p className="text-sm text-muted wrap-anywhere">{todo}</p> : null}
    </Card>
  )
}
