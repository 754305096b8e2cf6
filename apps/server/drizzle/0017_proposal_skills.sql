-- A proposal that named no skills stood for those its project required. It keeps them as its own now, as later ones do.
UPDATE "proposals" SET "skills" = "projects"."required_skills"
FROM "projects" WHERE "projects"."id" = "proposals"."project_id" AND "proposals"."skills" IS NULL;--> statement-breakpoint
ALTER TABLE "proposals" ALTER COLUMN "skills" SET NOT NULL;
