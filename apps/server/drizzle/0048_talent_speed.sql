-- By hand, all of this file. What suggestions walk: people with proof, in the order of searches, for each of their two lists.
create index talent_proven_known on talent_listings (relevance, user_id) include (signature)
  where completed_jobs > 0 and proven_total > 0;
--> statement-breakpoint
create index talent_proven_newcomers on talent_listings (relevance, user_id) include (signature)
  where completed_jobs = 0 and proven_total > 0;
--> statement-breakpoint
-- Comparing each part of a word with a hundred sampled texts takes the planner longer than the search itself, and changes
-- nothing: whatever it finds, the index is the way.
alter table talent_listings alter column search_text set statistics 0;
