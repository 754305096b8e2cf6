DROP INDEX "saved_searches_probe";--> statement-breakpoint
DROP INDEX "saved_searches_people_probe";--> statement-breakpoint
ALTER TABLE "saved_search_progress" ADD COLUMN "next_project_id" uuid;--> statement-breakpoint
ALTER TABLE "saved_search_progress" ADD COLUMN "next_user_id" uuid;--> statement-breakpoint
CREATE INDEX "payments_modes" ON "payments" USING btree ("provider") WHERE "payments"."status" = 'succeeded';--> statement-breakpoint
CREATE INDEX "saved_searches_probe" ON "saved_searches" USING btree ("probe","user_id","category") WHERE "saved_searches"."kind" = 'projects' and "saved_searches"."alerts" <> 'off';--> statement-breakpoint
CREATE INDEX "saved_searches_people_probe" ON "saved_searches" USING btree ("probe","user_id") WHERE "saved_searches"."kind" = 'people' and "saved_searches"."alerts" <> 'off';--> statement-breakpoint
ALTER TABLE "saved_search_progress" ADD CONSTRAINT "saved_search_progress_next" CHECK (("saved_search_progress"."next_project_id" is null) = ("saved_search_progress"."next_user_id" is null));