-- By hand, but for the column and the indexes. A client's inbox walks an index in its own order only if proposals name the client.
ALTER TABLE "proposals" ADD COLUMN "client_id" uuid;
--> statement-breakpoint
create function client_of_project(project uuid) returns uuid
language sql stable as $$ select client_id from projects where id = project $$;
--> statement-breakpoint
-- Writes the table and its indexes once more. An update would write every row beside its old version, into ten indexes one by
-- one. Batches would gain nothing: the server starts only when all migrations are done.
alter table proposals alter column client_id type uuid using client_of_project(project_id);
--> statement-breakpoint
ALTER TABLE "proposals" ALTER COLUMN "client_id" SET NOT NULL;
--> statement-breakpoint
CREATE INDEX "proposals_client_newest" ON "proposals" USING btree ("client_id","created_at","id","status");
--> statement-breakpoint
create function set_client_of_proposal() returns trigger language plpgsql as $$
begin
  -- Of an unknown project, the foreign key says so.
  new.client_id := coalesce(client_of_project(new.project_id), new.client_id);
  return new;
end;
$$;
--> statement-breakpoint
create trigger proposals_of_client before insert or update of project_id, client_id on proposals
  for each row execute function set_client_of_proposal();
--> statement-breakpoint
-- No call gives a project to another client. If it were done by hand, its proposals would go with it.
create function pass_on_client_of_project() returns trigger language plpgsql as $$
begin
  update proposals set client_id = new.client_id where project_id = new.id;
  return null;
end;
$$;
--> statement-breakpoint
create trigger projects_pass_on_client after update of client_id on projects
  for each row when (old.client_id <> new.client_id) execute function pass_on_client_of_project();
--> statement-breakpoint
CREATE INDEX "contracts_open_of_freelancer" ON "contracts" USING btree ("freelancer_id") WHERE "contracts"."ended_at" is null;
--> statement-breakpoint
DROP INDEX "ledger"."lines_payable";
--> statement-breakpoint
CREATE INDEX "lines_payable" ON "ledger"."lines" USING btree ("owner_id","entry_id","amount_cents") WHERE "ledger"."lines"."account" = 'payable';
--> statement-breakpoint
DROP INDEX "proposals_completed";
--> statement-breakpoint
CREATE INDEX "proposals_accepted" ON "proposals" USING btree ("freelancer_id") WHERE "proposals"."status" = 'accepted';
