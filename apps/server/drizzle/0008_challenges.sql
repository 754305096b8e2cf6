CREATE TABLE "item_corrections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" text NOT NULL,
	"question_id" text,
	"decision" text NOT NULL,
	"answer" text,
	"reason" text NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "item_corrections_decision_known" CHECK ("item_corrections"."decision" in ('kept', 'key_changed', 'dropped')),
	CONSTRAINT "item_corrections_scope" CHECK (("item_corrections"."decision" = 'dropped') = ("item_corrections"."question_id" is null)),
	CONSTRAINT "item_corrections_answer" CHECK (("item_corrections"."decision" = 'key_changed') = ("item_corrections"."answer" is not null)),
	CONSTRAINT "item_corrections_reason_length" CHECK (char_length("item_corrections"."reason") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "question_challenges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"item_id" text NOT NULL,
	"question_id" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"correction_id" bigint,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "question_challenges_once" UNIQUE("user_id","question_id"),
	CONSTRAINT "question_challenges_kind_known" CHECK ("question_challenges"."kind" in ('wrong_key', 'several_right', 'none_right', 'unclear', 'outdated', 'other')),
	CONSTRAINT "question_challenges_position" CHECK ("question_challenges"."position" between 0 and 19),
	CONSTRAINT "question_challenges_text_length" CHECK (char_length("question_challenges"."text") between 1 and 2000),
	CONSTRAINT "question_challenges_told" CHECK ("question_challenges"."told_at" is null or "question_challenges"."correction_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "result_corrections" (
	"result_id" uuid NOT NULL,
	"correction_id" bigint NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"grade_version" integer NOT NULL,
	"score_before" integer,
	"total_before" integer,
	CONSTRAINT "result_corrections_pkey" PRIMARY KEY("result_id","correction_id"),
	CONSTRAINT "result_corrections_before" CHECK (("result_corrections"."score_before" is null) = ("result_corrections"."total_before" is null))
);
--> statement-breakpoint
ALTER TABLE "assessment_results" DROP CONSTRAINT "assessment_results_kind_by_count";--> statement-breakpoint
ALTER TABLE "assessment_results" DROP CONSTRAINT "assessment_results_score";--> statement-breakpoint
ALTER TABLE "assessment_results" DROP CONSTRAINT "assessment_results_percentage";--> statement-breakpoint
ALTER TABLE "credential_entries" ADD COLUMN "grade_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "credential_entries" DROP CONSTRAINT "credential_entries_pkey";--> statement-breakpoint
ALTER TABLE "credential_entries" ADD CONSTRAINT "credential_entries_pkey" PRIMARY KEY("result_id","grade_version");--> statement-breakpoint
ALTER TABLE "assessment_results" ADD COLUMN "dropped_questions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_results" ADD COLUMN "grade_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "question_challenges" ADD CONSTRAINT "question_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_challenges" ADD CONSTRAINT "question_challenges_attempt_id_assessment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."assessment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_challenges" ADD CONSTRAINT "question_challenges_correction_id_item_corrections_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."item_corrections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_corrections" ADD CONSTRAINT "result_corrections_result" FOREIGN KEY ("result_id") REFERENCES "public"."assessment_results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_corrections" ADD CONSTRAINT "result_corrections_correction" FOREIGN KEY ("correction_id") REFERENCES "public"."item_corrections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "item_corrections_dropped_once" ON "item_corrections" USING btree ("item_id") WHERE "item_corrections"."decision" = 'dropped';--> statement-breakpoint
CREATE INDEX "item_corrections_of_item" ON "item_corrections" USING btree ("item_id","id");--> statement-breakpoint
CREATE INDEX "question_challenges_sent" ON "question_challenges" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "question_challenges_of_attempt" ON "question_challenges" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "question_challenges_open" ON "question_challenges" USING btree ("item_id","sent_at") WHERE "question_challenges"."correction_id" is null;--> statement-breakpoint
CREATE INDEX "question_challenges_untold" ON "question_challenges" USING btree ("correction_id","id") WHERE "question_challenges"."correction_id" is not null and "question_challenges"."told_at" is null;--> statement-breakpoint
CREATE INDEX "assessment_attempts_items" ON "assessment_attempts" USING gin ((jsonb_path_query_array("questions", '$[*].template.id') || jsonb_path_query_array("questions", '$[*] ? (!exists(@.template)).id'))) WHERE "assessment_attempts"."finished_at" is not null;--> statement-breakpoint
ALTER TABLE "assessment_results" ADD CONSTRAINT "assessment_results_dropped" CHECK ("assessment_results"."grade_version" >= 1 and ("assessment_results"."kind" <> 'practice' or "assessment_results"."dropped_questions" = 0 and "assessment_results"."grade_version" = 1));--> statement-breakpoint
ALTER TABLE "assessment_results" ADD CONSTRAINT "assessment_results_kind_by_count" CHECK ("assessment_results"."kind" in ('verified', 'graded', 'unverified', 'practice') and ("assessment_results"."kind" = 'practice' or ("assessment_results"."kind" = 'unverified') = ("assessment_results"."total_questions" + "assessment_results"."dropped_questions" < 15)));--> statement-breakpoint
ALTER TABLE "assessment_results" ADD CONSTRAINT "assessment_results_score" CHECK ("assessment_results"."dropped_questions" >= 0 and "assessment_results"."total_questions" >= 0 and "assessment_results"."total_questions" + "assessment_results"."dropped_questions" between 1 and 100 and "assessment_results"."score" between 0 and "assessment_results"."total_questions");--> statement-breakpoint
ALTER TABLE "assessment_results" ADD CONSTRAINT "assessment_results_percentage" CHECK ("assessment_results"."percentage" = coalesce(round("assessment_results"."score" * 100.0 / nullif("assessment_results"."total_questions", 0)), 0));--> statement-breakpoint
-- The number of questions asked stays, and a grade changes only with corrections that are recorded for its new version.
create or replace function keep_assessment_result() returns trigger language plpgsql as $$
declare
  grade text[] := '{score,total_questions,dropped_questions,percentage,status,rank,grade_version}';
begin
  if to_jsonb(new) - 'on_profile' is not distinct from to_jsonb(old) - 'on_profile' then
    return new;
  end if;
  if to_jsonb(new) - 'on_profile' - grade is distinct from to_jsonb(old) - 'on_profile' - grade
    or new.total_questions + new.dropped_questions <> old.total_questions + old.dropped_questions
    or new.grade_version <> old.grade_version + 1
    or not exists (select from result_corrections where result_id = new.id and grade_version = new.grade_version) then
    raise exception 'a result keeps everything but whether the profile shows it, and what a correction changes'
      using errcode = 'check_violation', constraint = 'assessment_results_kept';
  end if;
  return new;
end;
$$;
--> statement-breakpoint
create function refuse_correction_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was decided about a question stays as it is'
    using errcode = 'check_violation', constraint = 'item_corrections_kept';
end;
$$;
--> statement-breakpoint
create trigger item_corrections_kept before update or delete on item_corrections
  for each row execute function refuse_correction_change();
--> statement-breakpoint
create trigger question_challenges_of_present_account before insert on question_challenges
  for each row execute function refuse_deleted_account('user_id');
