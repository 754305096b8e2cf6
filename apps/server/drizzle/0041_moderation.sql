CREATE TABLE "case_flags" (
	"case_id" uuid NOT NULL,
	"rule" text NOT NULL,
	"counted" integer NOT NULL,
	"flagged_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "case_flags_case_id_rule_pk" PRIMARY KEY("case_id","rule"),
	CONSTRAINT "case_flags_rule" CHECK ("case_flags"."rule" in ('many_reporters', 'same_messages', 'false_reports'))
);
--> statement-breakpoint
CREATE TABLE "moderation_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"target_seq" bigint NOT NULL,
	"person_id" uuid NOT NULL,
	"harm" text NOT NULL,
	"reason" text NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid NOT NULL,
	"appeal" text,
	"appealed_at" timestamp (3) with time zone,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by" uuid,
	"reversed_at" timestamp (3) with time zone,
	"reversal_reason" text,
	CONSTRAINT "moderation_decisions_of_case" UNIQUE("case_id"),
	CONSTRAINT "moderation_decisions_kind" CHECK ("moderation_decisions"."kind" in ('warning', 'hidden')),
	CONSTRAINT "moderation_decisions_reason_length" CHECK (char_length("moderation_decisions"."reason") between 1 and 2000),
	CONSTRAINT "moderation_decisions_appeal_length" CHECK (char_length("moderation_decisions"."appeal") between 1 and 5000),
	CONSTRAINT "moderation_decisions_appealed_at" CHECK (("moderation_decisions"."appeal" is null) = ("moderation_decisions"."appealed_at" is null)),
	CONSTRAINT "moderation_decisions_answered" CHECK (("moderation_decisions"."answer" is null) = ("moderation_decisions"."answered_at" is null) and ("moderation_decisions"."answer" is null) = ("moderation_decisions"."answered_by" is null)),
	CONSTRAINT "moderation_decisions_answer_to_appeal" CHECK ("moderation_decisions"."answer" is null or "moderation_decisions"."appeal" is not null),
	CONSTRAINT "moderation_decisions_reversed" CHECK (("moderation_decisions"."reversed_at" is null) = ("moderation_decisions"."reversal_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "report_cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"target_seq" bigint NOT NULL,
	"label" text NOT NULL,
	"person_id" uuid NOT NULL,
	"reports" integer NOT NULL,
	"weight" integer NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"latest_at" timestamp (3) with time zone NOT NULL,
	"queued_at" timestamp (3) with time zone NOT NULL,
	"taken_by" uuid,
	"taken_until" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"closed_by" uuid,
	"outcome" text,
	"outcome_harm" text,
	"outcome_reason" text,
	CONSTRAINT "report_cases_kind" CHECK ("report_cases"."kind" in ('profile', 'project', 'message', 'conversation', 'review', 'person')),
	CONSTRAINT "report_cases_outcome_known" CHECK ("report_cases"."outcome" in ('no_action', 'warning', 'suspension', 'hidden')),
	CONSTRAINT "report_cases_harm" CHECK ("report_cases"."outcome_harm" in ('scam', 'off_platform', 'harassment', 'hate', 'sexual', 'spam', 'false_claims', 'stolen_work', 'private_data', 'illegal', 'other')),
	CONSTRAINT "report_cases_outcome" CHECK (("report_cases"."outcome" is null) = ("report_cases"."outcome_reason" is null) and ("report_cases"."outcome" is null or "report_cases"."closed_at" is not null)),
	CONSTRAINT "report_cases_taken" CHECK (("report_cases"."taken_by" is null) = ("report_cases"."taken_until" is null)),
	CONSTRAINT "report_cases_reason_length" CHECK (char_length("report_cases"."outcome_reason") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "report_snapshots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"parts" jsonb NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "report_snapshots_once" UNIQUE("case_id","hash")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"harm" text NOT NULL,
	"reason" text NOT NULL,
	"weight" integer NOT NULL,
	"snapshot_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reports_once" UNIQUE("case_id","reporter_id"),
	CONSTRAINT "reports_harm" CHECK ("reports"."harm" in ('scam', 'off_platform', 'harassment', 'hate', 'sexual', 'spam', 'false_claims', 'stolen_work', 'private_data', 'illegal', 'other')),
	CONSTRAINT "reports_weight" CHECK ("reports"."weight" in (0, 1)),
	CONSTRAINT "reports_reason_length" CHECK (char_length("reports"."reason") <= 2000)
);
--> statement-breakpoint
-- By hand: reports of messages become reports of cases. Each was about the other of the two, so each is a case of its own, with the
-- report's id, under which operators and their log know it.
insert into report_cases (id, kind, target_id, target_seq, label, person_id, reports, weight, opened_at, latest_at, queued_at,
    closed_at, outcome, outcome_reason)
  select r.id, case when r.seq = 0 then 'conversation' else 'message' end, r.conversation_id, r.seq,
    case when r.seq = 0 then u.username else coalesce(nullif(left(btrim(r.reported_text), 120), ''), 'A message') end,
    m.other_id, 1, 0, r.created_at, r.created_at, r.created_at, r.closed_at, r.outcome, r.outcome_reason
  from message_reports r
  join conversation_members m on m.conversation_id = r.conversation_id and m.user_id = r.reporter_id
  join users u on u.id = m.other_id;
--> statement-breakpoint
insert into report_snapshots (id, case_id, hash, parts, taken_at)
  select r.id, r.id, 'message_reports', case when r.reported_text = '' then '[]'::jsonb
      else jsonb_build_array(jsonb_build_object('label', 'Message', 'text', r.reported_text)) end, r.created_at
  from message_reports r join report_cases c on c.id = r.id;
--> statement-breakpoint
insert into reports (id, case_id, reporter_id, harm, reason, weight, snapshot_id, created_at)
  select r.id, r.id, r.reporter_id, 'other', r.reason, 0, r.id, r.created_at
  from message_reports r join report_cases c on c.id = r.id;
--> statement-breakpoint
create trigger reports_of_present_account before insert on reports for each row
  execute function refuse_deleted_account('reporter_id');
--> statement-breakpoint
-- By hand: end.
ALTER TABLE "message_reports" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "message_reports" CASCADE;--> statement-breakpoint
ALTER TABLE "case_flags" ADD CONSTRAINT "case_flags_case_id_report_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."report_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_case_id_report_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."report_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_snapshots" ADD CONSTRAINT "report_snapshots_case_id_report_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."report_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_report_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."report_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_snapshot_id_report_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."report_snapshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_decisions_hidden" ON "moderation_decisions" USING btree ("target_kind","target_id","target_seq") WHERE "moderation_decisions"."kind" = 'hidden' and "moderation_decisions"."reversed_at" is null;--> statement-breakpoint
CREATE INDEX "moderation_decisions_of_person" ON "moderation_decisions" USING btree ("person_id","decided_at","id");--> statement-breakpoint
CREATE INDEX "moderation_decisions_unanswered" ON "moderation_decisions" USING btree ("appealed_at","id") WHERE "moderation_decisions"."appeal" is not null and "moderation_decisions"."answer" is null and "moderation_decisions"."reversed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "report_cases_one_open" ON "report_cases" USING btree ("kind","target_id","target_seq","person_id") WHERE "report_cases"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "report_cases_queue" ON "report_cases" USING btree ("queued_at","id") WHERE "report_cases"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "report_cases_closed" ON "report_cases" USING btree ("closed_at","id") WHERE "report_cases"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "report_cases_of_person" ON "report_cases" USING btree ("person_id","opened_at");--> statement-breakpoint
CREATE INDEX "reports_of_reporter" ON "reports" USING btree ("reporter_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reports_newest" ON "reports" USING btree ("created_at","id");--> statement-breakpoint
