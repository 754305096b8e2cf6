CREATE TABLE "identities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "identities_subject_unique" UNIQUE("issuer","subject"),
	CONSTRAINT "identities_one_each" UNIQUE("user_id","issuer"),
	CONSTRAINT "identities_label_length" CHECK (char_length("identities"."label") between 1 and 254)
);
--> statement-breakpoint
CREATE TABLE "pending_identities" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"mail_token_hash" "bytea",
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"label" text NOT NULL,
	"email_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pending_identities_mail_token_unique" UNIQUE("mail_token_hash")
);
--> statement-breakpoint
CREATE TABLE "used_sign_in_states" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_identities" ADD CONSTRAINT "pending_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pending_identities_user" ON "pending_identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pending_identities_expiry" ON "pending_identities" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_sign_in_states_expiry" ON "used_sign_in_states" USING btree ("expires_at");--> statement-breakpoint
create trigger identities_of_present_account before insert on identities
  for each row execute function refuse_deleted_account('user_id');--> statement-breakpoint
create trigger pending_identities_of_present_account before insert on pending_identities
  for each row execute function refuse_deleted_account('user_id');
