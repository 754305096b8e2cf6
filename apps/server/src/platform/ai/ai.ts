import type { z } from 'zod'
import { announceCall } from '../outbound-calls.ts'
import { inSpan, type SpanStart, startChild } from '../telemetry/spans.ts'
import type { AiConfig } from './ai-variables.ts'
import { askOnce } from './ask.ts'
import { type LoadedModel, loadModel } from './load-model.ts'
import { streamList } from './stream-list.ts'

type Task = {
  purpose: string
  instructions: string
  signal?: AbortSignal | undefined
}

export type AskTask<T> = Task & {
  /** The data the instructions refer to. A visitor's words belong here; the model receives them as a JSON value. */
  data: unknown
  schema: z.ZodType<T>
  problemWith?: (answer: T) => string | null
}

export type ListTask<T, U> = Task & {
  count: number
  /** The data for the elements from `index` on, so that an interrupted list resumes where it ended. */
  dataFrom: (index: number) => unknown
  schema: z.ZodType<T>
  accept: (element: T, index: number) => U
}

/** A failed attempt, for the log. Never contains the key. */
export type AiTroubleReport = {
  purpose: string
  provider: string
  model: string
  attempt: number
  code: string
  reason: string
}

/** Access to a language model. Both methods throw `ai.*` DomainErrors, after one retry where that may help. */
export type Ai = {
  timeoutMs: number
  dailyRequests: { perUser: number; perAddress: number; perSharedAddress: number }
  ask<T>(task: AskTask<T>): Promise<T>
  list<T, U>(task: ListTask<T, U>): AsyncGenerator<U, void>
}

export type AiLine = { config: AiConfig; load: () => Promise<LoadedModel>; report: (trouble: AiTroubleReport) => void }

/** Loads and connects nothing before the first request. `report` is told of each failed attempt. */
export function openAi(config: AiConfig, report: (trouble: AiTroubleReport) => void): Ai {
  let loading: Promise<LoadedModel> | undefined
  const line: AiLine = {
    config,
    report,
    load: () => {
      announceCall('AI service')
      loading ??= loadModel(config)
      return loading
    },
  }
  return {
    timeoutMs: config.timeoutMs,
    dailyRequests: {
      perUser: config.dailyRequestsPerUser,
      perAddress: config.dailyRequestsPerAddress,
      perSharedAddress: Math.max(config.dailyRequestsPerUser, config.dailyRequestsPerSharedAddress),
    },
    ask: (task) => inSpan(spanOf(config, task), () => askOnce(line, task)),
    list: (task) => spanned(spanOf(config, task), streamList(line, task)),
  }
}

const spanOf = ({ provider, model }: AiConfig, { purpose }: Task) =>
  ({
    name: `AI service: ${purpose}`,
    kind: 'client',
    attributes: { 'gen_ai.provider.name': provider, 'gen_ai.request.model': model },
  }) as const

/** Until the last element was read, or its reader has enough. */
async function* spanned<T>(start: SpanStart, elements: AsyncGenerator<T, void>): AsyncGenerator<T, void> {
  const span = startChild(start)
  let failure: unknown
  try {
    yield* elements
  } catch (error) {
    failure = error
    throw error
  } finally {
    span?.end(failure)
  }
}
