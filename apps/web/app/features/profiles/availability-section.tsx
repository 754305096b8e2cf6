import { availabilities, availabilityLabels, languageNames, languages, languagesMaximum } from '@guildhall/contract'
import { useFormContext, useWatch } from 'react-hook-form'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Section } from '../../ui/page.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { ProfileValues } from './profile-form-values.ts'

export function AvailabilitySection() {
  const { control, register, formState } = useFormContext<ProfileValues>()
  const { errors } = formState
  const spoken = useWatch({ control, name: 'languages' })
  const named = languages.filter((code) => spoken.includes(code)).map((code) => languageNames[code])
  return (
    <Section title="Being found">
      <Checkbox
        label="Let clients find me"
        hint="Your profile is listed in searches for freelancers once it has a title and a skill. If you turn this off, people with the link can still open it."
        {...register('mayBeFound')}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Select
          label="Availability"
          error={errors.availability?.message}
          options={[
            { value: '', label: 'Not stated' },
            ...availabilities.map((value) => ({ value, label: availabilityLabels[value] })),
          ]}
          {...register('availability')}
        />
        <TextField
          optional
          label="Hours a week"
          inputMode="numeric"
          autoComplete="off"
          error={errors.hoursPerWeek?.message}
          {...register('hoursPerWeek')}
        />
      </div>
      <Disclosure summary={named.length > 0 ? `Languages: ${named.join(', ')}` : 'Languages you work in'}>
        <fieldset>
          <legend className="mb-3 text-sm text-muted">At most {languagesMaximum}.</legend>
          <div className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
            {languages.map((code) => (
              <Checkbox key={code} label={languageNames[code]} value={code} {...register('languages')} />
            ))}
          </div>
        </fieldset>
      </Disclosure>
      {errors.languages?.message ? <FieldError>{errors.languages.message}</FieldError> : null}
    </Section>
  )
}
