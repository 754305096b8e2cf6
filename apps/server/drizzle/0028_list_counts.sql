CREATE INDEX CONCURRENTLY IF NOT EXISTS "contracts_open_of_client" ON "contracts" USING btree ("client_id","status") WHERE "ended_at" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "contracts_money_of_freelancer" ON "contracts" USING btree ("freelancer_id") WHERE "ended_at" is null and ("held_until" is not null or "status" = 'payment_due');--> statement-breakpoint
CREATE TABLE "counted_lists" (
	"owner_id" uuid NOT NULL,
	"list" text NOT NULL,
	"horizon" bigint,
	"is_ready" boolean DEFAULT false NOT NULL,
	CONSTRAINT "counted_lists_owner_id_list_pk" PRIMARY KEY("owner_id","list")
);
--> statement-breakpoint
CREATE TABLE "list_counts" (
	"owner_id" uuid NOT NULL,
	"list" text NOT NULL,
	"status" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "list_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"n" bigint NOT NULL,
	CONSTRAINT "list_counts_owner_id_list_status_id_pk" PRIMARY KEY("owner_id","list","status","id")
);
--> statement-breakpoint
-- What belongs to which list: of a list of money, cents by account. Triggers below say the same of rows that are written.
create view listed_rows (owner_id, list, status, n) as
  select client_id, 'projects_of_client', status, 1::bigint from projects
  union all select project_id, 'proposals_on_project', status, 1 from proposals
  union all select freelancer_id, 'proposals_of_freelancer', status, 1 from proposals
  union all select client_id, 'proposals_to_client', status, 1 from proposals
  union all select client_id, 'contracts_of_client', status, 1 from contracts
  union all select freelancer_id, 'contracts_of_freelancer', status, 1 from contracts
  union all select client_id, 'payments_of_client', 'any', 1 from payments
  union all select freelancer_id, 'payouts_of_freelancer', 'any', 1 from payouts
  union all select c.client_id, 'money_of_client', l.account, l.amount_cents from ledger.lines l join contracts c on c.id = l.chain_id;
--> statement-breakpoint
-- Takes any row that no open transaction holds, and adds one where all are held: nobody waits, so no order of writes can deadlock.
create function change_list_count(changed_owner uuid, changed_list text, changed_status text, change bigint) returns void language plpgsql as $$
begin
  update public.list_counts set n = n + change
  where (owner_id, list, status) = (changed_owner, changed_list, changed_status) and id = (
    select id from public.list_counts where (owner_id, list, status) = (changed_owner, changed_list, changed_status)
    limit 1 for update skip locked
  );
  if not found then
    insert into public.list_counts (owner_id, list, status, n) values (changed_owner, changed_list, changed_status, change);
  end if;
end;
$$;
--> statement-breakpoint
-- From now on, writers see that these lists are counted. Whoever wrote without seeing it has a transaction id by now, a lower one than `horizon`.
create function begin_list_counts() returns void language sql as $$
  update counted_lists set horizon = pg_current_xact_id()::text::bigint
  where not is_ready and (horizon is null or horizon > pg_current_xact_id()::text::bigint)
$$;
--> statement-breakpoint
-- Adds what the list had before, as of one instant: rows that are there, less what was counted since. False if a transaction from before
-- is still open, or another process is at it.
create function complete_list_count(counted_owner uuid, counted_list text) returns boolean language plpgsql as $$
declare
  since bigint;
begin
  select horizon into since from counted_lists
  where owner_id = counted_owner and list = counted_list and not is_ready for update skip locked;
  if since is null or pg_snapshot_xmin(pg_current_snapshot())::text::bigint < since then return false; end if;
  insert into list_counts (owner_id, list, status, n)
  select counted_owner, counted_list, d.status, sum(d.n) from (
    select r.status, r.n from listed_rows r where r.owner_id = counted_owner and r.list = counted_list
    union all select c.status, -c.n from list_counts c where c.owner_id = counted_owner and c.list = counted_list
  ) d group by d.status having sum(d.n) <> 0;
  update counted_lists set is_ready = true where owner_id = counted_owner and list = counted_list;
  return true;
end;
$$;
--> statement-breakpoint
-- At last, as a trigger locks its table until all is done, and in the order in which most writers come to these tables. Functions differ in how they assign the rows of a table to lists. A transaction
-- that sees an older instant could miss that a list is counted by now, so it may only read.
do $do$
declare
  part record;
  event record;
  function text;
  statement text;
  triggers text[] := '{}';
begin
  for part in select * from (values
    ('public.proposals', 'select project_id as owner_id, ''proposals_on_project'' as list, status, 1::bigint as n from %1$s
      union all select freelancer_id, ''proposals_of_freelancer'', status, 1 from %1$s
      union all select client_id, ''proposals_to_client'', status, 1 from %1$s'),
    ('public.projects', 'select client_id as owner_id, ''projects_of_client'' as list, status, 1::bigint as n from %1$s'),
    ('public.payments', 'select client_id as owner_id, ''payments_of_client'' as list, ''any'' as status, 1::bigint as n from %1$s'),
    ('public.payouts', 'select freelancer_id as owner_id, ''payouts_of_freelancer'' as list, ''any'' as status, 1::bigint as n from %1$s'),
    ('ledger.lines', 'select c.client_id as owner_id, ''money_of_client'' as list, l.account as status, l.amount_cents as n
      from %1$s l join public.contracts c on c.id = l.chain_id'),
    ('public.contracts', 'select client_id as owner_id, ''contracts_of_client'' as list, status, 1::bigint as n from %1$s
      union all select freelancer_id, ''contracts_of_freelancer'', status, 1 from %1$s')
  ) as t (name, rows) loop
    for event in select * from (values
      ('insert', 'referencing new table as added', format(part.rows, 'added')),
      ('delete', 'referencing old table as removed', format('select owner_id, list, status, -n as n from (%s) r', format(part.rows, 'removed'))),
      ('update', 'referencing old table as removed new table as added', format('%s union all select owner_id, list, status, -n from (%s) r',
        format(part.rows, 'added'), format(part.rows, 'removed')))
    ) as e (name, tables, rows) loop
      -- Lines of the ledger only ever come.
      continue when part.name = 'ledger.lines' and event.name <> 'insert';
      function := format('public.count_listed_%s_of_%s', event.name, split_part(part.name, '.', 2));
      execute format($f$
        create function %1$s() returns trigger language plpgsql as $b$
        declare
          changed record;
        begin
          for changed in
            select r.owner_id, r.list, r.status, sum(r.n)::bigint as n
            from (%2$s) r join public.counted_lists c on c.owner_id = r.owner_id and c.list = r.list
            group by 1, 2, 3 having sum(r.n) <> 0
          loop
            perform public.change_list_count(changed.owner_id, changed.list, changed.status, changed.n);
          end loop;
          if current_setting('transaction_isolation') <> 'read committed' then
            raise exception 'lists are only counted in transactions that are read committed';
          end if;
          return null;
        end;
        $b$;
      $f$, function, event.rows);
      triggers := triggers || format('create trigger count_listed_%1$s after %1$s on %2$s %3$s for each statement execute function %4$s()',
        event.name, part.name, event.tables, function);
    end loop;
  end loop;
  foreach statement in array triggers loop
    execute statement;
  end loop;
end;
$do$;
