import { profileEntriesMaximum } from '@guildhall/contract'
import { useFormContext } from 'react-hook-form'
import { FieldError } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { EntryList } from './entry-list.tsx'
import { GitHubRepositories } from './github-repositories.tsx'
import { PictureField } from './picture-field.tsx'
import { emptyEducation, emptyExperience, emptyPortfolio, type ProfileValues } from './profile-form-values.ts'
import { useEntries } from './use-entries.ts'

/** Errors of the whole list, such as too many entries; the schema puts them at the list's root. */
function ListError({ error }: { error: { message?: string; root?: { message?: string } } | undefined }) {
  const message = error?.root?.message ?? error?.message
  return message ? <FieldError>{message}</FieldError> : null
}

export function ExperienceEditor() {
  const { control, register, getValues, formState } = useFormContext<ProfileValues>()
  const { entries, append, take, ...list } = useEntries(control, 'experience')
  const errors = formState.errors.experience

  return (
    <>
      <EntryList
        noun="experience"
        addLabel="Add experience"
        entries={entries}
        full={entries.length >= profileEntriesMaximum}
        nameOf={(position) => getValues(`experience.${position}.title`)}
        onAdd={() => append(emptyExperience)}
        onRemove={(position) => take(position, getValues(`experience.${position}`))}
        {...list}
        render={(position) => (
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              optional
              label="Title"
              className="sm:col-span-2"
              error={errors?.[position]?.title?.message}
              {...register(`experience.${position}.title`)}
            />
            <TextField
              optional
              label="Company"
              error={errors?.[position]?.company?.message}
              {...register(`experience.${position}.company`)}
            />
            <TextField
              optional
              label="Period"
              placeholder="2015–2020"
              error={errors?.[position]?.period?.message}
              {...register(`experience.${position}.period`)}
            />
            <TextField
              multiline
              optional
              rows={3}
              label="Description"
              className="sm:col-span-2"
              error={errors?.[position]?.description?.message}
              {...register(`experience.${position}.description`)}
            />
          </div>
        )}
      />
      <ListError error={errors} />
    </>
  )
}

export function EducationEditor() {
  const { control, register, getValues, formState } = useFormContext<ProfileValues>()
  const { entries, append, take, ...list } = useEntries(control, 'education')
  const errors = formState.errors.education

  return (
    <>
      <EntryList
        noun="education"
        addLabel="Add education"
        entries={entries}
        full={entries.length >= profileEntriesMaximum}
        nameOf={(position) => getValues(`education.${position}.degree`)}
        onAdd={() => append(emptyEducation)}
        onRemove={(position) => take(position, getValues(`education.${position}`))}
        {...list}
        render={(position) => (
          <div className="grid gap-5 sm:grid-cols-[2fr_2fr_1fr]">
            <TextField
              optional
              label="Degree"
              error={errors?.[position]?.degree?.message}
              {...register(`education.${position}.degree`)}
            />
            <TextField
              optional
              label="Institution"
              error={errors?.[position]?.institution?.message}
              {...register(`education.${position}.institution`)}
            />
            <TextField
              optional
              label="Year"
              error={errors?.[position]?.year?.message}
              {...register(`education.${position}.year`)}
            />
          </div>
        )}
      />
      <ListError error={errors} />
    </>
  )
}

export function PortfolioEditor() {
  const { control, register, getValues, formState } = useFormContext<ProfileValues>()
  const { entries, append, take, ...list } = useEntries(control, 'portfolio')
  const errors = formState.errors.portfolio

  return (
    <>
      <EntryList
        noun="portfolio entry"
        addLabel="Add to portfolio"
        entries={entries}
        full={entries.length >= profileEntriesMaximum}
        nameOf={(position) => getValues(`portfolio.${position}.title`)}
        onAdd={() => append(emptyPortfolio)}
        onRemove={(position) => take(position, getValues(`portfolio.${position}`))}
        {...list}
        render={(position) => (
          <div className="flex flex-col gap-5">
            <TextField
              optional
              label="Title"
              error={errors?.[position]?.title?.message}
              {...register(`portfolio.${position}.title`)}
            />
            <TextField
              multiline
              optional
              rows={3}
              label="Description"
              error={errors?.[position]?.description?.message}
              {...register(`portfolio.${position}.description`)}
            />
            <TextField
              optional
              label="Link"
              type="url"
              inputMode="url"
              placeholder="https://"
              error={errors?.[position]?.link?.message}
              {...register(`portfolio.${position}.link`)}
            />
            <PictureField kind="portfolio" name={`portfolio.${position}.image`} />
          </div>
        )}
      />
      <GitHubRepositories room={profileEntriesMaximum - entries.length} onChosen={(chosen) => append(chosen)} />
      <ListError error={errors} />
    </>
  )
}
