import { type EarningsView, formatUsd, type PayoutView } from '@guildhall/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import type { MetaFunction } from 'react-router'
import { sentenceFor } from '../../api-errors.ts'
import { formatMoment } from '../../dates.ts'
import { usePartWhenIdle } from '../../load-part.ts'
import { PagedList } from '../../paged-list.tsx'
import { paths } from '../../paths.ts'
import { getQueryClient } from '../../query-client.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, StatCard, StatCards } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EmptyTray } from '../../ui/illustrations/lazy-illustrations.tsx'
import { FloatingPartMissing, lazyPart } from '../../ui/lazy-part.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page, Section } from '../../ui/page.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { useRequiredUser } from '../accounts/shared/required-user.tsx'
import { storedUserId } from '../accounts/shared/session-store.ts'
import { FileButton } from '../documents/shared/file-button.tsx'
import { earningsQuery, payoutLedgerPath, payoutsQuery } from './api.ts'
import { EarnedMonths } from './earned-months.tsx'
import { PayoutBadge } from './payment-status.tsx'
import { PayoutAccountNotice } from './payout-account-notice.tsx'
import { TestMode } from './shared/test-mode.tsx'
import { YearlyStatement } from './yearly-statement.tsx'

export const meta: MetaFunction = () => [{ title: 'Earnings · Guildhall' }]

const loadDialog = () => import('./withdraw-dialog.tsx').then((part) => ({ default: part.WithdrawDialog }))
const WithdrawDialog = lazyPart(loadDialog, FloatingPartMissing)

export function clientLoader() {
  const userId = storedUserId()
  if (userId) {
    void getQueryClient().prefetchQuery(earningsQuery(userId))
    void getQueryClient().prefetchInfiniteQuery(payoutsQuery(userId))
  }
  return null
}

export function HydrateFallback() {
  return (
    <Page title="Earnings">
      <SkeletonCards label="Loading earnings..." />
    </Page>
  )
}

export default function EarningsScreen() {
  const user = useRequiredUser()
  return user ? <Earnings userId={user.id} /> : <HydrateFallback />
}

function Earnings({ userId }: { userId: string }) {
  const { data: earnings, error, isFetching, refetch } = useQuery(earningsQuery(userId))
  const payouts = useInfiniteQuery(payoutsQuery(userId))

  const hasWithdrawn = (payouts.data?.pages[0]?.items.length ?? 0) > 0

  if (!earnings && !error) return <HydrateFallback />
  if (earnings && isUntouched(earnings)) {
    return (
      <Page title="Earnings" actions={earnings.isTest ? <TestMode /> : null}>
        <PayoutAccountNotice state={earnings.payoutAccount} />
        <NothingEarned />
      </Page>
    )
  }
  return (
    <Page title="Earnings" actions={earnings?.isTest ? <TestMode /> : null}>
      {earnings ? (
        <>
          <PayoutAccountNotice state={earnings.payoutAccount} />
          <Balance userId={userId} earnings={earnings} />
          <StatCards className="grid-cols-2 lg:grid-cols-4 [&_dd]:text-xl [&>div]:p-4 sm:[&>div]:p-5">
            <StatCard label="Held in escrow" value={formatUsd(earnings.held)} />
            <StatCard label="Due from clients" value={formatUsd(earnings.due)} />
            <StatCard label="Total released" value={formatUsd(earnings.released)} />
            <StatCard label="Total withdrawn" value={formatUsd(earnings.withdrawn)} />
          </StatCards>
          <EarnedMonths months={earnings.months} />
          <YearlyStatement years={earnings.years} />
        </>
      ) : (
        <Alert
          title="Your earnings could not be loaded"
          action={
            <Button size="sm" onClick={() => refetch()} pending={isFetching}>
              Try again
            </Button>
          }
        >
          {sentenceFor(error, error?.message ?? '')}
        </Alert>
      )}
      <Section title="Withdrawals" actions={hasWithdrawn ? <LedgerButton /> : null}>
        <PagedList
          list={payouts}
          nouns={['withdrawal', 'withdrawals']}
          whose="Your"
          label="Withdrawals"
          empty={<p className="text-muted">No withdrawals yet</p>}
        >
          {(payout) => <PayoutRow key={payout._id} payout={payout} />}
        </PagedList>
      </Section>
    </Page>
  )
}

const isUntouched = ({ available, held, due, released, withdrawn }: EarningsView) =>
  [available, held, due, released, withdrawn].every((amount) => amount === 0)

function NothingEarned() {
  return (
    <EmptyState
      illustration={<EmptyTray className="mx-auto w-44" />}
      title="Nothing earned yet"
      action={
        <>
          <LinkButton variant="primary" to={paths.browseProjects}>
            Browse Projects
          </LinkButton>
          <LinkButton to={paths.activeJobs}>Active Jobs</LinkButton>
        </>
      }
    >
      What clients pay for your work will be here, ready to withdraw.
    </EmptyState>
  )
}

function LedgerButton() {
  return (
    <FileButton size="sm" path={payoutLedgerPath} format="csv">
      Ledger as CSV
    </FileButton>
  )
}

function Balance({ userId, earnings }: { userId: string; earnings: EarningsView }) {
  const [isOpen, setIsOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const isReady = earnings.payoutAccount === 'ready' || earnings.payoutAccount === 'not_needed'
  const canWithdraw = earnings.available > 0 && isReady
  usePartWhenIdle(loadDialog)

  return (
    <Card as="section" aria-labelledby="available" edge={canWithdraw ? 'green' : 'neutral'}>
      <div
        ref={frame}
        tabIndex={-1}
        className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 outline-offset-4"
      >
        <div>
          <h2 id="available" className="font-sans text-sm font-normal tracking-normal text-muted">
            Available to withdraw
          </h2>
          <p className="font-display text-4xl font-medium">{formatUsd(earnings.available)}</p>
        </div>
        {canWithdraw ? (
          <Button variant="primary" onClick={() => setIsOpen(true)}>
            Withdraw
          </Button>
        ) : earnings.available > 0 ? (
          <p className="max-w-sm text-sm text-muted">You can withdraw it once your payout account is ready.</p>
        ) : null}
      </div>
      {isOpen ? (
        <Suspense>
          <WithdrawDialog
            userId={userId}
            available={earnings.available}
            isTest={earnings.isTest}
            onClose={() => setIsOpen(false)}
            onDone={() => {
              setIsOpen(false)
              // The button may disappear.
              setTimeout(() => frame.current?.focus())
            }}
          />
        </Suspense>
      ) : null}
    </Card>
  )
}

function PayoutRow({ payout }: { payout: PayoutView }) {
  return (
    <Card as="li" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div>
        <p className="text-lg font-semibold">{formatUsd(payout.amount)}</p>
        <p className="text-sm text-muted">{formatMoment(payout.createdAt)}</p>
        {payout.status === 'failed' ? (
          <p className="mt-1 text-sm">The bank refused it. {formatUsd(payout.amount)} went back to your balance.</p>
        ) : null}
      </div>
      <PayoutBadge status={payout.status} />
    </Card>
  )
}
