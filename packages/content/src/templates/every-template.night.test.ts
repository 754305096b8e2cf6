import { describe, expect, test } from 'vitest'
import { listQuestionSetKeys } from '../bank.ts'
import {
  drawInstances,
  instancesWanted,
  problemsOfLength,
  problemsOfMemory,
  problemsOfTemplate,
  problemsOfTemplateMemory,
  shareByMemory,
} from './check-templates.ts'
import { templatesIn } from './registry.ts'

const cells = listQuestionSetKeys().filter((cell) => templatesIn(cell).length > 0)

describe.each(cells.map((cell) => ({ ...cell, cell })))('the templates of $skill at level $level', ({ cell }) => {
  const draw = (seed: string) =>
    templatesIn(cell).map((template) => ({ template, instances: drawInstances(template, instancesWanted, seed) }))

  // The instances of `content:check`: in others, some templates have a key, or an option to remember, a little too often.
  test(`keep the rules in ${instancesWanted} instances each`, () => {
    const problems = draw('content:check').flatMap(({ template, instances }) => [
      ...problemsOfTemplate(template, instances, instancesWanted),
      ...problemsOfTemplateMemory(template.id, shareByMemory(instances)),
    ])

    expect(problems).toEqual([])
  })

  test('give no key away by its length, or to whoever remembers options', () => {
    const all = draw('by night').map(({ instances }) => instances)

    expect([...problemsOfLength(cell, all.flat()), ...problemsOfMemory(cell, all.map(shareByMemory))]).toEqual([])
  })
})
