import { useEffect, useRef } from 'react'

const lookAgainMs = 3_000

/** Once the time is over: asks the server what became of it, at once and until the component goes away. */
export function useLookAgain(isOver: boolean, look: () => unknown) {
  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  })
  useEffect(() => {
    if (!isOver) return
    latest.current()
    const timer = setInterval(() => latest.current(), lookAgainMs)
    return () => clearInterval(timer)
  }, [isOver])
}
