import type { ConversationView } from '@guildhall/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { keyOf } from '../../query-keys.ts'
import { ThreadStore } from './thread-store.ts'

export function useThread(userId: string, { _id, person }: ConversationView) {
  const client = useQueryClient()
  const [store] = useState(
    () =>
      new ThreadStore({
        ...{ userId, otherId: person._id, conversationId: _id },
        async reloadConversation() {
          const conversation = keyOf('messages', 'with', userId, person._id)
          void client.invalidateQueries({ queryKey: keyOf('messages', 'list', userId) })
          void client.invalidateQueries({ queryKey: keyOf('messages', 'unread', userId) })
          await client.invalidateQueries({ queryKey: conversation })
          return client.getQueryState(conversation)?.status === 'success'
        },
      }),
  )
  useEffect(() => store.start(), [store])
  useEffect(() => store.know(_id), [store, _id])
  return { store, state: useSyncExternalStore(store.subscribe, store.snapshot) }
}
