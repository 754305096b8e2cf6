import { Fragment } from 'react'
import { type CodeRun, codeLines, codeRuns } from './code-runs.ts'

export interface ColoredCodeProps {
  code: string
  colors?: string | undefined
  /** Lines to mark, counted from 1. */
  marks?: readonly number[] | undefined
}

/** Code for a `code` element: its text, and nothing else, with colors. */
export function ColoredCode({ code, colors, marks = [] }: ColoredCodeProps) {
  if (marks.length === 0) return <ColoredRuns runs={codeRuns(code, colors)} />
  const lines = codeLines(code, colors)
  return lines.map((runs, index) => {
    const line = (
      <>
        <ColoredRuns runs={runs} />
        {index < lines.length - 1 ? '\n' : null}
      </>
    )
    return marks.includes(index + 1) ? <mark key={index}>{line}</mark> : <Fragment key={index}>{line}</Fragment>
  })
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
