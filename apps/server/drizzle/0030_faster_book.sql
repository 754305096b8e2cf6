ALTER TABLE "ledger"."lines" DROP CONSTRAINT "lines_chain_id_chains_id_fk";
--> statement-breakpoint
ALTER TABLE "ledger"."lines" DROP CONSTRAINT "lines_entry_id_entries_id_fk";
--> statement-breakpoint
DROP INDEX "ledger"."entries_chain";--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "test_account" text;--> statement-breakpoint
ALTER TABLE "ledger"."entries" ADD CONSTRAINT "entries_of_chain" UNIQUE("chain_id","id");--> statement-breakpoint
ALTER TABLE "ledger"."lines" ADD CONSTRAINT "lines_of_entry" FOREIGN KEY ("chain_id","entry_id") REFERENCES "ledger"."entries"("chain_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_test_account_known" CHECK ("payouts"."test_account" in ('accepts', 'refuses'));
--> statement-breakpoint
-- Once for each entry instead of once for each line. Lines that are added to an entry later are caught by the statement's own check.
drop trigger entries_balanced on ledger.lines;
--> statement-breakpoint
create or replace function ledger.require_balance() returns trigger language plpgsql set search_path = pg_catalog, ledger as $$
begin
  if (select sum(amount_cents) from lines where entry_id = new.id) is distinct from 0 then
    raise exception 'the lines of entry % do not add up to zero', new.id
      using errcode = 'check_violation', constraint = 'entries_balanced';
  end if;
  return null;
end;
$$;
--> statement-breakpoint
create constraint trigger entries_balanced after insert on ledger.entries deferrable initially deferred
  for each row execute function ledger.require_balance();
--> statement-breakpoint
create function ledger.require_balanced_lines() returns trigger language plpgsql set search_path = pg_catalog, ledger as $$
begin
  if exists (select from written group by entry_id having sum(amount_cents) <> 0) then
    raise exception 'lines that are written together do not add up to zero'
      using errcode = 'check_violation', constraint = 'lines_balanced';
  end if;
  return null;
end;
$$;
--> statement-breakpoint
create trigger lines_balanced after insert on ledger.lines referencing new table as written
  for each statement execute function ledger.require_balanced_lines();
--> statement-breakpoint
drop function ledger.line_hash;
--> statement-breakpoint
-- Writes one entry and its lines, as {"account", "owner", "cents"}. Returns null if the same was written before. The only way into
-- the book for the application's role. Locks the chain, then the balances in the order of the lines. An exported statement is
-- checked with the same text of a line: see ledger-hash.ts.
create or replace function ledger.post(chain uuid, reason text, source text, at timestamptz, lines jsonb) returns bigint
language plpgsql security definer set search_path = pg_catalog, ledger as $$
declare
  head chains;
  written entries;
  head_text text;
  tail_text text;
  item record;
  line ledger.lines;
  made ledger.lines[];
begin
  -- Before the entry: its foreign key takes a weaker lock, and two writers raising theirs would wait for each other.
  select * into head from chains c where c.id = chain for no key update;
  if not found then
    insert into chains values (chain, 0, sha256(convert_to(chain::text, 'UTF8'))) on conflict do nothing;
    select * into head from chains c where c.id = chain for no key update;
  end if;
  insert into entries (chain_id, reason, source, currency, at)
    values (post.chain, post.reason, post.source, 'USD', post.at)
    on conflict on constraint entries_once do nothing returning * into written;
  if written.id is null then return null; end if;
  head_text := concat_ws('|', written.id, written.reason, written.source);
  tail_text := concat_ws('|', written.currency, to_char(written.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
  for item in
    select account, owner, cents from jsonb_to_recordset(post.lines) as given (account text, owner uuid, cents bigint)
  loop
    head.position := head.position + 1;
    head.hash := sha256(head.hash || convert_to(concat_ws('|', head.position, head_text, item.account,
      coalesce(item.owner::text, ''), item.cents, tail_text), 'UTF8'));
    line := row(chain, head.position, written.id, item.account, item.owner, item.cents, head.hash);
    made := made || line;
    if item.owner is not null then
      update balances b set cents = b.cents + item.cents where b.owner_id = item.owner and b.account = item.account;
      if not found then
        insert into balances values (item.account, item.owner, item.cents)
          on conflict (owner_id, account) do update set cents = balances.cents + excluded.cents;
      end if;
    end if;
  end loop;
  insert into ledger.lines select * from unnest(made);
  update chains c set position = head.position, hash = head.hash where c.id = chain;
  return written.id;
end;
$$;
--> statement-breakpoint
-- The application's role may not lock rows that it may not change. The chain first, as `ledger.post` does.
create or replace function ledger.lock_balance(account text, owner uuid) returns bigint
language sql security definer set search_path = pg_catalog, ledger as $$
  insert into chains values (owner, 0, sha256(convert_to(owner::text, 'UTF8'))) on conflict do nothing;
  select from chains c where c.id = lock_balance.owner for no key update;
  select cents from balances b where b.owner_id = lock_balance.owner and b.account = lock_balance.account for update
$$;
--> statement-breakpoint
revoke all on all functions in schema ledger from public;
