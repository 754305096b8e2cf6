CREATE INDEX "projects_client_in_progress" ON "projects" USING btree ("client_id") WHERE "projects"."status" = 'in_progress';
--> statement-breakpoint
CREATE INDEX "proposals_to_review" ON "proposals" USING btree ("project_id") WHERE "proposals"."delivery_status" = 'submitted';
--> statement-breakpoint
CREATE INDEX "proposals_changes_requested" ON "proposals" USING btree ("freelancer_id") WHERE "proposals"."delivery_status" = 'rejected';
