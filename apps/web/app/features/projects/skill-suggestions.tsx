import { Plus } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { suggestionsFor, withSkill } from './skill-typing.ts'

const shown = 8

/** Skills that projects of the category ask for, and those that can be proven here. */
export function SkillSuggestions({
  text,
  known,
  onChange,
}: {
  text: string
  /** Undefined until it is known, as suggestions must not change under a finger. */
  known: readonly string[] | undefined
  onChange: (text: string) => void
}) {
  const suggestions = known ? suggestionsFor(text, known, shown) : []
  return (
    <ul aria-label="Suggestions" className="flex min-h-20 flex-wrap content-start gap-2">
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
