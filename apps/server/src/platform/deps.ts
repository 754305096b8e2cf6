import type { Ai } from './ai/ai.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { ConnectionLimits } from './connection-limits.ts'
import type { Database } from './database.ts'
import type { QuestionBank } from './question-bank.ts'
import type { FileStore } from './storage/file-store.ts'

/** Everything the application needs from outside. `main.ts` opens the real ones; tests open real ones of their own. */
export type Deps = {
  config: Pick<
    Config,
    'publicUrl' | 'rateLimitFactor' | 'refuseCommonPasswords' | 'storagePerAccountBytes' | 'logLevel' | 'trustProxy'
  >
  database: Database
  files: FileStore
  clock: Clock
  bank: QuestionBank
  /** Undefined where no AI provider is set up. */
  ai: Ai | undefined
  /** Those that differ from `connectionLimits`. */
  limits?: Partial<ConnectionLimits>
}
