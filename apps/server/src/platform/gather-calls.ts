/**
 * Calls of a moment go together: one run after the other, each for all that came during the last, `most` at a time. `run` returns what it answers to each.
 */
export function gatherCalls<Call, Answer>(
  run: (calls: readonly Call[]) => Promise<(call: Call) => Answer>,
  most = Number.POSITIVE_INFINITY,
): (call: Call) => Promise<Answer> {
  const waiting: { call: Call; answered: PromiseWithResolvers<Answer> }[] = []
  let isRunning = false

  async function runAll() {
    isRunning = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most)
      try {
        const answerTo = await run(batch.map(({ call }) => call))
        for (const { call, answered } of batch) answered.resolve(answerTo(call))
      } catch (error) {
        for (const { answered } of batch) answered.reject(error)
      }
    }
    isRunning = false
  }

  return (call) => {
    const answered = Promise.withResolvers<Answer>()
    waiting.push({ call, answered })
    if (!isRunning) void runAll()
    return answered.promise
  }
}
