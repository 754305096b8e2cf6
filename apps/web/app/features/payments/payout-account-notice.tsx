import type { PayoutAccountState } from '@guildhall/contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { explanationOf } from '../../api-errors.ts'
import { forGood, useSingleFlight } from '../../hooks/use-single-flight.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { setUpPayoutAccount, useCheckPayoutAccount } from './api.ts'

export function PayoutAccountNotice({ state }: { state: PayoutAccountState }) {
  const [query] = useSearchParams()
  const [isLeaving, setIsLeaving] = useState(false)
  const [error, setError] = useState<unknown>()
  const back = query.get('onboarding')
  const check = useCheckPayoutAccount({ isBack: back !== null && state === 'incomplete' })
  const leave = useSingleFlight(async () => {
    setIsLeaving(true)
    setError(undefined)
    try {
      const { url } = await setUpPayoutAccount()
      window.location.assign(url)
      return forGood
    } catch (error) {
      setError(error)
      setIsLeaving(false)
      return undefined
    }
  })
  if (state === 'ready' || state === 'not_needed') return null

  const isBegun = state === 'incomplete'
  return (
    <Alert
      tone="warning"
      isUrgent={false}
      title={isBegun ? 'Your payout account is not ready yet' : 'Set up your payout account to withdraw'}
      action={
        <span className="flex flex-wrap gap-3">
          {isBegun ? (
            <Button size="sm" pending={check.isPending} onClick={() => check.mutate()}>
              Check again
            </Button>
          ) : null}
          <Button size="sm" variant="primary" pending={isLeaving} onClick={leave}>
            {isBegun ? 'Continue the setup' : 'Set up payouts'}
          </Button>
        </span>
      }
    >
      <p>
        {isBegun
          ? 'Stripe still needs something from you, or is checking what you sent.'
          : 'Stripe asks who you are and where the money should go, and keeps that itself.'}
      </p>
      {back === 'expired' ? <p className="mt-1">The link to Stripe had expired. Continue for a new one.</p> : null}
      {error || check.error ? (
        <p role="alert" className="mt-1 font-medium text-danger">
          {explanationOf(error ?? check.error, 'Stripe could not be reached. Please try again.')}
        </p>
      ) : null}
    </Alert>
  )
}
