/** Above the largest legitimate body: a full profile has about 700 values. */
export const mostValues = 5_000

/** Shorter texts parse quickly whatever they contain. */
const shortEnough = 32 * 1024
const [quote, backslash, comma, colon, bracket, brace] = [...'"\\,:[{'].map((sign) => sign.charCodeAt(0))

/** 0 for short texts. A megabyte of small values takes a hundred times longer to parse than plain text. */
export function countValues(text: string): number {
  if (text.length <= shortEnough) return 0
  let count = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) at = endOfString(text, at)
    else if (code === comma || code === colon || code === bracket || code === brace) count += 1
  }
  return count
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end === -1 ? text.length : end
}

function isEscaped(text: string, at: number): boolean {
  let first = at
  while (text.charCodeAt(first - 1) === backslash) first -= 1
  return (at - first) % 2 === 1
}
