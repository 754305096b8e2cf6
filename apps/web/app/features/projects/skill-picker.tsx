import type { ProjectBody } from '@guildhall/contract'
import { Plus, X } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import type { ProjectValues } from './project-form-values.ts'
import { readSkills } from './shared/read-skills.ts'
import { suggestionsFor, withoutSkill, withSkill } from './skill-typing.ts'

const shown = 8

/** The skills in the text, each to press away, and others to add: asked for in the category, proven, or provable here. */
export function SkillPicker({
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
  const chosen = readSkills(text)
  function write(skills: string) {
    const isRefused = form.formState.errors.requiredSkills !== undefined
    form.setValue('requiredSkills', skills, { shouldDirty: true, shouldValidate: isRefused })
    // On a phone it would open the keyboard at each one.
    if (!window.matchMedia('(pointer: coarse)').matches) form.setFocus('requiredSkills')
  }

  return (
    <>
      {chosen.length > 0 ? (
        <ul aria-label="Skills as they will appear" className="flex flex-wrap gap-2">
          {chosen.map((skill) => (
            <li key={skill} dir="auto" className="flex max-w-full">
              <button
                type="button"
                aria-label={`Remove ${skill}`}
                className="tag relative hover:border-ink hover:text-ink"
                onClick={() => write(withoutSkill(text, skill))}
              >
                {skill}
                <X aria-hidden="true" className="absolute end-1.5 size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <ul aria-label="Suggestions" className="flex min-h-20 flex-wrap content-start gap-2">
        {suggestions.map((skill) => (
          <li key={skill} className="flex">
            <Button size="sm" aria-label={`Add ${skill}`} onClick={() => write(withSkill(text, skill))}>
              <Plus aria-hidden="true" className="size-3.5" />
              <bdi>{skill}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
