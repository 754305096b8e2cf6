/** More values than the largest body of the contract holds: a whole profile has about 700. */
export const mostValues = 5_000

/** Shorter texts cannot hold so many values that parsing them takes noticeable time. */
const shortEnough = 32 * 1024
const [quote, backslash, comma, colon, bracket, brace] = [...'"\\,:[{'].map((sign) => sign.charCodeAt(0))

/**
 * Roughly how many values JSON text holds, without parsing it. Parsing takes a hundred times longer for a megabyte of
 * small values than for one of plain text. 0 for short texts.
 */
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
