CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"blocked_until" timestamp (3) with time zone NOT NULL,
	"forget_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_key_unique" UNIQUE("email_key"),
	CONSTRAINT "users_username_length" CHECK (char_length("users"."username") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "deliverables" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"delivery_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"filename" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	CONSTRAINT "deliverables_storage_key" UNIQUE("storage_key"),
	CONSTRAINT "deliverables_position" UNIQUE("delivery_id","position"),
	CONSTRAINT "deliverables_size" CHECK ("deliverables"."size_bytes" between 1 and 52428800)
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"proposal_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"feedback" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "deliveries_version" UNIQUE("proposal_id","version"),
	CONSTRAINT "deliveries_status_known" CHECK ("deliveries"."status" in ('submitted', 'approved', 'rejected')),
	CONSTRAINT "deliveries_decided_at" CHECK (("deliveries"."status" = 'submitted') = ("deliveries"."decided_at" is null)),
	CONSTRAINT "deliveries_message_length" CHECK (char_length("deliveries"."message") <= 20000 and char_length("deliveries"."feedback") <= 20000)
);
--> statement-breakpoint
CREATE TABLE "pending_files" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_category_counts" (
	"category" text PRIMARY KEY NOT NULL,
	"projects" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"category" text,
	"image" text DEFAULT '' NOT NULL,
	"required_skills" text[] NOT NULL,
	"deadline_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"proposal_count" integer DEFAULT 0 NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "projects_title_length" CHECK (char_length("projects"."title") between 1 and 200),
	CONSTRAINT "projects_description_length" CHECK (char_length("projects"."description") between 1 and 20000),
	CONSTRAINT "projects_price_positive" CHECK ("projects"."price_cents" > 0),
	CONSTRAINT "projects_status_known" CHECK ("projects"."status" in ('active', 'in_progress', 'completed')),
	CONSTRAINT "projects_skills_some" CHECK (cardinality("projects"."required_skills") between 1 and 30)
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"freelancer_id" uuid NOT NULL,
	"message" text NOT NULL,
	"bid_cents" bigint,
	"delivery_days" integer,
	"skills" text[],
	"status" text DEFAULT 'pending' NOT NULL,
	"delivery_status" text DEFAULT 'not_submitted' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	CONSTRAINT "proposals_one_per_freelancer" UNIQUE("project_id","freelancer_id"),
	CONSTRAINT "proposals_message_length" CHECK (char_length("proposals"."message") between 1 and 20000),
	CONSTRAINT "proposals_bid_positive" CHECK ("proposals"."bid_cents" > 0),
	CONSTRAINT "proposals_status_known" CHECK ("proposals"."status" in ('pending', 'accepted', 'rejected')),
	CONSTRAINT "proposals_accepted_at" CHECK (("proposals"."status" = 'accepted') = ("proposals"."accepted_at" is not null)),
	CONSTRAINT "proposals_delivery_of_accepted" CHECK ("proposals"."delivery_status" in ('not_submitted', 'submitted', 'approved', 'rejected') and ("proposals"."delivery_status" = 'not_submitted' or "proposals"."status" = 'accepted'))
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverables" ADD CONSTRAINT "deliverables_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_freelancer_id_users_id_fk" FOREIGN KEY ("freelancer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "throttles_forget" ON "throttles" USING btree ("forget_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_one_open" ON "deliveries" USING btree ("proposal_id") WHERE "deliveries"."status" = 'submitted';--> statement-breakpoint
CREATE INDEX "pending_files_age" ON "pending_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "projects_search" ON "projects" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "projects_newest" ON "projects" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "projects_category_newest" ON "projects" USING btree ("category","created_at","id");--> statement-breakpoint
CREATE INDEX "projects_price" ON "projects" USING btree ("price_cents","id");--> statement-breakpoint
CREATE INDEX "projects_client_newest" ON "projects" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_one_acceptance" ON "proposals" USING btree ("project_id") WHERE "proposals"."status" = 'accepted';--> statement-breakpoint
CREATE INDEX "proposals_project_newest" ON "proposals" USING btree ("project_id","created_at","id");--> statement-breakpoint
CREATE INDEX "proposals_freelancer_newest" ON "proposals" USING btree ("freelancer_id","created_at","id");