import { type CodeRun, codeLines, codeRuns } from './code-runs.ts'
import { type Html, html } from './html.ts'
import { parseInlineCode, splitParagraphs } from './text-markup.ts'

/** As `InlineText`. */
export const inlineHtml = (line: string): readonly Html[] =>
  parseInlineCode(line).map(({ kind, text }) =>
    kind === 'code' ? html`<code class="inline-code">${text}</code>` : html`${text}`,
  )

/** As `Paragraphs`. */
export const paragraphsHtml = (text: string): Html =>
  html`<div>${splitParagraphs(text).map((paragraph) => html`<p class="not-first:mt-4">${inlineHtml(paragraph)}</p>`)}</div>`

const runsHtml = (runs: readonly CodeRun[]): readonly Html[] =>
  runs.map(({ kind, text }) => (kind === '_' ? html`${text}` : html`<span class="${kind}">${text}</span>`))

/** As `ColoredCode`. */
export function coloredHtml(code: string, colors?: string, marks: readonly number[] = []): readonly Html[] {
  if (marks.length === 0) return runsHtml(codeRuns(code, colors))
  const lines = codeLines(code, colors)
  return lines.map((runs, index) => {
    const line = html`${runsHtml(runs)}${index < lines.length - 1 ? '\n' : ''}`
    return marks.includes(index + 1) ? html`<mark>${line}</mark>` : line
  })
}
