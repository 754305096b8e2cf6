import type pg from 'pg'
import { idDigits } from '../apis.ts'

const objectId = (column: string) => `left(replace(${column}::text, '-', ''), ${idDigits})`

export async function fillParse(connection: pg.Client) {
  await connection.query(`
    insert into parse."_User" ("objectId", "createdAt", "updatedAt", username, email)
      select ${objectId('id')}, created_at, created_at, email, email from public.users;
    insert into parse."Project" ("objectId", "createdAt", "updatedAt", title, description, price, category, image,
      "requiredSkills", "skillsText", deadline, status, proposals, "createdBy")
      select ${objectId('id')}, created_at, created_at, title, description, price_cents / 100.0, category, image,
        to_jsonb(required_skills), array_to_string(required_skills, ' '), deadline_at, status, proposal_count,
        ${objectId('client_id')} from public.projects;

    create index on parse."Project" ("createdAt", "objectId");
    create index on parse."Project" (category, "createdAt", "objectId");
    create index on parse."Project" (price, "objectId");
    create index on parse."Project" ("createdBy", "createdAt", "objectId");
    create index on parse."Project" using gin (title gin_trgm_ops);
    create index on parse."Project" using gin (description gin_trgm_ops);
    create index on parse."Project" using gin ("skillsText" gin_trgm_ops)`)
  for (const table of ['_User', 'Project']) await connection.query(`vacuum analyze parse."${table}"`)
}
