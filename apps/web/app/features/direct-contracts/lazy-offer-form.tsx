import { Suspense } from 'react'
import { usePartWhenIdle } from '../../load-part.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { SkeletonForm } from '../../ui/skeleton.tsx'
import type { OfferFormProps } from './offer-form.tsx'

const loadForm = () => import('./offer-form.tsx').then((part) => ({ default: part.OfferForm }))
const Form = lazyPart(loadForm)

export function OfferForm(props: OfferFormProps) {
  usePartWhenIdle(loadForm)
  return (
    <Suspense fallback={<SkeletonForm fields={5} />}>
      <Form {...props} />
    </Suspense>
  )
}
