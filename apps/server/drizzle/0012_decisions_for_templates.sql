ALTER TABLE "item_corrections" DROP CONSTRAINT "item_corrections_scope";--> statement-breakpoint
ALTER TABLE "assessment_results" DROP CONSTRAINT "assessment_results_proof";--> statement-breakpoint
ALTER TABLE "item_corrections" ADD CONSTRAINT "item_corrections_scope" CHECK (case "item_corrections"."decision" when 'dropped' then "item_corrections"."question_id" is null when 'key_changed' then "item_corrections"."question_id" is not null else true end);--> statement-breakpoint
ALTER TABLE "assessment_results" ADD CONSTRAINT "assessment_results_proof" CHECK (case "assessment_results"."kind" when 'verified' then "assessment_results"."source" <> 'bank' or "assessment_results"."rules_version" = 1 when 'graded' then "assessment_results"."source" = 'bank' or "assessment_results"."total_questions" < 12 else true end);--> statement-breakpoint
-- A result of which too few questions count becomes a graded one, so a correction changes the kind, too.
create or replace function keep_assessment_result() returns trigger language plpgsql as $$
declare
  grade text[] := '{kind,score,total_questions,dropped_questions,percentage,status,rank,grade_version}';
begin
  if to_jsonb(new) - 'on_profile' is not distinct from to_jsonb(old) - 'on_profile' then
    return new;
  end if;
  if to_jsonb(new) - 'on_profile' - grade is distinct from to_jsonb(old) - 'on_profile' - grade
    or new.total_questions + new.dropped_questions <> old.total_questions + old.dropped_questions
    or new.grade_version <> old.grade_version + 1
    or not exists (select from result_corrections where result_id = new.id and grade_version = new.grade_version) then
    raise exception 'a result keeps everything but whether the profile shows it, and what a correction changes'
      using errcode = 'check_violation', constraint = 'assessment_results_kept';
  end if;
  return new;
end;
$$;
