/** Where `words` begin on screen, of the text that `element` holds itself. */
export function leftOf(element: Element, words: string): number {
  const node = [...element.childNodes].find((child) => child instanceof Text && child.data.includes(words))
  if (!(node instanceof Text)) throw new Error(`there is no "${words}" in ${element.outerHTML}`)
  const range = document.createRange()
  const start = node.data.indexOf(words)
  range.setStart(node, start)
  range.setEnd(node, start + words.length)
  return range.getBoundingClientRect().left
}
