import { Suspense } from 'react'
import { lazyPart, nothing } from '../../../ui/lazy-part.tsx'
import { useSession } from '../../accounts/shared/session.tsx'
import type { InviteButtonProps } from './invite-button.tsx'

const Actions = lazyPart(() => import('../card-actions.tsx'), nothing)

export function CardActions(props: Omit<InviteButtonProps, 'size'>) {
  const { user } = useSession()
  if (!user || user.id === props.person._id) return null
  return (
    <Suspense fallback={<span className="h-9 w-32 shrink-0 pointer-coarse:h-11" />}>
      <Actions {...props} />
    </Suspense>
  )
}
