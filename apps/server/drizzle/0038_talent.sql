CREATE TABLE "talent_listings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"search_text" text NOT NULL,
	"search_keys" text NOT NULL,
	"headline_length" integer NOT NULL,
	"facets" text[] NOT NULL,
	"signature" bit(256) NOT NULL,
	"text_signature" bit(1024) NOT NULL,
	"proven" jsonb NOT NULL,
	"proven_total" integer NOT NULL,
	"completed_jobs" integer NOT NULL,
	"completed_for_clients" integer NOT NULL,
	"rating" numeric,
	"review_count" integer,
	"response_minutes" integer,
	"relevance" integer NOT NULL,
	"proof" integer NOT NULL,
	"rate_high" integer NOT NULL,
	"rate_low" integer NOT NULL,
	"promptness" integer NOT NULL,
	"profile_version" integer NOT NULL,
	"refreshed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "talent_listings_sums" CHECK ("talent_listings"."proven_total" >= 0 and "talent_listings"."completed_jobs" >= 0)
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "availability" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "hours_per_week" integer;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "may_be_found" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_listings" ADD CONSTRAINT "talent_listings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "talent_search" ON "talent_listings" USING gin ("search_text" gin_trgm_ops,string_to_array("search_keys", 'S'),"facets");--> statement-breakpoint
CREATE INDEX "talent_refreshed" ON "talent_listings" USING btree ("refreshed_at","user_id");--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_availability_known" CHECK ("profiles"."availability" in ('available', 'limited', 'unavailable'));--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_hours_range" CHECK ("profiles"."hours_per_week" between 1 and 80);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_languages_few" CHECK (cardinality("profiles"."languages") <= 10);
--> statement-breakpoint
-- By hand, until the end of this file. The indexes of the orders hold what a walk compares, so that it reads nothing else of the
-- people it passes.
create index talent_by_relevance on talent_listings (relevance, user_id) include (signature, text_signature, rate_high);
--> statement-breakpoint
create index talent_by_proof on talent_listings (proof, user_id) include (signature, text_signature, rate_high);
--> statement-breakpoint
create index talent_by_rate_high on talent_listings (rate_high, user_id) include (signature, text_signature);
--> statement-breakpoint
create index talent_by_rate_low on talent_listings (rate_low, user_id) include (signature, text_signature, rate_high);
--> statement-breakpoint
create index talent_by_promptness on talent_listings (promptness, user_id) include (signature, text_signature, rate_high);
--> statement-breakpoint
-- As for projects: a text that is kept elsewhere takes three times as long to read.
alter table talent_listings set (toast_tuple_target = 4096);
--> statement-breakpoint
create trigger talent_listings_of_deleted before insert on talent_listings
  for each row execute function refuse_deleted_account('user_id');
