import { Suspense } from 'react'
import { FloatingPartMissing, lazyPart } from '../../../ui/lazy-part.tsx'
import { SkeletonCards } from '../../../ui/skeleton.tsx'
import type { EvidenceProps } from '../disputes/evidence.tsx'
import type { SplitDialogProps } from '../disputes/split-dialog.tsx'

const loadEvidence = () => import('../disputes/evidence.tsx').then((part) => ({ default: part.Evidence }))
const Evidence = lazyPart(loadEvidence)

export function LazyEvidence(props: EvidenceProps) {
  return (
    <Suspense fallback={<SkeletonCards label="Loading evidence..." />}>
      <Evidence {...props} />
    </Suspense>
  )
}

const loadDialog = () => import('../disputes/split-dialog.tsx').then((part) => ({ default: part.SplitDialog }))
const SplitDialog = lazyPart(loadDialog, FloatingPartMissing)

export function LazySplitDialog(props: SplitDialogProps) {
  return (
    <Suspense>
      <SplitDialog {...props} />
    </Suspense>
  )
}
