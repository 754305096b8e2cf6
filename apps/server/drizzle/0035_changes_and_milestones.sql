CREATE TABLE "contract_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contract_id" uuid NOT NULL,
	"offered_by" uuid NOT NULL,
	"amount_from_cents" bigint,
	"amount_to_cents" bigint,
	"days_from" integer,
	"days_to" integer,
	"criteria_from" text,
	"criteria_to" text,
	"milestones_from" jsonb,
	"milestones_to" jsonb,
	"refund_cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "contract_changes_something" CHECK (coalesce("contract_changes"."amount_to_cents", "contract_changes"."days_to") is not null or "contract_changes"."criteria_to" is not null or "contract_changes"."milestones_to" is not null),
	CONSTRAINT "contract_changes_amount" CHECK ("contract_changes"."amount_to_cents" is null or ("contract_changes"."amount_to_cents" > 0 and "contract_changes"."amount_from_cents" is not null)),
	CONSTRAINT "contract_changes_refund" CHECK ("contract_changes"."refund_cents" >= 0),
	CONSTRAINT "contract_changes_reason_length" CHECK (char_length("contract_changes"."reason") between 1 and 2000),
	CONSTRAINT "contract_changes_status_known" CHECK ("contract_changes"."status" in ('open', 'accepted', 'declined', 'withdrawn', 'outdated')),
	CONSTRAINT "contract_changes_ended_at" CHECK (("contract_changes"."status" = 'open') = ("contract_changes"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "contract_milestones" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contract_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"released_at" timestamp (3) with time zone,
	CONSTRAINT "contract_milestones_position" UNIQUE("contract_id","position"),
	CONSTRAINT "contract_milestones_amount_positive" CHECK ("contract_milestones"."amount_cents" > 0),
	CONSTRAINT "contract_milestones_title_length" CHECK (char_length("contract_milestones"."title") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "milestones" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_changes" ADD CONSTRAINT "contract_changes_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_changes" ADD CONSTRAINT "contract_changes_offered_by_users_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_milestones" ADD CONSTRAINT "contract_milestones_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contract_changes_one_open" ON "contract_changes" USING btree ("contract_id") WHERE "contract_changes"."status" = 'open';--> statement-breakpoint
CREATE INDEX "contract_changes_of_contract" ON "contract_changes" USING btree ("contract_id","created_at");