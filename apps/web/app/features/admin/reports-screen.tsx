import type { AdminReportView } from '@guildhall/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { formatMoment } from '../../dates.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EmptyTray } from '../../ui/illustrations/empty-tray.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { reportsQuery } from './api.ts'
import { OutcomeBadge } from './outcome-badge.tsx'
import { AdminList } from './shared/admin-list.tsx'
import { AdminPage } from './shared/admin-page.tsx'
import { adminPaths } from './shared/admin-paths.ts'

/** What people reported, newest first. */
export default function ReportsScreen() {
  const [params, setParams] = useSearchParams()
  const status = params.get('status') === 'closed' ? 'closed' : 'open'
  const list = useInfiniteQuery(reportsQuery(status))
  return (
    <AdminPage section="reports" lead="Messages and conversations that people reported, newest first.">
      <div>
        <SegmentedControl
          label="Reports"
          value={status}
          onChange={(next) => setParams(next === 'closed' ? { status: next } : {}, { preventScrollReset: true })}
          options={[
            { value: 'open', label: 'Open' },
            { value: 'closed', label: 'Closed' },
          ]}
        />
      </div>
      <AdminList
        list={list}
        nouns={['report', 'reports']}
        empty={
          <EmptyState illustration={<EmptyTray className="mx-auto w-44" />} title={`No ${status} reports`}>
            {status === 'open' ? 'Nothing waits for you here.' : 'No report has been closed yet.'}
          </EmptyState>
        }
      >
        {(report) => <Report key={report._id} report={report} />}
      </AdminList>
    </AdminPage>
  )
}

function Report({
  report: { _id, reporter, reported, seq, reason, createdAt, ...report },
}: {
  report: AdminReportView
}) {
  return (
    <Card as="li" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-lg wrap-anywhere">
          <Link to={adminPaths.report(_id)} className="hover:text-rose">
            {seq === null ? 'A conversation with' : 'A message of'} <bdi>{reported.name}</bdi>
          </Link>
        </h2>
        <OutcomeBadge report={report} />
      </div>
      <p className="text-sm wrap-anywhere text-muted">
        Reported by <bdi>{reporter.name}</bdi>, {formatMoment(createdAt)}
      </p>
      <p dir="auto" className="line-clamp-3 text-sm wrap-anywhere">
        {reason}
      </p>
    </Card>
  )
}
