import { Suspense } from 'react'
import { usePartWhenIdle } from '../../load-part.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { OfferFormProps } from './offer-form.tsx'

const loadForm = () => import('./offer-form.tsx').then((part) => ({ default: part.OfferForm }))
const Form = lazyPart(loadForm)

export function OfferForm(props: OfferFormProps) {
  usePartWhenIdle(loadForm)
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <Form {...props} />
    </Suspense>
  )
}
