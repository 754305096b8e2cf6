import {
  type ContractDetailView,
  formatUsd,
  isStripeAmount,
  type PaymentProviderView,
  stripeChargeCents,
  toCents,
  toDollars,
} from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type ClientLoaderFunctionArgs, Navigate, useParams } from 'react-router'
import { ApiError, explanationOf } from '../../api-errors.ts'
import { paths } from '../../paths.ts'
import { getQueryClient } from '../../query-client.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { AnchorButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { useRequiredUser } from '../accounts/shared/required-user.tsx'
import { hasStoredToken } from '../accounts/shared/session-store.ts'
import { contractQuery } from '../contracts/shared/api.ts'
import { paymentProviderQuery } from './shared/provider.ts'
import { TestMode } from './shared/test-mode.tsx'
import { unpaidUsd } from './shared/unpaid.ts'

const loadSteps = () => import('./card-payment.tsx').then((part) => ({ default: part.CardPayment }))
const CardPayment = lazyPart(loadSteps)

/** Only this page's own document allows Stripe's script, so it needs a full page load. */
const isOwnDocument = ({ url }: Request) =>
  performance
    .getEntriesByType('navigation')
    .some(({ name }) => URL.canParse(name) && new URL(name).pathname === new URL(url).pathname)

export function clientLoader({ request, params: { contractId = '' } }: ClientLoaderFunctionArgs) {
  if (!isOwnDocument(request)) {
    window.location.assign(request.url)
    return new Promise<null>(() => {})
  }
  void getQueryClient().prefetchQuery(paymentProviderQuery())
  if (hasStoredToken()) void getQueryClient().prefetchQuery(contractQuery(contractId))
  return null
}

export function HydrateFallback() {
  return (
    <Page title="Payment" narrow>
      <title>Payment · Guildhall</title>
      <SkeletonCards label="Loading payment..." />
    </Page>
  )
}

export default function PayScreen() {
  const { contractId = '' } = useParams()
  const user = useRequiredUser()
  return user ? <LoadedPayment key={contractId} contractId={contractId} /> : <HydrateFallback />
}

function LoadedPayment({ contractId }: { contractId: string }) {
  const contract = useQuery(contractQuery(contractId))
  const provider = useQuery(paymentProviderQuery())
  const error = contract.error ?? provider.error

  if (contract.data && provider.data) return <Payment contract={contract.data} provider={provider.data} />
  if (!error) return <HydrateFallback />
  const isRefused = error instanceof ApiError && error.status < 500
  return (
    <Page title="Payment" narrow>
      <title>Payment · Guildhall</title>
      <Alert
        title="The payment cannot be shown"
        action={
          isRefused ? null : (
            <Button
              size="sm"
              pending={contract.isFetching || provider.isFetching}
              onClick={() => {
                void contract.refetch()
                void provider.refetch()
              }}
            >
              Try again
            </Button>
          )
        }
      >
        {explanationOf(error, 'Please try again.')}
      </Alert>
    </Page>
  )
}

function Payment({ contract, provider }: { contract: ContractDetailView; provider: PaymentProviderView }) {
  if (provider.provider === 'sandbox') return <Navigate replace to={paths.contract(contract._id)} />
  const isDue = contract.status === 'payment_due'
  const canPay = contract.allowedMoves.includes('fund')
  const usd = unpaidUsd(contract.money)
  return (
    <Page
      narrow
      title={canPay ? (isDue ? 'Pay for the approved work' : 'Pay into escrow') : 'Payment'}
      lead={contract.title}
      back={{ to: paths.contract(contract._id), label: 'Back to the contract' }}
      actions={provider.isTest ? <TestMode /> : null}
    >
      <title>{`Payment: ${contract.title} · Guildhall`}</title>
      {canPay && !isStripeAmount(toCents(usd)) ? (
        <AmountOutside usd={usd} />
      ) : canPay ? (
        <Suspense fallback={<SkeletonCards label="Loading payment..." />}>
          <CardPayment contract={contract} provider={provider} />
        </Suspense>
      ) : (
        <NothingToPay contract={contract} />
      )}
    </Page>
  )
}

/** Stripe’s form would not even open. */
function AmountOutside({ usd }: { usd: number }) {
  const { least, most } = stripeChargeCents
  return (
    <Alert tone="warning" title={`${formatUsd(usd)} cannot be paid by card`}>
      A card can be charged {formatUsd(toDollars(least))} to {formatUsd(toDollars(most))} at once. Agree on another
      amount, or on the end of the contract.
    </Alert>
  )
}

/** Also replaces the form after payment, so it takes the focus. */
function NothingToPay({ contract: { _id, isFunded, money } }: { contract: ContractDetailView }) {
  const isPaid = isFunded || money.released > 0
  const title =
    isFunded && money.held > 0 ? `${formatUsd(money.held)} is held in escrow` : 'There is nothing to pay now'
  return (
    <div ref={(node) => node?.focus()} tabIndex={-1} className="rounded-md outline-offset-4">
      <Alert
        tone={isPaid ? 'green' : 'neutral'}
        title={title}
        action={
          <AnchorButton size="sm" href={paths.contract(_id)}>
            See the contract
          </AnchorButton>
        }
      >
        {isPaid ? 'This contract is paid for.' : 'See the contract for its status.'}
      </Alert>
    </div>
  )
}
