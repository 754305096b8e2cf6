import { formatUsd, type PaymentView, paymentFailureSentences, type RefundView } from '@guildhall/contract'
import { Link } from 'react-router'
import { formatDay, formatMoment } from '../../dates.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { FileButton } from '../documents/shared/file-button.tsx'
import { receiptPath } from './api.ts'
import { DisputeBadge, PaymentBadge } from './payment-status.tsx'

export function PaymentRow({ payment }: { payment: PaymentView }) {
  const { receipt, refunds } = payment
  return (
    <Card as="li" className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 dir="auto" className="text-lg break-words">
          <Link to={paths.contract(payment.contractId)} className="hover:text-rose">
            {payment.contractTitle}
          </Link>
        </h3>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm wrap-anywhere text-muted">
          <bdi className="min-w-0">{payment.freelancerName}</bdi>
          <span className="whitespace-nowrap">{formatMoment(payment.createdAt)}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 sm:flex-col sm:items-end">
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
      {receipt ? (
        <dl className="col-span-full flex flex-col gap-2 border-t border-line pt-3 text-sm">
          <Paper what="Receipt" paper={receipt} />
          {refunds.map((refund) => (
            <Paper key={refund._id} what={refundText(refund)} paper={refund.creditNote} />
          ))}
        </dl>
      ) : null}
    </Card>
  )
}

function disputeText({ status, amount }: NonNullable<PaymentView['dispute']>): string {
  const usd = formatUsd(amount)
  const texts = {
    open: `Your bank took back ${usd} and has not decided yet. The contract is on hold.`,
    won: `Your bank took back ${usd} and returned it.`,
    lost: `Your bank took back ${usd} and keeps it.`,
  }
  return texts[status]
}

function refundText({ amount, status, repaid }: RefundView): string {
  const usd = formatUsd(amount)
  if (repaid) return `${usd} paid to you another way on ${formatDay(repaid.at)}, reference ${repaid.reference}`
  const texts = {
    pending: `${usd} on its way back to you`,
    sent: `${usd} paid back`,
    failed: `${usd} that could not go back to your card. We owe it to you and pay it another way.`,
  }
  return texts[status]
}

function Paper({ what, paper: { _id, number } }: { what: string; paper: { _id: string; number: string | null } }) {
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <dt className="min-w-0 wrap-anywhere">{what}</dt>
      <dd>
        {number ? (
          <FileButton size="sm" variant="quiet" className="-mr-3" path={receiptPath(_id)} format="pdf">
            <span className="sr-only">{`Download ${number.startsWith('GC') ? 'credit note' : 'receipt'} `}</span>
            {number}
          </FileButton>
        ) : (
          <span className="text-muted">Available in a moment</span>
        )}
      </dd>
    </div>
  )
}
