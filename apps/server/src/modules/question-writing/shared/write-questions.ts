import { randomUUID } from 'node:crypto'
import { type Difficulty, textLimits } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Ai } from '../../../platform/ai/ai.ts'
import { limitedLine } from '../../../platform/ai/plain-text.rules.ts'
import { DomainError } from '../../../platform/errors.ts'
import { randomBelow } from '../../../platform/random.ts'
import { countAiRequest, type Requester } from '../../ai-usage/shared/count-ai-request.ts'
import type { Question } from '../../question-bank/shared/question.rules.ts'
import { blindAnswers, questionDrafts, reviewerInstructions, writerInstructions } from '../write-questions.prompts.ts'
import {
  type DraftQuestion,
  isAskedAlready,
  isKeyConfirmed,
  limitLongestAnswers,
  partsOf,
  reviewSheet,
  tidyDraft,
} from '../write-questions.rules.ts'

export type QuestionRequest = {
  topic: string
  difficulty: Difficulty
  count: number
  requester: Requester
  /** The wording of questions the person has had already. */
  avoid?: string[]
  /** Ends the calls when the visitor has gone. */
  signal?: AbortSignal
}

/** After so many rounds of writing and checking we say that there are too few. */
const roundsMaximum = 3
/** All rounds together take at most so many times what one answer may: one round at its slowest, or several quick ones. */
const answersOfTime = 2
/** How many of the questions to avoid the provider is told. */
const avoidedMaximum = 40

type Round = Omit<QuestionRequest, 'requester'> & { ai: Ai }

/**
 * Has `count` questions written that hold up: of the right form, alike to no other, and answered the same by a second call
 * that was shown neither key nor explanation. Counts as one request of the requester's day. Throws `ai.…`; fewer questions
 * than asked for is an error, too, and so is taking longer than all rounds together may.
 */
export async function writeQuestions(
  deps: Deps,
  { requester, signal, ...request }: QuestionRequest,
): Promise<Question[]> {
  const { ai } = deps
  if (!ai) throw new DomainError('ai.not_configured')
  const counted = await countAiRequest(deps, ai, requester)
  const deadline = AbortSignal.timeout(answersOfTime * ai.timeoutMs)
  try {
    return await collectQuestions({
      ...request,
      ai,
      topic: limitedLine(request.topic, textLimits.skill),
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    })
  } catch (error) {
    // What was cut off while the visitor waits was cut off by the deadline.
    const isLate = error instanceof DomainError && error.code === 'ai.cancelled' && !signal?.aborted
    const failure = isLate ? new DomainError('ai.timeout') : error
    await counted.settle(failure)
    throw failure
  }
}

async function collectQuestions(round: Round): Promise<Question[]> {
  const { count, avoid = [] } = round
  const held: DraftQuestion[] = []
  const seen = [...avoid]
  for (let number = 1; number <= roundsMaximum && held.length < count; number += 1) {
    const drafts = await writeDrafts(round, count - held.length, seen)
    if (drafts.length === 0 && number === 1) throw new DomainError('ai.unsuitable_topic')
    const fresh: DraftQuestion[] = []
    for (const draft of drafts.map((given) => tidyDraft(given, randomBelow))) {
      if (!draft || isAskedAlready(draft, [...held, ...fresh], avoid)) continue
      fresh.push(draft)
    }
    seen.push(...fresh.map(({ question }) => question))
    held.push(...limitLongestAnswers(await confirm(round, fresh), held, count))
  }
  if (held.length < count) throw new DomainError('ai.too_few_questions', { found: held.length, count })
  return held.slice(0, count).map((question) => ({ id: `ai-${randomUUID()}`, ...question }))
}

/** Has a few more than `missing` questions written, as some will not hold up; many are written by several calls at once. */
async function writeDrafts({ ai, topic, difficulty, signal }: Round, missing: number, seen: string[]) {
  const answers = await Promise.all(
    partsOf(missing).map(({ count, focus }) =>
      ai.ask({
        purpose: 'write questions',
        instructions: writerInstructions,
        data: { topic, difficulty, numberOfQuestions: count, focus, alreadyAsked: seen.slice(-avoidedMaximum) },
        schema: questionDrafts,
        signal,
      }),
    ),
  )
  return answers.flatMap(({ questions }) => questions)
}

/** Those whose key an independent second call arrives at by itself. */
async function confirm({ ai, topic, difficulty, signal }: Round, drafts: DraftQuestion[]): Promise<DraftQuestion[]> {
  if (drafts.length === 0) return []
  const { answers } = await ai.ask({
    purpose: 'check questions',
    instructions: reviewerInstructions,
    data: { subject: topic, difficulty, questions: reviewSheet(drafts) },
    schema: blindAnswers,
    signal,
  })
  return drafts.filter((draft, index) => isKeyConfirmed(draft, index, answers))
}
