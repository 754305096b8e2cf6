/**
 * A ref for an element with `tabIndex={-1}`: it takes the focus when the focused element inside it disappears, as a row
 * does with the button that removes it. Of several around that element, the innermost one that is left takes it.
 */
export function holdFocus(frame: HTMLElement | null) {
  if (!frame) return undefined
  let path: HTMLElement[] = []
  const remember = (event: FocusEvent) => {
    path = event.composedPath().filter((part) => part instanceof HTMLElement)
  }
  const observer = new MutationObserver(() => {
    const [focused, ...around] = path
    if (!focused || focused.isConnected || document.activeElement !== document.body) return
    around.find((part) => part.isConnected && part.hasAttribute('tabindex'))?.focus({ preventScroll: true })
  })
  frame.addEventListener('focusin', remember)
  observer.observe(frame, { childList: true, subtree: true })
  return () => {
    frame.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}
