CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"actor_id" uuid,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"facts" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "events_subject" CHECK (subject in ('proposal', 'contract', 'invitation', 'direct_offer'))
);
--> statement-breakpoint
-- The timelines of contracts were the first to be kept as events.
insert into events (kind, actor_id, subject, subject_id, facts, at)
select case when e.kind <> 'agreed' then n.kind when d.id is null then 'proposal.accepted' else 'direct.accepted' end,
  case when e.kind = 'agreed' and d.id is not null then d.freelancer_id else e.actor_id end, 'contract', e.contract_id, e.facts, e.at
from contract_events e left join direct_offers d on d.contract_id = e.contract_id left join (values ('funded', 'money.funded'), ('delivered', 'delivery.submitted'),
  ('changes_requested', 'delivery.changes_requested'), ('approved', 'delivery.approved'),
  ('auto_approved', 'delivery.auto_approved'), ('payment_due', 'money.due'), ('released', 'money.released'),
  ('refunded', 'money.refunded'), ('end_offered', 'contract.end_offered'), ('end_declined', 'contract.end_declined'),
  ('end_withdrawn', 'contract.end_withdrawn'), ('end_outdated', 'contract.end_outdated'), ('decided', 'contract.settled'),
  ('cancelled', 'contract.cancelled'), ('card_disputed', 'money.card_disputed'),
  ('card_dispute_won', 'money.card_dispute_won'), ('card_dispute_lost', 'money.card_dispute_lost'),
  ('held_returned', 'money.hold_ended'), ('change_offered', 'contract.change_offered'),
  ('change_accepted', 'contract.change_accepted'), ('change_declined', 'contract.change_declined'),
  ('change_withdrawn', 'contract.change_withdrawn'), ('change_outdated', 'contract.change_outdated'),
  ('milestone_released', 'money.milestone_released'), ('dispute_opened', 'dispute.opened'),
  ('dispute_claimed', 'dispute.claimed'), ('dispute_operator_asked', 'dispute.operator_asked'),
  ('dispute_waiting', 'dispute.waiting'), ('dispute_agreed', 'dispute.agreed'),
  ('dispute_withdrawn', 'dispute.withdrawn'), ('dispute_decided', 'dispute.decided')) n (was, kind) on n.was = e.kind
order by e.id;
--> statement-breakpoint
-- That the other side accepted an end was read from its offer.
insert into events (kind, actor_id, subject, subject_id, facts, at)
select 'contract.end_accepted', e.actor_id, 'contract', e.contract_id, jsonb_build_object('offerId', o.id), e.at
from contract_events e join contract_offers o on o.contract_id = e.contract_id and o.status = 'accepted'
where e.kind = 'cancelled' order by e.id;
--> statement-breakpoint
DROP TABLE "contract_events" CASCADE;--> statement-breakpoint
drop function refuse_contract_event_change();
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_of_subject" ON "events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "events_of_actor" ON "events" USING btree ("actor_id","id");
--> statement-breakpoint
create function refuse_event_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.subject <> 'contract' then return old; end if;
  raise exception 'what happened cannot be changed' using errcode = 'check_violation', constraint = 'events_kept';
end;
$$;
--> statement-breakpoint
create trigger events_kept before update or delete on events for each row execute function refuse_event_change();
--> statement-breakpoint
create function delete_events_of_subject() returns trigger language plpgsql as $$
begin
  delete from events using gone where events.subject_id = gone.id;
  return null;
end;
$$;
--> statement-breakpoint
create trigger proposals_take_events after delete on proposals referencing old table as gone
  for each statement execute function delete_events_of_subject();
--> statement-breakpoint
create trigger invitations_take_events after delete on invitations referencing old table as gone
  for each statement execute function delete_events_of_subject();
--> statement-breakpoint
create trigger direct_offers_take_events after delete on direct_offers referencing old table as gone
  for each statement execute function delete_events_of_subject();
