import { checkAcceptQueue } from './check-accept-queue.ts'
import { checkAi } from './check-ai.ts'
import { checkArchiving } from './check-archiving.ts'
import { checkAudits } from './check-audits.ts'
import { checkBackups } from './check-backups.ts'
import { checkCertificate } from './check-certificate.ts'
import { checkClock } from './check-clock.ts'
import { checkConnections } from './check-connections.ts'
import { checkDisk } from './check-disk.ts'
import { checkDurability } from './check-durability.ts'
import { checkJobs } from './check-jobs.ts'
import { checkMailServer } from './check-mail-server.ts'
import { checkMails } from './check-mails.ts'
import { checkOpenFiles } from './check-open-files.ts'
import { checkPooler } from './check-pooler.ts'
import { checkPublicAddress } from './check-public-address.ts'
import { checkReplicas } from './check-replicas.ts'
import { checkRole } from './check-role.ts'
import { checkSchema } from './check-schema.ts'
import { checkSecretsKey } from './check-secrets-key.ts'
import { checkStore } from './check-store.ts'
import { checkStripe } from './check-stripe.ts'
import { checkTables } from './check-tables.ts'
import { checkValkey } from './check-valkey.ts'
import { checkWebhooks } from './check-webhooks.ts'
import { checkWorker } from './check-worker.ts'
import type { Check, Installation, OpenInstallation } from './finding.ts'

export const checks: readonly Check<Installation>[] = [
  { name: 'disk', run: checkDisk },
  { name: 'accept queue', run: checkAcceptQueue },
  { name: 'open files', run: checkOpenFiles },
  { name: 'pooler', run: checkPooler },
  { name: 'files', run: checkStore },
  { name: 'backups', run: checkBackups },
  { name: 'Valkey', run: checkValkey },
  { name: 'mail server', run: checkMailServer },
  { name: 'AI provider', run: checkAi, isSlow: true },
  { name: 'Stripe', run: checkStripe },
  { name: 'certificate', run: checkCertificate },
]

export const databaseChecks: readonly Check<OpenInstallation>[] = [
  { name: 'clock', run: checkClock },
  { name: 'durability', run: checkDurability },
  { name: 'archiving', run: checkArchiving },
  { name: 'connections', run: checkConnections },
  { name: 'replicas', run: checkReplicas },
  { name: 'role', run: checkRole },
  { name: 'schema', run: checkSchema },
  { name: 'tables', run: checkTables },
  { name: 'mails', run: checkMails },
  { name: 'jobs', run: checkJobs },
  { name: 'worker', run: checkWorker },
  { name: 'ledger', run: checkAudits },
  { name: 'Stripe events', run: checkWebhooks },
  { name: 'secrets key', run: checkSecretsKey },
  { name: 'public address', run: checkPublicAddress },
]
