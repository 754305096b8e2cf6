CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"storage_key" text,
	"size_bytes" bigint,
	"sha256" text,
	CONSTRAINT "data_exports_storage_key" UNIQUE("storage_key"),
	CONSTRAINT "data_exports_one_end" CHECK ("data_exports"."ready_at" is null or "data_exports"."failed_at" is null),
	CONSTRAINT "data_exports_ready_with_file" CHECK (("data_exports"."ready_at" is null) = ("data_exports"."storage_key" is null) and ("data_exports"."ready_at" is null) = ("data_exports"."size_bytes" is null) and ("data_exports"."ready_at" is null) = ("data_exports"."sha256" is null)),
	CONSTRAINT "data_exports_ended_expires" CHECK (("data_exports"."ready_at" is null and "data_exports"."failed_at" is null) = ("data_exports"."expires_at" is null))
);
--> statement-breakpoint
ALTER TABLE "credential_entries" DROP CONSTRAINT "credential_entries_result_id_assessment_results_id_fk";
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_of_user" ON "data_exports" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_one_open" ON "data_exports" USING btree ("user_id") WHERE "data_exports"."ready_at" is null and "data_exports"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "data_exports_expiry" ON "data_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "notifications_actor" ON "notifications" USING btree (("facts" ->> 'actorId'));--> statement-breakpoint
-- A request that began before its account was deleted, such as a long upload, must not write for it afterwards. The lock makes it
-- wait for a deletion that is under way. The argument names the column; the branches that do not apply are never evaluated.
create function refuse_deleted_account() returns trigger language plpgsql as $$
declare
  owner uuid;
  gone_at timestamptz;
begin
  if tg_argv[0] = 'user_id' then owner := new.user_id;
  elsif tg_argv[0] = 'owner_id' then owner := new.owner_id;
  elsif tg_argv[0] = 'client_id' then owner := new.client_id;
  elsif tg_argv[0] = 'freelancer_id' then owner := new.freelancer_id;
  elsif tg_argv[0] = 'author_id' then owner := new.author_id;
  elsif tg_argv[0] = 'reporter_id' then owner := new.reporter_id;
  end if;
  select deleted_at into gone_at from users where id = owner for key share;
  if gone_at is not null then
    raise exception 'the account is deleted' using errcode = 'GH001';
  end if;
  return new;
end;
$$;
--> statement-breakpoint
do $$
declare
  guarded record;
begin
  for guarded in select * from (values
    ('sessions', 'user_id'), ('profiles', 'user_id'), ('profile_images', 'owner_id'), ('projects', 'client_id'),
    ('proposals', 'freelancer_id'), ('assessment_attempts', 'user_id'), ('assessment_results', 'user_id'),
    ('courses', 'user_id'), ('saved_units', 'user_id'), ('idempotency_keys', 'user_id'), ('data_exports', 'user_id'),
    ('account_tokens', 'user_id'), ('message_reports', 'reporter_id'), ('message_settings', 'user_id'),
    ('notification_settings', 'user_id'), ('passkeys', 'user_id'), ('passkey_challenges', 'user_id'),
    ('sign_in_challenges', 'user_id'), ('authenticator_apps', 'user_id')
  ) as tables (name, owner) loop
    execute format('create trigger %I before insert on %I for each row execute function refuse_deleted_account(%L)',
      guarded.name || '_of_present_account', guarded.name, guarded.owner);
  end loop;
end;
$$;
--> statement-breakpoint
-- Others cause events in the name of whoever acted, such as the history that a conversation begins with.
create trigger messages_of_present_account before insert on messages for each row when (new.kind <> 'event')
  execute function refuse_deleted_account('author_id');
