import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { whenIdle } from '../load-part.ts'

/** The client loads when the browser is idle. */
export function useLive(userId: string): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!userId) return
    let end = () => {}
    let isOver = false
    const callOff = whenIdle(() => {
      import('./live-client.ts').then(
        ({ followLive }) => {
          if (!isOver) end = followLive(client)
        },
        () => {}, // offline; the next page tries again
      )
    })
    return () => {
      isOver = true
      callOff()
      end()
    }
  }, [client, userId])
}
