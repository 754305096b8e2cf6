import { allProjects } from './projects.constants.ts'
import type { PeopleSearch, ProjectSearch } from './saved-searches.ts'

export function projectSearchQuery({ search, category, sort }: ProjectSearch): string {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (category !== allProjects) query.set('category', category)
  if (sort !== 'newest') query.set('sort', sort)
  return query.toString()
}

export function peopleSearchQuery({ sort, ...filters }: PeopleSearch): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) query.set(name, String(value))
  if (sort !== 'relevance') query.set('sort', sort)
  return query.toString()
}
