CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contract_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"provider" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "payments_amount_positive" CHECK ("payments"."amount_cents" > 0),
	CONSTRAINT "payments_status_known" CHECK ("payments"."status" in ('pending', 'requires_action', 'processing', 'succeeded', 'failed')),
	CONSTRAINT "payments_ended_at" CHECK (("payments"."status" in ('succeeded', 'failed')) = ("payments"."ended_at" is not null)),
	CONSTRAINT "payments_failure_of_failed" CHECK (("payments"."status" = 'failed') = ("payments"."failure" is not null))
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"freelancer_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"provider" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "payouts_amount_positive" CHECK ("payouts"."amount_cents" > 0),
	CONSTRAINT "payouts_status_known" CHECK ("payouts"."status" in ('pending', 'paid', 'failed')),
	CONSTRAINT "payouts_ended_at" CHECK (("payouts"."status" = 'pending') = ("payouts"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"amount_cents" bigint NOT NULL,
	"card" text NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_freelancer_id_users_id_fk" FOREIGN KEY ("freelancer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("contract_id") WHERE "payments"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "payments_client_newest" ON "payments" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payouts_freelancer_newest" ON "payouts" USING btree ("freelancer_id","created_at","id");--> statement-breakpoint
create trigger payments_of_present_account before insert on payments for each row
  execute function refuse_deleted_account('client_id');
--> statement-breakpoint
create trigger payouts_of_present_account before insert on payouts for each row
  execute function refuse_deleted_account('freelancer_id');
