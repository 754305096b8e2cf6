-- By hand, but for the table and the indexes.
CREATE TABLE "ledger"."earned_months" (
	"owner_id" uuid NOT NULL,
	"month" date NOT NULL,
	"released_cents" bigint,
	"withdrawn_cents" bigint NOT NULL,
	CONSTRAINT "earned_months_owner_id_month_pk" PRIMARY KEY("owner_id","month")
);
--> statement-breakpoint
-- As before, but for the months.
create or replace function ledger.post(chain uuid, reason text, source text, at timestamptz, lines jsonb) returns bigint
language plpgsql security definer set search_path = pg_catalog, ledger as $$
declare
  head chains;
  written entries;
  head_text text;
  tail_text text;
  item record;
  line ledger.lines;
  made ledger.lines[];
begin
  -- Before the entry: its foreign key takes a weaker lock, and two writers raising theirs would wait for each other.
  select * into head from chains c where c.id = chain for no key update;
  if not found then
    insert into chains values (chain, 0, sha256(convert_to(chain::text, 'UTF8'))) on conflict do nothing;
    select * into head from chains c where c.id = chain for no key update;
  end if;
  insert into entries (chain_id, reason, source, currency, at)
    values (post.chain, post.reason, post.source, 'USD', post.at)
    on conflict on constraint entries_once do nothing returning * into written;
  if written.id is null then return null; end if;
  head_text := concat_ws('|', written.id, written.reason, written.source);
  tail_text := concat_ws('|', written.currency, to_char(written.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
  for item in
    select account, owner, cents from jsonb_to_recordset(post.lines) as given (account text, owner uuid, cents bigint)
  loop
    head.position := head.position + 1;
    head.hash := sha256(head.hash || convert_to(concat_ws('|', head.position, head_text, item.account,
      coalesce(item.owner::text, ''), item.cents, tail_text), 'UTF8'));
    line := row(chain, head.position, written.id, item.account, item.owner, item.cents, head.hash);
    made := made || line;
    if item.owner is not null then
      update balances b set cents = b.cents + item.cents where b.owner_id = item.owner and b.account = item.account;
      if not found then
        insert into balances values (item.account, item.owner, item.cents)
          on conflict (owner_id, account) do update set cents = balances.cents + excluded.cents;
      end if;
    end if;
    -- After the balance, which others wait for already.
    if item.account = 'payable' then
      insert into earned_months as known values (item.owner, date_trunc('month', written.at at time zone 'UTC'),
          case when written.reason = 'release' then item.cents end,
          case when written.reason in ('payout', 'payout_return') then -item.cents else 0 end)
        on conflict (owner_id, month) do update set
          released_cents = coalesce(known.released_cents + excluded.released_cents, known.released_cents, excluded.released_cents),
          withdrawn_cents = known.withdrawn_cents + excluded.withdrawn_cents;
    end if;
  end loop;
  insert into ledger.lines select * from unnest(made);
  update chains c set position = head.position, hash = head.hash where c.id = chain;
  return written.id;
end;
$$;
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
CREATE INDEX "card_disputes_against" ON "card_disputes" USING btree ("contract_id") WHERE "card_disputes"."status" in ('open', 'lost');--> statement-breakpoint
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
