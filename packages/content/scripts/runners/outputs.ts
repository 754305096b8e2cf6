import type { Surroundings } from '../../src/run-schema.ts'
import type { ProofLanguage } from '../../src/templates/template.ts'
import { runPrograms } from './run-proofs.ts'
import { runSql } from './sql.ts'

type Text = { language: Surroundings['as']; text: string }

/** What programs print, in any of the languages and SQL, in the order of the programs. */
export async function outputsOf(programs: readonly Text[]): Promise<string[]> {
  const printed: string[] = []
  const note = (indexes: number[], outputs: string[]) => {
    for (const [position, index] of indexes.entries()) printed[index] = outputs[position] ?? 'did not run'
  }
  const [queries, others] = [true, false].map((isSql) =>
    [...programs.keys()].filter((index) => (programs[index]?.language === 'sql') === isSql),
  ) as [number[], number[]]
  const at = (indexes: number[]) => indexes.flatMap((index) => programs[index] ?? [])
  note(others, await runPrograms(at(others) as { language: ProofLanguage; text: string }[]))
  if (queries.length > 0) note(queries, await runSql(at(queries).map(({ text }) => text)))
  return printed
}
