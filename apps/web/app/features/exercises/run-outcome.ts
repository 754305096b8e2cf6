export type TestOutcome = { passed: boolean; expected: string; came: string; message?: string; printed: string }
export type RunOutcome = {
  /** In the order of the tests; shorter if the program was stopped. */
  tests: TestOutcome[]
  /** The program does not load. */
  error?: string
  /** `missing`: the runtime did not load. `unsupported`: the browser has no WebAssembly. */
  stopped?: 'time' | 'failed' | 'missing' | 'unsupported'
  /** The program has been changed since, so nothing is told of what ran. */
  isOfEarlier?: boolean
}

/** Whether the program was tried at all. */
export const hasRun = ({ stopped }: RunOutcome) => stopped !== 'missing' && stopped !== 'unsupported'

/** Whatever came is shown as text, and not all of it. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 2_100) : '')

export function readTestOutcome(said: unknown): TestOutcome {
  const { passed, expected, came, message, printed } = Object(said) as Record<string, unknown>
  return {
    passed: passed === true,
    expected: textOf(expected),
    came: textOf(came),
    message: textOf(message),
    printed: textOf(printed),
  }
}
