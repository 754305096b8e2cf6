/** Only the message is printed: a full sentence that says what to do. */
export class StartupError extends Error {
  override readonly name: string = 'StartupError'
}
