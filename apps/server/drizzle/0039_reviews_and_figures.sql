CREATE TABLE "person_figures" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"rating" numeric(3, 2),
	"review_count" integer DEFAULT 0 NOT NULL,
	"reviewed_by" integer DEFAULT 0 NOT NULL,
	"completed_jobs" integer DEFAULT 0 NOT NULL,
	"completed_for_clients" integer DEFAULT 0 NOT NULL,
	"completion_rate" integer,
	"response_minutes" integer,
	"client_rating" numeric(3, 2),
	"client_review_count" integer DEFAULT 0 NOT NULL,
	"client_reviewed_by" integer DEFAULT 0 NOT NULL,
	"paid_contracts" integer DEFAULT 0 NOT NULL,
	"settled_contracts" integer DEFAULT 0 NOT NULL,
	"hire_rate" integer,
	"answer_rate" integer,
	"approval_minutes" integer,
	"paid_rate" integer,
	"inputs" jsonb,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "person_figures_rating_range" CHECK ("person_figures"."rating" between 1 and 5 and "person_figures"."client_rating" between 1 and 5),
	CONSTRAINT "person_figures_share_range" CHECK ("person_figures"."completion_rate" between 0 and 100 and "person_figures"."hire_rate" between 0 and 100 and "person_figures"."answer_rate" between 0 and 100 and "person_figures"."paid_rate" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contract_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"side" text NOT NULL,
	"rating" smallint NOT NULL,
	"aspects" smallint[] NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"revealed_at" timestamp (3) with time zone NOT NULL,
	"reply" text,
	"replied_at" timestamp (3) with time zone,
	CONSTRAINT "reviews_one_per_side" UNIQUE("contract_id","side"),
	CONSTRAINT "reviews_two_people" CHECK ("reviews"."author_id" <> "reviews"."subject_id"),
	CONSTRAINT "reviews_side_known" CHECK ("reviews"."side" in ('client', 'freelancer')),
	CONSTRAINT "reviews_rating_range" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_aspects_range" CHECK (cardinality("reviews"."aspects") = 3 and 1 <= all ("reviews"."aspects") and 5 >= all ("reviews"."aspects")),
	CONSTRAINT "reviews_text_length" CHECK (char_length("reviews"."text") between 1 and 2000),
	CONSTRAINT "reviews_reply" CHECK (("reviews"."reply" is null) = ("reviews"."replied_at" is null) and ("reviews"."reply" is null or char_length("reviews"."reply") between 1 and 1000))
);
--> statement-breakpoint
ALTER TABLE "person_figures" ADD CONSTRAINT "person_figures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_figures_due" ON "person_figures" USING btree ("due_at","user_id") WHERE "person_figures"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "reviews_of_person" ON "reviews" USING btree ("subject_id","side","revealed_at","id");--> statement-breakpoint
CREATE INDEX "reviews_by_person" ON "reviews" USING btree ("author_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("revealed_at","id");--> statement-breakpoint
CREATE INDEX "conversations_recent" ON "conversations" USING btree ("started_at");--> statement-breakpoint
-- By hand, to the end of the file: what a review says is fixed once it is public, and so is a reply.
create function keep_public_review() returns trigger language plpgsql as $$
begin
  if old.revealed_at <= now() and (new.contract_id, new.author_id, new.subject_id, new.side, new.rating, new.aspects, new.text)
      is distinct from (old.contract_id, old.author_id, old.subject_id, old.side, old.rating, old.aspects, old.text) then
    raise exception 'a public review cannot be changed' using errcode = 'check_violation', constraint = 'reviews_kept';
  end if;
  if new.revealed_at > old.revealed_at then
    raise exception 'a review cannot be hidden again' using errcode = 'check_violation', constraint = 'reviews_kept';
  end if;
  if old.reply is not null and (new.reply, new.replied_at) is distinct from (old.reply, old.replied_at) then
    raise exception 'a reply cannot be changed' using errcode = 'check_violation', constraint = 'reviews_kept';
  end if;
  return new;
end;
$$;
--> statement-breakpoint
create trigger reviews_kept before update on reviews for each row execute function keep_public_review();
--> statement-breakpoint
create trigger reviews_of_present_account before insert on reviews for each row execute function refuse_deleted_account('author_id');
--> statement-breakpoint
-- Those who had contracts before are measured by the next sweep.
insert into person_figures (user_id, due_at)
select id, now() from users where deleted_at is null and exists (
  select from contracts where contracts.client_id = users.id or contracts.freelancer_id = users.id);
