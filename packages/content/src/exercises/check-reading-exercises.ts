import { asPrinted, withoutSpaces } from '../../../contract/src/compare-answers.ts'
import { gapMark } from '../../../contract/src/exercises.constants.ts'
import { withGapFilled } from '../../../contract/src/right-program.ts'
import type { FaultExercise, GapExercise, OrderExercise, Prediction, ReadingExercise } from './reading-exercises.ts'

/** Programs that must print something else, if they run at all. */
export function wrongPrograms(exercise: ReadingExercise): string[] {
  if (exercise.kind === 'prediction') return []
  if (exercise.kind === 'gap') return exercise.wrong.map(({ answer }) => withGapFilled(exercise.code, answer))
  if (exercise.kind === 'fault') return [exercise.code]
  const { lines, wrong } = exercise
  const orders = [...wrong.map(({ order }) => order), ...neighborsSwapped(lines.length)]
  return orders.map((order) => order.map((position) => lines[position] ?? '').join('\n'))
}

/** Other programs that are right. */
export const otherRightPrograms = (exercise: ReadingExercise): string[] =>
  exercise.kind === 'gap' ? exercise.accepts.slice(1).map((answer) => withGapFilled(exercise.code, answer)) : []

export function problemsOfReading(exercise: ReadingExercise): string[] {
  const proof = exercise.run && exercise.prints === undefined ? ['is run and does not say what it prints'] : []
  if (exercise.kind === 'prediction') return problemsOfPrediction(exercise)
  if (exercise.kind === 'order') return [...proof, ...problemsOfOrder(exercise)]
  if (exercise.kind === 'gap') return [...proof, ...problemsOfGap(exercise)]
  return [...proof, ...problemsOfFault(exercise)]
}

const problemsOfPrediction = ({ prints, wrong }: Prediction) => [
  ...twice([prints, ...wrong.map((one) => one.prints)].map(asPrinted)).map(
    (text) => `gives "${text}" twice, or as right and as wrong`,
  ),
]

function problemsOfOrder({ lines, wrong }: OrderExercise) {
  const right = lines.map((_, position) => position).join()
  const orders = wrong.map(({ order }) => order.join())
  return [
    ...twice(lines).map((line) => `has the line "${line.trim()}" twice`),
    ...wrong
      .filter(({ order }) => order.toSorted((one, other) => one - other).join() !== right)
      .map(({ order }) => `the wrong order ${order.join()} has not each line once`),
    ...twice([right, ...orders]).map((order) => `gives the order ${order} twice, or as right and as wrong`),
  ]
}

const problemsOfGap = ({ code, accepts, wrong }: GapExercise) => [
  ...(code.split(gapMark).length === 2 ? [] : ['has not one gap']),
  ...twice([...accepts, ...wrong.map(({ answer }) => answer)].map(withoutSpaces)).map(
    (answer) => `gives ${answer} twice, or as right and as wrong`,
  ),
]

function problemsOfFault({ code, line, fixed, wrong }: FaultExercise) {
  const lines = code.split('\n')
  return [
    ...[line, ...wrong.map((one) => one.line)]
      .filter((one) => (lines[one - 1] ?? '').trim() === '')
      .map((one) => `has nothing in line ${one}`),
    ...twice([line, ...wrong.map((one) => one.line)].map(String)).map((one) => `points at line ${one} twice`),
    ...(lines[line - 1] === fixed ? ['does not change the line with the fault'] : []),
  ]
}

const neighborsSwapped = (length: number) =>
  Array.from({ length: length - 1 }, (_, first) =>
    Array.from({ length }, (_, position) => {
      if (position === first) return first + 1
      return position === first + 1 ? first : position
    }),
  )

const twice = (items: readonly string[]) => [...new Set(items.filter((item, index) => items.indexOf(item) < index))]
