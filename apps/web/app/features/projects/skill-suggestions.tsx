import type { ProjectBody } from '@guildhall/contract'
import { Plus } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import type { ProjectValues } from './project-form-values.ts'
import { suggestionsFor, withSkill } from './skill-typing.ts'

const shown = 8

/** Skills that projects of the category ask for, and those that can be proven here. */
export function SkillSuggestions({
  form,
  text,
  known,
}: {
  form: UseFormReturn<ProjectValues, unknown, ProjectBody>
  text: string
  /** Undefined until it is known, as suggestions must not change under a finger. */
  known: readonly string[] | undefined
}) {
  const suggestions = known ? suggestionsFor(text, known, shown) : []
  function add(skill: string) {
    const isRefused = form.formState.errors.requiredSkills !== undefined
    form.setValue('requiredSkills', withSkill(text, skill), { shouldDirty: true, shouldValidate: isRefused })
    // On a phone it would open the keyboard at each one.
    if (!window.matchMedia('(pointer: coarse)').matches) form.setFocus('requiredSkills')
  }

  return (
    <ul aria-label="Suggestions" className="flex min-h-20 flex-wrap content-start gap-2">
      {suggestions.map((skill) => (
        <li key={skill} className="flex">
          <Button size="sm" aria-label={`Add ${skill}`} onClick={() => add(skill)}>
            <Plus aria-hidden="true" className="size-3.5" />
            <bdi>{skill}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  )
}
