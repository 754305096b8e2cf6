import { Suspense } from 'react'
import { FloatingPartMissing, lazyPart } from '../../../ui/lazy-part.tsx'
import type { ReasonDialogProps } from './reason-dialog.tsx'

const load = () => import('./reason-dialog.tsx').then((part) => ({ default: part.ReasonDialog }))
const Loaded = lazyPart(load, FloatingPartMissing)

export function LateReasonDialog(props: ReasonDialogProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
