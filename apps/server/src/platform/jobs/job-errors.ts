/** Not tried again. */
export class JobGivenUp extends Error {
  override readonly name = 'JobGivenUp'
}

/** Tried again; for passing reasons that are not ours. */
export class JobDelayed extends Error {
  override readonly name = 'JobDelayed'
}
