/**
 * A ref for an element with `tabIndex={-1}`: it takes the focus when the focused element inside it disappears, as a row
 * does with the button that removes it.
 */
export function holdFocus(frame: HTMLElement | null) {
  if (!frame) return undefined
  let path: HTMLElement[] = []
  const remember = ({ target }: FocusEvent) => {
    path = focusableAround(target as Element)
  }
  const observer = new MutationObserver(() => {
    const [focused, ...around] = path
    if (!focused || focused.isConnected || document.activeElement !== document.body) return
    around.find((element) => element.isConnected)?.focus({ preventScroll: true })
  })
  frame.addEventListener('focusin', remember)
  observer.observe(frame, { childList: true, subtree: true })
  return () => {
    frame.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}

/** Focusable ancestors of `element`, innermost first, including itself. */
export function focusableAround(element: Element | null): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let at = element; at instanceof HTMLElement; at = at.parentElement) {
    if (at === element || at.hasAttribute('tabindex')) found.push(at)
  }
  return found
}
