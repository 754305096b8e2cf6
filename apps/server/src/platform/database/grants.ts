import pg from 'pg'

/**
 * Lets `role` read and write rows and nothing else: no schema changes, no TRUNCATE, no access to migrations. Runs after
 * the migrations at every start, to include new tables, and so undoes what a migration revokes for a single table. The
 * book (schema `ledger`) it can only read, and write through its functions; to the log of the operators it can only add. One transaction, so that no right is missing
 * for a moment.
 */
export async function grantUse(owner: pg.Client, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role)
  await owner.query(`begin;
    grant usage on schema public to ${name};
    grant select, insert, update, delete on all tables in schema public to ${name};
    revoke update, delete on operator_log from ${name};
    grant usage on all sequences in schema public to ${name};
    grant usage on schema ledger to ${name};
    grant select on all tables in schema ledger to ${name};
    grant execute on all functions in schema ledger to ${name};
    grant usage on schema jobs to ${name};
    grant select, insert, update, delete on all tables in schema jobs to ${name};
    grant execute on all functions in schema jobs to ${name};
    commit`)
}
