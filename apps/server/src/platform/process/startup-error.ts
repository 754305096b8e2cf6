/**
 * Something the person who starts Guildhall can put right. `main.ts` prints the message alone, without a stack trace,
 * so it has to be a whole sentence that says what to do.
 */
export class StartupError extends Error {
  override readonly name: string = 'StartupError'
}
