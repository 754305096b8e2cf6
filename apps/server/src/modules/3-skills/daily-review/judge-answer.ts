import { type ExerciseView, judgeNumber, judgeReading, type ReviewAnswerBody } from '@guildhall/contract'
import type { OpenedCard } from './open-card.ts'

/** Only of a program the server believes the browser, which alone can run it. */
export function judgeAnswer(card: OpenedCard, { answer, passed = false }: ReviewAnswerBody): boolean {
  return 'asks' in card ? answer === card.asks.answer : judgeExercise(card.exercise, answer, passed)
}

function judgeExercise(exercise: ExerciseView, answer: string, passed: boolean): boolean {
  switch (exercise.kind) {
    case 'code':
      return passed
    case 'task':
      return false
    case 'judgment':
      return answer === exercise.better
    case 'calculation':
      return judgeNumber(answer, exercise).isRight
    default:
      return judgeReading(exercise, answer).isRight
  }
}
