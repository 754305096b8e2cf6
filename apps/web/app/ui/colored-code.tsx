import type { CodeRun } from './code-runs.ts'

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
