import pg from 'pg'

/**
 * Lets `role` only read and write rows: no schema changes, no TRUNCATE. The ledger is written through its functions,
 * the operators' log only appended. Runs after the migrations at every start, so it undoes what they revoke for a
 * table. One transaction, so that no right is missing meanwhile.
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
