import type { z } from 'zod'
import type { AiConfig } from './ai-variables.ts'
import { askOnce } from './ask.ts'
import { listInTurn } from './list.ts'
import { type LoadedModel, loadModel } from './load-model.ts'

type Task = {
  /** What it is for, in the log. */
  purpose: string
  /** What to do and by which rules: our words alone, never a visitor's. */
  instructions: string
  signal?: AbortSignal | undefined
}

export type AskTask<T> = Task & {
  /** What the instructions speak of. A visitor's words belong here: they reach the model as a JSON value. */
  data: unknown
  schema: z.ZodType<T>
  /** Says what is wrong with an answer of the right shape, or null. */
  problemWith?: (answer: T) => string | null
}

export type ListTask<T, U> = Task & {
  /** How many elements there are to be. */
  count: number
  /** The data for the elements from this index on: a list that broke off is taken up where it ended. */
  dataFrom: (index: number) => unknown
  schema: z.ZodType<T>
  /** The element as it is handed on, or an UnusableReply. */
  accept: (element: T, index: number) => U
}

/** One failed try, as the log tells it. The key is never in it. */
export type AiTroubleReport = {
  purpose: string
  provider: string
  model: string
  attempt: number
  code: string
  reason: string
}

/** The way to a language model. Both ways throw DomainErrors of the `ai.` kind, after one more try where that may help. */
export type Ai = {
  /** The longest one answer, or one element of a list, may take. */
  timeoutMs: number
  dailyRequests: { perUser: number; perAddress: number }
  /** One answer of the shape of `schema`. */
  ask<T>(task: AskTask<T>): Promise<T>
  /** The elements of a list, each as soon as it is complete. */
  list<T, U>(task: ListTask<T, U>): AsyncGenerator<U, void>
}

/** What both ways of asking share. */
export type AiLine = { config: AiConfig; load: () => Promise<LoadedModel>; report: (trouble: AiTroubleReport) => void }

/** Nothing is loaded or connected before the first question. `report` is told of every try that failed. */
export function openAi(config: AiConfig, report: (trouble: AiTroubleReport) => void): Ai {
  let loading: Promise<LoadedModel> | undefined
  const line: AiLine = {
    config,
    report,
    load: () => {
      loading ??= loadModel(config)
      return loading
    },
  }
  return {
    timeoutMs: config.timeoutMs,
    dailyRequests: { perUser: config.dailyRequestsPerUser, perAddress: config.dailyRequestsPerAddress },
    ask: (task) => askOnce(line, task),
    list: (task) => listInTurn(line, task),
  }
}
