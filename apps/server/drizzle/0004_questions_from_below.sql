-- What a part has to know of tables that belong to parts above it. Each view is a question of the lower part.
create view stored_files as
  select f.storage_key, p.freelancer_id as owner_id, f.size_bytes
    from deliverables f join deliveries d on d.id = f.delivery_id join proposals p on p.id = d.proposal_id
  union all select storage_key, owner_id, size_bytes from message_files
  union all select storage_key, owner_id, size_bytes from proposal_files;
--> statement-breakpoint
create view side_acts as
  select client_id as user_id, 'client' as side, created_at as at from projects
  union all select client_id, 'client', created_at from direct_offers
  union all select freelancer_id, 'freelancer', created_at from proposals
  union all select user_id, 'freelancer', '-infinity' from profiles;
--> statement-breakpoint
create view partners as
  select client_id as person_id, freelancer_id as partner_id from contracts
  union all select freelancer_id, client_id from contracts;
--> statement-breakpoint
create view project_owners as select id as project_id, client_id, status = 'active' as is_active from projects;
--> statement-breakpoint
create view project_applicants as select project_id, freelancer_id as person_id from proposals;
--> statement-breakpoint
create view listed_people as select user_id from talent_listings;
--> statement-breakpoint
create view blocked_pairs as
  select c.low_id, c.high_id from conversations c
    join conversation_members m on m.conversation_id = c.id and m.blocked_at is not null;
--> statement-breakpoint
create view proposal_contracts as
  select id as contract_id, proposal_id, project_id, client_id, freelancer_id, status, amount_cents, ended_at from contracts;
--> statement-breakpoint
create view paid_contracts as select contract_id from payments where status = 'succeeded';
--> statement-breakpoint
create view disputed_cards as
  select c.proposal_id from card_disputes d join contracts c on c.id = d.contract_id where d.status = 'open';
--> statement-breakpoint
create view delivered_versions as select proposal_id, version from deliveries;
--> statement-breakpoint
create view evidence_messages as
  select k.low_id, k.high_id, m.conversation_id, m.seq, m.author_id, m.created_at as at, m.text, m.event ->> 'kind' as event,
    m.event ->> 'projectId' as project_id, m.edited_at, m.deleted_at
    from conversations k join messages m on m.conversation_id = k.id;
--> statement-breakpoint
create view evidence_files as select conversation_id, seq, position, filename, size_bytes, sha256 from message_files;
