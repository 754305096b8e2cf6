import pg from 'pg'

export type DatabaseFacts = { version: string; settings: Record<string, string> }

const telling = [
  'fsync',
  'synchronous_commit',
  'full_page_writes',
  'wal_sync_method',
  'shared_buffers',
  'work_mem',
  'max_wal_size',
  'autovacuum',
  'jit',
]

export async function readDatabaseFacts(url: string): Promise<DatabaseFacts> {
  const connection = new pg.Client(url)
  await connection.connect()
  try {
    const { rows } = await connection.query<{ name: string; value: string }>(
      `select name, current_setting(name) as value from unnest($1::text[]) as name`,
      [['server_version', ...telling]],
    )
    const { server_version: version = '', ...settings } = Object.fromEntries(
      rows.map(({ name, value }) => [name, value]),
    )
    return { version, settings }
  } finally {
    await connection.end()
  }
}
