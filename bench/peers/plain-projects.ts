import type pg from 'pg'

type Filters = { search: string; category: string; limit: number; counts: 'yes' | 'no' }
type NewProject = {
  title: string
  description: string
  price: number
  category?: string | null
  requiredSkills: string[]
  deadline: string
}

const columns = `p.id, p.client_id, p.title, p.description, p.price_cents, p.category, p.image, p.required_skills,
  p.deadline_at, p.minimum_level, p.status, p.proposal_count, p.created_at`

export function openPlainProjects(pool: pg.Pool) {
  return { list, find, create }

  async function list({ search, category, limit, counts }: Filters, viewerId: string) {
    const inCategory = category !== 'All Projects'
    const values: unknown[] = search ? [`%${search.replace(/[\\%_]/g, '\\$&')}%`] : []
    const matches = search
      ? '(p.title ilike $1 or p.description ilike $1 or skills_text(p.required_skills) ilike $1)'
      : 'true'
    const countValues = [...values]
    values.push(viewerId, limit + 1)
    let where = `${matches}`
    if (inCategory) {
      values.push(category)
      where += ` and p.category = $${values.length}`
    }
    const viewer = search ? '$2' : '$1'
    const most = search ? '$3' : '$2'
    const page = `select ${columns}, mine.id as my_proposal_id from projects p
      left join proposals mine on mine.project_id = p.id and mine.freelancer_id = ${viewer}
      where ${where} order by p.created_at desc, p.id desc limit ${most}`
    const count = `select coalesce(p.category, 'Design') as category, count(*)::int as n
      from projects p where ${matches} group by 1`
    const [{ rows }, counted] = await Promise.all([
      pool.query(page, values),
      counts === 'yes' ? pool.query<{ category: string; n: number }>(count, countValues) : { rows: [] },
    ])
    const categories = Object.fromEntries(counted.rows.map((row) => [row.category, row.n]))
    const all = counted.rows.reduce((sum, { n }) => sum + n, 0)
    const last = rows[limit - 1]
    return {
      projects: rows.slice(0, limit).map(toView),
      total: inCategory ? (categories[category] ?? 0) : all,
      totalIsCapped: false,
      categories,
      nextCursor:
        rows.length > limit ? Buffer.from(`${last.created_at.toISOString()} ${last.id}`).toString('base64url') : null,
    }
  }

  async function find(id: string, viewerId: string) {
    const { rows } = await pool.query({
      name: 'project',
      text: `select ${columns}, u.name as client_name, mine.id as my_proposal_id from projects p
        join users u on u.id = p.client_id
        left join proposals mine on mine.project_id = p.id and mine.freelancer_id = $2 where p.id = $1`,
      values: [id, viewerId],
    })
    const [row] = rows
    if (!row) return undefined
    const mayPropose = row.status === 'active' && row.client_id !== viewerId && !row.my_proposal_id
    return {
      ...toView(row),
      client: { _id: row.client_id, name: row.client_name },
      allowedMoves: mayPropose ? ['propose'] : [],
    }
  }

  async function create(project: NewProject, clientId: string) {
    const { rows } = await pool.query({
      name: 'create',
      text: `with p as (
          insert into projects (client_id, title, description, price_cents, category, required_skills, deadline_at)
          values ($1, $2, $3, $4, $5, $6, $7) returning *
        ) select ${columns} from p`,
      values: [
        clientId,
        project.title,
        project.description,
        Math.round(project.price * 100),
        project.category ?? null,
        project.requiredSkills,
        project.deadline,
      ],
    })
    return toView(rows[0] ?? {})
  }
}

function toView(row: pg.QueryResultRow) {
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    price: Number(row.price_cents) / 100,
    category: row.category ?? 'Design',
    image: row.image,
    requiredSkills: row.required_skills,
    deadline: row.deadline_at.toISOString(),
    minimumLevel: row.minimum_level,
    status: row.status,
    proposals: row.proposal_count,
    createdBy: row.client_id,
    createdAt: row.created_at.toISOString(),
    ...(row.my_proposal_id ? { myProposalId: row.my_proposal_id } : {}),
  }
}
