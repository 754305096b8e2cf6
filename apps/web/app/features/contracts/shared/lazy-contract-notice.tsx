import { Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ContractNoticeProps } from '../contract-notice.tsx'

const loadNotice = () => import('../contract-notice.tsx').then((part) => ({ default: part.ContractNotice }))
const Notice = lazyPart(loadNotice)

export function ContractNotice(props: ContractNoticeProps) {
  return (
    <Suspense fallback={<Skeleton className="h-18 w-full" />}>
      <Notice {...props} />
    </Suspense>
  )
}
