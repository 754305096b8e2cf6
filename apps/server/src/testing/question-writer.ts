import { expect } from 'vitest'
import { type QuestionRequest, writeQuestions } from '../modules/3-skills/question-writing/shared/write-questions.ts'
import type { AiConfig } from '../platform/ai/ai-variables.ts'
import { DomainError } from '../platform/errors.ts'
import { type AiReply, type AiRequest, type AiScript, startOpenAiServer } from './openai-server.ts'
import { startTestApp } from './test-app.ts'

const subjects = 'kilns glazes bubbles cutting polishing annealing color molds pipes safety fuel cracks'.split(' ')

export const draft = (number: number, fields: object = {}) => {
  const subject = subjects[number % subjects.length]
  return {
    concept: `about ${subject}`,
    question: `In case ${number} , how do ${subject}${number} and bench${number} change what tool${number} does?`,
    code: null,
    options: [`right ${number}`, `wrong ${number} a`, `wrong ${number} b`, `wrong ${number} c`],
    answer: `right ${number}`,
    explanation: `Because ${subject} ask for it.`,
    ...fields,
  }
}
export const drafts = (from: number, count: number) => Array.from({ length: count }, (_, index) => draft(from + index))
export const writes = (questions: unknown[]): AiReply => ({ says: { questions } })

/** For the second call: picks the right options, except where `errsAt` says to err. */
export const answers =
  (errsAt: (question: string) => boolean = () => false): AiScript =>
  ({ data }: AiRequest) => ({
    says: {
      answers: (data.questions ?? []).map(({ number, question, options }) => {
        const right = options.find(({ text }) => text.startsWith('right'))?.number ?? 0
        return { question: number, option: errsAt(question) ? (right % 4) + 1 : right }
      }),
    },
  })

/** `write` requests questions from a provider that follows `script`. */
export async function startWriter(script: AiScript[], config: Partial<AiConfig> = {}) {
  const server = await startOpenAiServer(...script)
  const t = await startTestApp({ ai: server.config(config) })
  const write = (request: Partial<QuestionRequest> = {}) =>
    writeQuestions(t.deps, {
      topic: 'Glassblowing',
      difficulty: 'Intermediate',
      count: 5,
      requester: { userId: t.newId(), address: '192.0.2.1' },
      ...request,
    })
  return { t, server, write }
}

export const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('it should have failed'),
    (error: unknown) => {
      if (!(error instanceof DomainError)) throw error
      return { code: error.code, ...error.details }
    },
  )
