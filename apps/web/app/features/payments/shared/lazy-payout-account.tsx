import type { PayoutAccountState } from '@guildhall/contract'
import { Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const loadNotice = () => import('../payout-account-notice.tsx').then((part) => ({ default: part.PayoutAccountNotice }))
const PayoutAccountNotice = lazyPart(loadNotice)

export function LazyPayoutAccountNotice({ state }: { state: PayoutAccountState }) {
  if (state === 'ready' || state === 'not_needed') return null
  return (
    <Suspense fallback={<Skeleton className="h-24 w-full" />}>
      <PayoutAccountNotice state={state} />
    </Suspense>
  )
}
