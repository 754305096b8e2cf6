ALTER TABLE "mails" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "claimed_until" timestamp (3) with time zone;