import type { ConversationView } from '@guildhall/contract'
import { Suspense, useState } from 'react'
import { useFetched } from '../../../hooks/use-fetched.ts'
import { Button } from '../../../ui/button.tsx'
import { FloatingPartMissing, lazyPart } from '../../../ui/lazy-part.tsx'
import { conversationWithQuery } from '../api.ts'

const BlockDialog = lazyPart(() => import('../block-dialog.tsx'), FloatingPartMissing)

export interface BlockButtonProps {
  userId: string
  person: { _id: string; name: string }
}

/**
 * Blocks or unblocks somebody with whom there may be no conversation. Whether they are blocked already is asked when it is pressed; all
 * buttons for them then say so.
 */
export function BlockButton({ userId, person }: BlockButtonProps) {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const known = useFetched<ConversationView>(conversationWithQuery(userId, person._id).queryKey)
  const word = known?.isBlockedByYou ? 'Unblock' : 'Block'
  return (
    <>
      <Button size="sm" variant="quiet" aria-label={`${word} ${person.name}`} onClick={() => setState('open')}>
        {word}
      </Button>
      <Suspense>
        {state === 'unopened' ? null : (
          <BlockDialog userId={userId} person={person} open={state === 'open'} onClose={() => setState('closed')} />
        )}
      </Suspense>
    </>
  )
}
