import { parseInlineCode, splitParagraphs } from './text-markup.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** For the content of an element, not for an attribute. */
export const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign)

export const inlineCodeLook = 'rounded-xs bg-sunken px-[0.2em] py-0.5 text-[0.9em] break-words'

const inlineHtml = (line: string) =>
  parseInlineCode(line)
    .map(({ kind, text }) =>
      kind === 'code' ? `<code class="${inlineCodeLook}">${escaped(text)}</code>` : escaped(text),
    )
    .join('')

/** Paragraphs with `code` in backticks. */
export function paragraphsHtml(text: string, look: string): string {
  return splitParagraphs(text)
    .map((paragraph) => `<p class="${look}">${inlineHtml(paragraph)}</p>`)
    .join('')
}
