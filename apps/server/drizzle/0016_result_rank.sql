-- What decides which of a person's results of a skill is the best is called its rank.
ALTER TABLE "assessment_results" RENAME COLUMN "merit" TO "rank";--> statement-breakpoint
ALTER TABLE "assessment_results" RENAME CONSTRAINT "assessment_results_merit" TO "assessment_results_rank";
