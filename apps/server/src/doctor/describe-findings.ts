import { counted, type FindingView } from '@guildhall/contract'
import type { Level } from './finding.ts'
import type { NamedFinding } from './run-checks.ts'

const order: readonly Level[] = ['problem', 'warning', 'ok']
const labels = { problem: 'Problem', warning: 'Warning', ok: 'OK' } as const satisfies Record<Level, string>

const labelWidth = Math.max(...Object.values(labels).map((label) => label.length)) + 2

/** The worst first. */
export function describeFindings(findings: readonly NamedFinding[]): string {
  const nameWidth = Math.max(...findings.map(({ check }) => check.length)) + 2
  const lines = worstFirst(findings).flatMap((finding) => [
    `${labels[finding.level].padEnd(labelWidth)}${finding.check.padEnd(nameWidth)}${finding.what}`,
    ...(finding.level === 'ok' ? [] : [`${' '.repeat(labelWidth + nameWidth)}${finding.todo}`]),
  ])
  return [...lines, '', summarize(findings)].join('\n')
}

const worstFirst = (findings: readonly NamedFinding[]) =>
  findings.toSorted((one, other) => order.indexOf(one.level) - order.indexOf(other.level))

/** As operators see it at `/admin/doctor`. */
export const presentFindings = (findings: readonly NamedFinding[]): FindingView[] =>
  worstFirst(findings).map((finding) => ({ ...finding, todo: finding.level === 'ok' ? null : finding.todo }))

export const countLevel = (findings: readonly NamedFinding[], level: Level) =>
  findings.filter((finding) => finding.level === level).length

function summarize(findings: readonly NamedFinding[]): string {
  const [problems, warnings] = [countLevel(findings, 'problem'), countLevel(findings, 'warning')]
  if (problems + warnings === 0) return 'All is well.'
  return `${counted(problems, 'problem')}, ${counted(warnings, 'warning')}.`
}
