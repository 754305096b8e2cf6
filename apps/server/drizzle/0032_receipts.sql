CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"refund_id" uuid,
	"contract_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"client_name" text NOT NULL,
	"freelancer_name" text NOT NULL,
	"contract_title" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"held_cents" bigint NOT NULL,
	"currency" char(3) DEFAULT 'USD' NOT NULL,
	"is_test" boolean NOT NULL,
	"booked_at" timestamp (3) with time zone NOT NULL,
	"year" integer,
	"number" integer,
	"numbered_at" timestamp (3) with time zone,
	CONSTRAINT "receipts_number_once" UNIQUE("kind","year","number"),
	CONSTRAINT "receipts_one_per_refund" UNIQUE("refund_id"),
	CONSTRAINT "receipts_kind_known" CHECK ("receipts"."kind" in ('receipt', 'credit_note')),
	CONSTRAINT "receipts_refund_of_credit_note" CHECK (("receipts"."kind" = 'credit_note') = ("receipts"."refund_id" is not null)),
	CONSTRAINT "receipts_amounts" CHECK ("receipts"."amount_cents" > 0 and "receipts"."held_cents" between 0 and "receipts"."amount_cents"),
	CONSTRAINT "receipts_currency_known" CHECK ("receipts"."currency" = 'USD'),
	CONSTRAINT "receipts_numbered" CHECK (("receipts"."number" is null and "receipts"."year" is null and "receipts"."numbered_at" is null)
        or ("receipts"."number" > 0 and "receipts"."year" is not null and "receipts"."numbered_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_one_per_payment" ON "receipts" USING btree ("payment_id") WHERE "receipts"."kind" = 'receipt';--> statement-breakpoint
CREATE INDEX "receipts_to_number" ON "receipts" USING btree ("booked_at","id") WHERE "receipts"."number" is null;--> statement-breakpoint
CREATE INDEX "receipts_of_payment" ON "receipts" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "receipts_client" ON "receipts" USING btree ("client_id");--> statement-breakpoint
-- What was paid and refunded before there were receipts. The names are those of today, as no others are known.
with booked as (
  select 'receipt' as kind, p.id as payment_id, null::uuid as refund_id, p.contract_id, p.amount_cents, p.provider, p.ended_at as at,
    case when exists (
      select from ledger.entries e where e.chain_id = p.contract_id and e.reason in ('release', 'refund') and e.at = p.ended_at
    ) then 0 else p.amount_cents end as held_cents
  from payments p where p.status = 'succeeded'
  union all
  select 'credit_note', payment_id, id, contract_id, amount_cents, provider, created_at, 0 from refunds
), dated as (
  select *, extract(year from at at time zone 'UTC')::int as year from booked
)
insert into receipts (kind, payment_id, refund_id, contract_id, client_id, client_name, freelancer_name, contract_title, amount_cents,
  held_cents, is_test, booked_at, year, number, numbered_at)
select d.kind, d.payment_id, d.refund_id, c.id, c.client_id, coalesce(nullif(cp.name, ''), cu.username),
  coalesce(nullif(fp.name, ''), fu.username), c.title, d.amount_cents, d.held_cents, d.provider = 'sandbox', d.at, d.year,
  row_number() over (partition by d.kind, d.year order by d.at, coalesce(d.refund_id, d.payment_id)), now()
from dated d
join contracts c on c.id = d.contract_id
join users cu on cu.id = c.client_id left join profiles cp on cp.user_id = c.client_id
join users fu on fu.id = c.freelancer_id left join profiles fp on fp.user_id = c.freelancer_id;
--> statement-breakpoint
create function refuse_receipt_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.number is not null then
    raise exception 'a receipt cannot be changed' using errcode = 'check_violation', constraint = 'receipts_kept';
  end if;
  return new;
end;
$$;
--> statement-breakpoint
create trigger receipts_kept before update or delete on receipts for each row execute function refuse_receipt_change();
