import { Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { HiddenNoticeProps } from '../hidden-notice.tsx'

const Notice = lazyPart(async () => ({ default: (await import('../hidden-notice.tsx')).HiddenNotice }))

/** For the few whose profile or project is hidden. */
export const HiddenNotice = (props: HiddenNoticeProps) => (
  <Suspense fallback={<div className="min-h-32 sm:min-h-24" />}>
    <Notice {...props} />
  </Suspense>
)
