CREATE TABLE "exercise_states" (
	"user_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"exercise_id" text NOT NULL,
	"answer" text NOT NULL,
	"ticked" smallint[] DEFAULT '{}' NOT NULL,
	"failures" integer NOT NULL,
	"solved" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exercise_states_user_id_course_id_exercise_id_pk" PRIMARY KEY("user_id","course_id","exercise_id"),
	CONSTRAINT "exercise_states_answer_length" CHECK (char_length("exercise_states"."answer") <= 20000),
	CONSTRAINT "exercise_states_ids_length" CHECK (char_length("exercise_states"."course_id" || "exercise_states"."exercise_id") <= 200),
	CONSTRAINT "exercise_states_ticked_count" CHECK (cardinality("exercise_states"."ticked") <= 8),
	CONSTRAINT "exercise_states_failures" CHECK ("exercise_states"."failures" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "exercise_states" ADD CONSTRAINT "exercise_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
create trigger exercise_states_of_present_account before insert on exercise_states
  for each row execute function refuse_deleted_account('user_id');
