import { counted, type LedgerAuditView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { sentenceFor } from '../../api-errors.ts'
import { formatMoment } from '../../dates.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { notify } from '../../ui/notify.ts'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { auditQuery, startAudit, useDecision } from './api.ts'
import { AdminPage } from './shared/admin-page.tsx'

export default function AuditScreen() {
  const { data, error, isPending } = useQuery(auditQuery())
  const start = useDecision(startAudit)
  const isRunning = data?.isRunning ?? false

  async function runNow() {
    try {
      await start.mutateAsync([])
    } catch (problem) {
      notify.error('The audit could not be started', sentenceFor(problem, '') || undefined)
    }
  }

  return (
    <AdminPage
      section="audit"
      lead="Every night the whole ledger is checked: each entry, chain and balance, and whether contracts and payments agree with it."
      actions={
        <Button variant="primary" onClick={runNow} pending={start.isPending || isRunning} pendingLabel="Auditing...">
          Run Now
        </Button>
      }
    >
      {data ? (
        <div className="flex flex-col gap-4">
          <p role="status" className="text-sm text-muted">
            {isRunning ? 'An audit is running. Its result will appear here.' : ''}
          </p>
          {data.audits.length === 0 ? (
            <EmptyState title="No audit yet">The first one runs tonight, or when you start it.</EmptyState>
          ) : (
            <ul aria-label="Audits" className="grid gap-4">
              {data.audits.map((audit) => (
                <Audit key={audit.startedAt} audit={audit} />
              ))}
            </ul>
          )}
        </div>
      ) : isPending ? (
        <SkeletonCards label="Loading audits..." />
      ) : (
        <Alert>{sentenceFor(error, error.message)}</Alert>
      )}
    </AdminPage>
  )
}

const outcomes = {
  sound: { tone: 'green', edge: 'green', label: 'Sound' },
  problems: { tone: 'danger', edge: 'danger', label: 'Problems found' },
  unfinished: { tone: 'amber', edge: 'amber', label: 'Not finished' },
} as const

const count = (value: number) => value.toLocaleString('en-US')

function Audit({
  audit: { outcome, startedAt, endedAt, lines, entries, chains, findings, failure },
}: {
  audit: LedgerAuditView
}) {
  const look = outcomes[outcome]
  const seconds = Math.max(1, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1_000))
  return (
    <Card as="li" edge={look.edge} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-lg">{formatMoment(startedAt)}</h2>
        <Badge tone={look.tone}>{look.label}</Badge>
      </div>
      {failure === null ? (
        <p className="text-sm text-muted">
          {counted(lines, 'line')} in {counted(entries, 'entry', 'entries')} of {counted(chains, 'chain')}, in{' '}
          {counted(seconds, 'second')}
        </p>
      ) : (
        <p className="text-sm wrap-anywhere">{failure}</p>
      )}
      {findings.map(({ check, total, problems }) => (
        <div key={check}>
          <p className="font-semibold">Failed: {check}</p>
          <ul className="mt-1 list-disc pl-5 text-sm wrap-anywhere">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
            {total > problems.length ? <li>and {count(total - problems.length)} more</li> : null}
          </ul>
        </div>
      ))}
    </Card>
  )
}
