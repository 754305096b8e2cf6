CREATE TABLE "visitor_courses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"address" text NOT NULL,
	"prompt" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"lessons" jsonb NOT NULL,
	"unwritten_titles" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "visitor_courses_lessons" CHECK (jsonb_array_length("visitor_courses"."lessons") > 0 and cardinality("visitor_courses"."unwritten_titles") <= 7),
	CONSTRAINT "visitor_courses_prompt_length" CHECK (char_length("visitor_courses"."prompt") <= 2000)
);
