import {
  type ContractChangeView,
  characterCount,
  type EvidenceChangeView,
  evidenceCharacters,
  evidenceExcerpt,
} from '@guildhall/contract'

const excerpt = (text: string) => [...text].slice(0, evidenceExcerpt).join('')

/** 40 changes may have 1.6 million characters; older ones become excerpts beyond `evidenceCharacters`. */
export function shortenChanges(changes: readonly ContractChangeView[]): EvidenceChangeView[] {
  let characters = 0
  return changes.map((change) => {
    if (!change.criteria) return change
    const { from, to } = change.criteria
    characters += characterCount(from) + characterCount(to)
    if (characters <= evidenceCharacters || Math.max(characterCount(from), characterCount(to)) <= evidenceExcerpt) {
      return change
    }
    return { ...change, criteria: { from: excerpt(from), to: excerpt(to) }, criteriaTruncated: true }
  })
}
