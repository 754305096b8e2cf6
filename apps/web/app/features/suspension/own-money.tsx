import { formatUsd } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { explanationOf } from '../../api-errors.ts'
import { formatLongUtcDay } from '../../dates.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { notify } from '../../ui/notify.ts'
import { Section } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LazyPayoutAccountNotice } from '../payments/shared/lazy-payout-account.tsx'
import { ownEarningsQuery, useWithdrawAll } from './api.ts'

export function OwnMoney({ withdrawableFrom }: { withdrawableFrom: string }) {
  const { data, error } = useQuery(ownEarningsQuery())
  const withdraw = useWithdrawAll()
  const mayWithdraw = Date.now() >= Date.parse(withdrawableFrom)

  const isReady = data?.payoutAccount === 'ready' || data?.payoutAccount === 'not_needed'

  async function withdrawAll() {
    try {
      const payout = await withdraw.mutateAsync()
      notify.success(`${formatUsd(payout.amount)} is being paid out to you.`)
    } catch (problem) {
      notify.error('The withdrawal failed', explanationOf(problem, '') || undefined)
    }
  }

  return (
    <Section title="Your money">
      {data ? (
        <Card className="flex flex-col gap-4">
          <dl className="grid grid-cols-2 gap-4">
            <div>
              <dt className="text-sm text-muted">To withdraw</dt>
              <dd className="text-xl font-semibold">{formatUsd(data.available)}</dd>
            </div>
            <div>
              <dt className="text-sm text-muted">Held for you, less the fee</dt>
              <dd className="text-xl font-semibold">{formatUsd(data.held)}</dd>
            </div>
          </dl>
          {data.available === 0 || !isReady ? null : mayWithdraw ? (
            <Button className="self-start" onClick={withdrawAll} pending={withdraw.isPending}>
              Withdraw {formatUsd(data.available)}
            </Button>
          ) : (
            <p className="text-sm text-muted">You can withdraw it from {formatLongUtcDay(withdrawableFrom)} on.</p>
          )}
          {data.available > 0 ? <LazyPayoutAccountNotice state={data.payoutAccount} /> : null}
        </Card>
      ) : error ? (
        <Alert>{explanationOf(error, 'Your money could not be loaded.')}</Alert>
      ) : (
        <Skeleton className="h-28 w-full" />
      )}
    </Section>
  )
}
