import { type AdminDisputeView, adminDisputeStatuses, formatUsd } from '@guildhall/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { formatDay } from '../../dates.ts'
import { PagedList } from '../../paged-list.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Toolbar } from '../../ui/page.tsx'
import { Select } from '../../ui/select.tsx'
import { adminDisputesQuery } from './disputes-api.ts'
import { AdminPage } from './shared/admin-page.tsx'
import { adminPaths } from './shared/admin-paths.ts'

const labels = {
  waiting: 'Waiting for a decision',
  open: 'The two sides can still agree',
  decided: 'Decided',
} as const

export default function AdminDisputesScreen() {
  const [params, setParams] = useSearchParams()
  const status = adminDisputeStatuses.find((one) => one === params.get('status')) ?? 'waiting'
  const list = useInfiniteQuery(adminDisputesQuery(status))

  return (
    <AdminPage section="disputes" lead="What the two sides of a contract could not agree on.">
      <Toolbar>
        <Select
          label="Status of the disputes"
          className="w-full sm:w-72"
          value={status}
          onChange={({ target }) => setParams({ status: target.value }, { replace: true, preventScrollReset: true })}
          options={adminDisputeStatuses.map((value) => ({ value, label: labels[value] }))}
        />
      </Toolbar>
      <PagedList
        list={list}
        nouns={['dispute', 'disputes']}
        empty={<EmptyState title="No disputes">There are no disputes with this status.</EmptyState>}
      >
        {(dispute) => <Row key={dispute._id} dispute={dispute} />}
      </PagedList>
    </AdminPage>
  )
}

function Row({ dispute }: { dispute: AdminDisputeView }) {
  const { _id, title, client, freelancer, status, openedAt, claimsUntil, waitingAt, endedAt, total, rest } = dispute
  const since =
    status === 'waiting' && waitingAt
      ? `Waiting since ${formatDay(waitingAt)}`
      : status === 'decided' && endedAt
        ? `Decided ${formatDay(endedAt)}`
        : `Until ${formatDay(claimsUntil)}`
  return (
    <Card as="li" className="flex flex-col gap-2">
      <h2 dir="auto" className="text-lg break-words">
        <Link to={adminPaths.dispute(_id)} className="hover:text-rose">
          {title}
        </Link>
      </h2>
      <p className="text-sm wrap-anywhere text-muted">
        <bdi>{client.name}</bdi> and <bdi>{freelancer.name}</bdi> · opened {formatDay(openedAt)} · {since}
      </p>
      <p className="text-sm">
        <span className="font-semibold">{formatUsd(status === 'decided' ? total : rest)}</span>{' '}
        {status === 'decided' ? 'were set aside' : `of ${formatUsd(total)} in dispute`}
      </p>
    </Card>
  )
}
