ALTER TABLE "ledger"."lines" DROP CONSTRAINT "lines_amount_some";--> statement-breakpoint
ALTER TABLE "ledger"."lines" ADD CONSTRAINT "lines_amount_some" CHECK ("ledger"."lines"."amount_cents" <> 0 or "ledger"."lines"."account" = 'payable');
