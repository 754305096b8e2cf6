-- Both in one statement, which reads the table once.
ALTER TABLE "assessment_attempts"
  ADD COLUMN "answered_after" integer[],
  ADD CONSTRAINT "assessment_attempts_answered_after" CHECK (cardinality("assessment_attempts"."answered_after") = cardinality("assessment_attempts"."question_ids") and 0 <= all (array_remove("assessment_attempts"."answered_after", null)));--> statement-breakpoint
create or replace function keep_assessment_attempt() returns trigger
    language plpgsql
    as $$
declare
  written constant text[] := array['answers', 'answered_after', 'finished_at'];
begin
  if old.finished_at is not null or (to_jsonb(new) - written) is distinct from (to_jsonb(old) - written) then
    raise exception 'an attempt keeps its questions, and everything once it is finished'
      using errcode = 'check_violation', constraint = 'assessment_attempts_kept';
  end if;
  return new;
end;
$$;
