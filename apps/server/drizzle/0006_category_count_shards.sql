-- The count of a category is the sum of several rows. A writer takes any row that no other open transaction holds, and adds
-- one where all are held. So writers never wait for each other's commit, and there are at most as many rows for a
-- category as there ever were transactions writing to it at the same time.
alter table project_category_counts drop constraint project_category_counts_pkey;
--> statement-breakpoint
alter table project_category_counts add column id bigint generated always as identity;
--> statement-breakpoint
alter table project_category_counts add constraint project_category_counts_category_id_pk primary key (category, id);
--> statement-breakpoint
-- Room for the row versions of a busy second, so that updates stay on the page and need no new index entry.
alter table project_category_counts set (fillfactor = 20);
--> statement-breakpoint
create function change_category_count(changed_category text, change bigint) returns void language plpgsql as $$
begin
  update project_category_counts set projects = projects + change
  where category = changed_category and id = (
    select id from project_category_counts where category = changed_category limit 1 for update skip locked
  );
  if not found then
    insert into project_category_counts (category, projects) values (changed_category, change);
  end if;
end;
$$;
--> statement-breakpoint
create or replace function count_projects_by_category() returns trigger language plpgsql as $$
declare
  changed record;
begin
  if tg_op = 'INSERT' then
    for changed in select coalesce(category, 'Design') as category, count(*) as n from added group by 1 loop
      perform change_category_count(changed.category, changed.n);
    end loop;
  else
    for changed in select coalesce(category, 'Design') as category, count(*) as n from removed group by 1 loop
      perform change_category_count(changed.category, -changed.n);
    end loop;
  end if;
  return null;
end;
$$;
--> statement-breakpoint
create or replace function recount_project_category() returns trigger language plpgsql as $$
begin
  perform change_category_count(coalesce(old.category, 'Design'), -1);
  perform change_category_count(coalesce(new.category, 'Design'), 1);
  return null;
end;
$$;
