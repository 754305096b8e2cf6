import { sqlStateOf } from '../platform/database/database-trouble.ts'
import { type Check, type Finding, type Patient, problem } from './finding.ts'

export type NamedFinding = Finding & { check: string }

const timeLimitMs = 10_000

/** Side by side. A check that throws, or is not done in time, is a finding itself. */
export async function runChecks<P extends Patient>(
  checks: readonly Check<P>[],
  patient: P,
  limitMs = timeLimitMs,
): Promise<NamedFinding[]> {
  const found = await Promise.all(
    checks.map(async (check) => {
      const findings = await lookInTime(check, patient, limitMs)
      return findings.map((finding) => ({ check: check.name, ...finding }))
    }),
  )
  return found.flat()
}

async function lookInTime<P extends Patient>({ look }: Check<P>, patient: P, limitMs: number): Promise<Finding[]> {
  const late = [
    problem(
      `There was no answer within ${limitMs / 1_000} seconds.`,
      'Look whether the machine, the network or the other side is overloaded or away.',
    ),
  ]
  const giveUp = new AbortController()
  const over = Promise.withResolvers<Finding[]>()
  const timer = setTimeout(() => {
    over.resolve(late)
    giveUp.abort()
  }, limitMs)
  try {
    return await Promise.race([look(patient, giveUp.signal), over.promise])
  } catch (error) {
    return [unfinished(error, patient)]
  } finally {
    clearTimeout(timer)
  }
}

/** undefined_table, undefined_column and invalid_schema_name */
const lacksTables = ['42P01', '42703', '3F000']

function unfinished(error: unknown, { quote }: Patient): Finding {
  return lacksTables.includes(sqlStateOf(error))
    ? problem('The database lacks tables of this release, so this could not be looked at.', 'Run guildhall migrate.')
    : problem(
        `This could not be looked at: ${quote(error)}.`,
        'Remove what is in the way, and run guildhall doctor again.',
      )
}
