const loading = '[data-loading]'
/** Nobody waits longer for what they came for because a part above it does not answer. */
const longestMs = 3_000

/**
 * A ref for an element whose children load by themselves. Each is out of sight until those before it are complete, which would
 * move it, for a few seconds at most. Its place is kept, so that it can be measured. Ends when all are complete.
 */
export function showInOrder(frame: HTMLElement | null) {
  if (!frame) return undefined
  const parts = frame.children as HTMLCollectionOf<HTMLElement>
  function show() {
    let isComplete = true
    for (const part of parts) {
      part.style.visibility = isComplete ? '' : 'hidden'
      isComplete &&= !part.matches(loading) && !part.querySelector(loading)
    }
    if (isComplete) end()
  }
  function end() {
    clearTimeout(late)
    observer.disconnect()
  }
  // Called before the next paint.
  const observer = new MutationObserver(show)
  observer.observe(frame, { childList: true, subtree: true })
  const late = setTimeout(() => {
    end()
    for (const part of parts) part.style.visibility = ''
  }, longestMs)
  show()
  return end
}
