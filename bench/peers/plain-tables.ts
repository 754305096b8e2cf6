import type pg from 'pg'
import { connect } from '../databases.ts'

/** Filled with the product's rows. The product has one trigram index over all texts, this has one per column. */
export async function fillPlain(connection: pg.Client) {
  await connection.query(`
    create schema plain;
    create table plain.users as select id, username as name, email from public.users;
    create table plain.projects as select id, client_id, title, description, price_cents, category, image,
      required_skills, deadline_at, minimum_level, status, proposal_count, created_at from public.projects;
    create table plain.proposals as select id, project_id, freelancer_id from public.proposals;

    create function plain.skills_text(text[]) returns text language sql immutable parallel safe
      return array_to_string($1, ' ');
    alter table plain.users add primary key (id);
    alter table plain.projects
      add primary key (id),
      add foreign key (client_id) references plain.users,
      alter id set default gen_random_uuid(),
      alter image set default '',
      alter status set default 'active',
      alter proposal_count set default 0,
      alter created_at set default now(),
      alter title set not null,
      alter description set not null,
      alter price_cents set not null,
      alter required_skills set not null,
      alter deadline_at set not null;
    alter table plain.proposals add primary key (id), add unique (project_id, freelancer_id);
    create index on plain.projects (created_at, id);
    create index on plain.projects (category, created_at, id);
    create index on plain.projects (price_cents, id);
    create index on plain.projects (client_id, created_at, id);
    create index on plain.projects using gin (title gin_trgm_ops);
    create index on plain.projects using gin (description gin_trgm_ops);
    create index on plain.projects using gin (plain.skills_text(required_skills) gin_trgm_ops)`)
  for (const table of ['users', 'projects', 'proposals']) await connection.query(`vacuum analyze plain.${table}`)
}

/** Those of the run, who came after the projects were copied. */
export async function addPlainUsers(databaseUrl: string) {
  const connection = await connect(databaseUrl)
  await connection.query(`
    insert into plain.users select id, username, email from public.users on conflict do nothing`)
  await connection.end()
}
