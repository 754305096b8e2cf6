import { Suspense } from 'react'
import { usePartWhenIdle } from '../../../load-part.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { SkeletonForm } from '../../../ui/skeleton.tsx'
import type { ProposalFormProps } from './proposal-form.tsx'

const loadForm = () => import('./proposal-form.tsx').then((part) => ({ default: part.ProposalForm }))
const Form = lazyPart(loadForm)

/** Loads with the first card that needs it: forms take 40 kB, and visitors see none. */
export function ProposalForm(props: ProposalFormProps) {
  usePartWhenIdle(loadForm)
  return (
    <Suspense fallback={<SkeletonForm fields={props.isBrief ? 1 : 4} />}>
      <Form {...props} />
    </Suspense>
  )
}
