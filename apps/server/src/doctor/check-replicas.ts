import { setTimeout as pause } from 'node:timers/promises'
import { queryPlanned } from '../platform/database/database.ts'
import { KeptConnection } from '../platform/database/kept-connection.ts'
import { connectQuery, limitTrouble } from '../platform/database/open-behind-pooler.ts'
import { examinePooling } from '../platform/database/pooler.ts'
import { flushedSql, identitySql, replicaStateSql } from '../platform/database/primary-position.ts'
import { nameOf, replicaLimits } from '../platform/database/replicas.ts'
import { type Finding, type OpenInstallation, ok, problem, warning } from './finding.ts'

const askEveryMs = 100

/** Whether each replica could be read now. A server finds out by itself, and reads the primary meanwhile. */
export async function checkReplicas(installation: OpenInstallation): Promise<Finding[]> {
  const { databaseReplicaUrls: urls } = installation.config
  return Promise.all(urls.map((url) => checkReplica(url, installation)))
}

async function checkReplica(url: string, { database: { db }, quote, limitMs }: OpenInstallation): Promise<Finding> {
  const name = nameOf(url)
  const patienceMs = limitMs / 4
  const connection = new KeptConnection({ config: { connectionString: url }, patienceMs })
  try {
    const [[mine], [its]] = [
      await queryPlanned<{ identity: string }>(db, identitySql, []),
      await connection.ask<{ identity: string }>(identitySql),
    ]
    if (mine?.identity !== its?.identity) {
      const todo =
        'Correct DATABASE_REPLICA_URLS: it must name standbys of the PostgreSQL in DATABASE_URL, and the same database.'
      return problem(`The replica ${name} is one of another database.`, todo)
    }
    const trouble = limitTrouble(await examinePooling(url), 'DATABASE_REPLICA_URLS')
    if (trouble)
      return problem(`${trouble} The primary is read.`, `Add to the database in pgbouncer.ini: ${connectQuery}`)
    const [primary] = await queryPlanned<{ position: number }>(db, flushedSql, [])
    for (let waitedMs = 0; waitedMs <= replicaLimits.freshMs; waitedMs += askEveryMs) {
      const [state] = await connection.ask<{ isStandby: boolean; replayed: number }>(replicaStateSql)
      if (!state?.isStandby) {
        const todo =
          'Remove it from DATABASE_REPLICA_URLS, or make it a standby again. If it was promoted, DATABASE_URL must name it.'
        return problem(`The replica ${name} is no standby.`, todo)
      }
      if (state.replayed >= (primary?.position ?? 0)) return ok(`The replica ${name} follows within a second.`)
      await pause(askEveryMs)
    }
    return warning(
      `The replica ${name} is more than a second behind, so the primary is read.`,
      'See pg_stat_replication of the primary and the log of the replica: its replay may be paused, or its disk too slow.',
    )
  } catch (error) {
    return problem(
      `The replica ${name} cannot be read: ${quote(error)}.`,
      'Start or repair it, or remove it from DATABASE_REPLICA_URLS. Until then the primary is read.',
    )
  } finally {
    connection.close()
  }
}
