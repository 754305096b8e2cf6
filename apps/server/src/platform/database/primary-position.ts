import type pg from 'pg'
import { gatherCalls } from '../gather-calls.ts'
import { KeptConnection } from './kept-connection.ts'

const writtenChannel = 'guildhall_written'

/** Bytes of the log, exact up to 2^53. */
const bytesOf = (position: string) => `(${position} - '0/0'::pg_lsn)::float8`

/** All that was committed before the question is in the log up to here, and flushed. */
export const flushedSql = `select ${bytesOf('pg_current_wal_flush_lsn()')} as position`

/** Also of commits that did not wait for the disk. */
const tellSql = `with here as (select ${bytesOf('pg_current_wal_insert_lsn()')} as position)
  select position, pg_notify('${writtenChannel}', session || ' ' || position) from here, unnest($1::text[]) as session`

/** Nothing it writes needs to last: without this, each notice would wait for the disk. */
const prepareSql = `set synchronous_commit = off; listen ${writtenChannel}`

/** `server` changes when a pooler leads to another one, or to one that was started again and shows less than before. */
export const replicaStateSql = `select pg_is_in_recovery() as "isStandby",
  coalesce(${bytesOf('pg_last_wal_replay_lsn()')}, 0) as replayed,
  concat_ws(' ', inet_server_addr(), inet_server_port(), extract(epoch from pg_postmaster_start_time())) as server`

/** Which cluster and database a connection leads to: the same for a primary and its standbys. */
export const identitySql = `select (select system_identifier::text from pg_control_system()) || ' ' ||
  (select oid::text from pg_database where datname = current_database()) as identity`

type Options = {
  config: pg.ClientConfig
  patienceMs: number
  /** A session wrote, through any process. */
  onWritten: (session: string, position: number) => void
  /** What others wrote since may not have been heard. */
  onLost: () => void
}

/** How far the primary has written, and who wrote last, over a connection of its own. */
export class PrimaryPosition {
  readonly #connection: KeptConnection
  #identity: string | undefined

  constructor({ config, patienceMs, onWritten, onLost }: Options) {
    this.#connection = new KeptConnection({
      ...{ config, patienceMs, onLost },
      prepare: async (client) => {
        client.on('notification', ({ payload = '' }) => {
          const [session = '', position] = payload.split(' ')
          onWritten(session, Number(position))
        })
        await client.query(prepareSql)
      },
    })
  }

  async flushed(): Promise<number> {
    const [row] = await this.#connection.ask<{ position: number }>(flushedSql)
    return row?.position ?? 0
  }

  async identity(): Promise<string> {
    const ask = async () => (await this.#connection.ask<{ identity: string }>(identitySql))[0]?.identity ?? ''
    this.#identity ??= await ask()
    return this.#identity
  }

  /** Tells all processes that this session wrote up to now. Those who come while others are told go together. */
  readonly tellWritten = gatherCalls<string, void>(async (sessions) => {
    await this.#connection.ask(tellSql, [[...new Set(sessions)]])
    return () => {}
  })

  close() {
    this.#connection.close()
  }
}
