import { expect, test } from 'vitest'
import { filterLibrary } from './filter-library.ts'

const course = (id: string, courseTitle: string, skill: string | null, description: string) => ({
  id,
  courseTitle,
  skill,
  description,
  glyph: 'Ab',
  level: 'Beginner' as const,
  lessonCount: 6,
  minutes: 60,
})
const courses = [
  course('cpp', 'C++: ownership and speed', 'C++', 'Lifetimes, moves and templates.'),
  course('history', 'How to read the past', null, 'Sources, causes and change.'),
]

test.each([
  { search: '', ids: ['cpp', 'history'] },
  { search: '  c++ ', ids: ['cpp'] },
  { search: 'OWNERSHIP templates', ids: ['cpp'] },
  { search: 'past', ids: ['history'] },
  { search: 'past templates', ids: [] },
])('“$search” finds $ids', ({ search, ids }) => {
  expect(filterLibrary(courses, search).map(({ id }) => id)).toEqual(ids)
})
