-- Keeps project_category_counts true for every write, one by one or by the thousand, so no page has to count.
create function count_projects_by_category() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into project_category_counts as counts (category, projects)
    select coalesce(category, 'Design'), count(*) from added group by 1 order by 1
    on conflict (category) do update set projects = counts.projects + excluded.projects;
  else
    update project_category_counts as counts set projects = counts.projects - gone.projects
    from (select coalesce(category, 'Design') as category, count(*) as projects from removed group by 1) as gone
    where counts.category = gone.category;
  end if;
  return null;
end;
$$;
--> statement-breakpoint
create trigger projects_counted_on_insert after insert on projects
  referencing new table as added for each statement execute function count_projects_by_category();
--> statement-breakpoint
create trigger projects_counted_on_delete after delete on projects
  referencing old table as removed for each statement execute function count_projects_by_category();
--> statement-breakpoint
-- Transition tables cannot be narrowed to "update of category", so a row trigger does it: it fires only where the category changes.
create function recount_project_category() returns trigger language plpgsql as $$
begin
  insert into project_category_counts as counts (category, projects)
  select category, change from (values (coalesce(new.category, 'Design'), 1), (coalesce(old.category, 'Design'), -1))
    as changes (category, change)
  order by category -- or two edits that swap categories could wait for each other for ever
  on conflict (category) do update set projects = counts.projects + excluded.projects;
  return null;
end;
$$;
--> statement-breakpoint
create trigger projects_counted_on_update after update of category on projects
  for each row when (old.category is distinct from new.category) execute function recount_project_category();
