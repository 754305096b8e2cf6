import type { Difficulty, QuizView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { addressKey } from '../../../platform/http/address-key.ts'
import { randomBelow } from '../../../platform/random.ts'
import type { Requester } from '../../1-ground/ai-usage/shared/count-ai-request.ts'
import { chooseSource } from '../../1-ground/question-bank/shared/choose-source.ts'
import { drawQuestions } from '../../1-ground/question-bank/shared/draw-questions.rules.ts'
import { type Question, shuffleOptions, wordingOf } from '../../1-ground/question-bank/shared/question.rules.ts'
import { scaled } from '../../2-people/accounts/shared/throttle.rules.ts'
import { throttleAttempt } from '../../2-people/accounts/shared/throttle-attempt.ts'
import { writeQuestions } from '../question-writing/shared/write-questions.ts'
import { quizPerAddress } from './practice.rules.ts'

export type QuizRequest = {
  topic: string
  difficulty: Difficulty
  numQuestions: number
  requester: Requester
  signal: AbortSignal
}

/** Distinct practice questions with answers, in random order. Public. Throws `throttle.quiz`. */
export async function generateQuiz(deps: Deps, request: QuizRequest): Promise<QuizView> {
  const { topic, difficulty, numQuestions: count, requester, signal } = request
  const policy = scaled(quizPerAddress, deps.config.rateLimitFactor)
  const key = `quiz:address:${addressKey(requester.address)}`
  await throttleAttempt(deps.database.db, key, policy, deps.clock(), 'throttle.quiz')

  const { source, skill } = chooseSource(deps, topic, 'topic')
  const pool: readonly Question[] =
    source === 'bank'
      ? deps.bank.questionsOf(skill, difficulty).practice
      : await writeQuestions(deps, { topic: skill, difficulty, count, requester, signal })
  const drawn = drawQuestions(pool, count, new Map(), randomBelow)
  return {
    quiz: drawn.map((question) => {
      const { options, answer, explanation, concept } = shuffleOptions(question, randomBelow)
      return { question: wordingOf(question), options, answer, explanation, concept }
    }),
  }
}
