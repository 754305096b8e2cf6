import type { InvitationView } from '@guildhall/contract'
import { Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FloatingPartMissing, lazyPart } from '../../ui/lazy-part.tsx'

const DeclineDialog = lazyPart(() => import('./decline-dialog.tsx'), FloatingPartMissing)

export function DeclineButton({ invitation }: { invitation: InvitationView }) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <Button
        size="sm"
        aria-label={`Decline the invitation to ${invitation.project.title}`}
        onClick={() => {
          setWasOpened(true)
          setIsOpen(true)
        }}
      >
        Decline
      </Button>
      <Suspense>
        {wasOpened ? <DeclineDialog invitation={invitation} open={isOpen} onClose={() => setIsOpen(false)} /> : null}
      </Suspense>
    </>
  )
}
