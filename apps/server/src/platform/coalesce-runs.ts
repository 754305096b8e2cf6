/** Callers during a run share the next one (with the first one's arguments): no answer predates its call. */
export function coalesceRuns<Args extends unknown[], Answer>(
  ask: (...args: Args) => Promise<Answer>,
): (...args: Args) => Promise<Answer> {
  let running: Promise<Answer> | undefined
  let upcoming: Promise<Answer> | undefined

  function run(args: Args): Promise<Answer> {
    upcoming = undefined
    const answer = ask(...args).finally(() => {
      if (running === answer) running = undefined
    })
    running = answer
    return answer
  }
  return (...args) => {
    if (!running) return run(args)
    upcoming ??= running.then(
      () => run(args),
      () => run(args),
    )
    return upcoming
  }
}
