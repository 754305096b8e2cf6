import type { Exercise } from '@guildhall/content'
import { type Difficulty, type LessonLink, selectableSkillOf } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { listPracticeQuestions } from '../../1-ground/question-bank/shared/list-practice-questions.ts'
import { findLibraryLesson } from '../courses/shared/find-library-lesson.ts'
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
export type OpenedCard = { from: string; place: LessonLink | null; concepts: Concepts } & (
  | { asks: Asked }
  | { courseId: string; exercise: Exercise }
)

/** Undefined for content that is no more. */
export function openCard(bank: Deps['bank'], card: ReviewCardName & { reps: number }): OpenedCard | undefined {
  return card.kind === 'concept' ? openConcept(bank, card) : openInCourse(card)
}

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
  return { from: `${skill} (${part}): ${item}`, place: findPlaceToLearn(skill, item), concepts, asks }
}

function openInCourse({ kind, source: courseId, part, item }: ReviewCardName): OpenedCard | undefined {
  const found = kind === 'exercise' ? findExercise(courseId, item) : undefined
  // People judge it themselves.
  if (found?.exercise.kind === 'task') return undefined
  const lessonId = found?.lessonId ?? part
  const inLibrary = findLibraryLesson(courseId, lessonId)
  if (!inLibrary) return undefined
  const { courseTitle: from, lesson } = inLibrary
  const at = (step: LessonStep | undefined) => ({
    from,
    place: { courseId, lessonId, ...(step && { stepId: step.id }), title: step?.title ?? lesson.title },
    concepts: conceptsPracticedBy(courseId, step),
  })
  if (found) return { ...at(findStepOfExercise(courseId, lessonId, item)), courseId, exercise: found.exercise }
  if (kind === 'check') {
    return { ...at(findStep(courseId, lessonId, ({ ends }) => ends.with === 'check')), asks: lesson.check }
  }
  const step = findStep(courseId, lessonId, ({ id }) => id === item)
  return step?.ends.with === 'recall' ? { ...at(step), asks: step.ends } : undefined
}
