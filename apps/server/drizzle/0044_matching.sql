ALTER TABLE "talent_listings" ADD COLUMN "acclaim" integer DEFAULT -2000000000 NOT NULL;--> statement-breakpoint
-- By hand, until the end of this file.
create index talent_by_acclaim on talent_listings (acclaim, user_id) include (signature, text_signature, rate_high);
--> statement-breakpoint
update talent_listings l set rating = f.rating, review_count = f.review_count, response_minutes = f.response_minutes,
  acclaim = coalesce(round(f.rating * 100)::int, -2000000000), promptness = coalesce(-f.response_minutes, -2000000000)
from person_figures f where f.user_id = l.user_id;
--> statement-breakpoint
-- Open projects get new keys at the start, which hold the skills they ask for.
update projects set search_text = split_part(search_text, 'K', 1) where status = 'active';
