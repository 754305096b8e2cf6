ALTER TABLE "conversation_members" ADD COLUMN "muted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "message_reports" ADD COLUMN "closed_at" timestamp (3) with time zone;