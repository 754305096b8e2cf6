CREATE TABLE "ledger_audits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_audits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"chains" integer NOT NULL,
	"entries" integer NOT NULL,
	"lines" integer NOT NULL,
	"findings" jsonb NOT NULL,
	"failure" text,
	CONSTRAINT "ledger_audits_span" CHECK ("ledger_audits"."ended_at" >= "ledger_audits"."started_at")
);
--> statement-breakpoint
CREATE TABLE "operator_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"operator_id" uuid,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"target" text NOT NULL,
	"reason" text NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "operator_log_kind" CHECK ("operator_log"."kind" ~ '^[a-z_]+[.][a-z_]+$'),
	CONSTRAINT "operator_log_target_length" CHECK (char_length("operator_log"."target") <= 200),
	CONSTRAINT "operator_log_reason_length" CHECK (char_length("operator_log"."reason") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suspensions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"suspended_at" timestamp (3) with time zone NOT NULL,
	"suspended_by" uuid NOT NULL,
	"appeal" text,
	"appealed_at" timestamp (3) with time zone,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"lifted_at" timestamp (3) with time zone,
	"lift_reason" text,
	CONSTRAINT "suspensions_reason_length" CHECK (char_length("suspensions"."reason") between 1 and 2000),
	CONSTRAINT "suspensions_appeal_length" CHECK (char_length("suspensions"."appeal") between 1 and 5000),
	CONSTRAINT "suspensions_appealed_at" CHECK (("suspensions"."appeal" is null) = ("suspensions"."appealed_at" is null)),
	CONSTRAINT "suspensions_answered_at" CHECK (("suspensions"."answer" is null) = ("suspensions"."answered_at" is null)),
	CONSTRAINT "suspensions_answer_to_appeal" CHECK ("suspensions"."answer" is null or "suspensions"."appeal" is not null),
	CONSTRAINT "suspensions_lift_reason" CHECK (("suspensions"."lifted_at" is null) = ("suspensions"."lift_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message_reports" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "message_reports" ADD COLUMN "outcome_reason" text;--> statement-breakpoint
ALTER TABLE "withdrawn_results" ADD COLUMN "was_shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_log" ADD CONSTRAINT "operator_log_operator_id_users_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_log" ADD CONSTRAINT "operator_log_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_suspended_by_users_id_fk" FOREIGN KEY ("suspended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_audits_newest" ON "ledger_audits" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "operator_log_of_operator" ON "operator_log" USING btree ("operator_id","id");--> statement-breakpoint
CREATE INDEX "operator_log_of_kind" ON "operator_log" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "operator_log_of_subject" ON "operator_log" USING btree ("subject_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "suspensions_one_open" ON "suspensions" USING btree ("user_id") WHERE "suspensions"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "suspensions_of_person" ON "suspensions" USING btree ("user_id","suspended_at");--> statement-breakpoint
CREATE INDEX "suspensions_unanswered" ON "suspensions" USING btree ("appealed_at","id") WHERE "suspensions"."appeal" is not null and "suspensions"."answer" is null and "suspensions"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("username" gin_trgm_ops,"email_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "message_reports_open" ON "message_reports" USING btree ("created_at","id") WHERE "message_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "profiles_search" ON "profiles" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_outcome" CHECK ("message_reports"."outcome" in ('no_action', 'warning', 'suspension') and ("message_reports"."outcome" is null) = ("message_reports"."outcome_reason" is null) and ("message_reports"."outcome" is null or "message_reports"."closed_at" is not null));
--> statement-breakpoint
create function refuse_operator_log_change() returns trigger language plpgsql as $$
begin
  raise exception 'the log of the operators cannot be changed'
    using errcode = 'check_violation', constraint = 'operator_log_kept';
end;
$$;
--> statement-breakpoint
create trigger operator_log_kept before update or delete on operator_log
  for each row execute function refuse_operator_log_change();
--> statement-breakpoint
create trigger operator_log_kept_whole before truncate on operator_log
  for each statement execute function refuse_operator_log_change();
--> statement-breakpoint
create trigger operators_of_present_account before insert on operators for each row
  execute function refuse_deleted_account('user_id');
--> statement-breakpoint
create trigger suspensions_of_present_account before insert on suspensions for each row
  execute function refuse_deleted_account('user_id');
