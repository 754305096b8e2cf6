import {
  allProjects,
  availabilityFilterLabels,
  formatUsd,
  languageNames,
  levelLabel,
  type PeopleSearch,
  talentCategoryOf,
} from '@guildhall/contract'
import type { NewSearch } from './save-dialog.tsx'

export function searchWords(saved: NewSearch): string[] {
  const words =
    saved.kind === 'projects'
      ? [saved.search.search, saved.search.category === allProjects ? '' : saved.search.category]
      : peopleWords(saved.search)
  return words.filter((word) => word !== '')
}

function peopleWords({ search = '', category, skill = '', level, location = '', ...more }: PeopleSearch): string[] {
  const { availability, language, minRate, maxRate } = more
  return [
    search,
    category ? (talentCategoryOf(category)?.label ?? category) : '',
    skill && level ? `${skill} verified at ${levelLabel(level)}` : skill,
    location,
    rateWords(minRate, maxRate),
    language ? languageNames[language] : '',
    availability ? availabilityFilterLabels[availability] : '',
  ]
}

function rateWords(from: number | undefined, to: number | undefined): string {
  if (from !== undefined && to !== undefined) return `${formatUsd(from)} to ${formatUsd(to)} an hour`
  if (from !== undefined) return `from ${formatUsd(from)} an hour`
  return to === undefined ? '' : `up to ${formatUsd(to)} an hour`
}
