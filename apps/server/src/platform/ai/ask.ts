import { setTimeout as sleep } from 'node:timers/promises'
import { DomainError } from '../errors.ts'
import type { AiLine, AskTask } from './ai.ts'
import { asDomainError, FilteredReply, troubleOf, UnusableReply, waitBeforeRetry } from './ai-trouble.ts'
import type { LoadedModel } from './load-model.ts'

export async function askOnce<T>(line: AiLine, task: AskTask<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const limit = AbortSignal.timeout(line.config.timeoutMs)
    let loaded: LoadedModel | undefined
    try {
      loaded = await line.load()
      const { sdk, model } = loaded
      const result = await sdk.generateText({
        model,
        instructions: task.instructions,
        prompt: JSON.stringify(task.data),
        output: sdk.Output.object({ schema: task.schema, name: 'answer' }),
        abortSignal: task.signal ? AbortSignal.any([limit, task.signal]) : limit,
        maxRetries: 0, // we retry ourselves, below
      })
      if (result.finishReason === 'content-filter') throw new FilteredReply()
      const problem = task.problemWith?.(result.output) ?? null
      if (problem !== null) throw new UnusableReply(problem)
      return result.output
    } catch (error) {
      await prepareRetry(line, { task, error, loaded, attempt, isLate: limit.aborted })
    }
  }
}

type FailedTry = {
  task: { purpose: string; signal?: AbortSignal | undefined }
  error: unknown
  loaded: LoadedModel | undefined
  attempt: number
  isLate: boolean
}

export async function prepareRetry({ config, report }: AiLine, { task, error, loaded, attempt, isLate }: FailedTry) {
  if (task.signal?.aborted) throw new DomainError('ai.cancelled')
  const trouble = isLate
    ? ({ code: 'ai.timeout', reason: `No answer within ${config.timeoutMs / 1_000} seconds.` } as const)
    : troubleOf(error, loaded?.sdk, config)
  const { provider, model } = config
  report({ purpose: task.purpose, provider, model, attempt, code: trouble.code, reason: trouble.reason })

  const seconds = attempt === 1 ? waitBeforeRetry(trouble) : undefined
  if (seconds === undefined) throw asDomainError(trouble)
  await sleep(seconds * 1_000, undefined, { signal: task.signal }).catch(() => {
    throw new DomainError('ai.cancelled')
  })
}
