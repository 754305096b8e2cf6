CREATE SCHEMA "ledger";
--> statement-breakpoint
CREATE TABLE "contract_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contract_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"facts" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"proposal_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"freelancer_id" uuid NOT NULL,
	"title" text NOT NULL,
	"criteria" text NOT NULL,
	"required_skills" text[] NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" char(3) DEFAULT 'USD' NOT NULL,
	"fee_bps" integer NOT NULL,
	"delivery_days" integer,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"auto_approval_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "contracts_one_per_proposal" UNIQUE("proposal_id"),
	CONSTRAINT "contracts_one_per_project" UNIQUE("project_id"),
	CONSTRAINT "contracts_amount_positive" CHECK ("contracts"."amount_cents" > 0),
	CONSTRAINT "contracts_currency_known" CHECK ("contracts"."currency" = 'USD'),
	CONSTRAINT "contracts_fee_share" CHECK ("contracts"."fee_bps" between 0 and 5000),
	CONSTRAINT "contracts_status_known" CHECK ("contracts"."status" in ('active', 'payment_due', 'disputed', 'completed', 'cancelled')),
	CONSTRAINT "contracts_ended_at" CHECK (("contracts"."status" in ('completed', 'cancelled')) = ("contracts"."ended_at" is not null)),
	CONSTRAINT "contracts_two_people" CHECK ("contracts"."client_id" <> "contracts"."freelancer_id")
);
--> statement-breakpoint
CREATE TABLE "ledger"."balances" (
	"account" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "balances_owner_id_account_pk" PRIMARY KEY("owner_id","account"),
	CONSTRAINT "balances_not_negative" CHECK ("ledger"."balances"."cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger"."chains" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger"."entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger"."entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chain_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"source" text NOT NULL,
	"currency" char(3) NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "entries_once" UNIQUE("reason","source"),
	CONSTRAINT "entries_reason_known" CHECK ("ledger"."entries"."reason" in ('fund', 'release', 'refund', 'payout', 'payout_return', 'dispute_hold', 'dispute_release', 'card_dispute', 'card_dispute_won')),
	CONSTRAINT "entries_source_plain" CHECK ("ledger"."entries"."source" ~ '^[a-zA-Z0-9:._-]{1,200}$'),
	CONSTRAINT "entries_currency_known" CHECK ("ledger"."entries"."currency" = 'USD')
);
--> statement-breakpoint
CREATE TABLE "ledger"."lines" (
	"chain_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"entry_id" bigint NOT NULL,
	"account" text NOT NULL,
	"owner_id" uuid,
	"amount_cents" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "lines_chain_id_position_pk" PRIMARY KEY("chain_id","position"),
	CONSTRAINT "lines_account_known" CHECK ("ledger"."lines"."account" in ('card_in', 'escrow', 'payable', 'platform_fee', 'refund_out', 'payout_out', 'disputed', 'card_disputed')),
	CONSTRAINT "lines_amount_some" CHECK ("ledger"."lines"."amount_cents" <> 0),
	CONSTRAINT "lines_owner_of_balance" CHECK (("ledger"."lines"."account" in ('escrow', 'payable', 'disputed')) = ("ledger"."lines"."owner_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contract_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"provider" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "payments_amount_positive" CHECK ("payments"."amount_cents" > 0),
	CONSTRAINT "payments_status_known" CHECK ("payments"."status" in ('pending', 'requires_action', 'processing', 'succeeded', 'failed')),
	CONSTRAINT "payments_ended_at" CHECK (("payments"."status" in ('succeeded', 'failed')) = ("payments"."ended_at" is not null)),
	CONSTRAINT "payments_failure_of_failed" CHECK (("payments"."status" = 'failed') = ("payments"."failure" is not null))
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"freelancer_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"provider" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "payouts_amount_positive" CHECK ("payouts"."amount_cents" > 0),
	CONSTRAINT "payouts_status_known" CHECK ("payouts"."status" in ('pending', 'paid', 'failed')),
	CONSTRAINT "payouts_ended_at" CHECK (("payouts"."status" = 'pending') = ("payouts"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"amount_cents" bigint NOT NULL,
	"card" text,
	"status" text NOT NULL,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contract_events" ADD CONSTRAINT "contract_events_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_events" ADD CONSTRAINT "contract_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_freelancer_id_users_id_fk" FOREIGN KEY ("freelancer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger"."entries" ADD CONSTRAINT "entries_chain_id_chains_id_fk" FOREIGN KEY ("chain_id") REFERENCES "ledger"."chains"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger"."lines" ADD CONSTRAINT "lines_chain_id_chains_id_fk" FOREIGN KEY ("chain_id") REFERENCES "ledger"."chains"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger"."lines" ADD CONSTRAINT "lines_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "ledger"."entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_freelancer_id_users_id_fk" FOREIGN KEY ("freelancer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_events_of_contract" ON "contract_events" USING btree ("contract_id","id");--> statement-breakpoint
CREATE INDEX "contracts_client_newest" ON "contracts" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "contracts_freelancer_newest" ON "contracts" USING btree ("freelancer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "contracts_auto_approval" ON "contracts" USING btree ("auto_approval_at","id") WHERE "contracts"."status" = 'active';--> statement-breakpoint
CREATE INDEX "entries_chain" ON "ledger"."entries" USING btree ("chain_id","id");--> statement-breakpoint
CREATE INDEX "lines_entry" ON "ledger"."lines" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "lines_payable" ON "ledger"."lines" USING btree ("owner_id","entry_id") WHERE "ledger"."lines"."account" = 'payable';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("contract_id") WHERE "payments"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "payments_client_newest" ON "payments" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payouts_freelancer_newest" ON "payouts" USING btree ("freelancer_id","created_at","id");
--> statement-breakpoint
-- Work that was agreed before there were contracts. Where it is completed, the parties have settled it between themselves.
insert into contracts (proposal_id, project_id, client_id, freelancer_id, title, criteria, required_skills, amount_cents, fee_bps,
  delivery_days, created_at, auto_approval_at)
select p.id, p.project_id, j.client_id, p.freelancer_id, j.title, j.description, j.required_skills, p.bid_cents, 1000,
  p.delivery_days, p.accepted_at, case when p.delivery_status = 'submitted' then now() + interval '14 days' end
from proposals p join projects j on j.id = p.project_id
where p.status = 'accepted' and p.delivery_status <> 'approved';
--> statement-breakpoint
insert into contract_events (contract_id, kind, actor_id, facts, at)
select id, 'agreed', client_id, '{}', created_at from contracts;
--> statement-breakpoint
create function refuse_contract_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'the timeline of a contract cannot be changed'
    using errcode = 'check_violation', constraint = 'contract_events_kept';
end;
$$;
--> statement-breakpoint
create trigger contract_events_kept before update or delete on contract_events
  for each row execute function refuse_contract_event_change();
--> statement-breakpoint
create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the book cannot be changed' using errcode = 'check_violation', constraint = 'ledger_kept';
end;
$$;
--> statement-breakpoint
create trigger entries_kept before update or delete on ledger.entries
  for each row execute function ledger.refuse_change();
--> statement-breakpoint
create trigger entries_kept_whole before truncate on ledger.entries
  for each statement execute function ledger.refuse_change();
--> statement-breakpoint
create trigger lines_kept before update or delete on ledger.lines
  for each row execute function ledger.refuse_change();
--> statement-breakpoint
create trigger lines_kept_whole before truncate on ledger.lines
  for each statement execute function ledger.refuse_change();
--> statement-breakpoint
create function ledger.require_balance() returns trigger language plpgsql set search_path = pg_catalog, ledger as $$
begin
  if (select sum(amount_cents) from lines where entry_id = new.entry_id) <> 0 then
    raise exception 'the lines of entry % do not add up to zero', new.entry_id
      using errcode = 'check_violation', constraint = 'entries_balanced';
  end if;
  return null;
end;
$$;
--> statement-breakpoint
create constraint trigger entries_balanced after insert on ledger.lines deferrable initially deferred
  for each row execute function ledger.require_balance();
--> statement-breakpoint
-- An exported statement is checked with the same text: see ledger-hash.ts.
create function ledger.line_hash(before bytea, line ledger.lines, entry ledger.entries) returns bytea
language sql immutable parallel safe set search_path = pg_catalog as $$
  select sha256(before || convert_to(concat_ws('|', line.position, entry.id, entry.reason, entry.source, line.account,
    coalesce(line.owner_id::text, ''), line.amount_cents, entry.currency,
    to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), 'UTF8'))
$$;
--> statement-breakpoint
-- Writes one entry and its lines, as {"account", "owner", "cents"}. Returns null if the same was written before. The only way into
-- the book for the application's role.
create function ledger.post(chain uuid, reason text, source text, at timestamptz, lines jsonb) returns bigint
language plpgsql security definer set search_path = pg_catalog, ledger as $$
declare
  head chains;
  written entries;
  item record;
  line lines;
begin
  insert into chains values (chain, 0, sha256(convert_to(chain::text, 'UTF8'))) on conflict do nothing;
  -- Before the entry: its foreign key takes a weaker lock, and two writers raising theirs would wait for each other.
  select * into head from chains c where c.id = chain for no key update;
  insert into entries (chain_id, reason, source, currency, at)
    values (post.chain, post.reason, post.source, 'USD', post.at)
    on conflict on constraint entries_once do nothing returning * into written;
  if written.id is null then return null; end if;
  for item in
    select account, owner, cents from jsonb_to_recordset(post.lines) as given (account text, owner uuid, cents bigint)
  loop
    line := row(chain, head.position + 1, written.id, item.account, item.owner, item.cents, null);
    line.hash := line_hash(head.hash, line, written);
    insert into ledger.lines values (line.*);
    head.position := line.position;
    head.hash := line.hash;
    if item.owner is not null then
      update balances b set cents = b.cents + item.cents where b.owner_id = item.owner and b.account = item.account;
      if not found then
        insert into balances values (item.account, item.owner, item.cents)
          on conflict (owner_id, account) do update set cents = balances.cents + excluded.cents;
      end if;
    end if;
  end loop;
  update chains c set position = head.position, hash = head.hash where c.id = chain;
  return written.id;
end;
$$;
--> statement-breakpoint
-- The application's role may not lock rows that it may not change.
create function ledger.lock_balance(account text, owner uuid) returns bigint
language sql security definer set search_path = pg_catalog, ledger as $$
  select cents from balances b where b.owner_id = lock_balance.owner and b.account = lock_balance.account for update
$$;
--> statement-breakpoint
revoke all on all functions in schema ledger from public;
--> statement-breakpoint
create trigger payments_of_present_account before insert on payments for each row
  execute function refuse_deleted_account('client_id');
--> statement-breakpoint
create trigger payouts_of_present_account before insert on payouts for each row
  execute function refuse_deleted_account('freelancer_id');
