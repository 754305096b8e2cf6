import { typingSeconds } from '@guildhall/contract'
import { useEffect, useRef, useState } from 'react'
import { emitLive, onLiveConnect, onLiveEvent } from '../../live/live-events.ts'

/** Milliseconds between `typing` events. */
const typingEveryMs = 3_000

/** Whether the other person is online and typing, and a function that tells them that the viewer types. */
export function usePresence(otherId: string, conversationId: string | null) {
  const [isOnline, setIsOnline] = useState(false)
  const [isTyping, setIsTyping] = useState(false)
  const saidAt = useRef(0)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = () => emitLive('watch_presence', { userIds: [otherId] })
    watch()
    const ends = [
      onLiveConnect(watch),
      onLiveEvent((event) => {
        if (event.type === 'presence' && event.userId === otherId) setIsOnline(event.isOnline)
        if (event.type === 'typing' && event.userId === otherId && event.conversationId === conversationId) {
          setIsTyping(true)
          clearTimeout(timer)
          timer = setTimeout(() => setIsTyping(false), typingSeconds * 1_000)
        }
        // Their message has arrived, so they no longer type it.
        if (event.type === 'message' && event.message?.authorId === otherId) setIsTyping(false)
      }),
    ]
    return () => {
      clearTimeout(timer)
      for (const end of ends) end()
    }
  }, [otherId, conversationId])

  function sayTyping() {
    if (!conversationId || Date.now() - saidAt.current < typingEveryMs) return
    saidAt.current = Date.now()
    emitLive('typing', { conversationId })
  }
  return { isOnline, isTyping, sayTyping }
}
