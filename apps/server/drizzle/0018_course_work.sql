CREATE TABLE "course_work" (
	"user_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"finished" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"project_steps" smallint[] DEFAULT '{}' NOT NULL,
	"project_criteria" smallint[] DEFAULT '{}' NOT NULL,
	"project_link" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_work_user_id_course_id_pk" PRIMARY KEY("user_id","course_id"),
	CONSTRAINT "course_work_course_length" CHECK (char_length("course_work"."course_id") <= 100),
	CONSTRAINT "course_work_points_count" CHECK (cardinality("course_work"."project_steps") <= 12 and cardinality("course_work"."project_criteria") <= 12),
	CONSTRAINT "course_work_link" CHECK ("course_work"."project_link" = '' or ("course_work"."project_link" like 'https://%' and char_length("course_work"."project_link") <= 2000))
);
--> statement-breakpoint
ALTER TABLE "course_work" ADD CONSTRAINT "course_work_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER course_work_of_present_account BEFORE INSERT ON course_work FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('user_id');
