CREATE TABLE "dispute_claims" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispute_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dispute_id" uuid NOT NULL,
	"claimed_by" uuid NOT NULL,
	"release_cents" bigint NOT NULL,
	"refund_cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dispute_claims_amounts" CHECK ("dispute_claims"."release_cents" >= 0 and "dispute_claims"."refund_cents" >= 0),
	CONSTRAINT "dispute_claims_reason_length" CHECK (char_length("dispute_claims"."reason") between 1 and 5000)
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contract_id" uuid NOT NULL,
	"opened_by" uuid NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"held_cents" bigint NOT NULL,
	"released_cents" bigint NOT NULL,
	"paid_release_cents" bigint DEFAULT 0 NOT NULL,
	"paid_refund_cents" bigint DEFAULT 0 NOT NULL,
	"contract_status" text NOT NULL,
	"auto_approval_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"claims_until" timestamp (3) with time zone NOT NULL,
	"client_asked_at" timestamp (3) with time zone,
	"freelancer_asked_at" timestamp (3) with time zone,
	"waiting_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"decided_release_cents" bigint,
	"decided_refund_cents" bigint,
	"decision_reason" text,
	CONSTRAINT "disputes_status_known" CHECK ("disputes"."status" in ('open', 'waiting', 'agreed', 'decided', 'withdrawn')),
	CONSTRAINT "disputes_contract_status" CHECK ("disputes"."contract_status" in ('active', 'payment_due')),
	CONSTRAINT "disputes_amounts" CHECK ("disputes"."held_cents" > 0 and "disputes"."paid_release_cents" >= 0 and "disputes"."paid_refund_cents" >= 0
        and "disputes"."paid_release_cents" + "disputes"."paid_refund_cents" <= "disputes"."held_cents"),
	CONSTRAINT "disputes_withdrawn_unpaid" CHECK ("disputes"."status" <> 'withdrawn' or "disputes"."paid_release_cents" + "disputes"."paid_refund_cents" = 0),
	CONSTRAINT "disputes_agreed_paid" CHECK ("disputes"."status" <> 'agreed' or "disputes"."paid_release_cents" + "disputes"."paid_refund_cents" = "disputes"."held_cents"),
	CONSTRAINT "disputes_decision" CHECK (("disputes"."status" = 'decided') = ("disputes"."decided_by" is not null and "disputes"."decision_reason" is not null
        and "disputes"."decided_release_cents" is not null and "disputes"."decided_refund_cents" is not null)),
	CONSTRAINT "disputes_decided_most" CHECK ("disputes"."decided_release_cents" >= 0 and "disputes"."decided_refund_cents" >= 0 and "disputes"."decided_release_cents"
        + "disputes"."decided_refund_cents" + "disputes"."paid_release_cents" + "disputes"."paid_refund_cents" <= "disputes"."held_cents"),
	CONSTRAINT "disputes_decision_length" CHECK (char_length("disputes"."decision_reason") between 1 and 2000),
	CONSTRAINT "disputes_ended_at" CHECK (("disputes"."status" in ('open', 'waiting')) = ("disputes"."ended_at" is null)),
	CONSTRAINT "disputes_waiting_at" CHECK ("disputes"."status" not in ('waiting', 'decided') or "disputes"."waiting_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "dispute_claims" ADD CONSTRAINT "dispute_claims_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_claims" ADD CONSTRAINT "dispute_claims_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_claims_of_dispute" ON "dispute_claims" USING btree ("dispute_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_one_open" ON "disputes" USING btree ("contract_id") WHERE "disputes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "disputes_of_contract" ON "disputes" USING btree ("contract_id","created_at");--> statement-breakpoint
CREATE INDEX "disputes_claims_until" ON "disputes" USING btree ("claims_until","id") WHERE "disputes"."status" = 'open';--> statement-breakpoint
CREATE INDEX "disputes_by_status" ON "disputes" USING btree ("status","created_at","id");