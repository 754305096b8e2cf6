import { counted, formatUsd, type PaymentSumsView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { sentenceFor } from '../../api-errors.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { StatCard, StatCards } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { paymentSumsQuery } from './api.ts'

export function PaymentSums({ userId }: { userId: string }) {
  const { data: sums, error, isFetching, refetch } = useQuery(paymentSumsQuery(userId))
  if (error && !sums) {
    return (
      <Alert
        title="The sums of your payments could not be loaded"
        action={
          <Button size="sm" onClick={() => refetch()} pending={isFetching}>
            Try again
          </Button>
        }
      >
        {sentenceFor(error, error.message)}
      </Alert>
    )
  }
  return (
    <>
      {sums && sums.due > 0 ? (
        <Alert
          tone="amber"
          title={`${formatUsd(sums.due)} is due for work you approved`}
          action={
            <LinkButton size="sm" to={`${paths.contracts}?status=payment_due`}>
              See what to pay
            </LinkButton>
          }
        />
      ) : null}
      {sums?.paid === 0 ? null : (
        <StatCards className="grid-cols-2 lg:grid-cols-4 [&_dd]:text-xl [&_dd+dd]:text-sm [&>div]:p-4 sm:[&>div]:p-5">
          <StatCard label="Total paid" value={usd(sums?.paid)} />
          <StatCard label="Held in escrow" value={usd(sums?.held)} {...hintOf(sums)} />
          <StatCard label="Released" value={usd(sums?.released)} />
          <StatCard label="Paid back to you" value={usd(sums?.refunded)} />
        </StatCards>
      )}
    </>
  )
}

const usd = (amount: number | undefined) => (amount === undefined ? '–' : formatUsd(amount))

function hintOf(sums: PaymentSumsView | undefined): { hint?: string } {
  if (!sums) return {}
  const { disputed, activeContracts, heldContracts } = sums
  if (disputed > 0) return { hint: `and ${formatUsd(disputed)} set aside in a dispute` }
  if (heldContracts === 0) return {}
  const open = counted(activeContracts, 'open contract')
  return {
    hint: `for ${heldContracts === activeContracts ? open : `${heldContracts.toLocaleString('en-US')} of ${open}`}`,
  }
}
