/**
 * An error that the person starting Guildhall can fix. `main.ts` prints only the message, which must be a full sentence
 * that says what to do.
 */
export class StartupError extends Error {
  override readonly name: string = 'StartupError'
}
