ALTER TABLE "projects" ADD COLUMN "edited_at" timestamp (3) with time zone;
--> statement-breakpoint
CREATE TABLE "project_edits" (
	"project_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"edited_by" uuid NOT NULL,
	"edited_at" timestamp (3) with time zone NOT NULL,
	"fields" text[] NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	CONSTRAINT "project_edits_project_id_number_pk" PRIMARY KEY("project_id","number"),
	CONSTRAINT "project_edits_number_positive" CHECK ("project_edits"."number" >= 1),
	CONSTRAINT "project_edits_fields" CHECK (cardinality("project_edits"."fields") >= 1 and "project_edits"."before" ?& "project_edits"."fields" and "project_edits"."after" ?& "project_edits"."fields")
);
--> statement-breakpoint
ALTER TABLE "project_edits" ADD CONSTRAINT "project_edits_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "project_edits" ADD CONSTRAINT "project_edits_edited_by_users_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- The history of a project in progress is what client and freelancer go by in a dispute: rows are added, never changed.
create function keep_project_edit() returns trigger language plpgsql as $$
begin
  raise exception 'the history of a project cannot be changed'
    using errcode = 'check_violation', constraint = 'project_edits_kept';
end;
$$;
--> statement-breakpoint
create trigger project_edits_kept before update or delete on project_edits
  for each row execute function keep_project_edit();
