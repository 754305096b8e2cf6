import type { ProjectDetailView } from '@guildhall/contract'
import { Suspense } from 'react'
import { lazyPart, nothing } from '../../../ui/lazy-part.tsx'

// Loaded with the screens that show them, after their first view.
const Sent = lazyPart(() => import('../sent-invitations.tsx'), nothing)
const Own = lazyPart(() => import('../own-invitation.tsx'), nothing)

export function SentInvitations({ project }: { project: ProjectDetailView }) {
  return (
    <Suspense>
      <Sent project={project} />
    </Suspense>
  )
}

export function OwnInvitation({ userId, projectId }: { userId: string; projectId: string }) {
  return (
    <Suspense>
      <Own userId={userId} projectId={projectId} />
    </Suspense>
  )
}
