CREATE TABLE "saved_search_people" (
	"search_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"waits" boolean NOT NULL,
	CONSTRAINT "saved_search_people_search_id_person_id_pk" PRIMARY KEY("search_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "talent_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"compared_at" timestamp (3) with time zone,
	"was_text" text,
	"was_facets" text[],
	"was_rate" integer,
	CONSTRAINT "talent_changes_before" CHECK (("talent_changes"."was_text" is null) = ("talent_changes"."was_facets" is null) and ("talent_changes"."was_text" is null) = ("talent_changes"."was_rate" is null))
);
--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "facets" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "rate_from" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "rate_to" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_search_people" ADD CONSTRAINT "saved_search_people_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_people" ADD CONSTRAINT "saved_search_people_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_changes" ADD CONSTRAINT "talent_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_search_people_person" ON "saved_search_people" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "saved_search_people_waiting" ON "saved_search_people" USING btree ("search_id") WHERE "saved_search_people"."waits";--> statement-breakpoint
CREATE INDEX "saved_search_people_told" ON "saved_search_people" USING btree ("search_id","found_at") WHERE not "saved_search_people"."waits";--> statement-breakpoint
CREATE INDEX "talent_changes_due" ON "talent_changes" USING btree ("due_at","user_id") WHERE "talent_changes"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "saved_searches_people_probe" ON "saved_searches" USING btree ("probe") WHERE "saved_searches"."kind" = 'people' and "saved_searches"."alerts" <> 'off';--> statement-breakpoint
-- By hand, until the end of this file.
create trigger talent_changes_of_present_account before insert on talent_changes for each row execute function refuse_deleted_account('user_id');
