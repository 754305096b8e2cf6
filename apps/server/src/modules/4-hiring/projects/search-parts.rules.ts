import { allProjects, projectCategories } from '@guildhall/contract'

/** Some of the projects, with a search index of their own, which has the same `condition`. */
type SearchPart = {
  name: string
  condition: string
  /** Of one category and nothing else. */
  isWhole: boolean
}

const categories = projectCategories.filter((category) => category !== allProjects)
const quoted = (text: string) => `'${text}'`

const ofCategories = new Map<string, SearchPart>(
  categories.map((category) => [
    category,
    {
      name: category.toLowerCase().replace(/\W+/g, '_'),
      condition: `category = ${quoted(category)}`,
      isWhole: true,
    },
  ]),
)
const ofOthers: SearchPart = {
  name: 'others',
  condition: `(category is null or category <> all (array[${categories.map(quoted).join(', ')}]))`,
  isWhole: false,
}

/** Each project is in one of them. */
export const searchParts: readonly SearchPart[] = [...ofCategories.values(), ofOthers]

export const partOf = (category: string): SearchPart => ofCategories.get(category) ?? ofOthers

const columns = 'id, client_id, category, status, price_cents, deadline_at, created_at, is_private, search_text'

/** May not run in parallel workers: starting these takes longer than most searches. */
const inOneProcess = 'pg_backend_pid() > 0'

/** As `p`, the parts with all projects of a category. PostgreSQL looks for conditions on it in the index of each of them. */
export function searchedIn(category: string): string {
  const parts = category === allProjects ? searchParts : [partOf(category)]
  const selects = parts.map(({ condition }) => `select ${columns} from projects where ${condition} and ${inOneProcess}`)
  return `(${selects.join(' union all ')}) p`
}
