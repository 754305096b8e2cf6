import {
  type ContractView,
  formatUsd,
  nextFeeCents,
  type PaymentFailure,
  paymentFailureSentences,
  type SandboxCard,
  sandboxCardNames,
  sandboxCards,
  toCents,
  toDollars,
} from '@guildhall/contract'
import { Alert } from '../../ui/alert.tsx'
import { unpaidUsd } from './shared/unpaid.ts'

/** What is paid, what the platform keeps of it, and what becomes of the rest. */
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
          : 'The money is held in escrow until you approve the work. Then it is released.'}
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
      <fieldset className="grid grid-cols-2 gap-2">
        <legend className="mb-2 text-sm font-medium">Test card</legend>
        {sandboxCardNames.map((name) => (
          <label
            key={name}
            className="flex min-h-11 items-center gap-3 rounded-md border border-edge bg-surface px-3 py-2 text-sm has-checked:border-ink has-checked:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name="card"
              value={name}
              checked={card === name}
              onChange={() => onChange(name)}
              className="size-4 shrink-0 accent-rose-solid outline-none"
            />
            {sandboxCards[name]}
          </label>
        ))}
      </fieldset>
    </>
  )
}
