-- Attempts of fewer than 15 questions no longer verify a skill: too few to rule out luck.
ALTER TABLE "assessment_attempts" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "assessment_results" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "assessment_results" DROP CONSTRAINT "assessment_results_verified_by_attempt";--> statement-breakpoint
ALTER TABLE "assessment_results" DROP CONSTRAINT "assessment_results_merit";--> statement-breakpoint
ALTER TABLE "assessment_attempts" DROP CONSTRAINT "assessment_attempts_number";--> statement-breakpoint
-- The rule changed, not what happened: the triggers that keep attempts and results as they are step aside this once.
ALTER TABLE "assessment_attempts" DISABLE TRIGGER "assessment_attempts_kept";--> statement-breakpoint
ALTER TABLE "assessment_results" DISABLE TRIGGER "assessment_results_kept";--> statement-breakpoint
UPDATE "assessment_attempts" SET "kind" = CASE WHEN cardinality("question_ids") >= 15 THEN 'verified' ELSE 'unverified' END;--> statement-breakpoint
UPDATE "assessment_results" SET
	"kind" = CASE WHEN "total_questions" >= 15 THEN 'verified' ELSE 'unverified' END,
	"source" = (SELECT "source" FROM "assessment_attempts" WHERE "assessment_attempts"."id" = "attempt_id"),
	"merit" = CASE
		WHEN "total_questions" < 15 THEN 1
		ELSE 1000 * array_position(ARRAY['Beginner', 'Intermediate', 'Advanced'], "difficulty") + "percentage"
			+ CASE WHEN "percentage" >= 70 THEN 10000 ELSE 0 END
	END
WHERE "attempt_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_attempts" ENABLE TRIGGER "assessment_attempts_kept";--> statement-breakpoint
ALTER TABLE "assessment_results" ENABLE TRIGGER "assessment_results_kept";--> statement-breakpoint
ALTER TABLE "assessment_attempts" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_attempts" ADD CONSTRAINT "assessment_attempts_number" UNIQUE("user_id","skill_key","difficulty","kind","attempt_number");--> statement-breakpoint
ALTER TABLE "assessment_attempts" ADD CONSTRAINT "assessment_attempts_kind_by_count" CHECK ("assessment_attempts"."kind" in ('verified', 'unverified') and ("assessment_attempts"."kind" = 'verified') = (cardinality("assessment_attempts"."question_ids") >= 15));--> statement-breakpoint
ALTER TABLE "assessment_results" ADD CONSTRAINT "assessment_results_graded_by_attempt" CHECK (("assessment_results"."kind" = 'practice') = ("assessment_results"."attempt_id" is null) and ("assessment_results"."kind" = 'practice') = ("assessment_results"."attempt_number" is null));--> statement-breakpoint
ALTER TABLE "assessment_results" ADD CONSTRAINT "assessment_results_kind_by_count" CHECK ("assessment_results"."kind" in ('verified', 'unverified', 'practice') and ("assessment_results"."kind" = 'practice' or ("assessment_results"."kind" = 'verified') = ("assessment_results"."total_questions" >= 15)));--> statement-breakpoint
ALTER TABLE "assessment_results" ADD CONSTRAINT "assessment_results_source_known" CHECK ("assessment_results"."source" in ('bank', 'ai') and ("assessment_results"."kind" = 'practice') = ("assessment_results"."source" is null));--> statement-breakpoint
ALTER TABLE "assessment_results" ADD CONSTRAINT "assessment_results_merit" CHECK (("assessment_results"."kind" = 'practice') = ("assessment_results"."merit" = 0) and ("assessment_results"."kind" = 'unverified') = ("assessment_results"."merit" = 1) and "assessment_results"."merit" >= 0 and ("assessment_results"."kind" = 'verified' and "assessment_results"."percentage" >= 70) = ("assessment_results"."merit" >= 10000));
