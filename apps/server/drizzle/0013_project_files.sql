CREATE TABLE "project_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"project_id" uuid,
	"position" integer,
	"is_agreed" boolean DEFAULT false NOT NULL,
	"filename" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "project_files_storage_key" UNIQUE("storage_key"),
	CONSTRAINT "project_files_one_position" UNIQUE("project_id","position"),
	CONSTRAINT "project_files_size" CHECK ("project_files"."size_bytes" between 1 and 52428800),
	CONSTRAINT "project_files_position" CHECK ("project_files"."position" between 0 and 9),
	CONSTRAINT "project_files_agreed" CHECK ("project_files"."project_id" is not null or not "project_files"."is_agreed")
);
--> statement-breakpoint
ALTER TABLE "project_files" ADD CONSTRAINT "project_files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_files" ADD CONSTRAINT "project_files_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_files_owner" ON "project_files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "project_files_loose" ON "project_files" USING btree ("created_at") WHERE "project_files"."project_id" is null;--> statement-breakpoint
create trigger project_files_of_present_account before insert on project_files
  for each row execute function refuse_deleted_account('owner_id');
--> statement-breakpoint
create or replace view stored_files as
  select f.storage_key, p.freelancer_id as owner_id, f.size_bytes
    from deliverables f join deliveries d on d.id = f.delivery_id join proposals p on p.id = d.proposal_id
  union all select storage_key, owner_id, size_bytes from message_files
  union all select storage_key, owner_id, size_bytes from proposal_files
  union all select storage_key, owner_id, size_bytes from project_files;
