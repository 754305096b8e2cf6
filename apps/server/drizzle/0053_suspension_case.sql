ALTER TABLE "suspensions" ADD COLUMN "case_id" uuid;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_case_id_report_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."report_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suspensions_of_case" ON "suspensions" USING btree ("case_id");--> statement-breakpoint
-- By hand: the cases that earlier suspensions came from. Both were written by one transaction.
update suspensions s set case_id = (
  select k.id from report_cases k
  where k.outcome = 'suspension' and k.person_id = s.user_id and k.closed_by = s.suspended_by and k.outcome_reason = s.reason
    and k.closed_at between s.suspended_at - interval '1 minute' and s.suspended_at
  order by k.closed_at desc limit 1
);
