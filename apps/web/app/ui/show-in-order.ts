const loading = '[data-loading]'

/**
 * A ref for an element whose children load by themselves. Each is out of sight until those before it are complete, which would
 * move it, for some seconds at most (`data-waits` in the style sheet). Its place is kept, so that it can be measured. Ends when
 * all are complete.
 */
export function showInOrder(frame: HTMLElement | null) {
  if (!frame) return undefined
  const parts = frame.children
  function show() {
    let isComplete = true
    for (const part of parts) {
      part.toggleAttribute('data-waits', !isComplete)
      isComplete &&= !part.matches(loading) && !part.querySelector(loading)
    }
    if (isComplete) observer.disconnect()
  }
  // Called before the next paint.
  const observer = new MutationObserver(show)
  observer.observe(frame, { childList: true, subtree: true })
  show()
  return () => observer.disconnect()
}
