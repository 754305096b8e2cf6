import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { EntryList } from './entry-list.tsx'
import { type ProfileValues, skillsToAdd } from './profile-form-values.ts'
import { useEntries } from './use-entries.ts'

export function SkillsEditor() {
  const { control, register, getValues, setValue, setFocus, formState } = useFormContext<ProfileValues>()
  const { entries, append, take, ...list } = useEntries(control, 'skills')
  const [news, setNews] = useState('')
  const { errors } = formState

  function add() {
    const typed = getValues('newSkills')
    const added = skillsToAdd(
      typed,
      getValues('skills').map(({ text }) => text),
    )
    if (typed.trim() !== '')
      setNews(added.length > 0 ? `Added ${added.join(', ')}.` : 'That skill is on the list already.')
    if (added.length > 0) {
      append(
        added.map((text) => ({ text })),
        { shouldFocus: false },
      )
    }
    setValue('newSkills', '', { shouldDirty: true })
    setFocus('newSkills')
  }

  return (
    <div className="flex flex-col gap-4">
      <EntryList
        compact
        noun="skill"
        className="max-w-lg"
        entries={entries}
        nameOf={(position) => getValues(`skills.${position}.text`)}
        onRemove={(position) => take(position, getValues(`skills.${position}`))}
        {...list}
        render={(position) => (
          <div className="py-1.5 text-sm break-words">
            {getValues(`skills.${position}.text`)}
            {errors.skills?.[position]?.message ? <FieldError>{errors.skills[position].message}</FieldError> : null}
          </div>
        )}
      />
      {errors.skills?.message ? <FieldError>{errors.skills.message}</FieldError> : null}
      <div className="flex max-w-lg items-end gap-3">
        <TextField
          label="Add a skill"
          autoComplete="off"
          placeholder="Lettering, Kerning"
          className="flex-1"
          onKeyDown={(event) => {
            // Enter adds a skill and never submits the form.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            add()
          }}
          {...register('newSkills')}
        />
        <Button className="h-11" onClick={add}>
          Add
        </Button>
      </div>
      <output className="text-sm text-muted empty:hidden">{news}</output>
    </div>
  )
}
