import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchable } from '../../../platform/text-search/searchable.rules.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { projectSearchText } from './project.rules.ts'

const tricky = [...'%_\\+#./-&@$*!:; ᚠᚢᚦᚨᚱᚲᚷᚹᚺᚾᛁᛃAaÄäẞßΣσςİıIiÉé💅🇹🇷"\'\u0301\u200d']
const character = fc.oneof(fc.constantFrom(...tricky), fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }))
const storable = (text: string) => text.isWellFormed() && !text.includes('\u0000')
const text = (maxLength: number) =>
  fc
    .array(character, { minLength: 1, maxLength })
    .map((characters) => characters.join(''))
    .filter(storable)

type Project = { title: string; description: string; requiredSkills: string[] }
const projects = fc.record<Project>({
  title: text(8),
  description: text(12),
  requiredSkills: fc.array(text(4), { minLength: 1, maxLength: 3 }),
})
const cases = projects.chain((project) => {
  const whole = [...project.title, ...project.description, ...project.requiredSkills.join(' ')]
  const part = fc
    .tuple(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 4 }), fc.constantFrom('same', 'upper', 'lower'))
    .map(([start, length, letters]) => {
      const found = whole.slice(start, start + length).join('')
      return letters === 'same' ? found : letters === 'upper' ? found.toUpperCase() : found.toLowerCase()
    })
  return fc.record({ project: fc.constant(project), needle: fc.oneof(part, text(2)).filter(storable) })
})

function matches({ title, description, requiredSkills }: Project, needle: string) {
  return [title, description, requiredSkills.join(' ')].some((part) =>
    part.toLowerCase().includes(needle.toLowerCase()),
  )
}

test('PostgreSQL finds exactly what a case-insensitive look through title, description and skills would', async () => {
  const t = await startTestApp()
  const statement = `select array_agg(strpos(content, needle) > 0 order by place)
    from unnest($1::text[], $2::text[]) with ordinality as pairs (content, needle, place)`
  const property = fc.asyncProperty(fc.array(cases, { minLength: 20, maxLength: 40 }), async (batch) => {
    // A match must not span two fields, unless the search text itself contains a newline.
    const pairs = batch.filter(({ needle }) => !needle.includes('\n'))
    const contents = pairs.map(({ project }) => projectSearchText(project))
    const needles = pairs.map(({ needle }) => searchable(needle))

    const found = await t.value(statement, [contents, needles])

    expect(found).toEqual(pairs.map(({ project, needle }) => matches(project, needle)))
  })

  await fc.assert(property, { numRuns: 60 })
})
