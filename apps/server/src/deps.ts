import type { FindingView } from '@guildhall/contract'
import type { Metrics } from './metrics/metrics.ts'
import type { Events } from './modules/1-ground/events/shared/events.ts'
import type { QuestionBank } from './modules/1-ground/question-bank/open-question-bank.ts'
import type { Ai } from './platform/ai/ai.ts'
import type { Clock } from './platform/clock.ts'
import type { BackupConfig } from './platform/config/backup-variables.ts'
import type { Config } from './platform/config/config.ts'
import type { Database } from './platform/database/database.ts'
import type { ConnectionLimits } from './platform/http/connection-limits.ts'
import type { IdentityProvider } from './platform/identity-providers/identity-provider.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Live } from './platform/live/live.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import type { FileStore } from './platform/storage/file-store.ts'
import type { StripeConnection } from './platform/stripe/open-stripe.ts'
import type { Telemetry } from './platform/telemetry/open-telemetry.ts'

export type Deps = {
  config: Pick<
    Config,
    | 'dataDir'
    | 'publicUrl'
    | 'platformFeeBps'
    | 'sockets'
    | 'rateLimitFactor'
    | 'refuseCommonPasswords'
    | 'storagePerAccountBytes'
    | 'secretsKey'
    | 'metricsToken'
    | 'logLevel'
    | 'trustProxy'
  >
  database: Database
  files: FileStore
  jobs: Jobs
  live: Live
  /** Where use cases say what happened. */
  events: Events
  mailer: Mailer
  clock: Clock
  bank: QuestionBank
  ai: Ai | undefined
  /** Undefined: payments are those of the sandbox. */
  stripe: StripeConnection | undefined
  /** Whom people can sign in with, beside their passwords. */
  providers: readonly IdentityProvider[]
  /** What `guildhall doctor` says of the installation of this process, the worst first. Takes seconds. */
  inspect: () => Promise<FindingView[]>
  limits?: Partial<ConnectionLimits>
  /** What this process measures. Undefined where nobody may ask. */
  metrics?: Metrics | undefined
  /** Undefined: nothing is sent to a collector. */
  telemetry?: Telemetry | undefined
}

/** `stopping`: aborted once the process ends, so that no further batch begins. */
export type SweepDeps = Deps & { stopping?: AbortSignal }

/** `ownerUrl`: the database as the role that owns the schema. */
type BackupPlan = BackupConfig & { ownerUrl: string }

/**
 * `auditDatabase`: for audits of the ledger, which take minutes, so that jobs have all of theirs. `backups`: undefined where none
 * are taken by themselves.
 */
export type UpkeepDeps = Deps & { auditDatabase?: Database; backups?: BackupPlan | undefined }
