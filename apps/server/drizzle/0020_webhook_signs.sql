DROP INDEX "payments_modes";--> statement-breakpoint
CREATE INDEX "provider_events_received" ON "provider_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payments_modes" ON "payments" USING btree ("provider","ended_at") WHERE "payments"."status" = 'succeeded';
