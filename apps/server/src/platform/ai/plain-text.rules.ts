// Text to and from a model is plain text for people: without invisible or control characters.

/** Control characters except line breaks, bidirectional controls, and lone surrogates. */
const invisible = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/gu

const withoutInvisible = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, '  ')
    .replace(invisible, (sign) => (sign === '\n' ? sign : ''))

export const plainLine = (text: string) => withoutInvisible(text).replace(/\s+/gu, ' ').trim()

export const plainParagraphs = (texts: readonly string[]) =>
  texts
    .flatMap((text) => withoutInvisible(text).split(/\n\s*\n/))
    .map(plainLine)
    .filter(Boolean)
    .join('\n\n')

export function plainCode(code: string | null): string | undefined {
  const lines = withoutInvisible(code ?? '')
    .split('\n')
    .map((line) => line.trimEnd())
  // No regular expression: a model may repeat a line break without end, and one would try at each of them.
  const first = lines.findIndex((line) => line !== '')
  const last = lines.findLastIndex((line) => line !== '')
  return first < 0 ? undefined : lines.slice(first, last + 1).join('\n')
}

export const limitedLine = (text: string, limit: number) => [...plainLine(text)].slice(0, limit).join('')
