import { useEffect, useRef } from 'react'

/**
 * Moves focus and scroll position to the top when `view` changes. For screens with several views at one address; on
 * navigation the layout does this.
 */
export function useFocusMainOnChange(view: unknown) {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    document.getElementById('main')?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [view])
}
