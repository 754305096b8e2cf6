import type { CodeRun } from './code-runs.ts'
import { coloredHtml } from './colored-html.ts'

export interface ColoredCodeProps {
  code: string
  colors?: string | undefined
  /** Lines to mark, counted from 1. */
  marks?: readonly number[] | undefined
}

export function ColoredCode({ code, colors, marks }: ColoredCodeProps) {
  // `coloredHtml` escapes every text.
  return <code dangerouslySetInnerHTML={{ __html: coloredHtml(code, colors, marks) }} />
}

export const ColoredRuns = ({ runs }: { runs: readonly CodeRun[] }) =>
  runs.map(({ kind, text }, index) =>
    kind === '_' ? (
      text
    ) : (
      <span key={index} className={kind}>
        {text}
      </span>
    ),
  )
