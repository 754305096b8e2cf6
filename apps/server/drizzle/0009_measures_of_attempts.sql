CREATE TABLE "attempt_measures" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"skill_key" text NOT NULL,
	"difficulty" text NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL,
	"passed" boolean NOT NULL,
	"mistakes" jsonb NOT NULL,
	"right_answers" integer NOT NULL,
	"fast_answers" integer NOT NULL,
	"ms_per_question" integer NOT NULL,
	"median_ms_per_question" integer,
	"compared_attempts" integer NOT NULL,
	"partner_id" uuid,
	"identical_mistakes" integer NOT NULL,
	"both_wrong" integer NOT NULL,
	"chance" double precision NOT NULL,
	"signals" text[] NOT NULL,
	CONSTRAINT "attempt_measures_signals_known" CHECK ("attempt_measures"."signals" <@ array['fast_answers', 'same_mistakes', 'short_time']),
	CONSTRAINT "attempt_measures_counts" CHECK (0 <= "attempt_measures"."fast_answers" and "attempt_measures"."fast_answers" <= "attempt_measures"."right_answers" and 0 <= "attempt_measures"."identical_mistakes" and "attempt_measures"."identical_mistakes" <= "attempt_measures"."both_wrong")
);
--> statement-breakpoint
ALTER TABLE "attempt_measures" ADD CONSTRAINT "attempt_measures_attempt_id_assessment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."assessment_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_measures" ADD CONSTRAINT "attempt_measures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_measures" ADD CONSTRAINT "attempt_measures_partner_id_assessment_attempts_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."assessment_attempts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_measures_of_cell" ON "attempt_measures" USING btree ("skill_key","difficulty","finished_at");--> statement-breakpoint
CREATE INDEX "attempt_measures_finished" ON "attempt_measures" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "attempt_measures_flagged" ON "attempt_measures" USING btree ("finished_at","attempt_id") WHERE "attempt_measures"."signals" <> '{}';--> statement-breakpoint
CREATE INDEX "attempt_measures_of_person" ON "attempt_measures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "attempt_measures_of_partner" ON "attempt_measures" USING btree ("partner_id") WHERE "attempt_measures"."partner_id" is not null;--> statement-breakpoint
CREATE INDEX "assessment_attempts_ended" ON "assessment_attempts" USING btree ("finished_at","id") WHERE "assessment_attempts"."kind" <> 'unverified';