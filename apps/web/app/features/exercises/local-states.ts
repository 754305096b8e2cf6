import { exerciseAnswerLimit } from '@guildhall/contract'
import * as v from 'valibot'
import type { ExerciseState } from './api.ts'

const prefix = 'exercise:'
const stateShape = v.object({
  answer: v.pipe(v.string(), v.maxLength(2 * exerciseAnswerLimit)),
  ticked: v.array(v.number()),
  failures: v.number(),
  solved: v.boolean(),
})

const keyOf = (course: string, exerciseId: string) => `${prefix}${course}/${exerciseId}`

function readState(key: string): ExerciseState | undefined {
  try {
    return v.parse(stateShape, JSON.parse(localStorage.getItem(key) ?? ''))
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
      const state = readState(key)
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
