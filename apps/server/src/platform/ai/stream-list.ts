import type { AiLine, ListTask } from './ai.ts'
import { UnusableReply } from './ai-trouble.ts'
import { prepareRetry } from './ask.ts'
import type { LoadedModel } from './load-model.ts'

/** The time limit is per element. A failed stream is asked for again from that element on, once each. */
export async function* streamList<T, U>(line: AiLine, task: ListTask<T, U>): AsyncGenerator<U, void> {
  let done = 0
  for (let attempt = 1; done < task.count; attempt += 1) {
    const limit = startLimit(line.config.timeoutMs)
    let loaded: LoadedModel | undefined
    try {
      loaded = await line.load()
      const { elements, failure } = openStream(loaded, task, done, limit.signal)
      for await (const element of elements) {
        const accepted = task.accept(element, done)
        done += 1
        attempt = 1
        limit.pause()
        yield accepted
        limit.restart()
        if (done === task.count) return
      }
      throw failure() ?? new UnusableReply(`The answer ended after ${done} of ${task.count} elements.`)
    } catch (error) {
      await prepareRetry(line, { task, error, loaded, attempt, isLate: limit.isOver() })
    } finally {
      limit.end()
    }
  }
}

function openStream<T, U>({ sdk, model }: LoadedModel, task: ListTask<T, U>, from: number, limit: AbortSignal) {
  let failure: unknown
  const { elementStream } = sdk.streamText({
    model,
    instructions: task.instructions,
    prompt: JSON.stringify(task.dataFrom(from)),
    output: sdk.Output.array({ element: task.schema, name: 'answer' }),
    abortSignal: task.signal ? AbortSignal.any([limit, task.signal]) : limit,
    maxRetries: 0, // the caller retries
    // The element stream simply ends on an error. Only this callback reports it.
    onError: ({ error }) => {
      failure ??= error
    },
  })
  return { elements: elementStream as AsyncIterable<T>, failure: () => failure }
}

/** A restartable time limit. Its signal also aborts the request when the limit is no longer needed. */
function startLimit(ms: number) {
  const controller = new AbortController()
  let isOver = false
  const begin = () =>
    setTimeout(() => {
      isOver = true
      controller.abort()
    }, ms)
  let timer = begin()
  return {
    signal: controller.signal,
    isOver: () => isOver,
    pause: () => clearTimeout(timer),
    restart: () => {
      timer = begin()
    },
    end: () => {
      clearTimeout(timer)
      controller.abort()
    },
  }
}
