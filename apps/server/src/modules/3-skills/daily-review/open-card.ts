import {
  type Difficulty,
  type ExerciseView,
  type LessonLink,
  type ReviewPlace,
  selectableSkillOf,
} from '@guildhall/contract'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { listPracticeQuestions } from '../../1-ground/question-bank/shared/list-practice-questions.ts'
import { findLibraryLesson } from '../courses/shared/find-library-lesson.ts'
import { findWrittenLessons, type WrittenLesson } from '../courses/shared/find-written-lessons.ts'
import { presentExercise } from '../exercises/shared/exercise.presenter.ts'
import { findExercise, findStep, findStepOfExercise, type LessonStep } from '../exercises/shared/exercise-library.ts'
import { findPlaceToLearn } from '../exercises/shared/find-place-to-learn.ts'
import { conceptsPracticedBy } from '../exercises/shared/practiced-concepts.ts'
import type { Concepts, ReviewCardName } from '../review-cards/shared/review-card.queries.ts'

export type Asked = {
  question: string
  language?: string | undefined
  code?: string | undefined
  colors?: string | undefined
  options: readonly string[]
  answer: string
  explanation: string
}
/** What a card asks, where that can be read again, and what a right answer practices. */
export type OpenedCard = { from: string; place: ReviewPlace | null; concepts: Concepts } & (
  | { asks: Asked }
  | { exercise: ExerciseView }
)

type CardToOpen = ReviewCardName & { reps: number }

/** Undefined for content that is no more. */
export async function openCard({ bank }: Pick<Deps, 'bank'>, db: Db | Tx, card: CardToOpen & { userId: string }) {
  const [opened] = await openCards({ bank }, db, { userId: card.userId, cards: [card] })
  return opened
}

/** Each in the place of its card. Undefined for content that is no more. */
export async function openCards(
  { bank }: Pick<Deps, 'bank'>,
  db: Db | Tx,
  { userId, cards }: { userId: string; cards: readonly CardToOpen[] },
): Promise<(OpenedCard | undefined)[]> {
  const places = cards.filter(isOfWritten).map(({ source, part }) => ({ courseId: source, writing: part }))
  const written = await findWrittenLessons(db, userId, places)
  return cards.map((card) => {
    if (card.kind === 'concept') return openConcept(bank, card)
    if (!isOfWritten(card)) return openInLibrary(card)
    const lesson = written.find(({ courseId, writing }) => courseId === card.source && writing === card.part)
    return lesson && openWritten(lesson, card)
  })
}

/** Courses of the library have names for ids. */
const isOfWritten = ({ kind, source }: ReviewCardName) => kind !== 'concept' && z.uuid().safeParse(source).success

/** Each time another of the public questions on the concept: the same one would be known by its words. */
function openConcept(
  bank: Deps['bank'],
  { source, part, item, reps }: ReviewCardName & { reps: number },
): OpenedCard | undefined {
  const skill = selectableSkillOf(source)
  const about = listPracticeQuestions(bank, { skill: source, difficulty: part as Difficulty, concept: item })
  const asks = about[reps % about.length]
  if (!skill || !asks) return undefined
  const concepts = { skillKey: source, names: [item] }
  return { from: `${skill} (${part}): ${item}`, place: libraryPlace(findPlaceToLearn(skill, item)), concepts, asks }
}

function openInLibrary({ kind, source: courseId, part, item }: ReviewCardName): OpenedCard | undefined {
  const found = kind === 'exercise' ? findExercise(courseId, item) : undefined
  // People judge it themselves.
  if (found?.exercise.kind === 'task') return undefined
  const lessonId = found?.lessonId ?? part
  const inLibrary = findLibraryLesson(courseId, lessonId)
  if (!inLibrary) return undefined
  const { courseTitle: from, lesson } = inLibrary
  const at = (step: LessonStep | undefined) => ({
    from,
    place: {
      of: 'library' as const,
      courseId,
      lessonId,
      ...(step && { stepId: step.id }),
      title: step?.title ?? lesson.title,
    },
    concepts: conceptsPracticedBy(courseId, step),
  })
  if (found) {
    const exercise = presentExercise(courseId, found.exercise)
    return { ...at(findStepOfExercise(courseId, lessonId, item)), exercise }
  }
  if (kind === 'check') {
    return { ...at(findStep(courseId, lessonId, ({ ends }) => ends.with === 'check')), asks: lesson.check }
  }
  const step = findStep(courseId, lessonId, ({ id }) => id === item)
  return step?.ends.with === 'recall' ? { ...at(step), asks: step.ends } : undefined
}

/** A step asks its question where its exercise failed its own tests, too. */
function openWritten(
  { courseId, courseTitle: from, lesson }: WrittenLesson,
  { kind, item }: ReviewCardName,
): OpenedCard | undefined {
  const { steps = [], written, check } = lesson
  const step = steps.find(({ id, ends }) => (kind === 'check' ? ends.with === 'check' : id === item))
  const place = {
    ...{ of: 'own' as const, courseId, lessonId: lesson.id },
    ...(step ? { stepId: step.id, title: step.title } : { title: lesson.title }),
  }
  const opened = { from, place, concepts: { skillKey: '', names: [] } }
  if (kind === 'check') return { ...opened, asks: check }
  const { ends } = step ?? {}
  const found = written?.exercises.find(({ exercise }) => ends?.with === 'exercise' && exercise.id === ends.id)
  if (kind === 'exercise')
    return found && found.exercise.kind !== 'task' ? { ...opened, exercise: found.exercise } : undefined
  const asks = ends?.with === 'recall' ? ends : found?.instead
  return asks && { ...opened, asks }
}

const libraryPlace = (link: LessonLink | null) => link && { of: 'library' as const, ...link }
