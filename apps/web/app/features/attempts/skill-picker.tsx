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
      <fieldset className="flex flex-col">
        <legend className="mb-2 text-sm font-medium">Popular skills</legend>
        <div className="flex flex-wrap gap-2">
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
          hint={error ? undefined : hintFor({ anyTopic, typed, chosen, isCovered, skills })}
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

function hintFor({
  anyTopic,
  typed,
  chosen,
  isCovered,
  skills,
}: Pick<SkillPickerProps, 'anyTopic' | 'typed' | 'skills'> & { chosen: string; isCovered: boolean }) {
  if (typed.trim() && isCovered) return `There are questions on ${chosen}.`
  if (anyTopic) return 'An AI writes and checks questions on any other topic, which can take a minute.'
  const covered = `Only the ${skills.length} skills above are covered: no AI writes others on this site.`
  if (anyTopic === undefined) return <span className="invisible">{covered}</span>
  return typed.trim() ? `There are no questions on this yet. ${covered}` : covered
}
