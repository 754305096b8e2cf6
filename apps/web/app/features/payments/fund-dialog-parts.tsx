import {
  type ContractView,
  formatUsd,
  holdMarginDays,
  nextFeeCents,
  type PaymentFailure,
  paymentFailureSentences,
  providerHoldDays,
  type SandboxCard,
  sandboxCardNames,
  sandboxCards,
  toCents,
  toDollars,
} from '@guildhall/contract'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { unpaidUsd } from './shared/unpaid.ts'
import { TestChoice } from './test-choice.tsx'

const heldDays = providerHoldDays.sandbox - holdMarginDays

export function PaymentBreakdown({ contract: { money, freelancer, status } }: { contract: ContractView }) {
  const unpaid = toCents(unpaidUsd(money))
  const paid = toCents(money.amount) - unpaid
  const fee = nextFeeCents({ releasedCents: paid, nextCents: unpaid, feeBps: money.feeBps })
  return (
    <div className="flex flex-col gap-3">
      <dl className="divide-y divide-line rounded-md border border-line text-sm [&_dd]:shrink-0 [&>div]:flex [&>div]:justify-between [&>div]:gap-4 [&>div]:px-3 [&>div]:py-2.5">
        <div className="font-semibold">
          <dt>You pay</dt>
          <dd>{formatUsd(unpaidUsd(money))}</dd>
        </div>
        <div>
          <dt className="text-muted">Guildhall’s fee, taken out of it</dt>
          <dd>{formatUsd(toDollars(fee))}</dd>
        </div>
        <div>
          <dt className="min-w-0 wrap-anywhere text-muted">{freelancer.name} gets</dt>
          <dd>{formatUsd(toDollars(unpaid - fee))}</dd>
        </div>
      </dl>
      <p className="text-sm text-muted">
        {status === 'payment_due'
          ? 'You approved the work, so the money is released at once.'
          : `The money is held in escrow until you approve the work, for ${heldDays} days at most.`}{' '}
        <a href={paths.moneyRules} target="_blank" rel="noreferrer" className="text-link">
          The rules of payments
        </a>
      </p>
    </div>
  )
}

export function CardChoice({
  card,
  onChange,
  failure,
}: {
  card: SandboxCard
  onChange: (card: SandboxCard) => void
  failure: PaymentFailure | null
}) {
  return (
    <>
      {failure ? <Alert title="The payment failed">{paymentFailureSentences[failure]}</Alert> : null}
      <TestChoice legend="Test card" names={sandboxCardNames} labels={sandboxCards} chosen={card} onChange={onChange} />
    </>
  )
}
