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
  const text = lines.join('\n').replace(/^\n+|\n+$/g, '')
  return text === '' ? undefined : text
}

export const limitedLine = (text: string, limit: number) => [...plainLine(text)].slice(0, limit).join('')
