ALTER TABLE "ledger"."entries" DROP CONSTRAINT "entries_reason_known";--> statement-breakpoint
ALTER TABLE "ledger"."lines" DROP CONSTRAINT "lines_account_known";--> statement-breakpoint
ALTER TABLE "card_disputes" ADD COLUMN "lost_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ledger"."entries" ADD CONSTRAINT "entries_reason_known" CHECK ("ledger"."entries"."reason" in ('fund', 'release', 'refund', 'payout', 'payout_return', 'dispute_hold', 'dispute_release', 'card_dispute', 'card_dispute_won', 'card_dispute_lost', 'held_return', 'card_dispute_reopened', 'refund_return'));--> statement-breakpoint
ALTER TABLE "ledger"."lines" ADD CONSTRAINT "lines_account_known" CHECK ("ledger"."lines"."account" in ('card_in', 'escrow', 'payable', 'platform_fee', 'refund_out', 'payout_out', 'disputed', 'card_disputed', 'chargeback_loss', 'chargeback_out', 'refund_due'));--> statement-breakpoint
ALTER TABLE "card_disputes" ADD CONSTRAINT "card_disputes_lost_at" CHECK ("card_disputes"."lost_at" is null or "card_disputes"."status" = 'won');--> statement-breakpoint
-- Refunds that failed before are owed to their clients, and the book did not say so.
select ledger.post(contract_id, 'refund_return', id::text, ended_at, jsonb_build_array(
  jsonb_build_object('account', 'refund_out', 'cents', -amount_cents),
  jsonb_build_object('account', 'refund_due', 'cents', amount_cents)))
from (select * from refunds where status = 'failed' order by contract_id, ended_at) failed;
