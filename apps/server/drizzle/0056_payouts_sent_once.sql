ALTER TABLE "payouts" ADD COLUMN "sending_key" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "claimed_until" timestamp (3) with time zone;
--> statement-breakpoint
-- Receipts of Stripe's test mode did not say that they are tests. They are the only ones that change.
alter table receipts disable trigger receipts_kept;
--> statement-breakpoint
update receipts set is_test = true from payments where payments.id = receipts.payment_id and payments.provider = 'stripe_test';
--> statement-breakpoint
alter table receipts enable trigger receipts_kept;
--> statement-breakpoint
-- One job for a payout, in queues that were made before there was this rule.
do $$ begin
  if to_regclass('jobs.queue') is not null then
    update jobs.queue set policy = 'exclusive' where name = 'payments.send_payout';
  end if;
end $$;
