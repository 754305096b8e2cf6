CREATE TABLE "ai_usage" (
	"key" text NOT NULL,
	"day" date NOT NULL,
	"requests" integer NOT NULL,
	CONSTRAINT "ai_usage_key_day_pk" PRIMARY KEY("key","day"),
	CONSTRAINT "ai_usage_requests_not_negative" CHECK ("ai_usage"."requests" >= 0)
);
--> statement-breakpoint
CREATE TABLE "assessment_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"skill" text NOT NULL,
	"skill_key" text NOT NULL,
	"difficulty" text NOT NULL,
	"source" text NOT NULL,
	"attempt_number" integer NOT NULL,
	"questions" jsonb NOT NULL,
	"question_ids" text[] NOT NULL,
	"answers" integer[] NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"deadline_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "assessment_attempts_number" UNIQUE("user_id","skill_key","difficulty","attempt_number"),
	CONSTRAINT "assessment_attempts_skill_length" CHECK (char_length("assessment_attempts"."skill") between 1 and 60),
	CONSTRAINT "assessment_attempts_difficulty_known" CHECK ("assessment_attempts"."difficulty" in ('Beginner', 'Intermediate', 'Advanced')),
	CONSTRAINT "assessment_attempts_source_known" CHECK ("assessment_attempts"."source" in ('bank', 'ai')),
	CONSTRAINT "assessment_attempts_number_positive" CHECK ("assessment_attempts"."attempt_number" >= 1),
	CONSTRAINT "assessment_attempts_sizes" CHECK (jsonb_array_length("assessment_attempts"."questions") between 1 and 20 and cardinality("assessment_attempts"."question_ids") = jsonb_array_length("assessment_attempts"."questions") and cardinality("assessment_attempts"."answers") = jsonb_array_length("assessment_attempts"."questions")),
	CONSTRAINT "assessment_attempts_answers" CHECK (0 <= all (array_remove("assessment_attempts"."answers", null)) and 9 >= all (array_remove("assessment_attempts"."answers", null))),
	CONSTRAINT "assessment_attempts_times" CHECK ("assessment_attempts"."started_at" < "assessment_attempts"."deadline_at" and "assessment_attempts"."finished_at" between "assessment_attempts"."started_at" and "assessment_attempts"."deadline_at")
);
--> statement-breakpoint
CREATE TABLE "assessment_results" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"attempt_id" uuid,
	"kind" text NOT NULL,
	"skill" text NOT NULL,
	"skill_key" text NOT NULL,
	"difficulty" text NOT NULL,
	"score" integer NOT NULL,
	"total_questions" integer NOT NULL,
	"percentage" integer NOT NULL,
	"status" text NOT NULL,
	"merit" integer NOT NULL,
	"attempt_number" integer,
	"on_profile" boolean NOT NULL,
	"completed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assessment_results_one_per_attempt" UNIQUE("attempt_id"),
	CONSTRAINT "assessment_results_skill_length" CHECK (char_length("assessment_results"."skill") between 1 and 60),
	CONSTRAINT "assessment_results_difficulty_known" CHECK ("assessment_results"."difficulty" in ('Beginner', 'Intermediate', 'Advanced')),
	CONSTRAINT "assessment_results_verified_by_attempt" CHECK ("assessment_results"."kind" in ('verified', 'practice') and ("assessment_results"."kind" = 'verified') = ("assessment_results"."attempt_id" is not null) and ("assessment_results"."kind" = 'verified') = ("assessment_results"."attempt_number" is not null)),
	CONSTRAINT "assessment_results_merit" CHECK ("assessment_results"."merit" >= 0 and ("assessment_results"."kind" = 'verified') = ("assessment_results"."merit" > 0) and ("assessment_results"."kind" = 'verified' and "assessment_results"."percentage" >= 60) = ("assessment_results"."merit" >= 10000)),
	CONSTRAINT "assessment_results_score" CHECK ("assessment_results"."total_questions" between 1 and 100 and "assessment_results"."score" between 0 and "assessment_results"."total_questions"),
	CONSTRAINT "assessment_results_percentage" CHECK ("assessment_results"."percentage" = round("assessment_results"."score" * 100.0 / "assessment_results"."total_questions")),
	CONSTRAINT "assessment_results_status" CHECK ("assessment_results"."status" = case when "assessment_results"."percentage" >= 90 then 'Expert' when "assessment_results"."percentage" >= 75 then 'Advanced' when "assessment_results"."percentage" >= 60 then 'Intermediate' else 'Beginner' end)
);
--> statement-breakpoint
CREATE TABLE "credential_entries" (
	"result_id" uuid PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "credential_entries_position_seq" INCREMENT BY 1 MINVALUE 0 MAXVALUE 9223372036854775807 START WITH 0 CACHE 1),
	CONSTRAINT "credential_entries_position" UNIQUE("position"),
	CONSTRAINT "credential_entries_position_not_negative" CHECK ("credential_entries"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"thumbprint" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp (3) with time zone,
	CONSTRAINT "signing_keys_thumbprint" CHECK ("signing_keys"."thumbprint" ~ '^[A-Za-z0-9_-]{43}$'),
	CONSTRAINT "signing_keys_halves" CHECK ("signing_keys"."private_jwk" ? 'd' and "signing_keys"."private_jwk" - 'd' = "signing_keys"."public_jwk")
);
--> statement-breakpoint
CREATE TABLE "withdrawn_results" (
	"result_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"withdrawn_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawn_results_reason" CHECK (char_length("withdrawn_results"."reason") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"prompt" text NOT NULL,
	"library_id" text,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"lessons" jsonb,
	"done_lessons" text[] DEFAULT '{}' NOT NULL,
	"share_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "courses_share_key_unique" UNIQUE("share_key"),
	CONSTRAINT "courses_source" CHECK (("courses"."library_id" is null) = ("courses"."lessons" is not null)),
	CONSTRAINT "courses_prompt_length" CHECK (char_length("courses"."prompt") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "profile_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"storage_key" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"unused_since" timestamp (3) with time zone DEFAULT now(),
	CONSTRAINT "profile_images_storage_key" UNIQUE("storage_key"),
	CONSTRAINT "profile_images_kind_known" CHECK ("profile_images"."kind" in ('avatar', 'portfolio')),
	CONSTRAINT "profile_images_sizes" CHECK ("profile_images"."size_bytes" > 0 and "profile_images"."width" > 0 and "profile_images"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "saved_units" (
	"user_id" uuid NOT NULL,
	"unit_id" text NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_units_user_id_unit_id_pk" PRIMARY KEY("user_id","unit_id")
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "published_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "minimum_level" text;--> statement-breakpoint
ALTER TABLE "assessment_attempts" ADD CONSTRAINT "assessment_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_results" ADD CONSTRAINT "assessment_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_results" ADD CONSTRAINT "assessment_results_attempt_id_assessment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."assessment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_entries" ADD CONSTRAINT "credential_entries_result_id_assessment_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."assessment_results"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawn_results" ADD CONSTRAINT "withdrawn_results_result_id_assessment_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."assessment_results"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_images" ADD CONSTRAINT "profile_images_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_units" ADD CONSTRAINT "saved_units_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_usage_day" ON "ai_usage" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_attempts_one_open" ON "assessment_attempts" USING btree ("user_id") WHERE "assessment_attempts"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "assessment_attempts_overdue" ON "assessment_attempts" USING btree ("deadline_at") WHERE "assessment_attempts"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "assessment_results_newest" ON "assessment_results" USING btree ("user_id","completed_at","id");--> statement-breakpoint
CREATE INDEX "assessment_results_best" ON "assessment_results" USING btree ("user_id","skill_key","merit","completed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_keys_one_in_use" ON "signing_keys" USING btree (("retired_at" is null)) WHERE "signing_keys"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "courses_of_user" ON "courses" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "courses_library_course_once" ON "courses" USING btree ("user_id","library_id");--> statement-breakpoint
CREATE INDEX "profile_images_owner" ON "profile_images" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "profile_images_unused" ON "profile_images" USING btree ("unused_since") WHERE "profile_images"."unused_since" is not null;--> statement-breakpoint
CREATE INDEX "profiles_newest" ON "profiles" USING btree ("published_at","user_id");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_minimum_level_known" CHECK ("projects"."minimum_level" in ('Beginner', 'Intermediate', 'Advanced'));