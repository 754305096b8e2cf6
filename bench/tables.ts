import type { Figures } from './measure.ts'

/** `share` is the achieved fraction of the target. */
export function verdict(share: number): string {
  return share >= 1 ? 'yes' : `no: ${Math.ceil((1 - share) * 100)}% short`
}

export function figures({ rate, p50, p99, slowest }: Figures): string[] {
  return [rate < 100 ? rate.toFixed(1) : Math.round(rate).toLocaleString('en-US'), ms(p50), ms(p99), ms(slowest)]
}

export function memory({ residentBytes }: Figures): string {
  return Number.isNaN(residentBytes) ? 'unknown' : megabytes(residentBytes)
}

export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MB`
}

export function ms(value: number): string {
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
}

export const yesOrNo = (isReached: boolean) => (isReached ? 'yes' : '**no**')

/** A row of what must not happen. `of`: how often it could have. */
export const mustBeNone = (what: string, count: number, of?: number): string[] => [
  what,
  '0',
  of === undefined ? String(count) : `${count} of ${of.toLocaleString('en-US')}`,
  yesOrNo(count === 0),
]

export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}
