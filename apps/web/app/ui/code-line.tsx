import type { CSSProperties } from 'react'
import { noLigatures } from './code-block.tsx'
import { type CodeRun, withoutIndent } from './code-runs.ts'
import { ColoredRuns } from './colored-code.tsx'
import { cx } from './cx.ts'

/** A line in a row of its own. What does not fit goes on below, further in than it began. On phones it begins half as far in. */
export function CodeLine({ runs: line, className }: { runs: readonly CodeRun[]; className?: string }) {
  const { indent, runs } = withoutIndent(line)
  return (
    <code
      style={{ '--indent': indent } as CSSProperties}
      className={cx(
        'min-w-0 flex-1 pl-[calc(var(--indent)*0.5ch+2ch)] -indent-[2ch] wrap-anywhere whitespace-pre-wrap sm:pl-[calc(var(--indent)*1ch+2ch)]',
        noLigatures,
        className,
      )}
    >
      <ColoredRuns runs={runs} />
    </code>
  )
}
