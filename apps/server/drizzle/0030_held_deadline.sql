CREATE TABLE "card_disputes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contract_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"from_escrow_cents" bigint NOT NULL,
	"from_disputed_cents" bigint NOT NULL,
	"from_platform_cents" bigint NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "card_disputes_once" UNIQUE("provider_id"),
	CONSTRAINT "card_disputes_amount_positive" CHECK ("card_disputes"."amount_cents" > 0),
	CONSTRAINT "card_disputes_parts" CHECK ("card_disputes"."from_escrow_cents" >= 0 and "card_disputes"."from_disputed_cents" >= 0 and "card_disputes"."from_platform_cents" >= 0
        and "card_disputes"."from_escrow_cents" + "card_disputes"."from_disputed_cents" + "card_disputes"."from_platform_cents" = "card_disputes"."amount_cents"),
	CONSTRAINT "card_disputes_status_known" CHECK ("card_disputes"."status" in ('open', 'won', 'lost')),
	CONSTRAINT "card_disputes_ended_at" CHECK (("card_disputes"."status" = 'open') = ("card_disputes"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_message_length";--> statement-breakpoint
ALTER TABLE "ledger"."entries" DROP CONSTRAINT "entries_reason_known";--> statement-breakpoint
ALTER TABLE "ledger"."lines" DROP CONSTRAINT "lines_account_known";--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "held_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "criterion" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "card_disputes" ADD CONSTRAINT "card_disputes_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_disputes" ADD CONSTRAINT "card_disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_disputes_of_contract" ON "card_disputes" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "card_disputes_of_payment" ON "card_disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "contracts_held_until" ON "contracts" USING btree ("held_until","id") WHERE "contracts"."held_until" is not null;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_message_length" CHECK (char_length("deliveries"."message") <= 20000 and char_length("deliveries"."feedback") <= 20000
        and char_length("deliveries"."criterion") <= 20000);--> statement-breakpoint
ALTER TABLE "ledger"."entries" ADD CONSTRAINT "entries_reason_known" CHECK ("ledger"."entries"."reason" in ('fund', 'release', 'refund', 'payout', 'payout_return', 'dispute_hold', 'dispute_release', 'card_dispute', 'card_dispute_won', 'card_dispute_lost', 'held_return'));--> statement-breakpoint
ALTER TABLE "ledger"."lines" ADD CONSTRAINT "lines_account_known" CHECK ("ledger"."lines"."account" in ('card_in', 'escrow', 'payable', 'platform_fee', 'refund_out', 'payout_out', 'disputed', 'card_disputed', 'chargeback_loss', 'chargeback_out'));
--> statement-breakpoint
-- What is held already, of the newest payment: 88 days after it, as contracts.held_until says.
update contracts c set held_until = p.until
from (select contract_id, max(ended_at) + interval '88 days' as until from payments where status = 'succeeded' group by 1) p
join ledger.balances b on b.owner_id = p.contract_id and b.account in ('escrow', 'disputed') and b.cents > 0
where p.contract_id = c.id and c.ended_at is null;
