import { type CodeRun, codeLines, codeRuns } from './code-runs.ts'
import { escaped } from './text-html.ts'

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
