ALTER TABLE "events" DROP CONSTRAINT "events_subject";--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_subject" CHECK (subject in ('proposal', 'contract', 'invitation', 'direct_offer', 'project', 'account'));--> statement-breakpoint
create trigger projects_take_events after delete on projects referencing old table as gone
  for each statement execute function delete_events_of_subject();
