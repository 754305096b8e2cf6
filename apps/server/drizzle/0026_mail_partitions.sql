-- Each partition has its own primary key: one of all would need the time in it. Ids are random, so none is there twice.
CREATE TABLE "mail_outbox" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"to_address" text NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"last_error" text,
	"expires_at" timestamp (3) with time zone,
	"claimed_until" timestamp (3) with time zone,
	CONSTRAINT "mails_one_end" CHECK ("sent_at" is null or "failed_at" is null)
) PARTITION BY RANGE ("created_at");
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_outbox_of_user" ON "mail_outbox" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "mail_outbox_age" ON "mail_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_unsent" ON "mail_outbox" USING btree ("created_at") WHERE "sent_at" is null and "failed_at" is null;--> statement-breakpoint
CREATE INDEX "mail_outbox_never_sent" ON "mail_outbox" USING btree ("created_at") WHERE "sent_at" is null;--> statement-breakpoint
do $$
declare
  until text := (select substring(pg_get_constraintdef(oid) from '''([^'']+)''') from pg_constraint where conname = 'mails_before_partitions');
begin
  execute format('alter table mail_outbox attach partition mails for values from (minvalue) to (%L)', until);
end;
$$;
--> statement-breakpoint
-- For what no other partition is for, so that a partition that was not made in time loses no mail.
create table mail_outbox_rest partition of mail_outbox default;--> statement-breakpoint
alter table mail_outbox_rest add primary key (id);--> statement-breakpoint
-- `until` of the partition for the rest is null.
create function mail_partitions() returns table (name text, until timestamptz) language sql stable
  set timezone = 'UTC' set datestyle = 'ISO' as $$
  select c.relname::text, substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \(''([^'']+)''\)')::timestamptz
  from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'public.mail_outbox'::regclass
$$;
--> statement-breakpoint
-- The application's role owns no table, so it cannot make or drop one otherwise. Makes the partition of the next week, unless there is one
-- for `needed_until`. False: there is nothing to do, or another process does it.
create function make_mail_partition(needed_until timestamptz) returns boolean language plpgsql security definer
  set search_path = public, pg_temp set lock_timeout = '50ms' set timezone = 'UTC' set datestyle = 'ISO' as $$
declare
  since timestamptz := (select max(p.until) from mail_partitions() p);
  until timestamptz := since + interval '1 week';
  name text := 'mail_outbox_' || to_char(since, 'YYYY_MM_DD');
begin
  if since >= needed_until or not pg_try_advisory_xact_lock(4207311) then return false; end if;
  execute format('create table %I (like mail_outbox including all, primary key (id))', name);
  execute format('with late as (delete from mail_outbox_rest where created_at >= %L and created_at < %L returning *)
    insert into %I select * from late', since, until, name);
  execute format('alter table mail_outbox attach partition %I for values from (%L) to (%L)', name, since, until);
  return true;
end;
$$;
--> statement-breakpoint
-- Drops the oldest partition whose mails are all from before `ended_before`, and returns its name. Those that are kept longer, as they
-- failed since `failed_before` or wait, go to the partition for the rest. One with many of them stays until they are fewer.
create function drop_mail_partition(ended_before timestamptz, failed_before timestamptz) returns text language plpgsql security definer
  set search_path = public, pg_temp set lock_timeout = '50ms' as $$
declare
  most constant integer := 1000;
  columns text := (select string_agg(quote_ident(attname), ', ') from pg_attribute
    where attrelid = 'public.mail_outbox'::regclass and attnum > 0 and not attisdropped);
  kept uuid[];
  old record;
begin
  if not pg_try_advisory_xact_lock(4207311) then return null; end if;
  for old in select p.name from mail_partitions() p where p.until <= ended_before order by p.until loop
    execute format('select coalesce(array_agg(id), ''{}'') from (select id from %I
      where sent_at is null and (failed_at is null or failed_at >= $1) limit $2) few', old.name) into kept using failed_before, most + 1;
    continue when cardinality(kept) > most;
    execute format('alter table mail_outbox detach partition %I', old.name);
    execute format('insert into mail_outbox (%1$s) select %1$s from %2$I where id = any($1)', columns, old.name) using kept;
    execute format('drop table %I', old.name);
    return old.name;
  end loop;
  return null;
end;
$$;
--> statement-breakpoint
revoke all on function make_mail_partition(timestamptz), drop_mail_partition(timestamptz, timestamptz) from public;
