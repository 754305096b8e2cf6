import { selectableSkills } from '@guildhall/contract'
import { Plus } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { suggestionsFor, withSkill } from './skill-typing.ts'

const shown = 8

/** Skills that projects of the category ask for, and those that can be proven here. */
export function SkillSuggestions({
  text,
  asked,
  onChange,
}: {
  text: string
  asked: readonly string[]
  onChange: (text: string) => void
}) {
  const suggestions = suggestionsFor(text, [...asked, ...selectableSkills], shown)
  if (suggestions.length === 0) return null
  return (
    <ul aria-label="Suggestions" className="flex flex-wrap gap-2">
      {suggestions.map((skill) => (
        <li key={skill} className="flex">
          <Button size="sm" aria-label={`Add ${skill}`} onClick={() => onChange(withSkill(text, skill))}>
            <Plus aria-hidden="true" className="size-3.5" />
            <bdi>{skill}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  )
}
