import { type AdminHoldView, formatUsd, shownHoldDays } from '@guildhall/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatDay } from '../../dates.ts'
import { PagedList } from '../../paged-list.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Section } from '../../ui/page.tsx'
import { adminHoldsQuery } from './holds-api.ts'
import { OwedRefunds } from './owed-refunds.tsx'
import { AdminPage } from './shared/admin-page.tsx'
import { adminPaths } from './shared/admin-paths.ts'

const lead = 'Money that waits for an operator.'

/** Disputed contracts whose held money nears its provider's time limit, and owed refunds. */
export default function AdminHoldsScreen() {
  const list = useInfiniteQuery(adminHoldsQuery())
  return (
    <AdminPage section="holds" lead={lead}>
      <Section title="Money in dispute">
        <p className="max-w-prose text-sm text-muted">
          Its payment provider can hold it for {shownHoldDays} more days or less. Nothing moves it by itself: decide, or
          see that it is settled, before that day.
        </p>
        <PagedList
          list={list}
          nouns={['contract', 'contracts']}
          empty={
            <EmptyState title="No deadline is near" headingLevel={3}>
              All money in dispute can be held for longer.
            </EmptyState>
          }
        >
          {(hold) => <Row key={hold.contractId} hold={hold} />}
        </PagedList>
      </Section>
      {/* Once the list above has its height. */}
      {list.isPending ? null : <OwedRefunds />}
    </AdminPage>
  )
}

function Row({ hold }: { hold: AdminHoldView }) {
  const { title, client, freelancer, held, heldUntil, providerUntil, disputeId, isCardDisputed } = hold
  const isLate = Date.parse(heldUntil) <= Date.now()
  return (
    <Card as="li" {...(isLate && { edge: 'danger' })} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 dir="auto" className="min-w-0 text-lg break-words">
          {disputeId ? (
            <Link to={adminPaths.dispute(disputeId)} className="hover:text-rose">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <span className="flex flex-wrap gap-2">
          {disputeId ? <Badge tone="amber">In dispute</Badge> : null}
          {isCardDisputed ? <Badge tone="danger">Waiting for a bank</Badge> : null}
        </span>
      </div>
      <p className="text-sm wrap-anywhere text-muted">
        <Link to={adminPaths.person(client._id)} className="text-link">
          <bdi>{client.name}</bdi>
        </Link>{' '}
        and{' '}
        <Link to={adminPaths.person(freelancer._id)} className="text-link">
          <bdi>{freelancer.name}</bdi>
        </Link>
      </p>
      <p className="text-sm">
        <span className="font-semibold">{formatUsd(held)}</span> {isLate ? 'should have moved by' : 'has to move by'}{' '}
        <span className="font-semibold">{formatDay(heldUntil)}</span>
        <span className="text-muted">. The payment service holds it until {formatDay(providerUntil)}.</span>
      </p>
    </Card>
  )
}
