/** Thrown by a job that cannot succeed. It is reported, and not tried again. */
export class JobGivenUp extends Error {
  override readonly name = 'JobGivenUp'
}

/** Thrown by a job for a reason that will pass and is not ours, such as a server that is down. It is tried again. */
export class JobDelayed extends Error {
  override readonly name = 'JobDelayed'
}
