ALTER TABLE "report_cases" DROP CONSTRAINT "report_cases_kind";--> statement-breakpoint
CREATE INDEX "direct_offers_newest" ON "direct_offers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "invitations_newest" ON "invitations" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_kind" CHECK ("report_cases"."kind" in ('profile', 'project', 'message', 'conversation', 'review', 'reply', 'person'));--> statement-breakpoint
-- By hand, to the end of the file: every rating that counted weighed 1. Everyone is measured anew by the next sweeps.
update person_figures set due_at = now(), inputs = inputs
  || jsonb_build_object('rating', inputs -> 'rating' || jsonb_build_object('weight', inputs #> '{rating,people}', 'ratings', (
    select coalesce(jsonb_agg(rating || '{"weight": 1}' order by place), '[]')
    from jsonb_array_elements(inputs #> '{rating,ratings}') with ordinality as listed (rating, place))))
  || jsonb_build_object('clientRating', inputs -> 'clientRating' || jsonb_build_object('weight', inputs #> '{clientRating,people}', 'ratings', (
    select coalesce(jsonb_agg(rating || '{"weight": 1}' order by place), '[]')
    from jsonb_array_elements(inputs #> '{clientRating,ratings}') with ordinality as listed (rating, place))))
  where inputs is not null;
