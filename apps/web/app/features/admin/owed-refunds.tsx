import { formatUsd, type OwedRefundView } from '@guildhall/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { formatDay } from '../../dates.ts'
import { PagedList } from '../../paged-list.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FloatingPartMissing, lazyPart } from '../../ui/lazy-part.tsx'
import { Section } from '../../ui/page.tsx'
import { owedRefundsQuery } from './holds-api.ts'
import { adminPaths } from './shared/admin-paths.ts'

const load = () => import('./repay-dialog.tsx').then((part) => ({ default: part.RepayDialog }))
const RepayDialog = lazyPart(load, FloatingPartMissing)

/** Refunds that could not go back to the card, until an operator records that they were paid another way. */
export function OwedRefunds() {
  const list = useInfiniteQuery(owedRefundsQuery())
  const [repaying, setRepaying] = useState<OwedRefundView>()
  return (
    <Section title="Refunds owed">
      <p className="max-w-prose text-sm text-muted">
        They could not go back to the card. Pay the client another way, then record it here.
      </p>
      <PagedList
        list={list}
        nouns={['refund', 'refunds']}
        empty={
          <EmptyState title="No refunds owed" headingLevel={3}>
            All of them went back to the card, or were paid another way.
          </EmptyState>
        }
      >
        {(refund) => <Row key={refund._id} refund={refund} onRepay={() => setRepaying(refund)} />}
      </PagedList>
      {repaying ? (
        <Suspense>
          <RepayDialog refund={repaying} onClose={() => setRepaying(undefined)} />
        </Suspense>
      ) : null}
    </Section>
  )
}

function Row({ refund, onRepay }: { refund: OwedRefundView; onRepay: () => void }) {
  const { _id, title, client, amount, failedAt, isTest, mayRepay } = refund
  return (
    <Card as="li" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={_id} dir="auto" className="min-w-0 text-lg break-words">
          {title}
        </h3>
        {isTest ? <Badge tone="neutral">Test money</Badge> : null}
      </div>
      <p className="text-sm wrap-anywhere">
        <span className="font-semibold">{formatUsd(amount)}</span> owed to{' '}
        <Link to={adminPaths.person(client._id)} className="text-link">
          <bdi>{client.name}</bdi>
        </Link>
        <span className="text-muted"> since {formatDay(failedAt)}</span>
      </p>
      {mayRepay ? (
        <div>
          <Button size="sm" aria-describedby={_id} onClick={onRepay}>
            Record Payment
          </Button>
        </div>
      ) : (
        <p className="text-sm text-muted">You are a side of this contract. Another operator records it.</p>
      )}
    </Card>
  )
}
