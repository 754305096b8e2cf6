import { categoryFallback, type ProjectMove, type ProjectStatus } from '@guildhall/contract'
import { keySeparator, keysMark, searchKeys } from './search-keys.rules.ts'

export type ProjectFacts = { clientId: string; status: ProjectStatus }

/** Why `viewerId` may not edit the project, or null when they may. Finished work keeps the brief it was done for. */
export function refusalToEdit(project: ProjectFacts, viewerId: string) {
  if (project.clientId !== viewerId) return 'project.not_yours'
  return project.status === 'completed' ? 'project.completed' : null
}

/** Why `viewerId` may not propose, or null when they may. That they have proposed already is the database's to say. */
export function refusalToPropose(project: ProjectFacts, viewerId: string) {
  if (project.clientId === viewerId) return 'proposal.own_project'
  return project.status === 'active' ? null : 'proposal.project_closed'
}

/** Why `viewerId` may not accept a proposal on the project, or null. One acceptance per project, ever. */
export function refusalToAccept(project: ProjectFacts, viewerId: string) {
  if (project.clientId !== viewerId) return 'project.not_yours'
  return project.status === 'active' ? null : 'proposal.already_decided'
}

/** What `viewerId` may do with the project now. */
export function allowedProjectMoves(project: ProjectFacts, viewerId: string, hasProposed: boolean): ProjectMove[] {
  const moves: ProjectMove[] = []
  if (refusalToEdit(project, viewerId) === null) moves.push('edit')
  if (!hasProposed && refusalToPropose(project, viewerId) === null) moves.push('propose')
  if (refusalToAccept(project, viewerId) === null) moves.push('accept_proposal')
  return moves
}

/** Whether `deadline` may be set at `now`: a past one only stays where it already was. */
export function refusalOfDeadline(deadline: Date, now: Date, current?: Date) {
  if (current && deadline.getTime() === current.getTime()) return null
  return deadline.getTime() < now.getTime() ? 'project.deadline_passed' : null
}

// Trigram indexes see letters and digits only, so "c++" or "node.js" would find no help in one. Each of these signs
// changes places with a rune. Stored text and needle go through the same exchange, so they match exactly as before;
// a replacement would let "+" find a real rune.
const indexableSigns: Readonly<Record<string, string>> = {
  '+': 'ᚠ',
  '#': 'ᚢ',
  '.': 'ᚦ',
  '/': 'ᚨ',
  '-': 'ᚱ',
  '&': 'ᚲ',
  '@': 'ᚷ',
  $: 'ᚹ',
  '*': 'ᚺ',
  '!': 'ᚾ',
  ':': 'ᛁ',
  ';': 'ᛃ',
}

const exchanged = new Map(
  Object.entries(indexableSigns).flatMap(([sign, rune]) => [[sign, rune] as const, [rune, sign] as const]),
)

/** Text the way the search column holds it: lower-case as the browser does it, whatever collation the database has. */
export function searchable(text: string): string {
  return text
    .toLowerCase()
    .replace(/[+#./\-&@$*!:;\u16a0-\u16ff]/g, (character) => exchanged.get(character) ?? character)
}

/**
 * What a search looks through: the parts a person reads, one beneath the other, then the keys its index needs. A project
 * without a category counts as one of the fallback category.
 */
export function projectSearchText(project: {
  title: string
  description: string
  requiredSkills: readonly string[]
  category?: string | null | undefined
}) {
  const text = searchable([project.title, project.description, project.requiredSkills.join(' ')].join('\n'))
  return text + keysMark + searchKeys(text, project.category || categoryFallback).join(keySeparator)
}

/** A LIKE pattern for "contains `needle`", with `%`, `_` and `\` taken literally. */
export function containsPattern(needle: string): string {
  return `%${searchable(needle).replace(/[\\%_]/g, '\\$&')}%`
}
