import { sqlStateOf } from '../platform/database/database-trouble.ts'
import { type Check, type Finding, type Installation, problem } from './finding.ts'

export type NamedFinding = Finding & { check: string }

/** Side by side. A check that throws, or is not done in time, is a finding itself. */
export async function runChecks<P extends Installation>(
  checks: readonly Check<P>[],
  installation: P,
): Promise<NamedFinding[]> {
  const found = await Promise.all(
    checks.map(async (check) => {
      const findings = await runInTime(check, installation)
      return findings.map((finding) => ({ check: check.name, ...finding }))
    }),
  )
  return found.flat()
}

async function runInTime<P extends Installation>(
  { run, isSlow = false }: Check<P>,
  installation: P,
): Promise<Finding[]> {
  const limitMs = installation.limitMs * (isSlow ? 3 : 1)
  const late = [
    problem(
      `There was no answer within ${limitMs / 1_000} seconds.`,
      'Check that the machine, the network and the other side are up and not overloaded.',
    ),
  ]
  const giveUp = new AbortController()
  const over = Promise.withResolvers<Finding[]>()
  const timer = setTimeout(() => {
    over.resolve(late)
    giveUp.abort()
  }, limitMs)
  try {
    return await Promise.race([run(installation, giveUp.signal), over.promise])
  } catch (error) {
    return [unfinished(error, installation)]
  } finally {
    clearTimeout(timer)
  }
}

/** undefined_table, undefined_column and invalid_schema_name */
const lacksTables = ['42P01', '42703', '3F000']

function unfinished(error: unknown, { quote }: Installation): Finding {
  return lacksTables.includes(sqlStateOf(error))
    ? problem('The database lacks tables of this release, so this could not be checked.', 'Run guildhall migrate.')
    : problem(
        `This could not be checked: ${quote(error)}.`,
        'Remove what is in the way, and run guildhall doctor again.',
      )
}
