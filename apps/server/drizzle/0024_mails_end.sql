-- The table becomes the first partition of the outbox, for mails before this instant. The release before writes to it by its name
-- meanwhile, so that must be later than anybody still runs that.
do $$
declare
  until timestamptz := (date_trunc('week', now() at time zone 'UTC') + interval '5 weeks') at time zone 'UTC';
begin
  execute format('alter table mails add constraint mails_before_partitions check (created_at < %L) not valid', until);
end;
$$;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mails_never_sent" ON "mails" USING btree ("created_at") WHERE "mails"."sent_at" is null;
-- Finds what a partition must leave behind, which is few among many.
