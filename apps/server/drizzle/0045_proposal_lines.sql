ALTER TABLE "ledger"."entries" DROP CONSTRAINT "entries_reason_known";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "repaid_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "repaid_reference" text;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "refunds_owed" ON "refunds" USING btree ("ended_at","id") WHERE "refunds"."status" = 'failed' and "refunds"."repaid_at" is null;--> statement-breakpoint
ALTER TABLE "ledger"."entries" ADD CONSTRAINT "entries_reason_known" CHECK ("ledger"."entries"."reason" in ('fund', 'release', 'refund', 'payout', 'payout_return', 'dispute_hold', 'dispute_release', 'card_dispute', 'card_dispute_won', 'card_dispute_lost', 'held_return', 'card_dispute_reopened', 'refund_return', 'refund_repaid'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_repaid_failed" CHECK ("refunds"."repaid_at" is null or "refunds"."status" = 'failed');--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_repaid_reference" CHECK (("refunds"."repaid_at" is null) = ("refunds"."repaid_reference" is null));--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_withdrawn_at" CHECK ("proposals"."withdrawn_at" is null or "proposals"."status" = 'withdrawn');