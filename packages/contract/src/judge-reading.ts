import { asPrinted, withoutSpaces } from './compare-answers.ts'
import { orderIn } from './line-order.ts'
import type { ReadingExerciseView } from './reading-exercises.ts'

export type ReadingVerdict = { isRight: boolean; assumes?: string }

/** `answer` is the text kept of the exercise. A wrong answer that a known misconception leads to names it. */
export function judgeReading(exercise: ReadingExerciseView, answer: string): ReadingVerdict {
  switch (exercise.kind) {
    case 'prediction': {
      const { prints, wrong } = exercise
      const same = (text: string) => asPrinted(text) === asPrinted(answer)
      return verdictOf(
        same(prints),
        wrong.find((one) => same(one.prints)),
      )
    }
    case 'order': {
      const given = orderIn(answer, exercise.lines.length)?.join()
      const right = exercise.lines.map((_, position) => position).join()
      return verdictOf(
        given === right,
        exercise.wrong.find(({ order }) => order.join() === given),
      )
    }
    case 'gap': {
      const same = (text: string) => withoutSpaces(text) === withoutSpaces(answer)
      return verdictOf(
        exercise.accepts.some(same),
        exercise.wrong.find((one) => same(one.answer)),
      )
    }
    case 'fault': {
      const line = Number(answer)
      return verdictOf(
        line === exercise.line,
        exercise.wrong.find((one) => one.line === line),
      )
    }
  }
}

const verdictOf = (isRight: boolean, wrong: { assumes: string } | undefined): ReadingVerdict =>
  isRight ? { isRight } : { isRight, assumes: wrong?.assumes }
