DROP INDEX "contracts_client_newest";--> statement-breakpoint
DROP INDEX "contracts_freelancer_newest";--> statement-breakpoint
DROP INDEX "projects_client_newest";--> statement-breakpoint
CREATE INDEX "contracts_client_ended" ON "contracts" USING btree ("client_id","ended_at","id") WHERE "contracts"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "contracts_freelancer_ended" ON "contracts" USING btree ("freelancer_id","ended_at","id") WHERE "contracts"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "lines_of_chain" ON "ledger"."lines" USING btree ("chain_id","account","amount_cents");--> statement-breakpoint
CREATE INDEX "contracts_client_newest" ON "contracts" USING btree ("client_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX "contracts_freelancer_newest" ON "contracts" USING btree ("freelancer_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX "projects_client_newest" ON "projects" USING btree ("client_id","created_at","id","status");
