CREATE TABLE "person_bookmarks" (
	"user_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "person_bookmarks_user_id_person_id_pk" PRIMARY KEY("user_id","person_id"),
	CONSTRAINT "person_bookmarks_two_people" CHECK ("person_bookmarks"."user_id" <> "person_bookmarks"."person_id")
);
--> statement-breakpoint
CREATE TABLE "project_bookmarks" (
	"user_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "project_bookmarks_user_id_project_id_pk" PRIMARY KEY("user_id","project_id")
);
--> statement-breakpoint
CREATE TABLE "direct_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"freelancer_id" uuid,
	"email" text,
	"token_hash" "bytea",
	"title" text NOT NULL,
	"description" text NOT NULL,
	"criteria" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"delivery_days" integer NOT NULL,
	"milestones" jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"decline_note" text DEFAULT '' NOT NULL,
	"contract_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "direct_offers_token" UNIQUE("token_hash"),
	CONSTRAINT "direct_offers_status_known" CHECK ("direct_offers"."status" in ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
	CONSTRAINT "direct_offers_receiver" CHECK ("direct_offers"."status" <> 'open' or "direct_offers"."freelancer_id" is not null or ("direct_offers"."email" is not null and "direct_offers"."token_hash" is not null)),
	CONSTRAINT "direct_offers_two_people" CHECK ("direct_offers"."client_id" <> "direct_offers"."freelancer_id"),
	CONSTRAINT "direct_offers_ended_at" CHECK (("direct_offers"."status" = 'open') = ("direct_offers"."ended_at" is null)),
	CONSTRAINT "direct_offers_contract" CHECK (("direct_offers"."status" = 'accepted') = ("direct_offers"."contract_id" is not null)),
	CONSTRAINT "direct_offers_amounts" CHECK ("direct_offers"."amount_cents" > 0 and "direct_offers"."delivery_days" > 0),
	CONSTRAINT "direct_offers_lengths" CHECK (char_length("direct_offers"."title") between 1 and 200 and char_length("direct_offers"."description") between 1 and 20000 and char_length("direct_offers"."criteria") <= 20000 and char_length("direct_offers"."decline_note") <= 500)
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"freelancer_id" uuid NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"decline_reason" text,
	"decline_note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "invitations_once" UNIQUE("project_id","freelancer_id"),
	CONSTRAINT "invitations_status_known" CHECK ("invitations"."status" in ('open', 'proposed', 'declined', 'withdrawn', 'expired')),
	CONSTRAINT "invitations_reason_known" CHECK ("invitations"."decline_reason" in ('busy', 'budget', 'deadline', 'skills', 'not_interested', 'other')),
	CONSTRAINT "invitations_reason" CHECK ("invitations"."status" <> 'declined' or "invitations"."decline_reason" is not null),
	CONSTRAINT "invitations_ended_at" CHECK (("invitations"."status" = 'open') = ("invitations"."ended_at" is null)),
	CONSTRAINT "invitations_two_people" CHECK ("invitations"."client_id" <> "invitations"."freelancer_id"),
	CONSTRAINT "invitations_lengths" CHECK (char_length("invitations"."message") <= 2000 and char_length("invitations"."decline_note") <= 500)
);
--> statement-breakpoint
CREATE TABLE "saved_search_progress" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"project_id" uuid NOT NULL,
	CONSTRAINT "saved_search_progress_one_row" CHECK ("saved_search_progress"."id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"alerts" text NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"needle" text DEFAULT '' NOT NULL,
	"probe" text DEFAULT '' NOT NULL,
	"waiting" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_searches_kind_known" CHECK ("saved_searches"."kind" in ('projects', 'people')),
	CONSTRAINT "saved_searches_alerts_known" CHECK ("saved_searches"."alerts" in ('now', 'daily', 'off')),
	CONSTRAINT "saved_searches_name_length" CHECK (char_length("saved_searches"."name") between 1 and 60),
	CONSTRAINT "saved_searches_waiting" CHECK ("saved_searches"."waiting" >= 0)
);
--> statement-breakpoint
ALTER TABLE "projects" DROP CONSTRAINT "projects_skills_some";--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "person_bookmarks" ADD CONSTRAINT "person_bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_bookmarks" ADD CONSTRAINT "person_bookmarks_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_bookmarks" ADD CONSTRAINT "project_bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_bookmarks" ADD CONSTRAINT "project_bookmarks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_offers" ADD CONSTRAINT "direct_offers_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_offers" ADD CONSTRAINT "direct_offers_freelancer_id_users_id_fk" FOREIGN KEY ("freelancer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_offers" ADD CONSTRAINT "direct_offers_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_freelancer_id_users_id_fk" FOREIGN KEY ("freelancer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_bookmarks_newest" ON "person_bookmarks" USING btree ("user_id","saved_at","person_id");--> statement-breakpoint
CREATE INDEX "person_bookmarks_person" ON "person_bookmarks" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "project_bookmarks_newest" ON "project_bookmarks" USING btree ("user_id","saved_at","project_id");--> statement-breakpoint
CREATE INDEX "project_bookmarks_project" ON "project_bookmarks" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "direct_offers_client_newest" ON "direct_offers" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "direct_offers_freelancer_newest" ON "direct_offers" USING btree ("freelancer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "direct_offers_expiry" ON "direct_offers" USING btree ("expires_at","id") WHERE "direct_offers"."status" = 'open';--> statement-breakpoint
CREATE INDEX "direct_offers_addresses" ON "direct_offers" USING btree ("ended_at") WHERE "direct_offers"."email" is not null and "direct_offers"."status" <> 'open';--> statement-breakpoint
CREATE INDEX "invitations_freelancer_newest" ON "invitations" USING btree ("freelancer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invitations_project_newest" ON "invitations" USING btree ("project_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invitations_client_newest" ON "invitations" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "invitations_expiry" ON "invitations" USING btree ("expires_at","id") WHERE "invitations"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_once" ON "saved_searches" USING btree ("user_id","kind",md5("search"::text));--> statement-breakpoint
CREATE INDEX "saved_searches_user" ON "saved_searches" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "saved_searches_probe" ON "saved_searches" USING btree ("probe","category") WHERE "saved_searches"."kind" = 'projects' and "saved_searches"."alerts" <> 'off';--> statement-breakpoint
CREATE INDEX "saved_searches_waiting_ids" ON "saved_searches" USING btree ("id") WHERE "saved_searches"."waiting" > 0;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_private_agreed" CHECK (not "projects"."is_private" or "projects"."proposal_count" <= 1);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_skills_some" CHECK (cardinality("projects"."required_skills") <= 30 and ("projects"."is_private" or cardinality("projects"."required_skills") >= 1));
--> statement-breakpoint
-- Written by hand from here on: copy this part when the file is generated anew.
create trigger invitations_of_present_client before insert on invitations for each row execute function refuse_deleted_account('client_id');
--> statement-breakpoint
create trigger direct_offers_of_present_client before insert on direct_offers for each row execute function refuse_deleted_account('client_id');
--> statement-breakpoint
-- Projects of direct contracts are in no list, so no count has them.
create or replace function count_projects_by_category() returns trigger language plpgsql as $$
declare
  changed record;
begin
  if tg_op = 'INSERT' then
    for changed in select coalesce(category, 'Design') as category, count(*) as n from added where not is_private group by 1 loop
      perform change_category_count(changed.category, changed.n);
    end loop;
  else
    for changed in select coalesce(category, 'Design') as category, count(*) as n from removed where not is_private group by 1 loop
      perform change_category_count(changed.category, -changed.n);
    end loop;
  end if;
  return null;
end;
$$;
--> statement-breakpoint
drop trigger projects_counted_on_update on projects;
--> statement-breakpoint
create trigger projects_counted_on_update after update of category on projects
  for each row when (old.category is distinct from new.category and not new.is_private) execute function recount_project_category();
--> statement-breakpoint
create trigger project_bookmarks_of_present_account before insert on project_bookmarks for each row execute function refuse_deleted_account('user_id');
--> statement-breakpoint
create trigger person_bookmarks_of_present_account before insert on person_bookmarks for each row execute function refuse_deleted_account('user_id');
--> statement-breakpoint
create trigger saved_searches_of_present_account before insert on saved_searches for each row execute function refuse_deleted_account('user_id');
