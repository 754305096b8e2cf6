import { useEffect, useRef } from 'react'

/** For screens with several views at one address; on navigation the layout moves focus and scroll position. */
export function useFocusMainOnChange(view: unknown) {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    document.getElementById('main')?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [view])
}
