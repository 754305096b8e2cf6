ALTER TABLE "courses" ADD COLUMN "unwritten_titles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_unfinished" CHECK (cardinality("courses"."unwritten_titles") = 0 or ("courses"."lessons" is not null
        and jsonb_array_length("courses"."lessons") > 0 and cardinality("courses"."unwritten_titles") <= 7));