import type { ClipboardEvent } from 'react'

/** A list pasted into one line: its lines, tabs and semicolons become commas, which a browser would make spaces. */
export function pasteList(event: ClipboardEvent) {
  const pasted = event.clipboardData
    .getData('text')
    .replace(/^[\s•*-]+/, '')
    .trimEnd()
  if (!/[\n\t;]/.test(pasted)) return
  event.preventDefault()
  // Like typing: the field learns of it, and it can be undone.
  document.execCommand('insertText', false, pasted.replaceAll(/\s*[\n\t;]+[\s•*-]*/g, ', '))
}
