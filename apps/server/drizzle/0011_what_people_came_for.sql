CREATE TABLE "account_purposes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"purposes" text[] NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"dismissed_at" timestamp (3) with time zone,
	CONSTRAINT "account_purposes_known" CHECK ("account_purposes"."purposes" <@ array['hire', 'work', 'learn']),
	CONSTRAINT "account_purposes_few" CHECK (cardinality("account_purposes"."purposes") <= 3)
);
--> statement-breakpoint
ALTER TABLE "account_purposes" ADD CONSTRAINT "account_purposes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
create trigger account_purposes_of_present_account before insert on account_purposes
  for each row execute function refuse_deleted_account('user_id');
