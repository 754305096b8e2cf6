import { type CodeRun, codeLines, codeRuns } from './code-runs.ts'
import { type Html, html } from './html.ts'
import { parseInlineCode, splitParagraphs } from './text-markup.ts'

/** As `InlineText`. */
export const inlineHtml = (line: string): readonly Html[] =>
  parseInlineCode(line).map(({ kind, text }) =>
    kind === 'code' ? html`<code class="inline-code">${text}</code>` : html`${text}`,
  )

export function paragraphsHtml(text: string, keepLineBreaks = false): Html {
  const look = keepLineBreaks ? 'whitespace-pre-line not-first:mt-4' : 'not-first:mt-4'
  return html`${splitParagraphs(text).map((paragraph) => html`<p class="${look}">${inlineHtml(paragraph)}</p>`)}`
}

const runsHtml = (runs: readonly CodeRun[]): readonly Html[] =>
  runs.map(({ kind, text }) => (kind === '_' ? html`${text}` : html`<span class="${kind}">${text}</span>`))

/** Code for a `code` element: its text, and nothing else, with colors. `marks`: lines to mark, counted from 1. */
export function coloredHtml(code: string, colors?: string, marks: readonly number[] = []): Html {
  if (marks.length === 0) return html`${runsHtml(codeRuns(code, colors))}`
  const lines = codeLines(code, colors)
  return html`${lines.map((runs, index) => {
    const line = html`${runsHtml(runs)}${index < lines.length - 1 ? '\n' : ''}`
    return marks.includes(index + 1) ? html`<mark>${line}</mark>` : line
  })}`
}
