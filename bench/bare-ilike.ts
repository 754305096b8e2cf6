import type pg from 'pg'
import { projectColumnsSql } from '../apps/server/src/modules/projects/project.queries.ts'
import { type Browsing, toList } from './bare-reads.ts'

/**
 * The page the way one writes it first: `ILIKE` over three columns, newest first. With `counted` it also tells the total
 * and the numbers of every category, as the page of the product does; without, they are left at nothing.
 */
export async function answerByIlike(
  pool: pg.Pool,
  { viewerId, search, category, counted }: Browsing & { counted: boolean },
) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const inCategory = category === 'All Projects' ? 'true' : 'p.category = $3'
  const { rows } = await pool.query(
    `select ${projectColumnsSql}, mine.id as "myProposalId"
     from projects p left join proposals mine on mine.project_id = p.id and mine.freelancer_id = $2
     where ${matches} and ${inCategory} order by p.created_at desc, p.id desc limit 51`,
    category === 'All Projects' ? [pattern, viewerId] : [pattern, viewerId, category],
  )
  if (!counted) return toList(rows, 0, false, {})

  const counts = await pool.query(
    `select coalesce(p.category, 'Design') as category, count(*) as n from projects p where ${matches} group by 1`,
    [pattern],
  )
  const categories: Record<string, number> = Object.fromEntries(counts.rows.map((row) => [row.category, row.n]))
  const all = Object.values(categories).reduce((sum, n) => sum + n, 0)
  return toList(rows, category === 'All Projects' ? all : (categories[category] ?? 0), false, categories)
}

const matches = `(p.title ilike $1 or p.description ilike $1 or array_to_string(p.required_skills, ' ') ilike $1)`
