CREATE TABLE "review_cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"part" text NOT NULL,
	"item" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"reps" integer NOT NULL,
	"lapses" integer NOT NULL,
	"rated_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"helped_at" timestamp (3) with time zone,
	"missed" boolean DEFAULT true NOT NULL,
	"practiced" smallint DEFAULT 0 NOT NULL,
	"practiced_at" timestamp (3) with time zone,
	CONSTRAINT "review_cards_once" UNIQUE("user_id","kind","source","part","item"),
	CONSTRAINT "review_cards_kind_known" CHECK ("review_cards"."kind" in ('check', 'recall', 'exercise', 'concept')),
	CONSTRAINT "review_cards_names_length" CHECK (char_length("review_cards"."source" || "review_cards"."part" || "review_cards"."item") <= 300),
	CONSTRAINT "review_cards_memory" CHECK ("review_cards"."stability" > 0 and "review_cards"."difficulty" between 1 and 10 and "review_cards"."reps" >= 1 and "review_cards"."lapses" between 0 and "review_cards"."reps"),
	CONSTRAINT "review_cards_due_later" CHECK ("review_cards"."due_at" > "review_cards"."rated_at" and "review_cards"."answered_at" <= "review_cards"."rated_at"),
	CONSTRAINT "review_cards_practiced" CHECK ("review_cards"."practiced" between 0 and 100 and ("review_cards"."practiced" = 0) = ("review_cards"."practiced_at" is null) and ("review_cards"."kind" = 'concept' or "review_cards"."practiced" = 0))
);
--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_cards_due" ON "review_cards" USING btree ("user_id","due_at","id");--> statement-breakpoint
CREATE INDEX "review_cards_answered" ON "review_cards" USING btree ("user_id","answered_at");--> statement-breakpoint
CREATE INDEX "review_cards_practiced" ON "review_cards" USING btree ("user_id") WHERE "review_cards"."practiced" >= 2;--> statement-breakpoint
CREATE TRIGGER review_cards_of_present_account BEFORE INSERT ON review_cards FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');--> statement-breakpoint
-- Exercises that were failed before: as if for the first time now. The numbers are those of FSRS for a first mistake.
INSERT INTO review_cards (user_id, kind, source, part, item, due_at, stability, difficulty, reps, lapses, rated_at)
  SELECT user_id, 'exercise', course_id, '', exercise_id, date_trunc('day', now(), 'UTC') + interval '1 day', 0.212, 6.4133, 1, 0, now()
  FROM exercise_states WHERE failures > 0;
