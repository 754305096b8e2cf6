/** Milliseconds of the fastest of up to three tries, so that a stall of the machine fails no test. One that is fast `enough` is the last. */
export function fastestMs(run: () => void, enough: number): number {
  let fastest = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 3 && fastest >= enough; tries += 1) {
    const start = performance.now()
    run()
    fastest = Math.min(fastest, performance.now() - start)
  }
  return fastest
}
