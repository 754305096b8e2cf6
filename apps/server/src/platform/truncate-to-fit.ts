/** The longest prefix of `text` that fits with an ellipsis, or all of it if it fits. */
export function truncateToFit(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text
  const letters = [...text]
  const cutAt = (length: number) => `${letters.slice(0, length).join('').trimEnd()}…`
  let [low, high] = [0, letters.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(cutAt(middle))) low = middle
    else high = middle - 1
  }
  return cutAt(low)
}
