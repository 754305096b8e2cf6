-- search_text is now the searched text, a K and the keys of the text, which are separated by an S. Trigrams help only
-- with needles of three characters and more; keys help with shorter ones, with phrases and with categories.
drop index projects_search;
--> statement-breakpoint
create index projects_search on projects using gin (
  split_part(search_text, 'K', 1) gin_trgm_ops,
  string_to_array(split_part(search_text, 'K', 2), 'S')
);
--> statement-breakpoint
-- Texts from before have no keys. The server writes them when it starts; this index finds those still to do.
create index projects_without_keys on projects (id) where strpos(search_text, 'K') = 0;
--> statement-breakpoint
create index projects_category_price on projects (category, price_cents, id);
--> statement-breakpoint
-- With its keys an ordinary project is longer than 2 kB, from where PostgreSQL keeps the longest text elsewhere. Reading each
-- text from there makes a search three times as long.
alter table projects set (toast_tuple_target = 4096);
