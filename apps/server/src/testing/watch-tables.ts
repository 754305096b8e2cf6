import type { TestApp } from './test-app.ts'
import { queryAsOwner } from './test-database.ts'

export type TableWatch = Awaited<ReturnType<typeof watchTables>>

/** Uses triggers: comparing whole tables around each call would take longer with every call. A partition has those of its table. */
export async function watchTables(t: TestApp, tables: readonly string[]) {
  const trigger = (table: string) =>
    `create trigger note_written_row after insert or update or delete on ${table}
     for each row execute function note_written_row('${table}');`
  await queryAsOwner(`
    create table written_rows (id bigint generated always as identity primary key, name text, digest bigint, rows int);
    grant select on written_rows to public;
    create function note_written_row() returns trigger language plpgsql security definer as $$
    begin
      if tg_op <> 'INSERT' then
        insert into public.written_rows (name, digest, rows)
        values (tg_argv[0], hashtextextended(old::text, 0), -1);
      end if;
      if tg_op <> 'DELETE' then
        insert into public.written_rows (name, digest, rows)
        values (tg_argv[0], hashtextextended(new::text, 0), 1);
      end if;
      return null;
    end $$;
    ${tables.map(trigger).join('\n')}`)

  return {
    now: async () => Number(await t.value('select coalesce(max(id), 0) from written_rows')),
    /** Ignores changes that were undone. */
    changedSince: async (moment: number) =>
      (await t.value(
        `select coalesce(json_agg(name order by name), '[]') from (
           select name from written_rows where id > $1 group by name having sum(rows) <> 0 or bit_xor(digest) <> 0
         ) changed`,
        [moment],
      )) as string[],
  }
}
