import { formatUsd, type PaymentView, paymentFailureSentences } from '@guildhall/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, type MetaFunction } from 'react-router'
import { formatDay, formatMoment } from '../../dates.ts'
import { paths } from '../../paths.ts'
import { getQueryClient } from '../../query-client.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EmptyTray } from '../../ui/illustrations/empty-tray.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { useRequiredUser } from '../accounts/shared/required-user.tsx'
import { storedUserId } from '../accounts/shared/session-store.ts'
import { paymentsQuery } from './api.ts'
import { MoneyList } from './money-list.tsx'
import { DisputeBadge, PaymentBadge } from './payment-status.tsx'
import { TestMode } from './shared/test-mode.tsx'

export const meta: MetaFunction = () => [{ title: 'Payments · Guildhall' }]

export function clientLoader() {
  const userId = storedUserId()
  if (userId) void getQueryClient().prefetchInfiniteQuery(paymentsQuery(userId))
  return null
}

const lead = 'What you paid for your contracts, newest first.'

export function HydrateFallback() {
  return (
    <Page title="Payments" lead={lead}>
      <SkeletonCards label="Loading payments..." />
    </Page>
  )
}

export default function PaymentsScreen() {
  const user = useRequiredUser()
  return user ? <Payments userId={user.id} /> : <HydrateFallback />
}

function Payments({ userId }: { userId: string }) {
  const list = useInfiniteQuery(paymentsQuery(userId))
  return (
    <Page
      title="Payments"
      lead={lead}
      actions={list.data?.pages[0]?.items.some(({ isTest }) => isTest) ? <TestMode /> : null}
    >
      <MoneyList list={list} noun="payments" empty={<NoPayments />}>
        {(payment) => <PaymentRow key={payment._id} payment={payment} />}
      </MoneyList>
    </Page>
  )
}

function PaymentRow({ payment }: { payment: PaymentView }) {
  return (
    <Card as="li" className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2">
      <div className="min-w-0">
        <h2 dir="auto" className="text-lg break-words">
          <Link to={paths.contract(payment.contractId)} className="hover:text-rose">
            {payment.contractTitle}
          </Link>
        </h2>
        <p className="mt-1 text-sm wrap-anywhere text-muted">
          <bdi>{payment.freelancerName}</bdi> · {formatMoment(payment.createdAt)}
        </p>
      </div>
      <div className="flex flex-col items-end gap-1.5">
        <p className="text-lg font-semibold">{formatUsd(payment.amount)}</p>
        <PaymentBadge status={payment.status} />
        {payment.dispute ? <DisputeBadge status={payment.dispute.status} /> : null}
      </div>
      {payment.heldUntil ? (
        <p className="col-span-full text-sm text-muted">Held until {formatDay(payment.heldUntil)}</p>
      ) : null}
      {payment.dispute ? <p className="col-span-full text-sm text-muted">{disputeText(payment.dispute)}</p> : null}
      {payment.failure ? (
        <p className="col-span-full text-sm text-muted">{paymentFailureSentences[payment.failure]}</p>
      ) : null}
    </Card>
  )
}

function disputeText({ status, amount }: NonNullable<PaymentView['dispute']>): string {
  const usd = formatUsd(amount)
  const texts = {
    open: `Your bank took back ${usd} and has not decided yet. The contract waits.`,
    won: `Your bank took back ${usd} and returned it.`,
    lost: `Your bank took back ${usd} and keeps it.`,
  }
  return texts[status]
}

function NoPayments() {
  return (
    <EmptyState
      illustration={<EmptyTray className="mx-auto w-44" />}
      title="No payments yet"
      action={
        <LinkButton variant="primary" to={paths.contracts}>
          Contracts
        </LinkButton>
      }
    >
      You pay on the page of a contract. The money is held in escrow until you approve the work.
    </EmptyState>
  )
}
