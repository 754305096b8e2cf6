-- By hand, but for the table and the indexes.
CREATE TABLE "ledger"."earned_months" (
	"owner_id" uuid NOT NULL,
	"month" date NOT NULL,
	"released_cents" bigint,
	"withdrawn_cents" bigint NOT NULL,
	CONSTRAINT "earned_months_owner_id_month_pk" PRIMARY KEY("owner_id","month")
);
--> statement-breakpoint
create function ledger.add_earnings() returns trigger language plpgsql set search_path = pg_catalog, ledger as $$
begin
  if not exists (select from written where account = 'payable') then return null; end if;
  -- Whoever writes to the balance of a freelancer holds it, so that nobody waits for a month longer than for the balance.
  insert into earned_months as known (owner_id, month, released_cents, withdrawn_cents)
    select l.owner_id, date_trunc('month', e.at at time zone 'UTC')::date,
      sum(l.amount_cents) filter (where e.reason = 'release'),
      coalesce(-sum(l.amount_cents) filter (where e.reason in ('payout', 'payout_return')), 0)
    from written l join entries e on e.id = l.entry_id where l.account = 'payable' group by 1, 2 order by 1, 2
    on conflict (owner_id, month) do update set
      released_cents = coalesce(known.released_cents + excluded.released_cents, known.released_cents, excluded.released_cents),
      withdrawn_cents = known.withdrawn_cents + excluded.withdrawn_cents;
  return null;
end;
$$;
--> statement-breakpoint
-- For each statement, as `ledger.post` writes all lines of an entry in one.
create trigger lines_earned after insert on ledger.lines referencing new table as written
  for each statement execute function ledger.add_earnings();
--> statement-breakpoint
revoke all on function ledger.add_earnings from public;
--> statement-breakpoint
insert into ledger.earned_months (owner_id, month, released_cents, withdrawn_cents)
  select l.owner_id, date_trunc('month', e.at at time zone 'UTC')::date,
    sum(l.amount_cents) filter (where e.reason = 'release'),
    coalesce(-sum(l.amount_cents) filter (where e.reason in ('payout', 'payout_return')), 0)
  from ledger.lines l join ledger.entries e on e.id = l.entry_id where l.account = 'payable' group by 1, 2;
--> statement-breakpoint
DROP INDEX "operator_log_of_operator";--> statement-breakpoint
DROP INDEX "proposals_freelancer_newest";--> statement-breakpoint
DROP INDEX "proposals_accepted";--> statement-breakpoint
DROP INDEX "moderation_decisions_unanswered";--> statement-breakpoint
DROP INDEX "report_cases_queue";--> statement-breakpoint
DROP INDEX "report_cases_closed";--> statement-breakpoint
DROP INDEX "assessment_results_best";--> statement-breakpoint
DROP INDEX "reviews_of_person";--> statement-breakpoint
CREATE INDEX "assessment_attempts_started" ON "assessment_attempts" USING btree ("user_id","kind","started_at");--> statement-breakpoint
CREATE INDEX "assessment_attempts_finished" ON "assessment_attempts" USING btree ("user_id","kind","finished_at");--> statement-breakpoint
CREATE INDEX "contracts_of_freelancer" ON "contracts" USING btree ("freelancer_id","proposal_id","status","amount_cents","client_id","project_id","ended_at","id");--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" USING btree ("created_at") WHERE "mails"."sent_at" is null and "mails"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "projects_begun" ON "projects" USING btree ("id","category") WHERE "projects"."status" <> 'active';--> statement-breakpoint
CREATE INDEX "withdrawn_results_newest" ON "withdrawn_results" USING btree ("withdrawn_at","result_id");--> statement-breakpoint
CREATE INDEX "operator_log_of_operator" ON "operator_log" USING btree ("operator_id","id","kind");--> statement-breakpoint
CREATE INDEX "proposals_freelancer_newest" ON "proposals" USING btree ("freelancer_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX "proposals_accepted" ON "proposals" USING btree ("freelancer_id","id","project_id","client_id","delivery_status") WHERE "proposals"."status" = 'accepted';--> statement-breakpoint
CREATE INDEX "moderation_decisions_unanswered" ON "moderation_decisions" USING btree ("appealed_at","id","person_id","case_id","target_kind","target_id") WHERE "moderation_decisions"."appeal" is not null and "moderation_decisions"."answer" is null and "moderation_decisions"."reversed_at" is null;--> statement-breakpoint
CREATE INDEX "report_cases_queue" ON "report_cases" USING btree ("queued_at","id","person_id","kind","taken_by","taken_until") WHERE "report_cases"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "report_cases_closed" ON "report_cases" USING btree ("closed_at","id","person_id","kind","taken_by","taken_until") WHERE "report_cases"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "assessment_results_best" ON "assessment_results" USING btree ("user_id","skill_key","rank","completed_at","id","on_profile");--> statement-breakpoint
CREATE INDEX "reviews_of_person" ON "reviews" USING btree ("subject_id","side","revealed_at","id","author_id");
