export interface CodeRun {
  /** As in the contract's `codeColors`; `_` is plain. */
  kind: string
  text: string
}

/** Splits code into its parts. Their texts are the code, whatever `colors` says. */
export function codeRuns(code: string, colors = ''): CodeRun[] {
  const runs: CodeRun[] = []
  let at = 0
  for (const [, kind = '_', length] of colors.matchAll(/([a-z_])(\d+)/g)) {
    const end = at + Number(length)
    runs.push({ kind, text: code.slice(at, end) })
    at = end
  }
  return [...runs, { kind: '_', text: code.slice(at) }].filter(({ text }) => text !== '')
}

/** The same line by line, without the line breaks. */
export function codeLines(code: string, colors?: string): CodeRun[][] {
  const lines: CodeRun[][] = [[]]
  for (const { kind, text } of codeRuns(code, colors)) {
    for (const [index, piece] of text.split('\n').entries()) {
      if (index > 0) lines.push([])
      if (piece !== '') lines.at(-1)?.push({ kind, text: piece })
    }
  }
  return lines
}

/** How many spaces a line begins with, and the line without them. */
export function withoutIndent(line: readonly CodeRun[]): { indent: number; runs: CodeRun[] } {
  const indent = /^ */.exec(line.map(({ text }) => text).join(''))?.[0].length ?? 0
  let at = 0
  const runs = line.map(({ kind, text }) => {
    const rest = text.slice(Math.max(0, indent - at))
    at += text.length
    return { kind, text: rest }
  })
  return { indent, runs: runs.filter(({ text }) => text !== '') }
}
