import { type ExerciseState, readState } from './exercise-state.ts'

const keyOf = (course: string, exerciseId: string) => `exercise:${course}/${exerciseId}`

function readKept(key: string): ExerciseState | undefined {
  try {
    return readState(JSON.parse(localStorage.getItem(key) ?? ''))
  } catch {
    return undefined
  }
}

/** Of exercises that visitors did in this browser, by id. */
export function localStatesOf(course: string): Record<string, ExerciseState> {
  const start = keyOf(course, '')
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(start))
  return Object.fromEntries(
    keys.flatMap((key) => {
      const state = readKept(key)
      return state ? [[key.slice(start.length), state]] : []
    }),
  )
}

/** @throws if storage is full or blocked */
export function keepLocalState(course: string, exerciseId: string, state: ExerciseState) {
  localStorage.setItem(keyOf(course, exerciseId), JSON.stringify(state))
}

export const forgetLocalState = (course: string, exerciseId: string) =>
  localStorage.removeItem(keyOf(course, exerciseId))
