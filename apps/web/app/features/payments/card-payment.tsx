import {
  type ContractDetailView,
  formatUsd,
  type PaymentProviderView,
  paymentFailureSentences,
  toCents,
} from '@guildhall/contract'
import type { ReactNode } from 'react'
import { explanationOf } from '../../api-errors.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PendingDots } from '../../ui/pending-dots.tsx'
import { PaymentBreakdown } from './fund-dialog-parts.tsx'
import { stripeTestCardText } from './shared/test-mode.tsx'
import { unpaidUsd } from './shared/unpaid.ts'
import { useCardPayment } from './use-card-payment.ts'
import { useStripeForm } from './use-stripe-form.ts'

export interface CardPaymentProps {
  contract: ContractDetailView
  provider: PaymentProviderView
}

/** Stripe's script draws the form: we never see the card. */
export function CardPayment({ contract, provider }: CardPaymentProps) {
  const usd = unpaidUsd(contract.money)
  const payment = useCardPayment(contract._id)
  const { ref, form, state, retry } = useStripeForm({
    publishableKey: provider.publishableKey ?? '',
    amountCents: toCents(usd),
  })
  const status = payment.payment?.status
  const isAsked = status === 'requires_action'
  const isWaiting = status === 'processing'
  // The contract's amount may have changed since; what is overpaid is refunded.
  const waitingUsd = payment.payment?.amount ?? usd
  const isReady = state === 'ready' && !payment.isLoading && payment.pending !== 'check'

  return (
    <div className="flex flex-col gap-6">
      {isWaiting ? <Waiting usd={waitingUsd} /> : null}
      {isAsked || isWaiting ? null : <PaymentBreakdown contract={contract} />}
      {payment.failure && !payment.pending ? (
        <Alert title="The payment failed">{paymentFailureSentences[payment.failure]}</Alert>
      ) : null}
      {payment.notice ? <Alert tone="warning">{payment.notice}</Alert> : null}
      {payment.error ? (
        <Alert>{explanationOf(payment.error, 'The payment could not be made. Please try again.')}</Alert>
      ) : null}
      {isAsked ? (
        <Alert
          tone="amber"
          title="Your bank asks you to confirm"
          action={
            <Button
              variant="primary"
              size="sm"
              disabled={state !== 'ready'}
              pending={payment.pending === 'confirm'}
              onClick={() => form.current && payment.confirm(form.current)}
            >
              Confirm with your bank
            </Button>
          }
        >
          {`The payment of ${formatUsd(waitingUsd)} waits for it. Nothing is charged before.`}
        </Alert>
      ) : null}
      {state === 'failed' ? <FormMissing onRetry={retry} /> : null}
      {/* The form stays in the page, as confirming with the bank needs Stripe's script as well. */}
      <div hidden={isAsked || isWaiting || state === 'failed'} className="flex flex-col gap-6">
        <Card className="min-h-40">
          {state === 'loading' ? <Loading>Loading Stripe’s card form</Loading> : null}
          <div ref={ref} className="bg-surface text-ink" />
        </Card>
        <Button
          variant="primary"
          disabled={!isReady}
          pending={payment.pending === 'pay'}
          onClick={() => form.current && payment.pay(form.current)}
        >
          Pay {formatUsd(usd)}
        </Button>
        <p className="text-sm text-muted">
          {provider.isTest ? stripeTestCardText : 'Your card goes to Stripe directly. Guildhall never sees its number.'}
        </p>
      </div>
    </div>
  )
}

function FormMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      title="Stripe’s card form could not be loaded"
      action={
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Nothing was charged. Check your connection, and whether your browser blocks js.stripe.com.
    </Alert>
  )
}

function Waiting({ usd }: { usd: number }) {
  return (
    <Alert tone="amber" title="Waiting for the bank">
      {`You can close this page. The payment of ${formatUsd(usd)} is recorded when the bank confirms it.`}
    </Alert>
  )
}

function Loading({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex items-center gap-3 text-sm text-muted">
      <PendingDots className="inline-flex shrink-0" />
      {children}
    </p>
  )
}
