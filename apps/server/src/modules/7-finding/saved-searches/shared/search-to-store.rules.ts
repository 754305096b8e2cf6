import { allProjects, type ProjectSearch, type SavedSearchInput } from '@guildhall/contract'
import { needleOf, probeOf } from '../../../4-hiring/projects/shared/project-text.rules.ts'
import { talentConditionOf } from '../../talent/shared/talent-condition.rules.ts'

export function searchToStore({ name, alerts, ...input }: SavedSearchInput) {
  const condition = input.kind === 'projects' ? projectConditionOf(input.search) : talentConditionOf(input.search)
  return { kind: input.kind, name: name.trim(), search: input.search, alerts, ...condition }
}

function projectConditionOf({ search, category }: ProjectSearch) {
  const needle = needleOf(search)
  return { category: category === allProjects ? '' : category, needle, probe: probeOf(needle) }
}
