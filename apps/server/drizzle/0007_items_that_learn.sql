CREATE TABLE "item_answers" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "item_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cell" text NOT NULL,
	"pool" text NOT NULL,
	"item_id" text NOT NULL,
	"version" text NOT NULL,
	"is_right" boolean NOT NULL,
	"distractor" text,
	"rest" integer NOT NULL,
	"rest_of" integer NOT NULL,
	"milliseconds" integer,
	"month" date NOT NULL,
	CONSTRAINT "item_answers_cell_pool_item_id_id_pk" PRIMARY KEY("cell","pool","item_id","id"),
	CONSTRAINT "item_answers_pool" CHECK ("item_answers"."pool" in ('practice', 'sealed', 'generated', 'private')),
	CONSTRAINT "item_answers_rest" CHECK ("item_answers"."rest" between 0 and "item_answers"."rest_of"),
	CONSTRAINT "item_answers_distractor" CHECK ("item_answers"."distractor" is null or not "item_answers"."is_right"),
	CONSTRAINT "item_answers_milliseconds" CHECK ("item_answers"."milliseconds" >= 0),
	CONSTRAINT "item_answers_month" CHECK (extract(day from "item_answers"."month") = 1)
);
--> statement-breakpoint
CREATE TABLE "item_statistics" (
	"item_id" text PRIMARY KEY NOT NULL,
	"cell" text NOT NULL,
	"pool" text NOT NULL,
	"version" text NOT NULL,
	"answers" integer NOT NULL,
	"right_answers" integer NOT NULL,
	"unanswered" integer NOT NULL,
	"discrimination" real,
	"median_milliseconds" integer,
	"distractors" jsonb NOT NULL,
	"rasch" real,
	"rasch_error" real,
	"computed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "items_set_aside" (
	"item_id" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"set_aside_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "item_statistics_of_cell" ON "item_statistics" USING btree ("cell","pool");