import type { ConversationView } from '@guildhall/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceFor } from '../../api-errors.ts'
import { keyOf } from '../../query-keys.ts'
import { notify } from '../../ui/notify.ts'
import { setBlock, setMute } from './api.ts'

export function useConversationSwitches(userId: string, { _id, person, isBlockedByYou, isMuted }: ConversationView) {
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const effects = {
    onSuccess: async (conversation: ConversationView | undefined) => {
      const queryKey = keyOf('messages', 'with', userId, person._id)
      // An answer still on its way may have been read before the change.
      await client.cancelQueries({ queryKey })
      if (conversation) client.setQueryData(queryKey, conversation)
      void client.invalidateQueries({ queryKey: keyOf('messages', 'list', userId) })
    },
    onError: (error: Error) => notify.error(sentenceFor(error, 'That did not work. Try again.')),
  }
  const block = useMutation({
    mutationFn: () => setBlock(person._id, !isBlockedByYou),
    ...effects,
    onSettled: () => setIsAsking(false),
  })
  const mute = useMutation({
    mutationFn: async () => (_id ? setMute(_id, !isMuted) : undefined),
    ...effects,
    onSuccess: async (conversation) => {
      await effects.onSuccess(conversation)
      if (!conversation) return
      if (conversation.isMuted)
        notify.success('Muted', 'You are not notified of new messages here. They still count as unread.')
      else notify.success('Unmuted', 'You are notified of new messages here again.')
    },
  })
  return {
    block: {
      isAsking,
      isPending: block.isPending,
      ask: () => (isBlockedByYou ? block.mutate() : setIsAsking(true)),
      cancel: () => setIsAsking(false),
      change: () => block.mutate(),
    },
    toggleMute: () => mute.mutate(),
  }
}
