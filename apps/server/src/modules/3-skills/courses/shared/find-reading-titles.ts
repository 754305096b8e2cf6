import { openLibrary } from '../course-library.ts'

const shown = 5

/** Courses of the library that have these words in their titles; first those that begin with them. */
export function findReadingTitles(words: string): { id: string; title: string }[] {
  const needle = words.toLowerCase()
  const found = openLibrary().list.filter(({ courseTitle }) => courseTitle.toLowerCase().includes(needle))
  const first = (title: string) => Number(title.toLowerCase().startsWith(needle))
  return found
    .sort((one, other) => first(other.courseTitle) - first(one.courseTitle))
    .slice(0, shown)
    .map(({ id, courseTitle: title }) => ({ id, title }))
}
