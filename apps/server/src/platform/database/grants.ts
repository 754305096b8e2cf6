import pg from 'pg'

/**
 * Lets `role` read and write the rows of every table and nothing else: no schema changes, no TRUNCATE, no look at the
 * migrations. Runs after the migrations at every start, so that new tables are included. One transaction, so that a
 * right revoked here for a single table is never granted in between.
 */
export async function grantUse(owner: pg.Client, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role)
  await owner.query(`begin;
    grant usage on schema public to ${name};
    grant select, insert, update, delete on all tables in schema public to ${name};
    grant usage on all sequences in schema public to ${name};
    grant usage on schema jobs to ${name};
    grant select, insert, update, delete on all tables in schema jobs to ${name};
    grant execute on all functions in schema jobs to ${name};
    commit`)
}
