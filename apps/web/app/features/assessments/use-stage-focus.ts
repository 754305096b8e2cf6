import { useEffect, useRef } from 'react'

/**
 * Moves focus and eye to the top when another stage takes the place of the one shown: the address stays the same, so the
 * layout does not do it.
 */
export function useStageFocus(stage: unknown) {
  const shown = useRef(stage)
  useEffect(() => {
    if (shown.current === stage) return
    shown.current = stage
    document.getElementById('main')?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [stage])
}
