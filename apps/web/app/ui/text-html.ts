import { type CodeRun, codeLines, codeRuns } from './code-runs.ts'
import { parseInlineCode, splitParagraphs } from './text-markup.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** For the content of an element, not for an attribute. */
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign)

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

const runsHtml = (runs: readonly CodeRun[]) =>
  runs
    .map(({ kind, text }) => (kind === '_' ? escaped(text) : `<span class="${kind}">${escaped(text)}</span>`))
    .join('')

/** Code for a `code` element: its text, and nothing else, with colors. `marks` are lines, counted from 1. */
export function coloredHtml(code: string, colors?: string, marks: readonly number[] = []): string {
  if (marks.length === 0) return runsHtml(codeRuns(code, colors))
  const lines = codeLines(code, colors)
  return lines
    .map((runs, index) => {
      const line = `${runsHtml(runs)}${index < lines.length - 1 ? '\n' : ''}`
      return marks.includes(index + 1) ? `<mark>${line}</mark>` : line
    })
    .join('')
}
