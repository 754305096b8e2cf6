/**
 * How long tests wait for what must happen: enough for a machine that stalls, and less than the 30 seconds for which a
 * session is trusted when a notice about it is lost.
 */
export const patience = { timeout: 25_000 }

/** For what another process does: it starts, recovers, or works under load. */
export const longPatience = { timeout: 200_000 }
