import { type RandomBelow, shuffled } from '../../../../platform/random.rules.ts'

export type Question = {
  id: string
  concept: string
  question: string
  code?: string | undefined
  options: string[]
  answer: string
  explanation: string
}

export function wordingOf({ question, code }: Pick<Question, 'question' | 'code'>): string {
  return code === undefined ? question : `${question}\n\n${code}`
}

export function shuffleOptions<Q extends { options: readonly string[] }>(question: Q, random: RandomBelow): Q {
  return { ...question, options: shuffled(question.options, random) }
}
