import {
  type AvailabilityFilter,
  availabilityFilters,
  type Difficulty,
  difficulties,
  type Language,
  languages,
  type PeopleSearch,
  type TalentSort,
  talentCategoryNamed,
  talentCategoryOf,
  talentSorts,
  talentWordsMaximum,
} from '@guildhall/contract'
import { paths } from '../../paths.ts'

export interface TalentFilters {
  search: string
  /** Slug; empty for everyone. */
  category: string
  skill: string
  level: Difficulty | ''
  minRate: string
  maxRate: string
  location: string
  availability: AvailabilityFilter | ''
  language: Language | ''
  sort: TalentSort
}

export const noTalentFilters: TalentFilters = {
  search: '',
  category: '',
  skill: '',
  level: '',
  minRate: '',
  maxRate: '',
  location: '',
  availability: '',
  language: '',
  sort: 'relevance',
}

const cut = (text: string | null, maximum: number) =>
  Array.from((text ?? '').replaceAll('\u0000', '').trim())
    .slice(0, maximum)
    .join('')
const rate = (text: string | null) =>
  /^\d{1,6}(\.\d{1,2})?$/.test(text ?? '') && Number(text) <= 100_000 ? (text ?? '') : ''
const one = <Value extends string>(list: readonly Value[], text: string | null): Value | '' =>
  list.find((value) => value === text) ?? ''

/** Invalid values count as absent. */
export function readTalentFilters(query: URLSearchParams, slug = ''): TalentFilters {
  const category = query.get('category') ?? ''
  const skill = cut(query.get('skill'), 60)
  return {
    search: cut(query.get('search'), 200).split(/\s+/u).slice(0, talentWordsMaximum).join(' '),
    // Links from other sites may still use the category's name.
    category: slug || (talentCategoryOf(category) ?? talentCategoryNamed(category))?.slug || '',
    skill,
    level: skill === '' ? '' : one(difficulties, query.get('level')),
    minRate: rate(query.get('minRate')),
    maxRate: rate(query.get('maxRate')),
    location: cut(query.get('location'), 100),
    availability: one(availabilityFilters, query.get('availability')),
    language: one(languages, query.get('language')),
    sort: talentSorts.find((sort) => sort === query.get('sort')) ?? noTalentFilters.sort,
  }
}

function queryOf({ category: _category, ...filters }: TalentFilters): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) {
    if (value !== '' && value !== noTalentFilters[name as keyof TalentFilters]) query.set(name, value)
  }
  return query
}

export function talentAddress(filters: TalentFilters, cursor?: string | null): string {
  const query = queryOf(filters)
  if (cursor) query.set('cursor', cursor)
  const path = filters.category === '' ? paths.findFreelancers : paths.talentIn(filters.category)
  return query.size === 0 ? path : `${path}?${query}`
}

export function talentApiAddress(filters: TalentFilters, cursor: string | null): string {
  const query = queryOf(filters)
  if (filters.category !== '') query.set('category', filters.category)
  if (cursor) query.set('cursor', cursor)
  return `/api/talent?${query}`
}

export function countFilters({ search: _search, category: _category, sort: _sort, ...filters }: TalentFilters): number {
  return Object.values(filters).filter((value) => value !== '').length
}

/** Leaves out unset filters. */
export function searchToSave({ sort, minRate, maxRate, ...filters }: TalentFilters): PeopleSearch {
  const texts = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))
  return {
    ...texts,
    ...(minRate === '' ? {} : { minRate: Number(minRate) }),
    ...(maxRate === '' ? {} : { maxRate: Number(maxRate) }),
    sort,
  }
}

const shortestTelling = 3

/** Of a search for several words, those that may find somebody alone. */
export function tellingWords(search: string): string[] {
  const words = search.split(/\s+/u)
  if (words.length < 2) return []
  return [...new Set(words)].filter((word) => Array.from(word).length >= shortestTelling)
}
