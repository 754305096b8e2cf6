import { useRef } from 'react'

/** Radix would focus its own trigger on closing; ours can be any button. */
export function useReturnFocus() {
  const openers = useRef<HTMLElement[]>([])
  return {
    remember() {
      openers.current = focusableAround(document.activeElement)
    },
    giveBack(event: Event) {
      event.preventDefault()
      const [opener, ...around] = openers.current
      if (opener?.isConnected) return opener.focus()
      // The trigger is gone, and the screen has not focused anything else.
      if (document.activeElement === document.body) {
        around.find((element) => element.isConnected)?.focus({ preventScroll: true })
      }
    },
  }
}

/** Focusable ancestors of `element`, innermost first, including itself. */
function focusableAround(element: Element | null): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let at = element; at instanceof HTMLElement; at = at.parentElement) {
    if (at === element || at.hasAttribute('tabindex')) found.push(at)
  }
  return found
}
