import type { ExerciseStatesView, ExerciseStateView, LessonExercisesView } from '@guildhall/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { isMissing } from '../../api-errors.ts'
import { http } from '../../http.ts'
import type { ExerciseState } from './exercise-state.ts'
import { forgetLocalState, keepLocalState, localStatesOf } from './local-states.ts'
import { browserCourseOf } from './shared/browser-course.ts'

export type LessonExercises = Pick<LessonExercisesView, 'exercises'> & { states: Record<string, ExerciseState> }
/**
 * `userId` is empty for visitors, whose states the browser keeps. `isWritten`: in a course of one's own that an AI wrote, which `course`
 * is the id of. `isOfBrowser`: in one that no account keeps.
 */
export type LessonPlace = {
  course: string
  lessonId: string
  userId: string
  isWritten?: boolean
  isOfBrowser?: boolean
}
export type ExercisePlace = LessonPlace & { exerciseId: string }

const pathOf = ({ course, isWritten }: Pick<LessonPlace, 'course' | 'isWritten'>, rest: string) =>
  `/api/${isWritten ? 'courses' : 'library'}/${encodeURIComponent(course)}/${rest}`
const exercisesOf = (place: LessonPlace) => pathOf(place, `lessons/${encodeURIComponent(place.lessonId)}/exercises`)

const put = (place: Omit<ExercisePlace, 'lessonId' | 'userId'>, state: ExerciseState) =>
  http.put<ExerciseStateView>(pathOf(place, `exercises/${encodeURIComponent(place.exerciseId)}`), state)

const byExercise = (states: readonly ExerciseStateView[]): Record<string, ExerciseState> =>
  Object.fromEntries(states.map(({ exerciseId, ...state }) => [exerciseId, state]))

export const lessonExercisesQuery = ({ course, lessonId, userId }: LessonPlace) =>
  queryOptions({
    queryKey: ['exercises', course, lessonId, userId],
    queryFn: async ({ signal }): Promise<LessonExercises> => {
      const { exercises, states } = await http.get<LessonExercisesView>(exercisesOf({ course, lessonId, userId }), {
        signal,
      })
      const kept = byExercise(states)
      const local = localStatesOf(course)
      if (userId !== '') await takeAlong({ course }, kept, local)
      return { exercises, states: { ...local, ...kept } }
    },
  })

/** One's work on exercises that came with their lesson: kept by the account in a course of its own, else by the browser. */
export const writtenStatesQuery = (place: LessonPlace, exerciseIds: readonly string[]) =>
  queryOptions({
    queryKey: lessonExercisesQuery(place).queryKey,
    queryFn: async ({ signal }): Promise<LessonExercises> => {
      if (!place.isWritten) return { exercises: [], states: localStatesOf(place.course) }
      const { states } = await http.get<ExerciseStatesView>(exercisesOf(place), { signal })
      const kept = byExercise(states)
      for (const course of [browserCourseOf(''), browserCourseOf(place.userId)]) {
        const local = Object.entries(localStatesOf(course)).filter(([exerciseId]) => exerciseIds.includes(exerciseId))
        await takeAlong(place, kept, Object.fromEntries(local), course)
      }
      return { exercises: [], states: kept }
    },
  })

/** What somebody did before they signed in becomes theirs where their account has nothing, or has not solved what they did. */
async function takeAlong(
  place: Pick<LessonPlace, 'course' | 'isWritten'>,
  kept: Record<string, ExerciseState>,
  local: Readonly<Record<string, ExerciseState>>,
  localCourse = place.course,
) {
  for (const [exerciseId, state] of Object.entries(local)) {
    const theirs = kept[exerciseId]
    if (!theirs || (state.solved && !theirs.solved)) {
      try {
        await put({ ...place, exerciseId }, state)
        kept[exerciseId] = state
      } catch (error) {
        // An edition since then may have dropped the exercise.
        if (!isMissing(error)) throw error
      }
    }
    forgetLocalState(localCourse, exerciseId)
  }
}

/** Requests of an exercise run one after the other, so that the last one wins. `onKept` is called after leaving, too. */
export function useKeepState(place: ExercisePlace, onKept: (state: ExerciseState) => void) {
  const client = useQueryClient()
  const { course, exerciseId, userId } = place
  const { queryKey } = lessonExercisesQuery(place)
  return useMutation({
    scope: { id: `exercise ${course} ${exerciseId}` },
    mutationFn: async (state: ExerciseState) => {
      if (userId === '') keepLocalState(course, exerciseId, state)
      else await put(place, state)
    },
    onSuccess: (_nothing, state) => onKept(state),
    // A fetch that began before this change must not land after it.
    onMutate: async (state) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (found) => found && { ...found, states: { ...found.states, [exerciseId]: state } })
    },
  })
}
