import { expect, test } from 'vitest'
import { recommendCourses } from './recommended-course.rules.ts'

const course = (id: string) => ({
  ...{ id, courseTitle: id, description: '', skill: id, glyph: 'Ab', level: 'Beginner' as const },
  ...{ lessonCount: 6, minutes: 60 },
})
const missedIn = (id: string, ...concepts: string[]) => ({
  skill: id,
  course: course(id),
  missed: concepts.map((concept) => ({ concept, lesson: { lessonId: 'one', title: 'One' } })),
})
const askedFor = (id: string, projects: number) => ({ skill: id, projects, course: course(id) })

test.each([
  { what: 'nothing', missed: [], asked: [], ids: [] },
  {
    what: 'two results at most before what projects ask for',
    missed: [missedIn('react', 'state'), missedIn('java', 'loops'), missedIn('php', 'types')],
    asked: [askedFor('swift', 4)],
    ids: ['react', 'java', 'swift'],
  },
  {
    what: 'more results where projects ask for nothing',
    missed: [missedIn('react', 'state'), missedIn('java', 'loops'), missedIn('php', 'types')],
    asked: [],
    ids: ['react', 'java', 'php'],
  },
  {
    what: 'no course twice',
    missed: [missedIn('react', 'state')],
    asked: [askedFor('react', 9), askedFor('swift', 1)],
    ids: ['react', 'swift'],
  },
])('$what', ({ missed, asked, ids }) => {
  expect(recommendCourses(missed, asked).map((one) => one.course.id)).toEqual(ids)
})

test('each says why in one line', () => {
  const whys = recommendCourses(
    [
      missedIn('React', 'state', 'keys', 'effects'),
      { ...missedIn('PHP', 'types', 'errors'), course: course('security') },
    ],
    [askedFor('SEO', 1)],
  )

  expect(whys.map(({ why }) => why)).toEqual([
    'You missed “state” and 2 more concepts.',
    'You missed “types” and 1 more concept in PHP.',
    'An open project asks for SEO.',
  ])
  expect(recommendCourses([missedIn('React', 'state')], [askedFor('PHP', 12)]).map(({ why }) => why)).toEqual([
    'You missed “state”.',
    '12 open projects ask for PHP.',
  ])
})
