import { describe, expect, test } from 'vitest'
import { listQuestionSetKeys } from '../bank.ts'
import { judgeTemplate, problemsOfLength, problemsOfMemory } from './check-templates.ts'
import { templatesIn } from './registry.ts'

const cells = listQuestionSetKeys().filter((cell) => templatesIn(cell).length > 0)

describe.each(cells.map((cell) => ({ ...cell, cell })))('the templates of $skill at level $level', ({ cell }) => {
  // Another seed than that of `content:check`, so that no template keeps the rules in those instances alone.
  test('keep the rules, and give no key away by its length or to whoever remembers options', () => {
    const all = templatesIn(cell).map((template) => judgeTemplate(template, 'by night'))

    expect([
      ...all.flatMap(({ problems }) => problems),
      ...problemsOfLength(
        cell,
        all.flatMap(({ instances }) => instances),
      ),
      ...problemsOfMemory(
        cell,
        all.map(({ memory }) => memory),
      ),
    ]).toEqual([])
  })
})
