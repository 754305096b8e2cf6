import { requestConnections } from './platform/database/database.ts'
import { runnerLimits } from './platform/jobs/job-runner.ts'

/** For the jobs that run at once, and for the sweep, the housekeeping, the queue itself and the second one of a copy of data. */
export const upkeepConnections = runnerLimits.atOnce + 4
export const auditConnections = 1
/** For revoked sessions, live events and jobs. */
const listeners = 3

/** How many connections to PostgreSQL one process of the server opens at most. */
export const connectionsOfProcess = requestConnections + upkeepConnections + auditConnections + listeners
