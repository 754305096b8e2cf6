import { checkAi } from './check-ai.ts'
import { checkAudits } from './check-audits.ts'
import { checkCertificate } from './check-certificate.ts'
import { checkClock } from './check-clock.ts'
import { checkConnections } from './check-connections.ts'
import { checkDisk } from './check-disk.ts'
import { checkDurability } from './check-durability.ts'
import { checkJobs } from './check-jobs.ts'
import { checkMailServer } from './check-mail-server.ts'
import { checkMails } from './check-mails.ts'
import { checkPublicAddress } from './check-public-address.ts'
import { checkRole } from './check-role.ts'
import { checkSchema } from './check-schema.ts'
import { checkSecretsKey } from './check-secrets-key.ts'
import { checkStore } from './check-store.ts'
import { checkStripe } from './check-stripe.ts'
import { checkTables } from './check-tables.ts'
import { checkWebhooks } from './check-webhooks.ts'
import type { Check, OpenPatient, Patient } from './finding.ts'

export const checks: readonly Check<Patient>[] = [
  { name: 'disk', look: checkDisk },
  { name: 'files', look: checkStore },
  { name: 'mail server', look: checkMailServer },
  { name: 'AI provider', look: checkAi },
  { name: 'Stripe', look: checkStripe },
  { name: 'certificate', look: checkCertificate },
]

export const databaseChecks: readonly Check<OpenPatient>[] = [
  { name: 'clock', look: checkClock },
  { name: 'durability', look: checkDurability },
  { name: 'connections', look: checkConnections },
  { name: 'role', look: checkRole },
  { name: 'schema', look: checkSchema },
  { name: 'tables', look: checkTables },
  { name: 'mails', look: checkMails },
  { name: 'jobs', look: checkJobs },
  { name: 'ledger', look: checkAudits },
  { name: 'Stripe events', look: checkWebhooks },
  { name: 'secrets key', look: checkSecretsKey },
  { name: 'public address', look: checkPublicAddress },
]
