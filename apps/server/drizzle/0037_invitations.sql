CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"freelancer_id" uuid NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"decline_reason" text,
	"decline_note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "invitations_once" UNIQUE("project_id","freelancer_id"),
	CONSTRAINT "invitations_status_known" CHECK ("invitations"."status" in ('open', 'proposed', 'declined', 'withdrawn', 'expired')),
	CONSTRAINT "invitations_reason_known" CHECK ("invitations"."decline_reason" in ('busy', 'budget', 'deadline', 'skills', 'not_interested', 'other')),
	CONSTRAINT "invitations_reason" CHECK ("invitations"."status" <> 'declined' or "invitations"."decline_reason" is not null),
	CONSTRAINT "invitations_ended_at" CHECK (("invitations"."status" = 'open') = ("invitations"."ended_at" is null)),
	CONSTRAINT "invitations_two_people" CHECK ("invitations"."client_id" <> "invitations"."freelancer_id"),
	CONSTRAINT "invitations_lengths" CHECK (char_length("invitations"."message") <= 2000 and char_length("invitations"."decline_note") <= 500)
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_freelancer_id_users_id_fk" FOREIGN KEY ("freelancer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_freelancer_newest" ON "invitations" USING btree ("freelancer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invitations_project_newest" ON "invitations" USING btree ("project_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invitations_client_newest" ON "invitations" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "invitations_expiry" ON "invitations" USING btree ("expires_at","id") WHERE "invitations"."status" = 'open';
--> statement-breakpoint
-- Written by hand from here on: copy this part when the file is generated anew.
create trigger invitations_of_present_client before insert on invitations for each row execute function refuse_deleted_account('client_id');
