import { describe, expect, test } from 'vitest'
import { isProvenSet } from '../scripts/proven.ts'
import { listQuestionSetKeys, listStrayFiles, readQuestionSet, readQuestionSetFile } from './bank.ts'
import { parseQuestionSet, problemsAcrossSets, problemsOfSet, programsOf } from './check-bank.ts'
import { runProblemsOf } from './run-code.ts'

const keys = listQuestionSetKeys()
const names = keys.map((key) => ({ ...key, key }))

describe('the question bank', () => {
  test.each(names)('$skill at level $level keeps the rules', ({ key }) => {
    const { set, problems } = parseQuestionSet(key, readQuestionSetFile(key))

    expect(problems).toEqual([])
    expect(set && problemsOfSet({ key, set })).toEqual([])
  })

  test('has no unused file', () => {
    expect(listStrayFiles()).toEqual([])
  })

  test('asks nothing twice', () => {
    expect(problemsAcrossSets(keys.map((key) => ({ key, set: readQuestionSet(key) })))).toEqual([])
  })

  // Other languages need extra tools; content-check runs them where installed.
  test('knows what its JavaScript and TypeScript programs print', { timeout: 600_000 }, async () => {
    const changed = keys.filter((key) => !isProvenSet(key))
    if (changed.length > 0)
      console.log(`${changed.length} question sets are not proven: npm run content:check -- --prove proves them.`)

    expect(await runProblemsOf(changed.flatMap((key) => programsOf(readQuestionSet(key))))).toEqual([])
  })
})
