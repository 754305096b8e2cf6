CREATE TABLE "proposal_counters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"proposal_id" uuid NOT NULL,
	"by" text NOT NULL,
	"bid_cents" bigint NOT NULL,
	"delivery_days" integer,
	"milestones" jsonb NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "proposal_counters_one_each" UNIQUE("proposal_id","by"),
	CONSTRAINT "proposal_counters_by_known" CHECK ("proposal_counters"."by" in ('client', 'freelancer')),
	CONSTRAINT "proposal_counters_bid_positive" CHECK ("proposal_counters"."bid_cents" > 0),
	CONSTRAINT "proposal_counters_message_length" CHECK (char_length("proposal_counters"."message") <= 2000),
	CONSTRAINT "proposal_counters_status_known" CHECK ("proposal_counters"."status" in ('open', 'accepted', 'declined', 'countered', 'outdated')),
	CONSTRAINT "proposal_counters_ended_at" CHECK (("proposal_counters"."status" = 'open') = ("proposal_counters"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "proposal_edits" (
	"proposal_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"cause" text NOT NULL,
	"edited_at" timestamp (3) with time zone NOT NULL,
	"fields" text[] NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	CONSTRAINT "proposal_edits_proposal_id_version_pk" PRIMARY KEY("proposal_id","version"),
	CONSTRAINT "proposal_edits_version" CHECK ("proposal_edits"."version" >= 2),
	CONSTRAINT "proposal_edits_cause_known" CHECK ("proposal_edits"."cause" in ('edit', 'counter')),
	CONSTRAINT "proposal_edits_fields" CHECK (cardinality("proposal_edits"."fields") >= 1 and "proposal_edits"."before" ?& "proposal_edits"."fields" and "proposal_edits"."after" ?& "proposal_edits"."fields")
);
--> statement-breakpoint
CREATE TABLE "proposal_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"proposal_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"filename" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "proposal_files_storage_key" UNIQUE("storage_key"),
	CONSTRAINT "proposal_files_one_position" UNIQUE("proposal_id","position"),
	CONSTRAINT "proposal_files_size" CHECK ("proposal_files"."size_bytes" between 1 and 52428800),
	CONSTRAINT "proposal_files_position" CHECK ("proposal_files"."position" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "proposal_notes" (
	"proposal_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"mark" text,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "proposal_notes_mark_known" CHECK ("proposal_notes"."mark" in ('shortlisted', 'archived')),
	CONSTRAINT "proposal_notes_length" CHECK (char_length("proposal_notes"."note") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "projects" DROP CONSTRAINT "projects_status_known";--> statement-breakpoint
ALTER TABLE "proposals" DROP CONSTRAINT "proposals_status_known";--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "client_active_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "proposal_counters" ADD CONSTRAINT "proposal_counters_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_edits" ADD CONSTRAINT "proposal_edits_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_files" ADD CONSTRAINT "proposal_files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_files" ADD CONSTRAINT "proposal_files_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_notes" ADD CONSTRAINT "proposal_notes_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_notes" ADD CONSTRAINT "proposal_notes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_counters_one_open" ON "proposal_counters" USING btree ("proposal_id") WHERE "proposal_counters"."status" = 'open';--> statement-breakpoint
CREATE INDEX "proposal_files_owner" ON "proposal_files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "proposal_files_loose" ON "proposal_files" USING btree ("created_at") WHERE "proposal_files"."proposal_id" is null;--> statement-breakpoint
CREATE INDEX "proposal_notes_marked" ON "proposal_notes" USING btree ("project_id","mark");--> statement-breakpoint
CREATE INDEX "projects_to_ask" ON "projects" USING btree ("client_active_at","id") WHERE "projects"."status" = 'active' and "projects"."asked_at" is null;--> statement-breakpoint
CREATE INDEX "projects_to_close" ON "projects" USING btree ("asked_at","id") WHERE "projects"."status" = 'active' and "projects"."asked_at" is not null;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_closed_at" CHECK (("projects"."status" = 'closed') = ("projects"."closed_at" is not null));--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_status_known" CHECK ("projects"."status" in ('active', 'in_progress', 'completed', 'cancelled', 'closed'));--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_version_positive" CHECK ("proposals"."version" >= 1);--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_status_known" CHECK ("proposals"."status" in ('pending', 'accepted', 'rejected', 'withdrawn'));--> statement-breakpoint
-- Written by hand: copy it when this file is made again.
create trigger proposal_files_of_present_account before insert on proposal_files for each row
  execute function refuse_deleted_account('owner_id');
