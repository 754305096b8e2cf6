import { randomUUID } from 'node:crypto'
import { type Difficulty, textLimits } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import type { Ai } from '../../../../platform/ai/ai.ts'
import { limitedLine } from '../../../../platform/ai/plain-text.rules.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { randomBelow } from '../../../../platform/random.ts'
import { countAiRequest, type Requester } from '../../../1-ground/ai-usage/shared/count-ai-request.ts'
import type { Question } from '../../../1-ground/question-bank/shared/question.rules.ts'
import { blindAnswers, questionDrafts, reviewerInstructions, writerInstructions } from '../write-questions.prompts.ts'
import {
  blindQuestions,
  type DraftQuestion,
  isAskedAlready,
  isKeyConfirmed,
  limitLongestAnswers,
  planBatches,
  tidyDraft,
} from '../write-questions.rules.ts'

export type QuestionRequest = {
  topic: string
  difficulty: Difficulty
  count: number
  requester: Requester
  avoid?: string[]
  signal?: AbortSignal
}

const roundsMaximum = 3
/** Time limit of all rounds, as a multiple of the limit of one answer. */
const timeLimitFactor = 2
const avoidedMaximum = 40
/** How many times as many questions as asked for are looked at. */
const surplusFactor = 2

type Round = Omit<QuestionRequest, 'requester'> & { ai: Ai }

/** A second call without the key must confirm each. Counts as one daily request. Throws `ai.…`. */
export async function writeQuestions(
  deps: Deps,
  { requester, signal, ...request }: QuestionRequest,
): Promise<Question[]> {
  const { ai } = deps
  if (!ai) throw new DomainError('ai.not_configured')
  const counted = await countAiRequest(deps, ai, requester)
  const deadline = AbortSignal.timeout(timeLimitFactor * ai.timeoutMs)
  try {
    return await collectQuestions({
      ...request,
      ai,
      topic: limitedLine(request.topic, textLimits.skill),
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    })
  } catch (error) {
    // Aborted while the client is still connected: the time limit.
    const isLate = error instanceof DomainError && error.code === 'ai.cancelled' && !signal?.aborted
    const failure = isLate ? new DomainError('ai.timeout') : error
    await counted.settle(failure)
    throw failure
  }
}

async function collectQuestions(round: Round): Promise<Question[]> {
  const { count, avoid = [] } = round
  const accepted: DraftQuestion[] = []
  const seen = [...avoid]
  for (let number = 1; number <= roundsMaximum && accepted.length < count; number += 1) {
    const drafts = await writeDrafts(round, count - accepted.length, seen)
    if (drafts.length === 0 && number === 1) throw new DomainError('ai.unsuitable_topic')
    const fresh: DraftQuestion[] = []
    for (const draft of drafts.map((given) => tidyDraft(given, randomBelow))) {
      if (!draft || isAskedAlready(draft, [...accepted, ...fresh], avoid)) continue
      fresh.push(draft)
    }
    seen.push(...fresh.map(({ question }) => question))
    accepted.push(...limitLongestAnswers(await confirm(round, fresh), accepted, count))
  }
  if (accepted.length < count) throw new DomainError('ai.too_few_questions', { found: accepted.length, count })
  return accepted.slice(0, count).map((question) => ({ id: `ai-${randomUUID()}`, ...question }))
}

async function writeDrafts({ ai, topic, difficulty, signal }: Round, missing: number, seen: string[]) {
  const answers = await Promise.all(
    planBatches(missing).map(async ({ count, focus }) => {
      const { questions } = await ai.ask({
        purpose: 'write questions',
        instructions: writerInstructions,
        data: { topic, difficulty, numberOfQuestions: count, focus, alreadyAsked: seen.slice(-avoidedMaximum) },
        schema: questionDrafts,
        signal,
      })
      // Each is compared with all before it, which takes long for thousands.
      return questions.slice(0, surplusFactor * count)
    }),
  )
  return answers.flat()
}

async function confirm({ ai, topic, difficulty, signal }: Round, drafts: DraftQuestion[]): Promise<DraftQuestion[]> {
  if (drafts.length === 0) return []
  const { answers } = await ai.ask({
    purpose: 'check questions',
    instructions: reviewerInstructions,
    data: { subject: topic, difficulty, questions: blindQuestions(drafts) },
    schema: blindAnswers,
    signal,
  })
  return drafts.filter((draft, index) => isKeyConfirmed(draft, index, answers))
}
