import { useEffect, useRef } from 'react'

/**
 * Moves focus and scroll position to the top when `view` changes. For screens that show several views at one address,
 * where the layout, which does this on navigation, cannot.
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
