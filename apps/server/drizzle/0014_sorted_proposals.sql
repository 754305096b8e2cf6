-- A proposal without a bid was for the project's budget. It keeps that as its own price now, as later ones do.
ALTER TABLE "proposals" ADD COLUMN "at_budget" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "proposals" SET "at_budget" = true, "bid_cents" = "projects"."price_cents"
FROM "projects" WHERE "projects"."id" = "proposals"."project_id" AND "proposals"."bid_cents" IS NULL;--> statement-breakpoint
ALTER TABLE "proposals" ALTER COLUMN "bid_cents" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "proposals_project_price" ON "proposals" USING btree ("project_id",(-"bid_cents"),"created_at","id");--> statement-breakpoint
CREATE INDEX "proposals_project_days" ON "proposals" USING btree ("project_id",(-coalesce("delivery_days", 2147483647)),"created_at","id");--> statement-breakpoint
CREATE INDEX "proposals_project_people" ON "proposals" USING btree ("project_id","freelancer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "proposals_completed" ON "proposals" USING btree ("freelancer_id") WHERE "proposals"."delivery_status" = 'approved';--> statement-breakpoint
CREATE INDEX "assessment_results_proven" ON "assessment_results" USING btree ("user_id","skill_key") WHERE "assessment_results"."on_profile" and "assessment_results"."merit" >= 10000;
