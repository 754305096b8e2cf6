import pg from 'pg'

/**
 * Lets `role` read and write the rows of every table, and nothing else: it cannot change the schema, empty a table at
 * once or read how migrations went. Run after the migrations at every start, so tables of a new release are included;
 * one transaction, so that a table which is to allow less can have a right taken away here without a moment in between.
 */
export async function grantUse(owner: pg.Client, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role)
  await owner.query(`begin;
    grant usage on schema public to ${name};
    grant select, insert, update, delete on all tables in schema public to ${name};
    grant usage on all sequences in schema public to ${name};
    commit`)
}
