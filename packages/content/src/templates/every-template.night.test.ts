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
  const drawn = templatesIn(cell).map((template) => ({
    template,
    instances: drawInstances(template, instancesWanted, 'by night'),
  }))

  test(`keep the rules in ${instancesWanted} instances each`, () => {
    expect(
      drawn.flatMap(({ template, instances }) => problemsOfTemplate(template, instances, instancesWanted)),
    ).toEqual([])
  })

  test('give no key away by its length, or to whoever remembers options', () => {
    const shares = drawn.map(({ template, instances }) => ({ id: template.id, share: shareByMemory(instances) }))
    const problems = [
      ...problemsOfLength(
        cell,
        drawn.flatMap(({ instances }) => instances),
      ),
      ...problemsOfMemory(
        cell,
        shares.map(({ share }) => share),
      ),
      ...shares.flatMap(({ id, share }) => problemsOfTemplateMemory(id, share)),
    ]

    expect(problems).toEqual([])
  })
})
