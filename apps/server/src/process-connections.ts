import type { Role } from './platform/config/config.ts'
import { requestConnections } from './platform/database/database.ts'
import { runnerLimits } from './platform/jobs/job-runner.ts'

/** For the jobs that run at once, and for the sweep, the housekeeping, the queue itself and the second one of a copy of data. */
export const upkeepConnections = runnerLimits.atOnce + 4
export const auditConnections = 1
/** Of a process that runs no jobs: for telling of them, and for what a start does. */
export const sideConnections = 2

/** Of the owner, while a backup is written or an operator looks at what the doctor says. */
const passing = { backup: 1, doctor: 1 }

const serving = requestConnections + passing.doctor
const working = upkeepConnections + auditConnections + passing.backup
/** Where there are replicas: how far the primary is, and who wrote. */
export const positionConnections = 1
/** How many connections to PostgreSQL one process opens at most. The last ones listen: for revoked sessions, live events and jobs. */
export const connectionsOfRole = {
  both: serving + working + 3,
  web: serving + sideConnections + 2,
  worker: working + 2,
} as const satisfies Record<Role, number>
