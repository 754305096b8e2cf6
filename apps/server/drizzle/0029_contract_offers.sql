CREATE TABLE "contract_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contract_id" uuid NOT NULL,
	"offered_by" uuid NOT NULL,
	"release_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"refund_cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "contract_offers_amounts" CHECK ("contract_offers"."release_cents" >= 0 and "contract_offers"."refund_cents" >= 0 and "contract_offers"."fee_cents" between 0 and "contract_offers"."release_cents"),
	CONSTRAINT "contract_offers_reason_length" CHECK (char_length("contract_offers"."reason") between 1 and 2000),
	CONSTRAINT "contract_offers_status_known" CHECK ("contract_offers"."status" in ('open', 'accepted', 'declined', 'withdrawn', 'outdated')),
	CONSTRAINT "contract_offers_ended_at" CHECK (("contract_offers"."status" = 'open') = ("contract_offers"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contract_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"provider" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount_cents" > 0),
	CONSTRAINT "refunds_status_known" CHECK ("refunds"."status" in ('pending', 'sent')),
	CONSTRAINT "refunds_ended_at" CHECK (("refunds"."status" = 'pending') = ("refunds"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"refund_id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "projects" DROP CONSTRAINT "projects_status_known";--> statement-breakpoint
ALTER TABLE "contract_offers" ADD CONSTRAINT "contract_offers_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_offers" ADD CONSTRAINT "contract_offers_offered_by_users_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contract_offers_one_open" ON "contract_offers" USING btree ("contract_id") WHERE "contract_offers"."status" = 'open';--> statement-breakpoint
CREATE INDEX "contract_offers_of_contract" ON "contract_offers" USING btree ("contract_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_of_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_client_newest" ON "refunds" USING btree ("client_id","created_at","id");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_status_known" CHECK ("projects"."status" in ('active', 'in_progress', 'completed', 'cancelled'));