import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { MetaFunction } from 'react-router'
import { PagedList } from '../../paged-list.tsx'
import { paths } from '../../paths.ts'
import { getQueryClient } from '../../query-client.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EmptyTray } from '../../ui/illustrations/lazy-illustrations.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page, Section } from '../../ui/page.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { BelowPanel } from '../../ui/waiting-panel.tsx'
import { useRequiredUser } from '../accounts/shared/required-user.tsx'
import { storedUserId } from '../accounts/shared/session-store.ts'
import { paymentSumsQuery, paymentsQuery } from './api.ts'
import { PaymentMethods } from './payment-methods.tsx'
import { PaymentRow } from './payment-row.tsx'
import { PaymentSums } from './payment-sums.tsx'
import { TestMode } from './shared/test-mode.tsx'

export const meta: MetaFunction = () => [{ title: 'Payments · Guildhall' }]

export function clientLoader() {
  const userId = storedUserId()
  if (userId) {
    void getQueryClient().prefetchQuery(paymentSumsQuery(userId))
    void getQueryClient().prefetchInfiniteQuery(paymentsQuery(userId))
  }
  return null
}

export function HydrateFallback() {
  return (
    <Page title="Payments">
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
  const sumsQuery = useQuery(paymentSumsQuery(userId))
  const sums = sumsQuery.data
  return (
    <Page title="Payments" actions={sums?.isTest ? <TestMode /> : null}>
      <BelowPanel query={sumsQuery} fallback={<SkeletonCards label="Loading payments..." />}>
        <PaymentSums userId={userId} />
        <Section title="Your payments">
          <PagedList list={list} nouns={['payment', 'payments']} whose="Your" label="Payments" empty={<NoPayments />}>
            {(payment) => <PaymentRow key={payment._id} payment={payment} />}
          </PagedList>
        </Section>
        {sums && !list.isPending ? <PaymentMethods isTest={sums.isTest} /> : null}
      </BelowPanel>
    </Page>
  )
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
    />
  )
}
