-- The whole schema, as the migrations before the first release left it: written from their dump, and never edited since.
-- Functions stand before the tables they read.
set local check_function_bodies = false;

CREATE SCHEMA ledger;

CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE FUNCTION ledger.lock_balance(account text, owner uuid) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'ledger'
    AS $$
  insert into chains values (owner, 0, sha256(convert_to(owner::text, 'UTF8'))) on conflict do nothing;
  select from chains c where c.id = lock_balance.owner for no key update;
  select cents from balances b where b.owner_id = lock_balance.owner and b.account = lock_balance.account for update
$$;

CREATE FUNCTION ledger.post(chain uuid, reason text, source text, at timestamp with time zone, lines jsonb) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'ledger'
    AS $$
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

CREATE FUNCTION ledger.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'the book cannot be changed' using errcode = 'check_violation', constraint = 'ledger_kept';
end;
$$;

CREATE FUNCTION ledger.require_balance() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'ledger'
    AS $$
begin
  if (select sum(amount_cents) from lines where entry_id = new.id) is distinct from 0 then
    raise exception 'the lines of entry % do not add up to zero', new.id
      using errcode = 'check_violation', constraint = 'entries_balanced';
  end if;
  return null;
end;
$$;

CREATE FUNCTION ledger.require_balanced_lines() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'ledger'
    AS $$
begin
  if exists (select from written group by entry_id having sum(amount_cents) <> 0) then
    raise exception 'lines that are written together do not add up to zero'
      using errcode = 'check_violation', constraint = 'lines_balanced';
  end if;
  return null;
end;
$$;

CREATE FUNCTION change_category_count(changed_category text, change bigint) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  update project_category_counts set projects = projects + change
  where category = changed_category and id = (
    select id from project_category_counts where category = changed_category limit 1 for update skip locked
  );
  if not found then
    insert into project_category_counts (category, projects) values (changed_category, change);
  end if;
end;
$$;

CREATE FUNCTION client_of_project(project uuid) RETURNS uuid
    LANGUAGE sql STABLE
    AS $$ select client_id from projects where id = project $$;

CREATE FUNCTION count_projects_by_category() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  changed record;
begin
  if tg_op = 'INSERT' then
    for changed in select coalesce(category, 'Design') as category, count(*) as n from added where not is_private group by 1 loop
      perform change_category_count(changed.category, changed.n);
    end loop;
  else
    for changed in select coalesce(category, 'Design') as category, count(*) as n from removed where not is_private group by 1 loop
      perform change_category_count(changed.category, -changed.n);
    end loop;
  end if;
  return null;
end;
$$;

CREATE FUNCTION keep_assessment_attempt() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if old.finished_at is not null
    or (to_jsonb(new) - 'answers' - 'finished_at') is distinct from (to_jsonb(old) - 'answers' - 'finished_at') then
    raise exception 'an attempt keeps its questions, and everything once it is finished'
      using errcode = 'check_violation', constraint = 'assessment_attempts_kept';
  end if;
  return new;
end;
$$;

CREATE FUNCTION keep_assessment_result() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if (to_jsonb(new) - 'on_profile') is distinct from (to_jsonb(old) - 'on_profile') then
    raise exception 'a result keeps everything but whether the profile shows it'
      using errcode = 'check_violation', constraint = 'assessment_results_kept';
  end if;
  return new;
end;
$$;

CREATE FUNCTION keep_project_edit() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'the history of a project cannot be changed'
    using errcode = 'check_violation', constraint = 'project_edits_kept';
end;
$$;

CREATE FUNCTION keep_public_review() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if old.revealed_at <= now() and (new.contract_id, new.author_id, new.subject_id, new.side, new.rating, new.aspects, new.text)
      is distinct from (old.contract_id, old.author_id, old.subject_id, old.side, old.rating, old.aspects, old.text) then
    raise exception 'a public review cannot be changed' using errcode = 'check_violation', constraint = 'reviews_kept';
  end if;
  if new.revealed_at > old.revealed_at then
    raise exception 'a review cannot be hidden again' using errcode = 'check_violation', constraint = 'reviews_kept';
  end if;
  if old.reply is not null and (new.reply, new.replied_at) is distinct from (old.reply, old.replied_at) then
    raise exception 'a reply cannot be changed' using errcode = 'check_violation', constraint = 'reviews_kept';
  end if;
  return new;
end;
$$;

CREATE FUNCTION keep_result_withdrawn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if new.on_profile and exists (select from withdrawn_results where result_id = new.id) then
    new.on_profile := false;
  end if;
  return new;
end;
$$;

CREATE FUNCTION pass_on_client_of_project() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update proposals set client_id = new.client_id where project_id = new.id;
  return null;
end;
$$;

CREATE FUNCTION recount_project_category() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform change_category_count(coalesce(old.category, 'Design'), -1);
  perform change_category_count(coalesce(new.category, 'Design'), 1);
  return null;
end;
$$;

CREATE FUNCTION refuse_contract_event_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'the timeline of a contract cannot be changed'
    using errcode = 'check_violation', constraint = 'contract_events_kept';
end;
$$;

CREATE FUNCTION refuse_deleted_account() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION refuse_operator_log_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'the log of the operators cannot be changed'
    using errcode = 'check_violation', constraint = 'operator_log_kept';
end;
$$;

CREATE FUNCTION refuse_receipt_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'DELETE' or old.number is not null then
    raise exception 'a receipt cannot be changed' using errcode = 'check_violation', constraint = 'receipts_kept';
  end if;
  return new;
end;
$$;

CREATE FUNCTION set_client_of_proposal() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  -- Of an unknown project, the foreign key says so.
  new.client_id := coalesce(client_of_project(new.project_id), new.client_id);
  return new;
end;
$$;

CREATE FUNCTION withdraw_assessment_result() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update assessment_results set on_profile = false where id = new.result_id;
  return new;
end;
$$;

CREATE TABLE ledger.balances (
    account text NOT NULL,
    owner_id uuid NOT NULL,
    cents bigint NOT NULL,
    CONSTRAINT balances_not_negative CHECK ((cents >= 0))
);

CREATE TABLE ledger.chains (
    id uuid NOT NULL,
    "position" integer NOT NULL,
    hash bytea NOT NULL
);

CREATE TABLE ledger.earned_months (
    owner_id uuid NOT NULL,
    month date NOT NULL,
    released_cents bigint,
    withdrawn_cents bigint NOT NULL
);

CREATE TABLE ledger.entries (
    id bigint NOT NULL,
    chain_id uuid NOT NULL,
    reason text NOT NULL,
    source text NOT NULL,
    currency character(3) NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    CONSTRAINT entries_currency_known CHECK ((currency = 'USD'::bpchar)),
    CONSTRAINT entries_reason_known CHECK ((reason = ANY (ARRAY['fund'::text, 'release'::text, 'refund'::text, 'payout'::text, 'payout_return'::text, 'dispute_hold'::text, 'dispute_release'::text, 'card_dispute'::text, 'card_dispute_won'::text, 'card_dispute_lost'::text, 'held_return'::text, 'card_dispute_reopened'::text, 'refund_return'::text, 'refund_repaid'::text]))),
    CONSTRAINT entries_source_plain CHECK (((source ~ '^[a-zA-Z0-9:._-]+$'::text) AND (length(source) <= 200)))
);

ALTER TABLE ledger.entries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME ledger.entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE ledger.lines (
    chain_id uuid NOT NULL,
    "position" integer NOT NULL,
    entry_id bigint NOT NULL,
    account text NOT NULL,
    owner_id uuid,
    amount_cents bigint NOT NULL,
    hash bytea NOT NULL,
    CONSTRAINT lines_account_known CHECK ((account = ANY (ARRAY['card_in'::text, 'escrow'::text, 'payable'::text, 'platform_fee'::text, 'refund_out'::text, 'payout_out'::text, 'disputed'::text, 'card_disputed'::text, 'chargeback_loss'::text, 'chargeback_out'::text, 'refund_due'::text]))),
    CONSTRAINT lines_amount_some CHECK (((amount_cents <> 0) OR (account = 'payable'::text))),
    CONSTRAINT lines_owner_of_balance CHECK (((account = ANY (ARRAY['escrow'::text, 'payable'::text, 'disputed'::text])) = (owner_id IS NOT NULL)))
);

CREATE TABLE account_tokens (
    token_hash bytea NOT NULL,
    user_id uuid NOT NULL,
    purpose text NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    used_at timestamp(3) with time zone,
    revoked_at timestamp(3) with time zone,
    CONSTRAINT account_tokens_one_end CHECK (((used_at IS NULL) OR (revoked_at IS NULL))),
    CONSTRAINT account_tokens_purpose_known CHECK ((purpose = ANY (ARRAY['confirm_email'::text, 'confirm_new_email'::text, 'restore_email'::text, 'reset_password'::text])))
);

CREATE TABLE ai_usage (
    key text NOT NULL,
    day date NOT NULL,
    requests integer NOT NULL,
    CONSTRAINT ai_usage_requests_not_negative CHECK ((requests >= 0))
);

CREATE TABLE assessment_attempts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    skill text NOT NULL,
    skill_key text NOT NULL,
    difficulty text NOT NULL,
    source text NOT NULL,
    attempt_number integer NOT NULL,
    questions jsonb NOT NULL,
    question_ids text[] NOT NULL,
    answers integer[] NOT NULL,
    started_at timestamp(3) with time zone NOT NULL,
    deadline_at timestamp(3) with time zone NOT NULL,
    finished_at timestamp(3) with time zone,
    kind text NOT NULL,
    CONSTRAINT assessment_attempts_answers CHECK (((0 <= ALL (array_remove(answers, NULL::integer))) AND (9 >= ALL (array_remove(answers, NULL::integer))))),
    CONSTRAINT assessment_attempts_difficulty_known CHECK ((difficulty = ANY (ARRAY['Beginner'::text, 'Intermediate'::text, 'Advanced'::text]))),
    CONSTRAINT assessment_attempts_kind_by_count CHECK (((kind = ANY (ARRAY['verified'::text, 'unverified'::text])) AND ((kind = 'verified'::text) = (cardinality(question_ids) >= 15)))),
    CONSTRAINT assessment_attempts_number_positive CHECK ((attempt_number >= 1)),
    CONSTRAINT assessment_attempts_sizes CHECK (((jsonb_array_length(questions) BETWEEN 1 AND 20) AND (cardinality(question_ids) = jsonb_array_length(questions)) AND (cardinality(answers) = jsonb_array_length(questions)))),
    CONSTRAINT assessment_attempts_skill_length CHECK (((char_length(skill) >= 1) AND (char_length(skill) <= 60))),
    CONSTRAINT assessment_attempts_source_known CHECK ((source = ANY (ARRAY['bank'::text, 'ai'::text]))),
    CONSTRAINT assessment_attempts_times CHECK (((started_at < deadline_at) AND ((finished_at >= started_at) AND (finished_at <= deadline_at))))
);

CREATE TABLE assessment_results (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    attempt_id uuid,
    kind text NOT NULL,
    skill text NOT NULL,
    skill_key text NOT NULL,
    difficulty text NOT NULL,
    score integer NOT NULL,
    total_questions integer NOT NULL,
    percentage integer NOT NULL,
    status text NOT NULL,
    rank integer CONSTRAINT assessment_results_merit_not_null NOT NULL,
    attempt_number integer,
    on_profile boolean NOT NULL,
    completed_at timestamp(3) with time zone NOT NULL,
    source text,
    CONSTRAINT assessment_results_difficulty_known CHECK ((difficulty = ANY (ARRAY['Beginner'::text, 'Intermediate'::text, 'Advanced'::text]))),
    CONSTRAINT assessment_results_graded_by_attempt CHECK ((((kind = 'practice'::text) = (attempt_id IS NULL)) AND ((kind = 'practice'::text) = (attempt_number IS NULL)))),
    CONSTRAINT assessment_results_kind_by_count CHECK (((kind = ANY (ARRAY['verified'::text, 'unverified'::text, 'practice'::text])) AND ((kind = 'practice'::text) OR ((kind = 'verified'::text) = (total_questions >= 15))))),
    CONSTRAINT assessment_results_percentage CHECK (((percentage)::numeric = round((((score)::numeric * 100.0) / (total_questions)::numeric)))),
    CONSTRAINT assessment_results_rank CHECK ((((kind = 'practice'::text) = (rank = 0)) AND ((kind = 'unverified'::text) = (rank = 1)) AND (rank >= 0) AND (((kind = 'verified'::text) AND (percentage >= 70)) = (rank >= 10000)))),
    CONSTRAINT assessment_results_score CHECK (((total_questions BETWEEN 1 AND 100) AND ((score >= 0) AND (score <= total_questions)))),
    CONSTRAINT assessment_results_skill_length CHECK (((char_length(skill) >= 1) AND (char_length(skill) <= 60))),
    CONSTRAINT assessment_results_source_known CHECK (((source = ANY (ARRAY['bank'::text, 'ai'::text])) AND ((kind = 'practice'::text) = (source IS NULL)))),
    CONSTRAINT assessment_results_status CHECK ((status =
CASE
    WHEN (percentage >= 90) THEN 'Expert'::text
    WHEN (percentage >= 75) THEN 'Advanced'::text
    WHEN (percentage >= 60) THEN 'Intermediate'::text
    ELSE 'Beginner'::text
END))
);

CREATE TABLE authenticator_apps (
    user_id uuid NOT NULL,
    secret bytea NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    confirmed_at timestamp(3) with time zone,
    last_step bigint DEFAULT 0 NOT NULL
);

CREATE TABLE card_disputes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    contract_id uuid NOT NULL,
    payment_id uuid NOT NULL,
    provider_id text NOT NULL,
    amount_cents bigint NOT NULL,
    from_escrow_cents bigint NOT NULL,
    from_disputed_cents bigint NOT NULL,
    from_platform_cents bigint NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    ended_at timestamp(3) with time zone,
    lost_at timestamp(3) with time zone,
    CONSTRAINT card_disputes_amount_positive CHECK ((amount_cents > 0)),
    CONSTRAINT card_disputes_ended_at CHECK (((status = 'open'::text) = (ended_at IS NULL))),
    CONSTRAINT card_disputes_lost_at CHECK (((lost_at IS NULL) OR (status = 'won'::text))),
    CONSTRAINT card_disputes_parts CHECK (((from_escrow_cents >= 0) AND (from_disputed_cents >= 0) AND (from_platform_cents >= 0) AND (((from_escrow_cents + from_disputed_cents) + from_platform_cents) = amount_cents))),
    CONSTRAINT card_disputes_status_known CHECK ((status = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text])))
);

CREATE TABLE case_flags (
    case_id uuid NOT NULL,
    rule text NOT NULL,
    counted integer NOT NULL,
    flagged_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT case_flags_rule CHECK ((rule = ANY (ARRAY['many_reporters'::text, 'same_messages'::text, 'false_reports'::text])))
);

CREATE TABLE contract_changes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    contract_id uuid NOT NULL,
    offered_by uuid NOT NULL,
    amount_from_cents bigint,
    amount_to_cents bigint,
    days_from integer,
    days_to integer,
    criteria_from text,
    criteria_to text,
    milestones_from jsonb,
    milestones_to jsonb,
    refund_cents bigint NOT NULL,
    reason text NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    ended_at timestamp(3) with time zone,
    CONSTRAINT contract_changes_amount CHECK (((amount_to_cents IS NULL) OR ((amount_to_cents > 0) AND (amount_from_cents IS NOT NULL)))),
    CONSTRAINT contract_changes_ended_at CHECK (((status = 'open'::text) = (ended_at IS NULL))),
    CONSTRAINT contract_changes_reason_length CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 2000))),
    CONSTRAINT contract_changes_refund CHECK ((refund_cents >= 0)),
    CONSTRAINT contract_changes_something CHECK (((COALESCE(amount_to_cents, (days_to)::bigint) IS NOT NULL) OR (criteria_to IS NOT NULL) OR (milestones_to IS NOT NULL))),
    CONSTRAINT contract_changes_status_known CHECK ((status = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'outdated'::text])))
);

CREATE TABLE contract_events (
    id bigint NOT NULL,
    contract_id uuid NOT NULL,
    kind text NOT NULL,
    actor_id uuid,
    facts jsonb NOT NULL,
    at timestamp(3) with time zone NOT NULL
);

ALTER TABLE contract_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME contract_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE contract_milestones (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    contract_id uuid NOT NULL,
    "position" integer NOT NULL,
    title text NOT NULL,
    amount_cents bigint NOT NULL,
    released_at timestamp(3) with time zone,
    CONSTRAINT contract_milestones_amount_positive CHECK ((amount_cents > 0)),
    CONSTRAINT contract_milestones_title_length CHECK (((char_length(title) >= 1) AND (char_length(title) <= 200)))
);

CREATE TABLE contract_offers (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    contract_id uuid NOT NULL,
    offered_by uuid NOT NULL,
    release_cents bigint NOT NULL,
    fee_cents bigint NOT NULL,
    refund_cents bigint NOT NULL,
    reason text NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    ended_at timestamp(3) with time zone,
    CONSTRAINT contract_offers_amounts CHECK (((release_cents >= 0) AND (refund_cents >= 0) AND ((fee_cents >= 0) AND (fee_cents <= release_cents)))),
    CONSTRAINT contract_offers_ended_at CHECK (((status = 'open'::text) = (ended_at IS NULL))),
    CONSTRAINT contract_offers_reason_length CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 2000))),
    CONSTRAINT contract_offers_status_known CHECK ((status = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'outdated'::text])))
);

CREATE TABLE contracts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    proposal_id uuid NOT NULL,
    project_id uuid NOT NULL,
    client_id uuid NOT NULL,
    freelancer_id uuid NOT NULL,
    title text NOT NULL,
    criteria text NOT NULL,
    required_skills text[] NOT NULL,
    amount_cents bigint NOT NULL,
    currency character(3) DEFAULT 'USD'::bpchar NOT NULL,
    fee_bps integer NOT NULL,
    delivery_days integer,
    status text DEFAULT 'active'::text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    auto_approval_at timestamp(3) with time zone,
    ended_at timestamp(3) with time zone,
    held_until timestamp(3) with time zone,
    CONSTRAINT contracts_amount_positive CHECK ((amount_cents > 0)),
    CONSTRAINT contracts_currency_known CHECK ((currency = 'USD'::bpchar)),
    CONSTRAINT contracts_ended_at CHECK (((status = ANY (ARRAY['completed'::text, 'cancelled'::text])) = (ended_at IS NOT NULL))),
    CONSTRAINT contracts_fee_share CHECK (((fee_bps >= 0) AND (fee_bps <= 5000))),
    CONSTRAINT contracts_status_known CHECK ((status = ANY (ARRAY['active'::text, 'payment_due'::text, 'disputed'::text, 'completed'::text, 'cancelled'::text]))),
    CONSTRAINT contracts_two_people CHECK ((client_id <> freelancer_id))
);

CREATE TABLE conversation_members (
    conversation_id uuid NOT NULL,
    user_id uuid NOT NULL,
    other_id uuid NOT NULL,
    last_read_seq bigint DEFAULT 0 NOT NULL,
    last_received_seq bigint DEFAULT 0 NOT NULL,
    latest_at timestamp(3) with time zone,
    blocked_at timestamp(3) with time zone,
    muted_at timestamp(3) with time zone
);

CREATE TABLE conversations (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    low_id uuid NOT NULL,
    high_id uuid NOT NULL,
    last_seq bigint DEFAULT 0 NOT NULL,
    last_change bigint DEFAULT 0 NOT NULL,
    started_by uuid,
    started_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT conversations_ordered CHECK ((low_id < high_id))
);

CREATE TABLE courses (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    prompt text NOT NULL,
    library_id text,
    title text NOT NULL,
    description text NOT NULL,
    lessons jsonb,
    done_lessons text[] DEFAULT '{}'::text[] NOT NULL,
    share_key text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT courses_prompt_length CHECK ((char_length(prompt) <= 2000)),
    CONSTRAINT courses_source CHECK (((library_id IS NULL) = (lessons IS NOT NULL)))
);

CREATE TABLE credential_entries (
    result_id uuid NOT NULL,
    "position" bigint NOT NULL,
    CONSTRAINT credential_entries_position_not_negative CHECK (("position" >= 0))
);

ALTER TABLE credential_entries ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME credential_entries_position_seq
    START WITH 0
    INCREMENT BY 1
    MINVALUE 0
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE data_exports (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    requested_at timestamp(3) with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    ready_at timestamp(3) with time zone,
    failed_at timestamp(3) with time zone,
    expires_at timestamp(3) with time zone,
    storage_key text,
    size_bytes bigint,
    sha256 text,
    CONSTRAINT data_exports_ended_expires CHECK ((((ready_at IS NULL) AND (failed_at IS NULL)) = (expires_at IS NULL))),
    CONSTRAINT data_exports_one_end CHECK (((ready_at IS NULL) OR (failed_at IS NULL))),
    CONSTRAINT data_exports_ready_with_file CHECK ((((ready_at IS NULL) = (storage_key IS NULL)) AND ((ready_at IS NULL) = (size_bytes IS NULL)) AND ((ready_at IS NULL) = (sha256 IS NULL))))
);

CREATE TABLE deliverables (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    delivery_id uuid NOT NULL,
    "position" integer NOT NULL,
    filename text NOT NULL,
    content_type text NOT NULL,
    size_bytes bigint NOT NULL,
    sha256 text NOT NULL,
    storage_key text NOT NULL,
    CONSTRAINT deliverables_size CHECK (((size_bytes >= 1) AND (size_bytes <= 52428800)))
);

CREATE TABLE deliveries (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    proposal_id uuid NOT NULL,
    version integer NOT NULL,
    message text DEFAULT ''::text NOT NULL,
    status text DEFAULT 'submitted'::text NOT NULL,
    feedback text DEFAULT ''::text NOT NULL,
    submitted_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    decided_at timestamp(3) with time zone,
    criterion text DEFAULT ''::text NOT NULL,
    CONSTRAINT deliveries_decided_at CHECK (((status = 'submitted'::text) = (decided_at IS NULL))),
    CONSTRAINT deliveries_message_length CHECK (((char_length(message) <= 20000) AND (char_length(feedback) <= 20000) AND (char_length(criterion) <= 20000))),
    CONSTRAINT deliveries_status_known CHECK ((status = ANY (ARRAY['submitted'::text, 'approved'::text, 'rejected'::text])))
);

CREATE TABLE direct_offers (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    client_id uuid NOT NULL,
    freelancer_id uuid,
    email text,
    token_hash bytea,
    title text NOT NULL,
    description text NOT NULL,
    criteria text NOT NULL,
    amount_cents bigint NOT NULL,
    delivery_days integer NOT NULL,
    milestones jsonb NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    decline_note text DEFAULT ''::text NOT NULL,
    contract_id uuid,
    created_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    ended_at timestamp(3) with time zone,
    CONSTRAINT direct_offers_amounts CHECK (((amount_cents > 0) AND (delivery_days > 0))),
    CONSTRAINT direct_offers_contract CHECK (((status = 'accepted'::text) = (contract_id IS NOT NULL))),
    CONSTRAINT direct_offers_ended_at CHECK (((status = 'open'::text) = (ended_at IS NULL))),
    CONSTRAINT direct_offers_lengths CHECK (((char_length(title) BETWEEN 1 AND 200) AND ((char_length(description) >= 1) AND (char_length(description) <= 20000)) AND (char_length(criteria) <= 20000) AND (char_length(decline_note) <= 500))),
    CONSTRAINT direct_offers_receiver CHECK (((status <> 'open'::text) OR (freelancer_id IS NOT NULL) OR ((email IS NOT NULL) AND (token_hash IS NOT NULL)))),
    CONSTRAINT direct_offers_status_known CHECK ((status = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'expired'::text]))),
    CONSTRAINT direct_offers_two_people CHECK ((client_id <> freelancer_id))
);

CREATE TABLE dispute_claims (
    id bigint NOT NULL,
    dispute_id uuid NOT NULL,
    claimed_by uuid NOT NULL,
    release_cents bigint NOT NULL,
    refund_cents bigint NOT NULL,
    reason text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT dispute_claims_amounts CHECK (((release_cents >= 0) AND (refund_cents >= 0))),
    CONSTRAINT dispute_claims_reason_length CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 5000)))
);

ALTER TABLE dispute_claims ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME dispute_claims_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE disputes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    contract_id uuid NOT NULL,
    opened_by uuid NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    held_cents bigint NOT NULL,
    released_cents bigint NOT NULL,
    paid_release_cents bigint DEFAULT 0 NOT NULL,
    paid_refund_cents bigint DEFAULT 0 NOT NULL,
    contract_status text NOT NULL,
    auto_approval_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone NOT NULL,
    claims_until timestamp(3) with time zone NOT NULL,
    client_asked_at timestamp(3) with time zone,
    freelancer_asked_at timestamp(3) with time zone,
    waiting_at timestamp(3) with time zone,
    ended_at timestamp(3) with time zone,
    decided_by uuid,
    decided_release_cents bigint,
    decided_refund_cents bigint,
    decision_reason text,
    CONSTRAINT disputes_agreed_paid CHECK (((status <> 'agreed'::text) OR ((paid_release_cents + paid_refund_cents) = held_cents))),
    CONSTRAINT disputes_amounts CHECK (((held_cents > 0) AND (paid_release_cents >= 0) AND (paid_refund_cents >= 0) AND ((paid_release_cents + paid_refund_cents) <= held_cents))),
    CONSTRAINT disputes_contract_status CHECK ((contract_status = ANY (ARRAY['active'::text, 'payment_due'::text]))),
    CONSTRAINT disputes_decided_most CHECK (((decided_release_cents >= 0) AND (decided_refund_cents >= 0) AND ((((decided_release_cents + decided_refund_cents) + paid_release_cents) + paid_refund_cents) <= held_cents))),
    CONSTRAINT disputes_decision CHECK (((status = 'decided'::text) = ((decided_by IS NOT NULL) AND (decision_reason IS NOT NULL) AND (decided_release_cents IS NOT NULL) AND (decided_refund_cents IS NOT NULL)))),
    CONSTRAINT disputes_decision_length CHECK (((char_length(decision_reason) >= 1) AND (char_length(decision_reason) <= 2000))),
    CONSTRAINT disputes_ended_at CHECK (((status = ANY (ARRAY['open'::text, 'waiting'::text])) = (ended_at IS NULL))),
    CONSTRAINT disputes_status_known CHECK ((status = ANY (ARRAY['open'::text, 'waiting'::text, 'agreed'::text, 'decided'::text, 'withdrawn'::text]))),
    CONSTRAINT disputes_waiting_at CHECK (((status <> ALL (ARRAY['waiting'::text, 'decided'::text])) OR (waiting_at IS NOT NULL))),
    CONSTRAINT disputes_withdrawn_unpaid CHECK (((status <> 'withdrawn'::text) OR ((paid_release_cents + paid_refund_cents) = 0)))
);

CREATE TABLE idempotency_keys (
    user_id uuid NOT NULL,
    key text NOT NULL,
    fingerprint text NOT NULL,
    answer json,
    created_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE invitations (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    project_id uuid NOT NULL,
    client_id uuid NOT NULL,
    freelancer_id uuid NOT NULL,
    message text NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    decline_reason text,
    decline_note text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    ended_at timestamp(3) with time zone,
    CONSTRAINT invitations_ended_at CHECK (((status = 'open'::text) = (ended_at IS NULL))),
    CONSTRAINT invitations_lengths CHECK (((char_length(message) <= 2000) AND (char_length(decline_note) <= 500))),
    CONSTRAINT invitations_reason CHECK (((status <> 'declined'::text) OR (decline_reason IS NOT NULL))),
    CONSTRAINT invitations_reason_known CHECK ((decline_reason = ANY (ARRAY['busy'::text, 'budget'::text, 'deadline'::text, 'skills'::text, 'not_interested'::text, 'other'::text]))),
    CONSTRAINT invitations_status_known CHECK ((status = ANY (ARRAY['open'::text, 'proposed'::text, 'declined'::text, 'withdrawn'::text, 'expired'::text]))),
    CONSTRAINT invitations_two_people CHECK ((client_id <> freelancer_id))
);

CREATE TABLE known_devices (
    user_id uuid NOT NULL,
    kind text NOT NULL,
    last_seen_at timestamp(3) with time zone NOT NULL,
    has_signed_in boolean NOT NULL
);

CREATE TABLE ledger_audits (
    id bigint NOT NULL,
    started_at timestamp(3) with time zone NOT NULL,
    ended_at timestamp(3) with time zone NOT NULL,
    chains integer NOT NULL,
    entries integer NOT NULL,
    lines integer NOT NULL,
    findings jsonb NOT NULL,
    failure text,
    CONSTRAINT ledger_audits_span CHECK ((ended_at >= started_at))
);

ALTER TABLE ledger_audits ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME ledger_audits_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE mails (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid,
    to_address text NOT NULL,
    kind text NOT NULL,
    data jsonb,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    sent_at timestamp(3) with time zone,
    failed_at timestamp(3) with time zone,
    last_error text,
    expires_at timestamp(3) with time zone,
    claimed_until timestamp(3) with time zone,
    CONSTRAINT mails_one_end CHECK (((sent_at IS NULL) OR (failed_at IS NULL)))
);

CREATE TABLE message_files (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    conversation_id uuid NOT NULL,
    seq bigint NOT NULL,
    "position" integer NOT NULL,
    owner_id uuid NOT NULL,
    filename text NOT NULL,
    content_type text NOT NULL,
    size_bytes bigint NOT NULL,
    sha256 text NOT NULL,
    storage_key text NOT NULL,
    CONSTRAINT message_files_size CHECK (((size_bytes >= 1) AND (size_bytes <= 52428800)))
);

CREATE TABLE message_settings (
    user_id uuid NOT NULL,
    read_receipts boolean NOT NULL
);

CREATE TABLE message_versions (
    conversation_id uuid NOT NULL,
    seq bigint NOT NULL,
    change bigint NOT NULL,
    text text NOT NULL,
    replaced_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE messages (
    conversation_id uuid NOT NULL,
    seq bigint NOT NULL,
    change bigint NOT NULL,
    author_id uuid NOT NULL,
    kind text NOT NULL,
    text text DEFAULT ''::text NOT NULL,
    client_id uuid,
    event jsonb,
    off_platform text,
    created_at timestamp(3) with time zone NOT NULL,
    edited_at timestamp(3) with time zone,
    deleted_at timestamp(3) with time zone,
    CONSTRAINT messages_client_id_known CHECK (((kind = 'event'::text) = (client_id IS NULL))),
    CONSTRAINT messages_deleted_empty CHECK (((deleted_at IS NULL) OR (text = ''::text))),
    CONSTRAINT messages_event CHECK (((kind = 'event'::text) = (event IS NOT NULL))),
    CONSTRAINT messages_kind_known CHECK ((kind = ANY (ARRAY['text'::text, 'file'::text, 'event'::text]))),
    CONSTRAINT messages_off_platform_known CHECK ((off_platform = ANY (ARRAY['payment'::text, 'contact'::text]))),
    CONSTRAINT messages_text_length CHECK ((char_length(text) <= 20000))
);

CREATE TABLE moderation_decisions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    case_id uuid NOT NULL,
    kind text NOT NULL,
    target_kind text NOT NULL,
    target_id uuid NOT NULL,
    target_seq bigint NOT NULL,
    person_id uuid NOT NULL,
    harm text NOT NULL,
    reason text NOT NULL,
    decided_at timestamp(3) with time zone NOT NULL,
    decided_by uuid NOT NULL,
    appeal text,
    appealed_at timestamp(3) with time zone,
    answer text,
    answered_at timestamp(3) with time zone,
    answered_by uuid,
    reversed_at timestamp(3) with time zone,
    reversal_reason text,
    CONSTRAINT moderation_decisions_answer_to_appeal CHECK (((answer IS NULL) OR (appeal IS NOT NULL))),
    CONSTRAINT moderation_decisions_answered CHECK ((((answer IS NULL) = (answered_at IS NULL)) AND ((answer IS NULL) = (answered_by IS NULL)))),
    CONSTRAINT moderation_decisions_appeal_length CHECK (((char_length(appeal) >= 1) AND (char_length(appeal) <= 5000))),
    CONSTRAINT moderation_decisions_appealed_at CHECK (((appeal IS NULL) = (appealed_at IS NULL))),
    CONSTRAINT moderation_decisions_kind CHECK ((kind = ANY (ARRAY['warning'::text, 'hidden'::text]))),
    CONSTRAINT moderation_decisions_reason_length CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 2000))),
    CONSTRAINT moderation_decisions_reversed CHECK (((reversed_at IS NULL) = (reversal_reason IS NULL)))
);

CREATE TABLE notification_settings (
    user_id uuid NOT NULL,
    choices jsonb DEFAULT '{}'::jsonb NOT NULL,
    muted_groups text[] DEFAULT '{}'::text[] NOT NULL,
    quiet_from smallint,
    quiet_to smallint,
    time_zone text DEFAULT 'UTC'::text NOT NULL,
    digest_hour smallint DEFAULT 8 NOT NULL,
    saved_at timestamp(3) with time zone,
    CONSTRAINT notification_settings_digest_hour CHECK (((digest_hour >= 0) AND (digest_hour <= 23))),
    CONSTRAINT notification_settings_quiet CHECK ((((quiet_from IS NULL) = (quiet_to IS NULL)) AND ((quiet_from >= 0) AND (quiet_from <= 1439)) AND ((quiet_to >= 0) AND (quiet_to <= 1439)) AND (quiet_from <> quiet_to)))
);

CREATE TABLE notifications (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    facts jsonb NOT NULL,
    event_key text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    read_at timestamp(3) with time zone,
    stack_key text,
    count integer DEFAULT 1 NOT NULL,
    mailed_at timestamp(3) with time zone,
    CONSTRAINT notifications_count CHECK ((count >= 1))
);

CREATE TABLE operator_log (
    id bigint NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    operator_id uuid,
    kind text NOT NULL,
    subject_id uuid,
    target text NOT NULL,
    reason text NOT NULL,
    facts jsonb NOT NULL,
    CONSTRAINT operator_log_kind CHECK ((kind ~ '^[a-z_]+[.][a-z_]+$'::text)),
    CONSTRAINT operator_log_reason_length CHECK ((char_length(reason) <= 2000)),
    CONSTRAINT operator_log_target_length CHECK ((char_length(target) <= 200))
);

ALTER TABLE operator_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME operator_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE operators (
    user_id uuid NOT NULL,
    added_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE passkey_challenges (
    challenge_hash bytea NOT NULL,
    user_id uuid,
    expires_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE passkeys (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    credential_id text NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    is_synced boolean NOT NULL,
    name text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    last_used_at timestamp(3) with time zone,
    CONSTRAINT passkeys_name_length CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60)))
);

CREATE TABLE payments (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    contract_id uuid NOT NULL,
    client_id uuid NOT NULL,
    amount_cents bigint NOT NULL,
    provider text NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    failure text,
    created_at timestamp(3) with time zone NOT NULL,
    ended_at timestamp(3) with time zone,
    provider_ref text,
    CONSTRAINT payments_amount_positive CHECK ((amount_cents > 0)),
    CONSTRAINT payments_ended_at CHECK (((status = ANY (ARRAY['succeeded'::text, 'failed'::text])) = (ended_at IS NOT NULL))),
    CONSTRAINT payments_failure_of_failed CHECK (((status = 'failed'::text) = (failure IS NOT NULL))),
    CONSTRAINT payments_status_known CHECK ((status = ANY (ARRAY['pending'::text, 'requires_action'::text, 'processing'::text, 'succeeded'::text, 'failed'::text])))
);

CREATE TABLE payouts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    freelancer_id uuid NOT NULL,
    amount_cents bigint NOT NULL,
    provider text NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    ended_at timestamp(3) with time zone,
    test_account text,
    refusals integer DEFAULT 0 NOT NULL,
    transfer_ref text,
    provider_ref text,
    sending_key text,
    claimed_until timestamp(3) with time zone,
    CONSTRAINT payouts_amount_positive CHECK ((amount_cents > 0)),
    CONSTRAINT payouts_ended_at CHECK (((status = 'pending'::text) = (ended_at IS NULL))),
    CONSTRAINT payouts_status_known CHECK ((status = ANY (ARRAY['pending'::text, 'paid'::text, 'failed'::text]))),
    CONSTRAINT payouts_test_account_known CHECK ((test_account = ANY (ARRAY['accepts'::text, 'refuses'::text])))
);

CREATE TABLE pending_files (
    storage_key text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE person_bookmarks (
    user_id uuid NOT NULL,
    person_id uuid NOT NULL,
    saved_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT person_bookmarks_two_people CHECK ((user_id <> person_id))
);

CREATE TABLE person_figures (
    user_id uuid NOT NULL,
    rating numeric(3,2),
    review_count integer DEFAULT 0 NOT NULL,
    reviewed_by integer DEFAULT 0 NOT NULL,
    completed_jobs integer DEFAULT 0 NOT NULL,
    completed_for_clients integer DEFAULT 0 NOT NULL,
    completion_rate integer,
    response_minutes integer,
    client_rating numeric(3,2),
    client_review_count integer DEFAULT 0 NOT NULL,
    client_reviewed_by integer DEFAULT 0 NOT NULL,
    paid_contracts integer DEFAULT 0 NOT NULL,
    settled_contracts integer DEFAULT 0 NOT NULL,
    hire_rate integer,
    answer_rate integer,
    approval_minutes integer,
    paid_rate integer,
    inputs jsonb,
    due_at timestamp(3) with time zone,
    CONSTRAINT person_figures_rating_range CHECK (((rating BETWEEN (1)::numeric AND (5)::numeric) AND ((client_rating >= (1)::numeric) AND (client_rating <= (5)::numeric)))),
    CONSTRAINT person_figures_share_range CHECK (((completion_rate BETWEEN 0 AND 100) AND ((hire_rate >= 0) AND (hire_rate <= 100)) AND ((answer_rate >= 0) AND (answer_rate <= 100)) AND ((paid_rate >= 0) AND (paid_rate <= 100))))
);

CREATE TABLE profile_images (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    owner_id uuid NOT NULL,
    kind text NOT NULL,
    storage_key text NOT NULL,
    content_type text NOT NULL,
    size_bytes integer NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    unused_since timestamp(3) with time zone DEFAULT now(),
    CONSTRAINT profile_images_kind_known CHECK ((kind = ANY (ARRAY['avatar'::text, 'portfolio'::text]))),
    CONSTRAINT profile_images_sizes CHECK (((size_bytes > 0) AND (width > 0) AND (height > 0)))
);

CREATE TABLE profiles (
    user_id uuid NOT NULL,
    name text NOT NULL,
    title text NOT NULL,
    location text NOT NULL,
    hourly_rate_cents bigint NOT NULL,
    rating numeric NOT NULL,
    total_jobs integer NOT NULL,
    completion_rate numeric NOT NULL,
    current_projects integer NOT NULL,
    earnings_cents bigint NOT NULL,
    profile_image text NOT NULL,
    bio text NOT NULL,
    skills text[] NOT NULL,
    education jsonb NOT NULL,
    experience jsonb NOT NULL,
    portfolio jsonb NOT NULL,
    show_email boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    published_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    availability text,
    hours_per_week integer,
    languages text[] DEFAULT '{}'::text[] NOT NULL,
    may_be_found boolean DEFAULT true NOT NULL,
    CONSTRAINT profiles_availability_known CHECK ((availability = ANY (ARRAY['available'::text, 'limited'::text, 'unavailable'::text]))),
    CONSTRAINT profiles_bio_length CHECK ((char_length(bio) <= 20000)),
    CONSTRAINT profiles_completion_range CHECK (((completion_rate >= (0)::numeric) AND (completion_rate <= (100)::numeric))),
    CONSTRAINT profiles_figures_positive CHECK (((hourly_rate_cents >= 0) AND (total_jobs >= 0) AND (current_projects >= 0) AND (earnings_cents >= 0))),
    CONSTRAINT profiles_hours_range CHECK (((hours_per_week >= 1) AND (hours_per_week <= 80))),
    CONSTRAINT profiles_languages_few CHECK ((cardinality(languages) <= 10)),
    CONSTRAINT profiles_rating_range CHECK (((rating >= (0)::numeric) AND (rating <= (5)::numeric)))
);

CREATE TABLE project_bookmarks (
    user_id uuid NOT NULL,
    project_id uuid NOT NULL,
    saved_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE project_category_counts (
    category text NOT NULL,
    projects bigint NOT NULL,
    id bigint NOT NULL
)
WITH (fillfactor='20');

ALTER TABLE project_category_counts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME project_category_counts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE project_edits (
    project_id uuid NOT NULL,
    number integer NOT NULL,
    edited_by uuid NOT NULL,
    edited_at timestamp(3) with time zone NOT NULL,
    fields text[] NOT NULL,
    before jsonb NOT NULL,
    after jsonb NOT NULL,
    CONSTRAINT project_edits_fields CHECK (((cardinality(fields) >= 1) AND (before ?& fields) AND (after ?& fields))),
    CONSTRAINT project_edits_number_positive CHECK ((number >= 1))
);

CREATE TABLE projects (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    client_id uuid NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    price_cents bigint NOT NULL,
    category text,
    image text DEFAULT ''::text NOT NULL,
    required_skills text[] NOT NULL,
    deadline_at timestamp(3) with time zone NOT NULL,
    status text DEFAULT 'active'::text NOT NULL,
    proposal_count integer DEFAULT 0 NOT NULL,
    search_text text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    minimum_level text,
    edited_at timestamp(3) with time zone,
    is_private boolean DEFAULT false NOT NULL,
    client_active_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    asked_at timestamp(3) with time zone,
    closed_at timestamp(3) with time zone,
    CONSTRAINT projects_closed_at CHECK (((status = 'closed'::text) = (closed_at IS NOT NULL))),
    CONSTRAINT projects_description_length CHECK (((char_length(description) >= 1) AND (char_length(description) <= 20000))),
    CONSTRAINT projects_minimum_level_known CHECK ((minimum_level = ANY (ARRAY['Beginner'::text, 'Intermediate'::text, 'Advanced'::text]))),
    CONSTRAINT projects_price_positive CHECK ((price_cents > 0)),
    CONSTRAINT projects_private_agreed CHECK (((NOT is_private) OR (proposal_count <= 1))),
    CONSTRAINT projects_skills_some CHECK (((cardinality(required_skills) <= 30) AND (is_private OR (cardinality(required_skills) >= 1)))),
    CONSTRAINT projects_status_known CHECK ((status = ANY (ARRAY['active'::text, 'in_progress'::text, 'completed'::text, 'cancelled'::text, 'closed'::text]))),
    CONSTRAINT projects_title_length CHECK (((char_length(title) >= 1) AND (char_length(title) <= 200)))
)
WITH (toast_tuple_target='4096');

CREATE TABLE proposal_counters (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    proposal_id uuid NOT NULL,
    by text NOT NULL,
    bid_cents bigint NOT NULL,
    delivery_days integer,
    milestones jsonb NOT NULL,
    message text DEFAULT ''::text NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    ended_at timestamp(3) with time zone,
    CONSTRAINT proposal_counters_bid_positive CHECK ((bid_cents > 0)),
    CONSTRAINT proposal_counters_by_known CHECK ((by = ANY (ARRAY['client'::text, 'freelancer'::text]))),
    CONSTRAINT proposal_counters_ended_at CHECK (((status = 'open'::text) = (ended_at IS NULL))),
    CONSTRAINT proposal_counters_message_length CHECK ((char_length(message) <= 2000)),
    CONSTRAINT proposal_counters_status_known CHECK ((status = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text, 'countered'::text, 'outdated'::text])))
);

CREATE TABLE proposal_edits (
    proposal_id uuid NOT NULL,
    version integer NOT NULL,
    cause text NOT NULL,
    edited_at timestamp(3) with time zone NOT NULL,
    fields text[] NOT NULL,
    before jsonb NOT NULL,
    after jsonb NOT NULL,
    CONSTRAINT proposal_edits_cause_known CHECK ((cause = ANY (ARRAY['edit'::text, 'counter'::text]))),
    CONSTRAINT proposal_edits_fields CHECK (((cardinality(fields) >= 1) AND (before ?& fields) AND (after ?& fields))),
    CONSTRAINT proposal_edits_version CHECK ((version >= 2))
);

CREATE TABLE proposal_files (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    owner_id uuid NOT NULL,
    proposal_id uuid,
    "position" integer DEFAULT 0 NOT NULL,
    filename text NOT NULL,
    content_type text NOT NULL,
    size_bytes bigint NOT NULL,
    sha256 text NOT NULL,
    storage_key text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT proposal_files_position CHECK ((("position" >= 0) AND ("position" <= 2))),
    CONSTRAINT proposal_files_size CHECK (((size_bytes >= 1) AND (size_bytes <= 52428800)))
);

CREATE TABLE proposal_notes (
    proposal_id uuid NOT NULL,
    project_id uuid NOT NULL,
    mark text,
    note text DEFAULT ''::text NOT NULL,
    CONSTRAINT proposal_notes_length CHECK ((char_length(note) <= 2000)),
    CONSTRAINT proposal_notes_mark_known CHECK ((mark = ANY (ARRAY['shortlisted'::text, 'archived'::text])))
);

CREATE TABLE proposals (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    project_id uuid NOT NULL,
    freelancer_id uuid NOT NULL,
    message text NOT NULL,
    bid_cents bigint NOT NULL,
    delivery_days integer,
    skills text[] NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    delivery_status text DEFAULT 'not_submitted'::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    accepted_at timestamp(3) with time zone,
    at_budget boolean DEFAULT false NOT NULL,
    milestones jsonb DEFAULT '[]'::jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    edited_at timestamp(3) with time zone,
    opened_at timestamp(3) with time zone,
    withdrawn_at timestamp(3) with time zone,
    client_id uuid NOT NULL,
    CONSTRAINT proposals_accepted_at CHECK (((status = 'accepted'::text) = (accepted_at IS NOT NULL))),
    CONSTRAINT proposals_bid_positive CHECK ((bid_cents > 0)),
    CONSTRAINT proposals_delivery_of_accepted CHECK (((delivery_status = ANY (ARRAY['not_submitted'::text, 'submitted'::text, 'approved'::text, 'rejected'::text])) AND ((delivery_status = 'not_submitted'::text) OR (status = 'accepted'::text)))),
    CONSTRAINT proposals_message_length CHECK (((char_length(message) >= 1) AND (char_length(message) <= 20000))),
    CONSTRAINT proposals_status_known CHECK ((status = ANY (ARRAY['pending'::text, 'accepted'::text, 'rejected'::text, 'withdrawn'::text]))),
    CONSTRAINT proposals_version_positive CHECK ((version >= 1)),
    CONSTRAINT proposals_withdrawn_at CHECK (((withdrawn_at IS NULL) OR (status = 'withdrawn'::text)))
);

CREATE TABLE provider_events (
    id text NOT NULL,
    kind text NOT NULL,
    object_id text,
    own_id uuid,
    intent_ref text,
    account_ref text,
    status text NOT NULL,
    happened_at timestamp(3) with time zone NOT NULL,
    received_at timestamp(3) with time zone NOT NULL,
    booked_at timestamp(3) with time zone,
    CONSTRAINT provider_events_booked_at CHECK (((status = 'waiting'::text) = (booked_at IS NULL))),
    CONSTRAINT provider_events_status_known CHECK ((status = ANY (ARRAY['waiting'::text, 'booked'::text, 'ignored'::text, 'foreign'::text])))
);

CREATE TABLE receipts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    payment_id uuid NOT NULL,
    refund_id uuid,
    contract_id uuid NOT NULL,
    client_id uuid NOT NULL,
    client_name text NOT NULL,
    freelancer_name text NOT NULL,
    contract_title text NOT NULL,
    amount_cents bigint NOT NULL,
    held_cents bigint NOT NULL,
    currency character(3) DEFAULT 'USD'::bpchar NOT NULL,
    is_test boolean NOT NULL,
    booked_at timestamp(3) with time zone NOT NULL,
    year integer,
    number integer,
    numbered_at timestamp(3) with time zone,
    CONSTRAINT receipts_amounts CHECK (((amount_cents > 0) AND ((held_cents >= 0) AND (held_cents <= amount_cents)))),
    CONSTRAINT receipts_currency_known CHECK ((currency = 'USD'::bpchar)),
    CONSTRAINT receipts_kind_known CHECK ((kind = ANY (ARRAY['receipt'::text, 'credit_note'::text]))),
    CONSTRAINT receipts_numbered CHECK ((((number IS NULL) AND (year IS NULL) AND (numbered_at IS NULL)) OR ((number > 0) AND (year IS NOT NULL) AND (numbered_at IS NOT NULL)))),
    CONSTRAINT receipts_refund_of_credit_note CHECK (((kind = 'credit_note'::text) = (refund_id IS NOT NULL)))
);

CREATE TABLE recovery_codes (
    user_id uuid NOT NULL,
    code_hash bytea NOT NULL,
    used_at timestamp(3) with time zone
);

CREATE TABLE refunds (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    contract_id uuid NOT NULL,
    payment_id uuid NOT NULL,
    client_id uuid NOT NULL,
    amount_cents bigint NOT NULL,
    provider text NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    ended_at timestamp(3) with time zone,
    provider_ref text,
    repaid_at timestamp(3) with time zone,
    repaid_reference text,
    CONSTRAINT refunds_amount_positive CHECK ((amount_cents > 0)),
    CONSTRAINT refunds_ended_at CHECK (((status = 'pending'::text) = (ended_at IS NULL))),
    CONSTRAINT refunds_repaid_failed CHECK (((repaid_at IS NULL) OR (status = 'failed'::text))),
    CONSTRAINT refunds_repaid_reference CHECK (((repaid_at IS NULL) = (repaid_reference IS NULL))),
    CONSTRAINT refunds_status_known CHECK ((status = ANY (ARRAY['pending'::text, 'sent'::text, 'failed'::text])))
);

CREATE TABLE report_cases (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    target_id uuid NOT NULL,
    target_seq bigint NOT NULL,
    label text NOT NULL,
    person_id uuid NOT NULL,
    reports integer NOT NULL,
    weight integer NOT NULL,
    opened_at timestamp(3) with time zone NOT NULL,
    latest_at timestamp(3) with time zone NOT NULL,
    queued_at timestamp(3) with time zone NOT NULL,
    taken_by uuid,
    taken_until timestamp(3) with time zone,
    closed_at timestamp(3) with time zone,
    closed_by uuid,
    outcome text,
    outcome_harm text,
    outcome_reason text,
    CONSTRAINT report_cases_harm CHECK ((outcome_harm = ANY (ARRAY['scam'::text, 'off_platform'::text, 'harassment'::text, 'hate'::text, 'sexual'::text, 'spam'::text, 'false_claims'::text, 'stolen_work'::text, 'private_data'::text, 'illegal'::text, 'other'::text]))),
    CONSTRAINT report_cases_kind CHECK ((kind = ANY (ARRAY['profile'::text, 'project'::text, 'message'::text, 'conversation'::text, 'review'::text, 'reply'::text, 'person'::text]))),
    CONSTRAINT report_cases_outcome CHECK ((((outcome IS NULL) = (outcome_reason IS NULL)) AND ((outcome IS NULL) OR (closed_at IS NOT NULL)))),
    CONSTRAINT report_cases_outcome_known CHECK ((outcome = ANY (ARRAY['no_action'::text, 'warning'::text, 'suspension'::text, 'hidden'::text]))),
    CONSTRAINT report_cases_reason_length CHECK ((char_length(outcome_reason) <= 2000)),
    CONSTRAINT report_cases_taken CHECK (((taken_by IS NULL) = (taken_until IS NULL)))
);

CREATE TABLE report_snapshots (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    case_id uuid NOT NULL,
    hash text NOT NULL,
    parts jsonb NOT NULL,
    taken_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE reports (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    case_id uuid NOT NULL,
    reporter_id uuid NOT NULL,
    harm text NOT NULL,
    reason text NOT NULL,
    weight integer NOT NULL,
    snapshot_id uuid NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT reports_harm CHECK ((harm = ANY (ARRAY['scam'::text, 'off_platform'::text, 'harassment'::text, 'hate'::text, 'sexual'::text, 'spam'::text, 'false_claims'::text, 'stolen_work'::text, 'private_data'::text, 'illegal'::text, 'other'::text]))),
    CONSTRAINT reports_reason_length CHECK ((char_length(reason) <= 2000)),
    CONSTRAINT reports_weight CHECK ((weight = ANY (ARRAY[0, 1])))
);

CREATE TABLE reviews (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    contract_id uuid NOT NULL,
    author_id uuid NOT NULL,
    subject_id uuid NOT NULL,
    side text NOT NULL,
    rating smallint NOT NULL,
    aspects smallint[] NOT NULL,
    text text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    edited_at timestamp(3) with time zone,
    revealed_at timestamp(3) with time zone NOT NULL,
    reply text,
    replied_at timestamp(3) with time zone,
    CONSTRAINT reviews_aspects_range CHECK (((cardinality(aspects) = 3) AND (1 <= ALL (aspects)) AND (5 >= ALL (aspects)))),
    CONSTRAINT reviews_rating_range CHECK (((rating >= 1) AND (rating <= 5))),
    CONSTRAINT reviews_reply CHECK ((((reply IS NULL) = (replied_at IS NULL)) AND ((reply IS NULL) OR ((char_length(reply) >= 1) AND (char_length(reply) <= 1000))))),
    CONSTRAINT reviews_side_known CHECK ((side = ANY (ARRAY['client'::text, 'freelancer'::text]))),
    CONSTRAINT reviews_text_length CHECK (((char_length(text) >= 1) AND (char_length(text) <= 2000))),
    CONSTRAINT reviews_two_people CHECK ((author_id <> subject_id))
);

CREATE TABLE sandbox_charges (
    payment_id uuid NOT NULL,
    amount_cents bigint NOT NULL,
    card text,
    status text NOT NULL,
    failure text,
    created_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE sandbox_refunds (
    refund_id uuid NOT NULL,
    payment_id uuid NOT NULL,
    amount_cents bigint NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE saved_search_people (
    search_id uuid NOT NULL,
    person_id uuid NOT NULL,
    found_at timestamp(3) with time zone NOT NULL,
    waits boolean NOT NULL
);

CREATE TABLE saved_search_progress (
    id boolean DEFAULT true NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    project_id uuid NOT NULL,
    next_project_id uuid,
    next_user_id uuid,
    CONSTRAINT saved_search_progress_next CHECK (((next_project_id IS NULL) = (next_user_id IS NULL))),
    CONSTRAINT saved_search_progress_one_row CHECK (id)
);

CREATE TABLE saved_searches (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    search jsonb NOT NULL,
    alerts text NOT NULL,
    category text DEFAULT ''::text NOT NULL,
    needle text DEFAULT ''::text NOT NULL,
    probe text DEFAULT ''::text NOT NULL,
    waiting integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    words text[] DEFAULT '{}'::text[] NOT NULL,
    facets text[] DEFAULT '{}'::text[] NOT NULL,
    rate_from integer DEFAULT 0 NOT NULL,
    rate_to integer DEFAULT 0 NOT NULL,
    CONSTRAINT saved_searches_alerts_known CHECK ((alerts = ANY (ARRAY['now'::text, 'daily'::text, 'off'::text]))),
    CONSTRAINT saved_searches_kind_known CHECK ((kind = ANY (ARRAY['projects'::text, 'people'::text]))),
    CONSTRAINT saved_searches_name_length CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
    CONSTRAINT saved_searches_waiting CHECK ((waiting >= 0))
);

CREATE TABLE saved_units (
    user_id uuid NOT NULL,
    unit_id text NOT NULL,
    saved_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE sessions (
    token_hash bytea NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    last_seen_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_agent text,
    address text,
    second_factor boolean DEFAULT false NOT NULL
);

CREATE TABLE sign_in_challenges (
    token_hash bytea NOT NULL,
    user_id uuid NOT NULL,
    password_digest bytea NOT NULL,
    tries smallint DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT sign_in_challenges_tries CHECK (((tries >= 0) AND (tries <= 5)))
);

CREATE TABLE signing_keys (
    thumbprint text NOT NULL,
    public_jwk jsonb NOT NULL,
    private_jwk jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    retired_at timestamp(3) with time zone,
    CONSTRAINT signing_keys_halves CHECK (((private_jwk ? 'd'::text) AND ((private_jwk - 'd'::text) = public_jwk))),
    CONSTRAINT signing_keys_thumbprint CHECK ((thumbprint ~ '^[A-Za-z0-9_-]{43}$'::text))
);

CREATE TABLE socket_io_attachments (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now(),
    payload bytea
);

CREATE SEQUENCE socket_io_attachments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE socket_io_attachments_id_seq OWNED BY socket_io_attachments.id;

CREATE TABLE stripe_accounts (
    user_id uuid NOT NULL,
    account_id text NOT NULL,
    is_ready boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    checked_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE suspensions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    reason text NOT NULL,
    suspended_at timestamp(3) with time zone NOT NULL,
    suspended_by uuid NOT NULL,
    appeal text,
    appealed_at timestamp(3) with time zone,
    answer text,
    answered_at timestamp(3) with time zone,
    lifted_at timestamp(3) with time zone,
    lift_reason text,
    case_id uuid,
    CONSTRAINT suspensions_answer_to_appeal CHECK (((answer IS NULL) OR (appeal IS NOT NULL))),
    CONSTRAINT suspensions_answered_at CHECK (((answer IS NULL) = (answered_at IS NULL))),
    CONSTRAINT suspensions_appeal_length CHECK (((char_length(appeal) >= 1) AND (char_length(appeal) <= 5000))),
    CONSTRAINT suspensions_appealed_at CHECK (((appeal IS NULL) = (appealed_at IS NULL))),
    CONSTRAINT suspensions_lift_reason CHECK (((lifted_at IS NULL) = (lift_reason IS NULL))),
    CONSTRAINT suspensions_reason_length CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 2000)))
);

CREATE TABLE talent_changes (
    user_id uuid NOT NULL,
    changed_at timestamp(3) with time zone NOT NULL,
    due_at timestamp(3) with time zone,
    compared_at timestamp(3) with time zone,
    was_text text,
    was_facets text[],
    was_rate integer,
    CONSTRAINT talent_changes_before CHECK ((((was_text IS NULL) = (was_facets IS NULL)) AND ((was_text IS NULL) = (was_rate IS NULL))))
);

CREATE TABLE talent_listings (
    user_id uuid NOT NULL,
    search_text text NOT NULL,
    search_keys text NOT NULL,
    headline_length integer NOT NULL,
    facets text[] NOT NULL,
    signature bit(256) NOT NULL,
    text_signature bit(1024) NOT NULL,
    proven jsonb NOT NULL,
    proven_total integer NOT NULL,
    completed_jobs integer NOT NULL,
    completed_for_clients integer NOT NULL,
    rating numeric,
    review_count integer,
    response_minutes integer,
    relevance integer NOT NULL,
    proof integer NOT NULL,
    rate_high integer NOT NULL,
    rate_low integer NOT NULL,
    promptness integer NOT NULL,
    profile_version integer NOT NULL,
    refreshed_at timestamp(3) with time zone NOT NULL,
    acclaim integer DEFAULT '-2000000000'::integer NOT NULL,
    CONSTRAINT talent_listings_sums CHECK (((proven_total >= 0) AND (completed_jobs >= 0)))
)
WITH (toast_tuple_target='4096');
ALTER TABLE ONLY talent_listings ALTER COLUMN search_text SET STATISTICS 0;

CREATE TABLE throttles (
    key text NOT NULL,
    attempts integer NOT NULL,
    blocked_until timestamp(3) with time zone NOT NULL,
    forget_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE unsubscribe_key (
    one boolean DEFAULT true NOT NULL,
    secret bytea NOT NULL,
    CONSTRAINT unsubscribe_key_one CHECK (one)
);

CREATE TABLE users (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    username text NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    password_hash text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    email_confirmed_at timestamp(3) with time zone,
    deleted_at timestamp(3) with time zone,
    CONSTRAINT users_username_length CHECK (((char_length(username) >= 1) AND (char_length(username) <= 200)))
);

CREATE TABLE withdrawn_results (
    result_id uuid NOT NULL,
    reason text NOT NULL,
    withdrawn_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    was_shown boolean DEFAULT false NOT NULL,
    CONSTRAINT withdrawn_results_reason CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 2000)))
);

ALTER TABLE ONLY socket_io_attachments ALTER COLUMN id SET DEFAULT nextval('socket_io_attachments_id_seq'::regclass);

ALTER TABLE ONLY ledger.balances
    ADD CONSTRAINT balances_owner_id_account_pk PRIMARY KEY (owner_id, account);

ALTER TABLE ONLY ledger.chains
    ADD CONSTRAINT chains_pkey PRIMARY KEY (id);

ALTER TABLE ONLY ledger.earned_months
    ADD CONSTRAINT earned_months_owner_id_month_pk PRIMARY KEY (owner_id, month);

ALTER TABLE ONLY ledger.entries
    ADD CONSTRAINT entries_of_chain UNIQUE (chain_id, id);

ALTER TABLE ONLY ledger.entries
    ADD CONSTRAINT entries_once UNIQUE (reason, source);

ALTER TABLE ONLY ledger.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY ledger.lines
    ADD CONSTRAINT lines_chain_id_position_pk PRIMARY KEY (chain_id, "position");

ALTER TABLE ONLY account_tokens
    ADD CONSTRAINT account_tokens_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY ai_usage
    ADD CONSTRAINT ai_usage_key_day_pk PRIMARY KEY (key, day);

ALTER TABLE ONLY assessment_attempts
    ADD CONSTRAINT assessment_attempts_number UNIQUE (user_id, skill_key, difficulty, kind, attempt_number);

ALTER TABLE ONLY assessment_attempts
    ADD CONSTRAINT assessment_attempts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY assessment_results
    ADD CONSTRAINT assessment_results_one_per_attempt UNIQUE (attempt_id);

ALTER TABLE ONLY assessment_results
    ADD CONSTRAINT assessment_results_pkey PRIMARY KEY (id);

ALTER TABLE ONLY authenticator_apps
    ADD CONSTRAINT authenticator_apps_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY card_disputes
    ADD CONSTRAINT card_disputes_once UNIQUE (provider_id);

ALTER TABLE ONLY card_disputes
    ADD CONSTRAINT card_disputes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY case_flags
    ADD CONSTRAINT case_flags_case_id_rule_pk PRIMARY KEY (case_id, rule);

ALTER TABLE ONLY contract_changes
    ADD CONSTRAINT contract_changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY contract_events
    ADD CONSTRAINT contract_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY contract_milestones
    ADD CONSTRAINT contract_milestones_pkey PRIMARY KEY (id);

ALTER TABLE ONLY contract_milestones
    ADD CONSTRAINT contract_milestones_position UNIQUE (contract_id, "position");

ALTER TABLE ONLY contract_offers
    ADD CONSTRAINT contract_offers_pkey PRIMARY KEY (id);

ALTER TABLE ONLY contracts
    ADD CONSTRAINT contracts_one_per_project UNIQUE (project_id);

ALTER TABLE ONLY contracts
    ADD CONSTRAINT contracts_one_per_proposal UNIQUE (proposal_id);

ALTER TABLE ONLY contracts
    ADD CONSTRAINT contracts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY conversation_members
    ADD CONSTRAINT conversation_members_conversation_id_user_id_pk PRIMARY KEY (conversation_id, user_id);

ALTER TABLE ONLY conversations
    ADD CONSTRAINT conversations_pair UNIQUE (low_id, high_id);

ALTER TABLE ONLY conversations
    ADD CONSTRAINT conversations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY courses
    ADD CONSTRAINT courses_pkey PRIMARY KEY (id);

ALTER TABLE ONLY courses
    ADD CONSTRAINT courses_share_key_unique UNIQUE (share_key);

ALTER TABLE ONLY credential_entries
    ADD CONSTRAINT credential_entries_pkey PRIMARY KEY (result_id);

ALTER TABLE ONLY credential_entries
    ADD CONSTRAINT credential_entries_position UNIQUE ("position");

ALTER TABLE ONLY data_exports
    ADD CONSTRAINT data_exports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY data_exports
    ADD CONSTRAINT data_exports_storage_key UNIQUE (storage_key);

ALTER TABLE ONLY deliverables
    ADD CONSTRAINT deliverables_pkey PRIMARY KEY (id);

ALTER TABLE ONLY deliverables
    ADD CONSTRAINT deliverables_position UNIQUE (delivery_id, "position");

ALTER TABLE ONLY deliverables
    ADD CONSTRAINT deliverables_storage_key UNIQUE (storage_key);

ALTER TABLE ONLY deliveries
    ADD CONSTRAINT deliveries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY deliveries
    ADD CONSTRAINT deliveries_version UNIQUE (proposal_id, version);

ALTER TABLE ONLY direct_offers
    ADD CONSTRAINT direct_offers_pkey PRIMARY KEY (id);

ALTER TABLE ONLY direct_offers
    ADD CONSTRAINT direct_offers_token UNIQUE (token_hash);

ALTER TABLE ONLY dispute_claims
    ADD CONSTRAINT dispute_claims_pkey PRIMARY KEY (id);

ALTER TABLE ONLY disputes
    ADD CONSTRAINT disputes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY idempotency_keys
    ADD CONSTRAINT idempotency_keys_user_id_key_pk PRIMARY KEY (user_id, key);

ALTER TABLE ONLY invitations
    ADD CONSTRAINT invitations_once UNIQUE (project_id, freelancer_id);

ALTER TABLE ONLY invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY known_devices
    ADD CONSTRAINT known_devices_pkey PRIMARY KEY (user_id, kind);

ALTER TABLE ONLY ledger_audits
    ADD CONSTRAINT ledger_audits_pkey PRIMARY KEY (id);

ALTER TABLE ONLY mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);

ALTER TABLE ONLY message_files
    ADD CONSTRAINT message_files_pkey PRIMARY KEY (id);

ALTER TABLE ONLY message_files
    ADD CONSTRAINT message_files_position UNIQUE (conversation_id, seq, "position");

ALTER TABLE ONLY message_files
    ADD CONSTRAINT message_files_storage_key UNIQUE (storage_key);

ALTER TABLE ONLY message_settings
    ADD CONSTRAINT message_settings_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY message_versions
    ADD CONSTRAINT message_versions_conversation_id_seq_change_pk PRIMARY KEY (conversation_id, seq, change);

ALTER TABLE ONLY messages
    ADD CONSTRAINT messages_change UNIQUE (conversation_id, change);

ALTER TABLE ONLY messages
    ADD CONSTRAINT messages_conversation_id_seq_pk PRIMARY KEY (conversation_id, seq);

ALTER TABLE ONLY moderation_decisions
    ADD CONSTRAINT moderation_decisions_of_case UNIQUE (case_id);

ALTER TABLE ONLY moderation_decisions
    ADD CONSTRAINT moderation_decisions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY notification_settings
    ADD CONSTRAINT notification_settings_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY notifications
    ADD CONSTRAINT notifications_once UNIQUE (user_id, event_key);

ALTER TABLE ONLY notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);

ALTER TABLE ONLY operator_log
    ADD CONSTRAINT operator_log_pkey PRIMARY KEY (id);

ALTER TABLE ONLY operators
    ADD CONSTRAINT operators_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY passkey_challenges
    ADD CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge_hash);

ALTER TABLE ONLY passkey_challenges
    ADD CONSTRAINT passkey_challenges_user_unique UNIQUE (user_id);

ALTER TABLE ONLY passkeys
    ADD CONSTRAINT passkeys_credential_id_unique UNIQUE (credential_id);

ALTER TABLE ONLY passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY payouts
    ADD CONSTRAINT payouts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY pending_files
    ADD CONSTRAINT pending_files_pkey PRIMARY KEY (storage_key);

ALTER TABLE ONLY person_bookmarks
    ADD CONSTRAINT person_bookmarks_user_id_person_id_pk PRIMARY KEY (user_id, person_id);

ALTER TABLE ONLY person_figures
    ADD CONSTRAINT person_figures_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY profile_images
    ADD CONSTRAINT profile_images_pkey PRIMARY KEY (id);

ALTER TABLE ONLY profile_images
    ADD CONSTRAINT profile_images_storage_key UNIQUE (storage_key);

ALTER TABLE ONLY profiles
    ADD CONSTRAINT profiles_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY project_bookmarks
    ADD CONSTRAINT project_bookmarks_user_id_project_id_pk PRIMARY KEY (user_id, project_id);

ALTER TABLE ONLY project_category_counts
    ADD CONSTRAINT project_category_counts_category_id_pk PRIMARY KEY (category, id);

ALTER TABLE ONLY project_edits
    ADD CONSTRAINT project_edits_project_id_number_pk PRIMARY KEY (project_id, number);

ALTER TABLE ONLY projects
    ADD CONSTRAINT projects_pkey PRIMARY KEY (id);

ALTER TABLE ONLY proposal_counters
    ADD CONSTRAINT proposal_counters_one_each UNIQUE (proposal_id, by);

ALTER TABLE ONLY proposal_counters
    ADD CONSTRAINT proposal_counters_pkey PRIMARY KEY (id);

ALTER TABLE ONLY proposal_edits
    ADD CONSTRAINT proposal_edits_proposal_id_version_pk PRIMARY KEY (proposal_id, version);

ALTER TABLE ONLY proposal_files
    ADD CONSTRAINT proposal_files_one_position UNIQUE (proposal_id, "position");

ALTER TABLE ONLY proposal_files
    ADD CONSTRAINT proposal_files_pkey PRIMARY KEY (id);

ALTER TABLE ONLY proposal_files
    ADD CONSTRAINT proposal_files_storage_key UNIQUE (storage_key);

ALTER TABLE ONLY proposal_notes
    ADD CONSTRAINT proposal_notes_pkey PRIMARY KEY (proposal_id);

ALTER TABLE ONLY proposals
    ADD CONSTRAINT proposals_one_per_freelancer UNIQUE (project_id, freelancer_id);

ALTER TABLE ONLY proposals
    ADD CONSTRAINT proposals_pkey PRIMARY KEY (id);

ALTER TABLE ONLY provider_events
    ADD CONSTRAINT provider_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY receipts
    ADD CONSTRAINT receipts_number_once UNIQUE (kind, year, number);

ALTER TABLE ONLY receipts
    ADD CONSTRAINT receipts_one_per_refund UNIQUE (refund_id);

ALTER TABLE ONLY receipts
    ADD CONSTRAINT receipts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash);

ALTER TABLE ONLY refunds
    ADD CONSTRAINT refunds_pkey PRIMARY KEY (id);

ALTER TABLE ONLY report_cases
    ADD CONSTRAINT report_cases_pkey PRIMARY KEY (id);

ALTER TABLE ONLY report_snapshots
    ADD CONSTRAINT report_snapshots_once UNIQUE (case_id, hash);

ALTER TABLE ONLY report_snapshots
    ADD CONSTRAINT report_snapshots_pkey PRIMARY KEY (id);

ALTER TABLE ONLY reports
    ADD CONSTRAINT reports_once UNIQUE (case_id, reporter_id);

ALTER TABLE ONLY reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY reviews
    ADD CONSTRAINT reviews_one_per_side UNIQUE (contract_id, side);

ALTER TABLE ONLY reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (id);

ALTER TABLE ONLY sandbox_charges
    ADD CONSTRAINT sandbox_charges_pkey PRIMARY KEY (payment_id);

ALTER TABLE ONLY sandbox_refunds
    ADD CONSTRAINT sandbox_refunds_pkey PRIMARY KEY (refund_id);

ALTER TABLE ONLY saved_search_people
    ADD CONSTRAINT saved_search_people_search_id_person_id_pk PRIMARY KEY (search_id, person_id);

ALTER TABLE ONLY saved_search_progress
    ADD CONSTRAINT saved_search_progress_pkey PRIMARY KEY (id);

ALTER TABLE ONLY saved_searches
    ADD CONSTRAINT saved_searches_pkey PRIMARY KEY (id);

ALTER TABLE ONLY saved_units
    ADD CONSTRAINT saved_units_user_id_unit_id_pk PRIMARY KEY (user_id, unit_id);

ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_id_unique UNIQUE (id);

ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY sign_in_challenges
    ADD CONSTRAINT sign_in_challenges_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY signing_keys
    ADD CONSTRAINT signing_keys_pkey PRIMARY KEY (thumbprint);

ALTER TABLE ONLY socket_io_attachments
    ADD CONSTRAINT socket_io_attachments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY stripe_accounts
    ADD CONSTRAINT stripe_accounts_account_id_unique UNIQUE (account_id);

ALTER TABLE ONLY stripe_accounts
    ADD CONSTRAINT stripe_accounts_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY suspensions
    ADD CONSTRAINT suspensions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY talent_changes
    ADD CONSTRAINT talent_changes_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY talent_listings
    ADD CONSTRAINT talent_listings_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY throttles
    ADD CONSTRAINT throttles_pkey PRIMARY KEY (key);

ALTER TABLE ONLY unsubscribe_key
    ADD CONSTRAINT unsubscribe_key_pkey PRIMARY KEY (one);

ALTER TABLE ONLY users
    ADD CONSTRAINT users_email_key_unique UNIQUE (email_key);

ALTER TABLE ONLY users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY withdrawn_results
    ADD CONSTRAINT withdrawn_results_pkey PRIMARY KEY (result_id);

CREATE INDEX lines_entry ON ledger.lines USING btree (entry_id);

CREATE INDEX lines_of_chain ON ledger.lines USING btree (chain_id, account, amount_cents);

CREATE INDEX lines_payable ON ledger.lines USING btree (owner_id, entry_id, amount_cents) WHERE (account = 'payable'::text);

CREATE INDEX account_tokens_expiry ON account_tokens USING btree (expires_at);

CREATE INDEX account_tokens_of_user ON account_tokens USING btree (user_id, purpose, created_at);

CREATE UNIQUE INDEX account_tokens_one_open ON account_tokens USING btree (user_id, purpose) WHERE ((used_at IS NULL) AND (revoked_at IS NULL) AND (purpose <> 'restore_email'::text));

CREATE INDEX account_tokens_restorable ON account_tokens USING btree (email_key) WHERE ((used_at IS NULL) AND (revoked_at IS NULL) AND (purpose = 'restore_email'::text));

CREATE INDEX ai_usage_day ON ai_usage USING btree (day);

CREATE INDEX assessment_attempts_finished ON assessment_attempts USING btree (user_id, kind, finished_at);

CREATE UNIQUE INDEX assessment_attempts_one_open ON assessment_attempts USING btree (user_id) WHERE (finished_at IS NULL);

CREATE INDEX assessment_attempts_overdue ON assessment_attempts USING btree (deadline_at) WHERE (finished_at IS NULL);

CREATE INDEX assessment_attempts_started ON assessment_attempts USING btree (user_id, kind, started_at);

CREATE INDEX assessment_results_best ON assessment_results USING btree (user_id, skill_key, rank, completed_at, id, on_profile);

CREATE INDEX assessment_results_newest ON assessment_results USING btree (user_id, completed_at, id);

CREATE INDEX assessment_results_proven ON assessment_results USING btree (user_id, skill_key) WHERE (on_profile AND (rank >= 10000));

CREATE INDEX card_disputes_against ON card_disputes USING btree (contract_id) WHERE (status = ANY (ARRAY['open'::text, 'lost'::text]));

CREATE INDEX card_disputes_of_contract ON card_disputes USING btree (contract_id);

CREATE INDEX card_disputes_of_payment ON card_disputes USING btree (payment_id);

CREATE INDEX contract_changes_of_contract ON contract_changes USING btree (contract_id, created_at);

CREATE UNIQUE INDEX contract_changes_one_open ON contract_changes USING btree (contract_id) WHERE (status = 'open'::text);

CREATE INDEX contract_events_of_contract ON contract_events USING btree (contract_id, id);

CREATE INDEX contract_offers_of_contract ON contract_offers USING btree (contract_id, created_at);

CREATE UNIQUE INDEX contract_offers_one_open ON contract_offers USING btree (contract_id) WHERE (status = 'open'::text);

CREATE INDEX contracts_auto_approval ON contracts USING btree (auto_approval_at, id) WHERE (status = 'active'::text);

CREATE INDEX contracts_client_ended ON contracts USING btree (client_id, ended_at, id) WHERE (ended_at IS NOT NULL);

CREATE INDEX contracts_client_newest ON contracts USING btree (client_id, created_at, id, status);

CREATE INDEX contracts_freelancer_ended ON contracts USING btree (freelancer_id, ended_at, id) WHERE (ended_at IS NOT NULL);

CREATE INDEX contracts_freelancer_newest ON contracts USING btree (freelancer_id, created_at, id, status);

CREATE INDEX contracts_held_until ON contracts USING btree (held_until, id) WHERE (held_until IS NOT NULL);

CREATE INDEX contracts_of_freelancer ON contracts USING btree (freelancer_id, proposal_id, status, amount_cents, client_id, project_id, ended_at, id);

CREATE INDEX contracts_open_of_freelancer ON contracts USING btree (freelancer_id) WHERE (ended_at IS NULL);

CREATE INDEX conversation_members_latest ON conversation_members USING btree (user_id, latest_at, conversation_id);

CREATE INDEX conversation_members_unread ON conversation_members USING btree (user_id) WHERE (last_received_seq > last_read_seq);

CREATE INDEX conversations_recent ON conversations USING btree (started_at);

CREATE INDEX conversations_started ON conversations USING btree (started_by, started_at);

CREATE UNIQUE INDEX courses_library_course_once ON courses USING btree (user_id, library_id);

CREATE INDEX courses_of_user ON courses USING btree (user_id, created_at, id);

CREATE INDEX data_exports_expiry ON data_exports USING btree (expires_at);

CREATE INDEX data_exports_of_user ON data_exports USING btree (user_id, requested_at);

CREATE UNIQUE INDEX data_exports_one_open ON data_exports USING btree (user_id) WHERE ((ready_at IS NULL) AND (failed_at IS NULL));

CREATE UNIQUE INDEX deliveries_one_open ON deliveries USING btree (proposal_id) WHERE (status = 'submitted'::text);

CREATE INDEX direct_offers_addresses ON direct_offers USING btree (ended_at) WHERE ((email IS NOT NULL) AND (status <> 'open'::text));

CREATE INDEX direct_offers_client_newest ON direct_offers USING btree (client_id, created_at, id);

CREATE INDEX direct_offers_expiry ON direct_offers USING btree (expires_at, id) WHERE (status = 'open'::text);

CREATE INDEX direct_offers_freelancer_newest ON direct_offers USING btree (freelancer_id, created_at, id);

CREATE INDEX direct_offers_newest ON direct_offers USING btree (created_at);

CREATE INDEX dispute_claims_of_dispute ON dispute_claims USING btree (dispute_id, id);

CREATE INDEX disputes_by_status ON disputes USING btree (status, created_at, id);

CREATE INDEX disputes_claims_until ON disputes USING btree (claims_until, id) WHERE (status = 'open'::text);

CREATE INDEX disputes_of_contract ON disputes USING btree (contract_id, created_at);

CREATE UNIQUE INDEX disputes_one_open ON disputes USING btree (contract_id) WHERE (ended_at IS NULL);

CREATE INDEX idempotency_keys_age ON idempotency_keys USING btree (created_at);

CREATE INDEX invitations_client_newest ON invitations USING btree (client_id, created_at);

CREATE INDEX invitations_expiry ON invitations USING btree (expires_at, id) WHERE (status = 'open'::text);

CREATE INDEX invitations_freelancer_newest ON invitations USING btree (freelancer_id, created_at, id);

CREATE INDEX invitations_newest ON invitations USING btree (created_at);

CREATE INDEX invitations_project_newest ON invitations USING btree (project_id, created_at, id);

CREATE INDEX known_devices_last_seen ON known_devices USING btree (last_seen_at);

CREATE INDEX ledger_audits_newest ON ledger_audits USING btree (started_at);

CREATE INDEX mails_age ON mails USING btree (created_at);

CREATE INDEX mails_of_user ON mails USING btree (user_id, created_at, id);

CREATE INDEX mails_unsent ON mails USING btree (created_at) WHERE ((sent_at IS NULL) AND (failed_at IS NULL));

CREATE INDEX message_files_owner ON message_files USING btree (owner_id);

CREATE UNIQUE INDEX messages_client_id ON messages USING btree (author_id, client_id);

CREATE UNIQUE INDEX moderation_decisions_hidden ON moderation_decisions USING btree (target_kind, target_id, target_seq) WHERE ((kind = 'hidden'::text) AND (reversed_at IS NULL));

CREATE INDEX moderation_decisions_of_person ON moderation_decisions USING btree (person_id, decided_at, id);

CREATE INDEX moderation_decisions_unanswered ON moderation_decisions USING btree (appealed_at, id, person_id, case_id, target_kind, target_id) WHERE ((appeal IS NOT NULL) AND (answer IS NULL) AND (reversed_at IS NULL));

CREATE INDEX notifications_actor ON notifications USING btree (((facts ->> 'actorId'::text)));

CREATE INDEX notifications_age ON notifications USING btree (created_at);

CREATE INDEX notifications_newest ON notifications USING btree (user_id, created_at, id);

CREATE UNIQUE INDEX notifications_stack ON notifications USING btree (user_id, stack_key) WHERE ((read_at IS NULL) AND (stack_key IS NOT NULL));

CREATE INDEX notifications_unread ON notifications USING btree (user_id, created_at, id) WHERE (read_at IS NULL);

CREATE INDEX operator_log_of_kind ON operator_log USING btree (kind, id);

CREATE INDEX operator_log_of_operator ON operator_log USING btree (operator_id, id, kind);

CREATE INDEX operator_log_of_subject ON operator_log USING btree (subject_id, id);

CREATE INDEX passkey_challenges_expiry ON passkey_challenges USING btree (expires_at);

CREATE INDEX passkeys_user ON passkeys USING btree (user_id);

CREATE INDEX payments_client_newest ON payments USING btree (client_id, created_at, id);

CREATE INDEX payments_modes ON payments USING btree (provider) WHERE (status = 'succeeded'::text);

CREATE INDEX payments_of_contract ON payments USING btree (contract_id);

CREATE UNIQUE INDEX payments_one_open ON payments USING btree (contract_id) WHERE (ended_at IS NULL);

CREATE UNIQUE INDEX payments_provider_ref ON payments USING btree (provider_ref);

CREATE INDEX payouts_freelancer_newest ON payouts USING btree (freelancer_id, created_at, id);

CREATE INDEX payouts_pending ON payouts USING btree (created_at) WHERE (status = 'pending'::text);

CREATE UNIQUE INDEX payouts_provider_ref ON payouts USING btree (provider_ref);

CREATE UNIQUE INDEX payouts_transfer_ref ON payouts USING btree (transfer_ref);

CREATE INDEX pending_files_age ON pending_files USING btree (created_at);

CREATE INDEX person_bookmarks_newest ON person_bookmarks USING btree (user_id, saved_at, person_id);

CREATE INDEX person_bookmarks_person ON person_bookmarks USING btree (person_id);

CREATE INDEX person_figures_due ON person_figures USING btree (due_at, user_id) WHERE (due_at IS NOT NULL);

CREATE INDEX profile_images_owner ON profile_images USING btree (owner_id);

CREATE INDEX profile_images_unused ON profile_images USING btree (unused_since) WHERE (unused_since IS NOT NULL);

CREATE INDEX profiles_newest ON profiles USING btree (published_at, user_id);

CREATE INDEX profiles_search ON profiles USING gin (name gin_trgm_ops);

CREATE INDEX project_bookmarks_newest ON project_bookmarks USING btree (user_id, saved_at, project_id);

CREATE INDEX project_bookmarks_project ON project_bookmarks USING btree (project_id);

CREATE INDEX projects_begun ON projects USING btree (id, category) WHERE (status <> 'active'::text);

CREATE INDEX projects_category_newest ON projects USING btree (category, created_at, id);

CREATE INDEX projects_category_price ON projects USING btree (category, price_cents, id);

CREATE INDEX projects_client_in_progress ON projects USING btree (client_id) WHERE (status = 'in_progress'::text);

CREATE INDEX projects_client_newest ON projects USING btree (client_id, created_at, id, status);

CREATE INDEX projects_deadline_in_progress ON projects USING btree (deadline_at, id) WHERE (status = 'in_progress'::text);

CREATE INDEX projects_newest ON projects USING btree (created_at, id);

CREATE INDEX projects_price ON projects USING btree (price_cents, id);

CREATE INDEX projects_search ON projects USING gin (split_part(search_text, 'K'::text, 1) gin_trgm_ops, string_to_array(split_part(search_text, 'K'::text, 2), 'S'::text));

CREATE INDEX projects_to_ask ON projects USING btree (client_active_at, id) WHERE ((status = 'active'::text) AND (asked_at IS NULL));

CREATE INDEX projects_to_close ON projects USING btree (asked_at, id) WHERE ((status = 'active'::text) AND (asked_at IS NOT NULL));

CREATE INDEX projects_without_keys ON projects USING btree (id) WHERE (strpos(search_text, 'K'::text) = 0);

CREATE UNIQUE INDEX proposal_counters_one_open ON proposal_counters USING btree (proposal_id) WHERE (status = 'open'::text);

CREATE INDEX proposal_files_loose ON proposal_files USING btree (created_at) WHERE (proposal_id IS NULL);

CREATE INDEX proposal_files_owner ON proposal_files USING btree (owner_id);

CREATE INDEX proposal_notes_marked ON proposal_notes USING btree (project_id, mark);

CREATE INDEX proposals_accepted ON proposals USING btree (freelancer_id, id, project_id, client_id, delivery_status) WHERE (status = 'accepted'::text);

CREATE INDEX proposals_changes_requested ON proposals USING btree (freelancer_id) WHERE (delivery_status = 'rejected'::text);

CREATE INDEX proposals_client_newest ON proposals USING btree (client_id, created_at, id, status);

CREATE INDEX proposals_freelancer_newest ON proposals USING btree (freelancer_id, created_at, id, status);

CREATE UNIQUE INDEX proposals_one_acceptance ON proposals USING btree (project_id) WHERE (status = 'accepted'::text);

CREATE INDEX proposals_project_days ON proposals USING btree (project_id, ((- COALESCE(delivery_days, 2147483647))), created_at, id);

CREATE INDEX proposals_project_newest ON proposals USING btree (project_id, created_at, id);

CREATE INDEX proposals_project_people ON proposals USING btree (project_id, freelancer_id, created_at, id);

CREATE INDEX proposals_project_price ON proposals USING btree (project_id, ((- bid_cents)), created_at, id);

CREATE INDEX proposals_to_review ON proposals USING btree (project_id) WHERE (delivery_status = 'submitted'::text);

CREATE INDEX provider_events_waiting ON provider_events USING btree (received_at) WHERE (status = 'waiting'::text);

CREATE INDEX receipts_client ON receipts USING btree (client_id);

CREATE INDEX receipts_of_payment ON receipts USING btree (payment_id);

CREATE UNIQUE INDEX receipts_one_per_payment ON receipts USING btree (payment_id) WHERE (kind = 'receipt'::text);

CREATE INDEX receipts_to_number ON receipts USING btree (booked_at, id) WHERE (number IS NULL);

CREATE INDEX refunds_client_newest ON refunds USING btree (client_id, created_at, id);

CREATE INDEX refunds_of_payment ON refunds USING btree (payment_id);

CREATE INDEX refunds_owed ON refunds USING btree (ended_at, id) WHERE ((status = 'failed'::text) AND (repaid_at IS NULL));

CREATE INDEX refunds_pending ON refunds USING btree (created_at) WHERE (status = 'pending'::text);

CREATE UNIQUE INDEX refunds_provider_ref ON refunds USING btree (provider_ref);

CREATE INDEX report_cases_closed ON report_cases USING btree (closed_at, id, person_id, kind, taken_by, taken_until) WHERE (closed_at IS NOT NULL);

CREATE INDEX report_cases_of_person ON report_cases USING btree (person_id, opened_at);

CREATE UNIQUE INDEX report_cases_one_open ON report_cases USING btree (kind, target_id, target_seq, person_id) WHERE (closed_at IS NULL);

CREATE INDEX report_cases_queue ON report_cases USING btree (queued_at, id, person_id, kind, taken_by, taken_until) WHERE (closed_at IS NULL);

CREATE INDEX reports_newest ON reports USING btree (created_at, id);

CREATE INDEX reports_of_reporter ON reports USING btree (reporter_id, created_at, id);

CREATE INDEX reviews_by_person ON reviews USING btree (author_id, created_at, id);

CREATE INDEX reviews_newest ON reviews USING btree (revealed_at, id);

CREATE INDEX reviews_of_person ON reviews USING btree (subject_id, side, revealed_at, id, author_id);

CREATE INDEX saved_search_people_person ON saved_search_people USING btree (person_id);

CREATE INDEX saved_search_people_told ON saved_search_people USING btree (search_id, found_at) WHERE (NOT waits);

CREATE INDEX saved_search_people_waiting ON saved_search_people USING btree (search_id) WHERE waits;

CREATE UNIQUE INDEX saved_searches_once ON saved_searches USING btree (user_id, kind, md5((search)::text));

CREATE INDEX saved_searches_people_probe ON saved_searches USING btree (probe, user_id) WHERE ((kind = 'people'::text) AND (alerts <> 'off'::text));

CREATE INDEX saved_searches_probe ON saved_searches USING btree (probe, user_id, category) WHERE ((kind = 'projects'::text) AND (alerts <> 'off'::text));

CREATE INDEX saved_searches_user ON saved_searches USING btree (user_id, created_at, id);

CREATE INDEX saved_searches_waiting_ids ON saved_searches USING btree (id) WHERE (waiting > 0);

CREATE INDEX sessions_expiry ON sessions USING btree (expires_at);

CREATE INDEX sessions_user ON sessions USING btree (user_id);

CREATE INDEX sign_in_challenges_expiry ON sign_in_challenges USING btree (expires_at);

CREATE INDEX sign_in_challenges_user ON sign_in_challenges USING btree (user_id);

CREATE UNIQUE INDEX signing_keys_one_in_use ON signing_keys USING btree (((retired_at IS NULL))) WHERE (retired_at IS NULL);

CREATE INDEX suspensions_of_case ON suspensions USING btree (case_id);

CREATE INDEX suspensions_of_person ON suspensions USING btree (user_id, suspended_at);

CREATE UNIQUE INDEX suspensions_one_open ON suspensions USING btree (user_id) WHERE (lifted_at IS NULL);

CREATE INDEX suspensions_unanswered ON suspensions USING btree (appealed_at, id) WHERE ((appeal IS NOT NULL) AND (answer IS NULL) AND (lifted_at IS NULL));

CREATE INDEX talent_by_acclaim ON talent_listings USING btree (acclaim, user_id) INCLUDE (signature, text_signature, rate_high);

CREATE INDEX talent_by_promptness ON talent_listings USING btree (promptness, user_id) INCLUDE (signature, text_signature, rate_high);

CREATE INDEX talent_by_proof ON talent_listings USING btree (proof, user_id) INCLUDE (signature, text_signature, rate_high);

CREATE INDEX talent_by_rate_high ON talent_listings USING btree (rate_high, user_id) INCLUDE (signature, text_signature);

CREATE INDEX talent_by_rate_low ON talent_listings USING btree (rate_low, user_id) INCLUDE (signature, text_signature, rate_high);

CREATE INDEX talent_by_relevance ON talent_listings USING btree (relevance, user_id) INCLUDE (signature, text_signature, rate_high);

CREATE INDEX talent_changes_due ON talent_changes USING btree (due_at, user_id) WHERE (due_at IS NOT NULL);

CREATE INDEX talent_proven_known ON talent_listings USING btree (relevance, user_id) INCLUDE (signature) WHERE ((completed_jobs > 0) AND (proven_total > 0));

CREATE INDEX talent_proven_newcomers ON talent_listings USING btree (relevance, user_id) INCLUDE (signature) WHERE ((completed_jobs = 0) AND (proven_total > 0));

CREATE INDEX talent_refreshed ON talent_listings USING btree (refreshed_at, user_id);

CREATE INDEX talent_search ON talent_listings USING gin (search_text gin_trgm_ops, string_to_array(search_keys, 'S'::text), facets);

CREATE INDEX throttles_forget ON throttles USING btree (forget_at);

CREATE INDEX users_search ON users USING gin (username gin_trgm_ops, email_key gin_trgm_ops);

CREATE INDEX withdrawn_results_newest ON withdrawn_results USING btree (withdrawn_at, result_id);

CREATE CONSTRAINT TRIGGER entries_balanced AFTER INSERT ON ledger.entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger.require_balance();

CREATE TRIGGER entries_kept BEFORE DELETE OR UPDATE ON ledger.entries FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();

CREATE TRIGGER entries_kept_whole BEFORE TRUNCATE ON ledger.entries FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();

CREATE TRIGGER lines_balanced AFTER INSERT ON ledger.lines REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION ledger.require_balanced_lines();

CREATE TRIGGER lines_kept BEFORE DELETE OR UPDATE ON ledger.lines FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();

CREATE TRIGGER lines_kept_whole BEFORE TRUNCATE ON ledger.lines FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();

CREATE TRIGGER account_tokens_of_present_account BEFORE INSERT ON account_tokens FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');

CREATE TRIGGER assessment_attempts_kept BEFORE UPDATE ON assessment_attempts FOR EACH ROW EXECUTE FUNCTION keep_assessment_attempt();

CREATE TRIGGER assessment_attempts_of_present_account BEFORE INSERT ON assessment_attempts FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');

CREATE TRIGGER assessment_results_kept BEFORE UPDATE ON assessment_results FOR EACH ROW EXECUTE FUNCTION keep_assessment_result();

CREATE TRIGGER assessment_results_of_present_account BEFORE INSERT ON assessment_results FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');

CREATE TRIGGER assessment_results_stay_withdrawn BEFORE UPDATE ON assessment_results FOR EACH ROW EXECUTE FUNCTION keep_result_withdrawn();

CREATE TRIGGER authenticator_apps_of_present_account BEFORE INSERT ON authenticator_apps FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');

CREATE TRIGGER contract_events_kept BEFORE DELETE OR UPDATE ON contract_events FOR EACH ROW EXECUTE FUNCTION refuse_contract_event_change();

CREATE TRIGGER courses_of_present_account BEFORE INSERT ON courses FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');

CREATE TRIGGER data_exports_of_present_account BEFORE INSERT ON data_exports FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');

CREATE TRIGGER direct_offers_of_present_client BEFORE INSERT ON direct_offers FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('client_id');

CREATE TRIGGER idempotency_keys_of_present_account BEFORE INSERT ON idempotency_keys FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');

CREATE TRIGGER invitations_of_present_client BEFORE INSERT ON invitations FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('client_id');

CREATE TRIGGER known_devices_of_present_account BEFORE INSERT ON known_devices FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');

CREATE TRIGGER message_settings_of_present_account BEFORE INSERT ON message_settings FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');

CREATE TRIGGER messages_of_present_account BEFORE INSERT ON messages FOR EACH ROW WHEN ((new.kind <> 'event'::text)) EXECUTE FUNCTION refuse_deleted_account('author_id');

CREATE TRIGGER notification_settings_of_present_account BEFORE INSERT ON notification_settings FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');

CREATE TRIGGER operator_log_kept BEFORE DELETE OR UPDATE ON operator_log FOR EACH ROW EXECUTE FUNCTION refuse_operator_log_change();

CREATE TRIGGER operator_log_kept_whole BEFORE TRUNCATE ON operator_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_operator_log_change();

CREATE TRIGGER operators_of_present_account BEFORE INSERT ON operators FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');

CREATE TRIGGER passkey_challenges_of_present_account BEFORE INSERT ON passkey_challenges FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');

CREATE TRIGGER passkeys_of_present_account BEFORE INSERT ON passkeys FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');

CREATE TRIGGER payments_of_present_account BEFORE INSERT ON payments FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('client_id');

CREATE TRIGGER payouts_of_present_account BEFORE INSERT ON payouts FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('freelancer_id');

CREATE TRIGGER person_bookmarks_of_present_account BEFORE INSERT ON person_bookmarks FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');

CREATE TRIGGER profile_images_of_present_account BEFORE INSERT ON profile_images FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('owner_id');

CREATE TRIGGER profiles_of_present_account BEFORE INSERT ON profiles FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');

CREATE TRIGGER project_bookmarks_of_present_account BEFORE INSERT ON project_bookmarks FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');

CREATE TRIGGER project_edits_kept BEFORE DELETE OR UPDATE ON project_edits FOR EACH ROW EXECUTE FUNCTION keep_project_edit();

CREATE TRIGGER projects_counted_on_delete AFTER DELETE ON projects REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_projects_by_category();

CREATE TRIGGER projects_counted_on_insert AFTER INSERT ON projects REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_projects_by_category();

CREATE TRIGGER projects_counted_on_update AFTER UPDATE OF category ON projects FOR EACH ROW WHEN (((old.category IS DISTINCT FROM new.category) AND (NOT new.is_private))) EXECUTE FUNCTION recount_project_category();

CREATE TRIGGER projects_of_present_account BEFORE INSERT ON projects FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('client_id');

CREATE TRIGGER projects_pass_on_client AFTER UPDATE OF client_id ON projects FOR EACH ROW WHEN ((old.client_id <> new.client_id)) EXECUTE FUNCTION pass_on_client_of_project();

CREATE TRIGGER proposal_files_of_present_account BEFORE INSERT ON proposal_files FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('owner_id');

CREATE TRIGGER proposals_of_client BEFORE INSERT OR UPDATE OF project_id, client_id ON proposals FOR EACH ROW EXECUTE FUNCTION set_client_of_proposal();

CREATE TRIGGER proposals_of_present_account BEFORE INSERT ON proposals FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('freelancer_id');

CREATE TRIGGER receipts_kept BEFORE DELETE OR UPDATE ON receipts FOR EACH ROW EXECUTE FUNCTION refuse_receipt_change();

CREATE TRIGGER reports_of_present_account BEFORE INSERT ON reports FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('reporter_id');

CREATE TRIGGER reviews_kept BEFORE UPDATE ON reviews FOR EACH ROW EXECUTE FUNCTION keep_public_review();

CREATE TRIGGER reviews_of_present_account BEFORE INSERT ON reviews FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('author_id');

CREATE TRIGGER saved_searches_of_present_account BEFORE INSERT ON saved_searches FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');

CREATE TRIGGER saved_units_of_present_account BEFORE INSERT ON saved_units FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');

CREATE TRIGGER sessions_of_present_account BEFORE INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');

CREATE TRIGGER sign_in_challenges_of_present_account BEFORE INSERT ON sign_in_challenges FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');

CREATE TRIGGER stripe_accounts_of_present_account BEFORE INSERT ON stripe_accounts FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');

CREATE TRIGGER suspensions_of_present_account BEFORE INSERT ON suspensions FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');

CREATE TRIGGER talent_changes_of_present_account BEFORE INSERT ON talent_changes FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');

CREATE TRIGGER talent_listings_of_deleted BEFORE INSERT ON talent_listings FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');

CREATE TRIGGER withdrawn_results_leave_profile AFTER INSERT ON withdrawn_results FOR EACH ROW EXECUTE FUNCTION withdraw_assessment_result();

ALTER TABLE ONLY ledger.entries
    ADD CONSTRAINT entries_chain_id_chains_id_fk FOREIGN KEY (chain_id) REFERENCES ledger.chains(id);

ALTER TABLE ONLY ledger.lines
    ADD CONSTRAINT lines_of_entry FOREIGN KEY (chain_id, entry_id) REFERENCES ledger.entries(chain_id, id);

ALTER TABLE ONLY account_tokens
    ADD CONSTRAINT account_tokens_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY assessment_attempts
    ADD CONSTRAINT assessment_attempts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY assessment_results
    ADD CONSTRAINT assessment_results_attempt_id_assessment_attempts_id_fk FOREIGN KEY (attempt_id) REFERENCES assessment_attempts(id);

ALTER TABLE ONLY assessment_results
    ADD CONSTRAINT assessment_results_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY authenticator_apps
    ADD CONSTRAINT authenticator_apps_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY card_disputes
    ADD CONSTRAINT card_disputes_contract_id_contracts_id_fk FOREIGN KEY (contract_id) REFERENCES contracts(id);

ALTER TABLE ONLY card_disputes
    ADD CONSTRAINT card_disputes_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id);

ALTER TABLE ONLY case_flags
    ADD CONSTRAINT case_flags_case_id_report_cases_id_fk FOREIGN KEY (case_id) REFERENCES report_cases(id);

ALTER TABLE ONLY contract_changes
    ADD CONSTRAINT contract_changes_contract_id_contracts_id_fk FOREIGN KEY (contract_id) REFERENCES contracts(id);

ALTER TABLE ONLY contract_changes
    ADD CONSTRAINT contract_changes_offered_by_users_id_fk FOREIGN KEY (offered_by) REFERENCES users(id);

ALTER TABLE ONLY contract_events
    ADD CONSTRAINT contract_events_actor_id_users_id_fk FOREIGN KEY (actor_id) REFERENCES users(id);

ALTER TABLE ONLY contract_events
    ADD CONSTRAINT contract_events_contract_id_contracts_id_fk FOREIGN KEY (contract_id) REFERENCES contracts(id);

ALTER TABLE ONLY contract_milestones
    ADD CONSTRAINT contract_milestones_contract_id_contracts_id_fk FOREIGN KEY (contract_id) REFERENCES contracts(id);

ALTER TABLE ONLY contract_offers
    ADD CONSTRAINT contract_offers_contract_id_contracts_id_fk FOREIGN KEY (contract_id) REFERENCES contracts(id);

ALTER TABLE ONLY contract_offers
    ADD CONSTRAINT contract_offers_offered_by_users_id_fk FOREIGN KEY (offered_by) REFERENCES users(id);

ALTER TABLE ONLY contracts
    ADD CONSTRAINT contracts_client_id_users_id_fk FOREIGN KEY (client_id) REFERENCES users(id);

ALTER TABLE ONLY contracts
    ADD CONSTRAINT contracts_freelancer_id_users_id_fk FOREIGN KEY (freelancer_id) REFERENCES users(id);

ALTER TABLE ONLY contracts
    ADD CONSTRAINT contracts_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES projects(id);

ALTER TABLE ONLY contracts
    ADD CONSTRAINT contracts_proposal_id_proposals_id_fk FOREIGN KEY (proposal_id) REFERENCES proposals(id);

ALTER TABLE ONLY conversation_members
    ADD CONSTRAINT conversation_members_conversation_id_conversations_id_fk FOREIGN KEY (conversation_id) REFERENCES conversations(id);

ALTER TABLE ONLY conversation_members
    ADD CONSTRAINT conversation_members_other_id_users_id_fk FOREIGN KEY (other_id) REFERENCES users(id);

ALTER TABLE ONLY conversation_members
    ADD CONSTRAINT conversation_members_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY conversations
    ADD CONSTRAINT conversations_high_id_users_id_fk FOREIGN KEY (high_id) REFERENCES users(id);

ALTER TABLE ONLY conversations
    ADD CONSTRAINT conversations_low_id_users_id_fk FOREIGN KEY (low_id) REFERENCES users(id);

ALTER TABLE ONLY conversations
    ADD CONSTRAINT conversations_started_by_users_id_fk FOREIGN KEY (started_by) REFERENCES users(id);

ALTER TABLE ONLY courses
    ADD CONSTRAINT courses_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY data_exports
    ADD CONSTRAINT data_exports_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY deliverables
    ADD CONSTRAINT deliverables_delivery_id_deliveries_id_fk FOREIGN KEY (delivery_id) REFERENCES deliveries(id);

ALTER TABLE ONLY deliveries
    ADD CONSTRAINT deliveries_proposal_id_proposals_id_fk FOREIGN KEY (proposal_id) REFERENCES proposals(id);

ALTER TABLE ONLY direct_offers
    ADD CONSTRAINT direct_offers_client_id_users_id_fk FOREIGN KEY (client_id) REFERENCES users(id);

ALTER TABLE ONLY direct_offers
    ADD CONSTRAINT direct_offers_contract_id_contracts_id_fk FOREIGN KEY (contract_id) REFERENCES contracts(id);

ALTER TABLE ONLY direct_offers
    ADD CONSTRAINT direct_offers_freelancer_id_users_id_fk FOREIGN KEY (freelancer_id) REFERENCES users(id);

ALTER TABLE ONLY dispute_claims
    ADD CONSTRAINT dispute_claims_claimed_by_users_id_fk FOREIGN KEY (claimed_by) REFERENCES users(id);

ALTER TABLE ONLY dispute_claims
    ADD CONSTRAINT dispute_claims_dispute_id_disputes_id_fk FOREIGN KEY (dispute_id) REFERENCES disputes(id);

ALTER TABLE ONLY disputes
    ADD CONSTRAINT disputes_contract_id_contracts_id_fk FOREIGN KEY (contract_id) REFERENCES contracts(id);

ALTER TABLE ONLY disputes
    ADD CONSTRAINT disputes_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id);

ALTER TABLE ONLY disputes
    ADD CONSTRAINT disputes_opened_by_users_id_fk FOREIGN KEY (opened_by) REFERENCES users(id);

ALTER TABLE ONLY idempotency_keys
    ADD CONSTRAINT idempotency_keys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY invitations
    ADD CONSTRAINT invitations_client_id_users_id_fk FOREIGN KEY (client_id) REFERENCES users(id);

ALTER TABLE ONLY invitations
    ADD CONSTRAINT invitations_freelancer_id_users_id_fk FOREIGN KEY (freelancer_id) REFERENCES users(id);

ALTER TABLE ONLY invitations
    ADD CONSTRAINT invitations_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES projects(id);

ALTER TABLE ONLY known_devices
    ADD CONSTRAINT known_devices_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY mails
    ADD CONSTRAINT mails_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY message_files
    ADD CONSTRAINT message_files_message FOREIGN KEY (conversation_id, seq) REFERENCES messages(conversation_id, seq);

ALTER TABLE ONLY message_files
    ADD CONSTRAINT message_files_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES users(id);

ALTER TABLE ONLY message_settings
    ADD CONSTRAINT message_settings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY message_versions
    ADD CONSTRAINT message_versions_message FOREIGN KEY (conversation_id, seq) REFERENCES messages(conversation_id, seq);

ALTER TABLE ONLY messages
    ADD CONSTRAINT messages_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id);

ALTER TABLE ONLY messages
    ADD CONSTRAINT messages_conversation_id_conversations_id_fk FOREIGN KEY (conversation_id) REFERENCES conversations(id);

ALTER TABLE ONLY moderation_decisions
    ADD CONSTRAINT moderation_decisions_answered_by_users_id_fk FOREIGN KEY (answered_by) REFERENCES users(id);

ALTER TABLE ONLY moderation_decisions
    ADD CONSTRAINT moderation_decisions_case_id_report_cases_id_fk FOREIGN KEY (case_id) REFERENCES report_cases(id);

ALTER TABLE ONLY moderation_decisions
    ADD CONSTRAINT moderation_decisions_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id);

ALTER TABLE ONLY moderation_decisions
    ADD CONSTRAINT moderation_decisions_person_id_users_id_fk FOREIGN KEY (person_id) REFERENCES users(id);

ALTER TABLE ONLY notification_settings
    ADD CONSTRAINT notification_settings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY notifications
    ADD CONSTRAINT notifications_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY operator_log
    ADD CONSTRAINT operator_log_operator_id_users_id_fk FOREIGN KEY (operator_id) REFERENCES users(id);

ALTER TABLE ONLY operator_log
    ADD CONSTRAINT operator_log_subject_id_users_id_fk FOREIGN KEY (subject_id) REFERENCES users(id);

ALTER TABLE ONLY operators
    ADD CONSTRAINT operators_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY passkey_challenges
    ADD CONSTRAINT passkey_challenges_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY passkeys
    ADD CONSTRAINT passkeys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_client_id_users_id_fk FOREIGN KEY (client_id) REFERENCES users(id);

ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_contract_id_contracts_id_fk FOREIGN KEY (contract_id) REFERENCES contracts(id);

ALTER TABLE ONLY payouts
    ADD CONSTRAINT payouts_freelancer_id_users_id_fk FOREIGN KEY (freelancer_id) REFERENCES users(id);

ALTER TABLE ONLY person_bookmarks
    ADD CONSTRAINT person_bookmarks_person_id_users_id_fk FOREIGN KEY (person_id) REFERENCES users(id);

ALTER TABLE ONLY person_bookmarks
    ADD CONSTRAINT person_bookmarks_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY person_figures
    ADD CONSTRAINT person_figures_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY profile_images
    ADD CONSTRAINT profile_images_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES users(id);

ALTER TABLE ONLY profiles
    ADD CONSTRAINT profiles_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY project_bookmarks
    ADD CONSTRAINT project_bookmarks_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE;

ALTER TABLE ONLY project_bookmarks
    ADD CONSTRAINT project_bookmarks_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY project_edits
    ADD CONSTRAINT project_edits_edited_by_users_id_fk FOREIGN KEY (edited_by) REFERENCES users(id);

ALTER TABLE ONLY project_edits
    ADD CONSTRAINT project_edits_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES projects(id);

ALTER TABLE ONLY projects
    ADD CONSTRAINT projects_client_id_users_id_fk FOREIGN KEY (client_id) REFERENCES users(id);

ALTER TABLE ONLY proposal_counters
    ADD CONSTRAINT proposal_counters_proposal_id_proposals_id_fk FOREIGN KEY (proposal_id) REFERENCES proposals(id) ON DELETE CASCADE;

ALTER TABLE ONLY proposal_edits
    ADD CONSTRAINT proposal_edits_proposal_id_proposals_id_fk FOREIGN KEY (proposal_id) REFERENCES proposals(id) ON DELETE CASCADE;

ALTER TABLE ONLY proposal_files
    ADD CONSTRAINT proposal_files_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES users(id);

ALTER TABLE ONLY proposal_files
    ADD CONSTRAINT proposal_files_proposal_id_proposals_id_fk FOREIGN KEY (proposal_id) REFERENCES proposals(id);

ALTER TABLE ONLY proposal_notes
    ADD CONSTRAINT proposal_notes_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE;

ALTER TABLE ONLY proposal_notes
    ADD CONSTRAINT proposal_notes_proposal_id_proposals_id_fk FOREIGN KEY (proposal_id) REFERENCES proposals(id) ON DELETE CASCADE;

ALTER TABLE ONLY proposals
    ADD CONSTRAINT proposals_freelancer_id_users_id_fk FOREIGN KEY (freelancer_id) REFERENCES users(id);

ALTER TABLE ONLY proposals
    ADD CONSTRAINT proposals_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES projects(id);

ALTER TABLE ONLY receipts
    ADD CONSTRAINT receipts_client_id_users_id_fk FOREIGN KEY (client_id) REFERENCES users(id);

ALTER TABLE ONLY receipts
    ADD CONSTRAINT receipts_contract_id_contracts_id_fk FOREIGN KEY (contract_id) REFERENCES contracts(id);

ALTER TABLE ONLY receipts
    ADD CONSTRAINT receipts_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id);

ALTER TABLE ONLY receipts
    ADD CONSTRAINT receipts_refund_id_refunds_id_fk FOREIGN KEY (refund_id) REFERENCES refunds(id);

ALTER TABLE ONLY recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_authenticator_apps_user_id_fk FOREIGN KEY (user_id) REFERENCES authenticator_apps(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY refunds
    ADD CONSTRAINT refunds_client_id_users_id_fk FOREIGN KEY (client_id) REFERENCES users(id);

ALTER TABLE ONLY refunds
    ADD CONSTRAINT refunds_contract_id_contracts_id_fk FOREIGN KEY (contract_id) REFERENCES contracts(id);

ALTER TABLE ONLY refunds
    ADD CONSTRAINT refunds_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id);

ALTER TABLE ONLY report_cases
    ADD CONSTRAINT report_cases_closed_by_users_id_fk FOREIGN KEY (closed_by) REFERENCES users(id);

ALTER TABLE ONLY report_cases
    ADD CONSTRAINT report_cases_person_id_users_id_fk FOREIGN KEY (person_id) REFERENCES users(id);

ALTER TABLE ONLY report_cases
    ADD CONSTRAINT report_cases_taken_by_users_id_fk FOREIGN KEY (taken_by) REFERENCES users(id);

ALTER TABLE ONLY report_snapshots
    ADD CONSTRAINT report_snapshots_case_id_report_cases_id_fk FOREIGN KEY (case_id) REFERENCES report_cases(id);

ALTER TABLE ONLY reports
    ADD CONSTRAINT reports_case_id_report_cases_id_fk FOREIGN KEY (case_id) REFERENCES report_cases(id);

ALTER TABLE ONLY reports
    ADD CONSTRAINT reports_reporter_id_users_id_fk FOREIGN KEY (reporter_id) REFERENCES users(id);

ALTER TABLE ONLY reports
    ADD CONSTRAINT reports_snapshot_id_report_snapshots_id_fk FOREIGN KEY (snapshot_id) REFERENCES report_snapshots(id);

ALTER TABLE ONLY reviews
    ADD CONSTRAINT reviews_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id);

ALTER TABLE ONLY reviews
    ADD CONSTRAINT reviews_contract_id_contracts_id_fk FOREIGN KEY (contract_id) REFERENCES contracts(id);

ALTER TABLE ONLY reviews
    ADD CONSTRAINT reviews_subject_id_users_id_fk FOREIGN KEY (subject_id) REFERENCES users(id);

ALTER TABLE ONLY saved_search_people
    ADD CONSTRAINT saved_search_people_person_id_users_id_fk FOREIGN KEY (person_id) REFERENCES users(id);

ALTER TABLE ONLY saved_search_people
    ADD CONSTRAINT saved_search_people_search_id_saved_searches_id_fk FOREIGN KEY (search_id) REFERENCES saved_searches(id) ON DELETE CASCADE;

ALTER TABLE ONLY saved_searches
    ADD CONSTRAINT saved_searches_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY saved_units
    ADD CONSTRAINT saved_units_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY sign_in_challenges
    ADD CONSTRAINT sign_in_challenges_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY stripe_accounts
    ADD CONSTRAINT stripe_accounts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY suspensions
    ADD CONSTRAINT suspensions_case_id_report_cases_id_fk FOREIGN KEY (case_id) REFERENCES report_cases(id);

ALTER TABLE ONLY suspensions
    ADD CONSTRAINT suspensions_suspended_by_users_id_fk FOREIGN KEY (suspended_by) REFERENCES users(id);

ALTER TABLE ONLY suspensions
    ADD CONSTRAINT suspensions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY talent_changes
    ADD CONSTRAINT talent_changes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY talent_listings
    ADD CONSTRAINT talent_listings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY withdrawn_results
    ADD CONSTRAINT withdrawn_results_result_id_assessment_results_id_fk FOREIGN KEY (result_id) REFERENCES assessment_results(id);

REVOKE ALL ON FUNCTION ledger.lock_balance(account text, owner uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION ledger.post(chain uuid, reason text, source text, at timestamp with time zone, lines jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION ledger.refuse_change() FROM PUBLIC;

REVOKE ALL ON FUNCTION ledger.require_balance() FROM PUBLIC;

REVOKE ALL ON FUNCTION ledger.require_balanced_lines() FROM PUBLIC;
