import type pg from 'pg'

type Ask = <Row extends pg.QueryResultRow>(text: string) => Promise<Row[]>

/** The date of the last migration that Drizzle has recorded, as the role that migrates. Undefined: none was carried out. */
export async function findLastMigration(ask: Ask): Promise<number | undefined> {
  const [table] = await ask<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (!table?.exists) return undefined
  const [last] = await ask<{ at: number | null }>(
    'select max(created_at)::float8 as at from drizzle.__drizzle_migrations',
  )
  return last?.at ?? undefined
}

export const askOver =
  (client: pg.Client): Ask =>
  async (text) =>
    (await client.query(text)).rows
