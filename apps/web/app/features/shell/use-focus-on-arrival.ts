import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Address of the last screen in this tab; undefined until the first one has been shown. */
let shown: string | undefined

/** Moves the focus to the new screen. The first screen of a tab leaves it to the browser. */
export function useFocusOnArrival(pathname: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  // Before the screen's own effects, which may choose a better place.
  useLayoutEffect(() => {
    const isArrival = shown !== undefined && shown !== pathname
    shown = pathname
    if (isArrival) main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
