CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"location" text NOT NULL,
	"hourly_rate_cents" bigint NOT NULL,
	"rating" numeric NOT NULL,
	"total_jobs" integer NOT NULL,
	"completion_rate" numeric NOT NULL,
	"current_projects" integer NOT NULL,
	"earnings_cents" bigint NOT NULL,
	"profile_image" text NOT NULL,
	"bio" text NOT NULL,
	"skills" text[] NOT NULL,
	"education" jsonb NOT NULL,
	"experience" jsonb NOT NULL,
	"portfolio" jsonb NOT NULL,
	"show_email" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_rating_range" CHECK ("profiles"."rating" between 0 and 5),
	CONSTRAINT "profiles_completion_range" CHECK ("profiles"."completion_rate" between 0 and 100),
	CONSTRAINT "profiles_figures_positive" CHECK ("profiles"."hourly_rate_cents" >= 0 and "profiles"."total_jobs" >= 0 and "profiles"."current_projects" >= 0 and "profiles"."earnings_cents" >= 0),
	CONSTRAINT "profiles_bio_length" CHECK (char_length("profiles"."bio") <= 20000)
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;