ALTER TABLE "report_cases" DROP CONSTRAINT "report_cases_kind";--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_kind" CHECK ("report_cases"."kind" in ('profile', 'project', 'message', 'conversation', 'review', 'reply', 'proposal', 'person')) NOT VALID;--> statement-breakpoint
-- Who may be called as the house is.
create view operator_accounts as select user_id from operators;
