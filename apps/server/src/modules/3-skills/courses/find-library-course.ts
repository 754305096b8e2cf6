import { type Offer, openReadingSearch, type Reading } from '@guildhall/content'
import type { LibrarySearchView, SuggestionView } from '@guildhall/contract'
import { DomainError } from '../../../platform/errors.ts'
import { findLessonWork } from '../exercises/shared/exercise-library.ts'
import { type Course, findInLibrary, openLibrary } from './course-library.ts'

/** `findReadings` finds what a prompt asks for. */
export const { find: findReadings, prepare: prepareReadings } = openReadingSearch(findLessonWork)

/** What a search of the library shows: the one thing that matches, or the closest, best first. */
export function searchLibrary(text: string): LibrarySearchView {
  const { opens, offers } = findReadings(text)
  return { found: opens ? [presentReading(opens)] : offers.map(presentOffer) }
}

/** Throws `course.near_miss` with suggestions, `course.not_covered`, or `inability` (the provider's error). */
export function findLibraryCourse(prompt: string, inability: DomainError | undefined): Course {
  const { opens, offers } = findReadings(prompt)
  const course = opens && findInLibrary(opens.id)
  if (course) return course

  const suggestions = offers.map(presentOffer)
  if (inability) throw new DomainError(inability.code, inability.details, inability.fields, suggestions)
  const covered = openLibrary().subjects.join(', ')
  if (suggestions.length === 0) throw new DomainError('course.not_covered', { covered })
  throw new DomainError('course.near_miss', { covered, suggestions: inWords(suggestions) }, [], suggestions)
}

const presentReading = ({ kind, id, title }: Reading): SuggestionView => ({ kind, id, title })

const presentOffer = ({ reading, passage, why }: Offer): SuggestionView => ({
  ...presentReading(reading),
  ...(passage?.lessonId ? { lessonId: passage.lessonId } : {}),
  why,
})

const kindNames = { course: 'course', unit: 'learning unit' } as const

const inWords = (suggestions: readonly SuggestionView[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(
    suggestions.map(({ kind, title }) => `“${title}” (${kindNames[kind]})`),
  )
