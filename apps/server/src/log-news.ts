/** What the log says when something that the server works with goes or comes back. */
import type { FastifyInstance } from 'fastify'
import type { ReplicaTrouble } from './platform/database/replica.ts'
import type { ReplicaNews } from './platform/database/replicas.ts'
import type { ValkeyNews } from './platform/live/carry-by-valkey.ts'

type Log = FastifyInstance['log']

export function logCollector(log: Log, signal: string, failure: string | undefined) {
  if (failure === undefined) log.warn({ signal }, 'the OpenTelemetry collector takes what it is sent again')
  else
    log.warn({ signal, reason: failure }, 'the OpenTelemetry collector does not take what it is sent, which is dropped')
}

export function logValkey(log: Log, { error }: ValkeyNews) {
  if (error) log.warn({ err: error }, 'Valkey does not answer: live events reach the sockets of their own process only')
  else log.warn('Valkey answers again: live events reach all processes')
}

const troubleSentences: Record<ReplicaTrouble, string> = {
  away: 'a replica does not answer and is left out',
  behind: 'a replica is more than a second behind and is left out',
  'no standby': 'what DATABASE_REPLICA_URLS names is no standby and is left out',
  'of another database': 'a replica is one of another database and is left out',
  'without limits':
    'the pooler before a replica limits no statements, so the replica is left out; guildhall doctor says what to add',
}

export function logReplica(log: Log, { replica, trouble, error }: ReplicaNews) {
  if (trouble) log.warn({ replica, err: error }, troubleSentences[trouble])
  else log.warn({ replica }, 'a replica is read again')
}
