import type pg from 'pg'
import { escapeIdentifier } from './connections.ts'

/**
 * Lets `role` only read and write rows: no schema changes, no TRUNCATE. The ledger only through its functions, the
 * operators' log only appended. Undoes what migrations revoke for a single table, as it runs after them.
 */
export async function grantUse(owner: pg.Client, role: string): Promise<void> {
  const name = escapeIdentifier(role)
  await owner.query(`begin;
    grant usage on schema public to ${name};
    grant select, insert, update, delete on all tables in schema public to ${name};
    revoke update, delete on operator_log from ${name};
    grant usage on all sequences in schema public to ${name};
    grant usage on schema ledger to ${name};
    grant select on all tables in schema ledger to ${name};
    grant execute on all functions in schema ledger to ${name};
    do $do$ begin execute (${ownersFunctions(name)}); end $do$;
    grant usage on schema jobs to ${name};
    grant select, insert, update, delete on all tables in schema jobs to ${name};
    grant execute on all functions in schema jobs to ${name};
    commit`)
}

/** Those that work as the owner. An earlier schema has none of them: a backup of it is restored as it was. */
const ownersFunctions = (
  name: string,
) => `select coalesce(string_agg(format('grant execute on function %s to ${name.replaceAll("'", "''")}',
    oid::regprocedure), ';'), 'select')
  from pg_proc where pronamespace = 'public'::regnamespace and prosecdef and prorettype <> 'trigger'::regtype`
