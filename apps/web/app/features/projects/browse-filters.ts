import {
  allProjects,
  type ProjectCategory,
  type ProjectSort,
  projectCategories,
  projectSorts,
} from '@guildhall/contract'

export interface BrowseFilters {
  search: string
  category: ProjectCategory
  sort: ProjectSort
}

export const noFilters: BrowseFilters = { search: '', category: allProjects, sort: 'newest' }
export const searchMaximum = 200

/** Invalid values count as absent. */
export function readFilters(query: URLSearchParams): BrowseFilters {
  return {
    search: Array.from(query.get('search') ?? '')
      .slice(0, searchMaximum)
      .join(''),
    category: projectCategories.find((category) => category === query.get('category')) ?? noFilters.category,
    sort: projectSorts.find((sort) => sort === query.get('sort')) ?? noFilters.sort,
  }
}

export function writeFilters({ search, category, sort }: BrowseFilters): URLSearchParams {
  const query = new URLSearchParams()
  if (search.trim() !== '') query.set('search', search)
  if (category !== noFilters.category) query.set('category', category)
  if (sort !== noFilters.sort) query.set('sort', sort)
  return query
}

/** `1,204`, or `1,000+` if the server stopped counting. */
export function countText(count: number, isCapped: boolean): string {
  return count.toLocaleString('en-US') + (isCapped ? '+' : '')
}
