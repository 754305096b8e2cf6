import type { ExerciseStateView, LessonExercisesView } from '@guildhall/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { isMissing } from '../../api-errors.ts'
import { http } from '../../http.ts'
import type { ExerciseState } from './exercise-state.ts'
import { forgetLocalState, keepLocalState, localStatesOf } from './local-states.ts'

export type LessonExercises = Pick<LessonExercisesView, 'exercises'> & { states: Record<string, ExerciseState> }
/** `userId` is empty for visitors, whose states the browser keeps. `isOfBrowser`: what an account cannot keep. */
export type LessonPlace = { course: string; lessonId: string; userId: string; isOfBrowser?: boolean }
export type ExercisePlace = LessonPlace & { exerciseId: string }

const pathOf = (course: string, rest: string) => `/api/library/${encodeURIComponent(course)}/${rest}`

const put = ({ course, exerciseId }: Pick<ExercisePlace, 'course' | 'exerciseId'>, state: ExerciseState) =>
  http.put<ExerciseStateView>(pathOf(course, `exercises/${encodeURIComponent(exerciseId)}`), state)

export const lessonExercisesQuery = ({ course, lessonId, userId }: LessonPlace) =>
  queryOptions({
    queryKey: ['exercises', course, lessonId, userId],
    queryFn: async ({ signal }): Promise<LessonExercises> => {
      const path = pathOf(course, `lessons/${encodeURIComponent(lessonId)}/exercises`)
      const { exercises, states } = await http.get<LessonExercisesView>(path, { signal })
      const kept = Object.fromEntries(states.map(({ exerciseId, ...state }) => [exerciseId, state]))
      const local = localStatesOf(course)
      if (userId !== '') await takeAlong(course, kept, local)
      return { exercises, states: { ...local, ...kept } }
    },
  })

/** What somebody did before they signed in becomes theirs where their account has nothing, or has not solved what they did. */
async function takeAlong(
  course: string,
  kept: Record<string, ExerciseState>,
  local: Readonly<Record<string, ExerciseState>>,
) {
  for (const [exerciseId, state] of Object.entries(local)) {
    const theirs = kept[exerciseId]
    if (!theirs || (state.solved && !theirs.solved)) {
      try {
        await put({ course, exerciseId }, state)
        kept[exerciseId] = state
      } catch (error) {
        // An edition since then may have dropped the exercise.
        if (!isMissing(error)) throw error
      }
    }
    forgetLocalState(course, exerciseId)
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
