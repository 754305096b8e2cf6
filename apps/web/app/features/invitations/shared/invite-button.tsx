import { MailPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FloatingPartMissing, lazyPart } from '../../../ui/lazy-part.tsx'
import { useSession } from '../../accounts/shared/session.tsx'

const InviteDialog = lazyPart(() => import('../invite-dialog.tsx'), FloatingPartMissing)

export interface InviteButtonProps {
  person: { _id: string; name: string }
  /** Preselected, if they can be invited to it. */
  projectId?: string | undefined
  size?: 'sm' | 'md'
}

/** Renders nothing for visitors and for the person themselves. */
export function InviteButton({ person, projectId, size = 'md' }: InviteButtonProps) {
  const { user } = useSession()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  if (!user || user.id === person._id) return null
  return (
    <>
      <Button
        size={size}
        aria-label={`Invite ${person.name} to a project`}
        onClick={() => {
          setWasOpened(true)
          setIsOpen(true)
        }}
      >
        <MailPlus aria-hidden="true" className="size-4" />
        Invite
      </Button>
      <Suspense>
        {wasOpened ? (
          <InviteDialog
            userId={user.id}
            person={person}
            projectId={projectId}
            open={isOpen}
            onClose={() => setIsOpen(false)}
          />
        ) : null}
      </Suspense>
    </>
  )
}
