import { type Db, queryPlanned } from '../../../platform/database/database.ts'

export type SearchedProject = {
  id: string
  title: string
  description: string
  requiredSkills: string[]
  category: string | null
}

// As in the index projects_without_keys.
const hasNoKeys = `strpos(search_text, 'K') = 0`

export function listProjectsWithoutKeys(db: Db, limit: number): Promise<SearchedProject[]> {
  const text = `select id, title, description, required_skills as "requiredSkills", category
    from projects where ${hasNoKeys} order by id limit $1`
  return queryPlanned<SearchedProject>(db, text, [limit])
}

export async function countProjectsWithoutKeys(db: Db): Promise<number> {
  const text = `select count(*) as count from projects where ${hasNoKeys}`
  return (await queryPlanned<{ count: number }>(db, text, []))[0]?.count ?? 0
}

/** Skips rows saved meanwhile, which have keys. */
export async function setSearchTexts(db: Db, texts: { id: string; searchText: string }[]): Promise<void> {
  const text = `update projects set search_text = made."searchText"
    from json_to_recordset($1) as made(id uuid, "searchText" text)
    where projects.id = made.id and ${hasNoKeys}`
  await queryPlanned(db, text, [JSON.stringify(texts)])
}
