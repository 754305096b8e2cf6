/** Only the message is printed: a full sentence that says what to do. */
export class StartupError extends Error {
  override readonly name: string = 'StartupError'
}

/** A command was asked in a way that it does not know. */
export class UsageError extends StartupError {
  override readonly name = 'UsageError'
}
