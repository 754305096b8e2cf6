import { textLimits } from '@guildhall/contract'
import type { Ref } from 'react'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { TextField } from '../../ui/text-field.tsx'
import { chosenSkill, suggestSkills } from './skill-choice.ts'

export interface SkillPickerProps {
  field: Ref<HTMLInputElement>
  skills: readonly string[]
  /** Whether an AI provider can write questions on other topics; undefined until known. */
  anyTopic: boolean | undefined
  picked: string
  typed: string
  error?: string
  onPick: (skill: string) => void
  onType: (text: string) => void
}

export function SkillPicker({ field, skills, anyTopic, picked, typed, error, onPick, onType }: SkillPickerProps) {
  const chosen = chosenSkill({ picked, typed })
  const isCovered = skills.includes(chosen)
  const suggestions = typed.trim() && !isCovered ? suggestSkills(typed, skills) : []

  return (
    <div className="flex flex-col gap-6">
      <fieldset className="flex min-w-0 flex-col">
        <legend className="mb-2 text-sm font-medium">Popular skills</legend>
        {/* Three rows that scroll sideways on a phone, so that Start is in the same view. */}
        <div className="-m-1 max-sm:-mr-4 grid auto-cols-max grid-flow-col grid-rows-3 gap-2 overflow-x-auto p-1 sm:flex sm:flex-wrap">
          {skills.map((skill) => (
            <button
              key={skill}
              type="button"
              aria-pressed={skill === chosen}
              onClick={() => onPick(skill)}
              className={cx(
                'min-h-9 rounded-md border px-3 text-sm font-medium transition-colors duration-150 pointer-coarse:min-h-11',
                skill === chosen ? 'border-ink bg-chosen text-ink' : 'border-edge bg-surface text-ink hover:border-ink',
              )}
            >
              {skill}
            </button>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-col gap-3">
        <TextField
          ref={field}
          label="Another skill"
          autoComplete="off"
          maxLength={textLimits.skill}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          error={error}
          hint={error ? undefined : hintFor({ anyTopic, typed, isCovered })}
        />
        {suggestions.length > 0 ? (
          <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
            Did you mean
            {suggestions.map((skill) => (
              <Button key={skill} size="sm" onClick={() => onPick(skill)}>
                {skill}
              </Button>
            ))}
          </p>
        ) : null}
      </div>
    </div>
  )
}

/** Only what tells why the typed skill can or cannot be taken. */
function hintFor({
  anyTopic,
  typed,
  isCovered,
}: Pick<SkillPickerProps, 'anyTopic' | 'typed'> & { isCovered: boolean }): string | undefined {
  if (!typed.trim() || isCovered || anyTopic === undefined) return undefined
  return anyTopic ? 'An AI writes these questions, which can take a minute.' : 'There are no questions on this yet.'
}
