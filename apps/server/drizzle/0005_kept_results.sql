-- What was asked, of whom and until when never changes, and after the finish nothing does: a result stands on it.
create function keep_assessment_attempt() returns trigger language plpgsql as $$
begin
  if old.finished_at is not null
    or (to_jsonb(new) - 'answers' - 'finished_at') is distinct from (to_jsonb(old) - 'answers' - 'finished_at') then
    raise exception 'an attempt keeps its questions, and everything once it is finished'
      using errcode = 'check_violation', constraint = 'assessment_attempts_kept';
  end if;
  return new;
end;
$$;
--> statement-breakpoint
create trigger assessment_attempts_kept before update on assessment_attempts
  for each row execute function keep_assessment_attempt();
--> statement-breakpoint
-- A result is evidence: a person may show it or not, and nobody may change it.
create function keep_assessment_result() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'on_profile') is distinct from (to_jsonb(old) - 'on_profile') then
    raise exception 'a result keeps everything but whether the profile shows it'
      using errcode = 'check_violation', constraint = 'assessment_results_kept';
  end if;
  return new;
end;
$$;
--> statement-breakpoint
create trigger assessment_results_kept before update on assessment_results
  for each row execute function keep_assessment_result();
--> statement-breakpoint
-- A result that was withdrawn leaves the profile and cannot come back to it, whatever the code does: lists, public page and
-- credential all go by on_profile.
create function withdraw_assessment_result() returns trigger language plpgsql as $$
begin
  update assessment_results set on_profile = false where id = new.result_id;
  return new;
end;
$$;
--> statement-breakpoint
create trigger withdrawn_results_leave_profile after insert on withdrawn_results
  for each row execute function withdraw_assessment_result();
--> statement-breakpoint
create function keep_result_withdrawn() returns trigger language plpgsql as $$
begin
  if new.on_profile and exists (select from withdrawn_results where result_id = new.id) then
    new.on_profile := false;
  end if;
  return new;
end;
$$;
--> statement-breakpoint
create trigger assessment_results_stay_withdrawn before update on assessment_results
  for each row execute function keep_result_withdrawn();
