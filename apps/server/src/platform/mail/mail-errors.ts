/** The mail server refuses this mail for good, or would: sending it again is pointless. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

/** The mail was not sent this time: the server is away, too slow, or asks us to come back later. */
export class MailDelayed extends Error {
  override readonly name = 'MailDelayed'
}
