import type { ProjectDetailView } from '@guildhall/contract'
import { Suspense } from 'react'
import { lazyPart, nothing } from '../../../ui/lazy-part.tsx'
import { LoadingMark } from '../../../ui/loading-mark.tsx'
import { SkeletonCards } from '../../../ui/skeleton.tsx'

// Loaded with the screens that show them, after their first view.
const Sent = lazyPart(() => import('../sent-invitations.tsx'), nothing)
const loadOwn = () => import('../own-invitation.tsx')
const Own = lazyPart(loadOwn, nothing)

/** With the project, which waits for it. */
export const fetchOwnInvitation = () => void loadOwn().catch(() => {})

export function SentInvitations({ project }: { project: ProjectDetailView }) {
  return (
    <Suspense fallback={<LoadingMark />}>
      <Sent project={project} />
    </Suspense>
  )
}

export function OwnInvitation({ userId, projectId }: { userId: string; projectId: string }) {
  return (
    <Suspense fallback={<SkeletonCards label="Loading project..." count={1} />}>
      <Own userId={userId} projectId={projectId} />
    </Suspense>
  )
}
