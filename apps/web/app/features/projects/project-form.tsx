import { allProjects, difficulties, levelLabel, type ProjectDetailView, projectCategories } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { AmountField } from '../../amount-field.tsx'
import { submittedBy } from '../../forms/use-validated-form.ts'
import { useNow } from '../../hooks/use-now.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { SubmitButton } from '../../ui/button.tsx'
import { nothing } from '../../ui/lazy-part.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SkillChips } from '../../ui/skill-chips.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { UnsavedGuard } from '../accounts/shared/unsaved-guard.tsx'
import { formPart } from './form-part.ts'
import { pasteList } from './paste-list.ts'
import { asCategory, dateOf, firstDeadline } from './project-form-values.ts'
import { rangeText } from './range-text.ts'
import { briefHelpQuery } from './shared/api.ts'
import { readSkills } from './shared/read-skills.ts'
import { useProjectForm } from './use-project-form.ts'

const ChangedElsewhere = formPart('ChangedElsewhere')
const DraftIsBack = formPart('DraftIsBack')
const OutlineChoice = formPart('OutlineChoice', nothing)
const SkillPicker = formPart('SkillPicker', nothing)
const ProjectFilesField = formPart('ProjectFilesField')
const ProjectPreview = formPart('ProjectPreview', nothing)
const SaveTrouble = formPart('SaveTrouble', ({ sentence }) => <Alert>{sentence}</Alert>)

export function ProjectForm({ project, userId }: { project?: ProjectDetailView; userId: string | undefined }) {
  const { form, trouble, conflict, isSetAside, isRestored, isLeaving, isSaving, ...acts } = useProjectForm(
    project,
    userId,
  )
  const submitButton = useRef<HTMLButtonElement>(null)
  const { errors, isDirty } = form.formState
  const values = useWatch({ control: form.control, compute: (written) => written })
  const { requiredSkills: skills, image, price } = values
  const category = asCategory(values.category) ?? allProjects
  const { data: help } = useQuery({
    ...briefHelpQuery(category, readSkills(skills.slice(0, skills.lastIndexOf(',') + 1))),
    enabled: userId !== undefined,
  })
  const oldDeadline = project ? dateOf(project.deadline) : undefined
  const soonest = firstDeadline(useNow())

  return (
    <div className="grid grid-cols-[minmax(0,42rem)] gap-12 min-[70rem]:grid-cols-[minmax(0,42rem)_20rem]">
      <form noValidate className="flex flex-col gap-6" onSubmit={submittedBy(acts.submit)}>
        <UnsavedGuard
          isUnsaved={isDirty && !isLeaving}
          {...(project
            ? {
                title: 'Leave without saving?',
                description: 'Your changes to this project are not saved yet.',
                tone: 'danger',
              }
            : {
                title: 'Leave without posting?',
                description: 'Your draft stays in this tab. Come back to New Project to go on with it.',
              })}
          onLeave={() => {
            if (project) acts.discard()
          }}
        />
        {isRestored ? (
          <Suspense fallback={<div className="min-h-15" />}>
            <DraftIsBack
              ofWhat={project ? 'changes' : 'a new project'}
              onStartAfresh={() => {
                form.setFocus('title')
                acts.startAfresh()
              }}
            />
          </Suspense>
        ) : null}

        <TextField label="Title" autoComplete="off" error={errors.title?.message} {...form.register('title')} />
        <TextField
          multiline
          rows={7}
          label="Description"
          className="[&_textarea]:min-h-44"
          hint="What should be made, what already exists, and how you will know that it is done."
          error={errors.description?.message}
          {...form.register('description')}
        />
        {values.description === '' ? (
          <Suspense fallback={<div className="min-h-20 max-sm:min-h-32" />}>
            <OutlineChoice form={form} />
          </Suspense>
        ) : null}
        <div className="flex flex-col gap-3 [&_.tag]:pe-6 pointer-coarse:[&_.tag]:min-h-11">
          <TextField
            label="Required skills"
            autoComplete="off"
            placeholder="React, Node.js, UI/UX Design"
            error={errors.requiredSkills?.message}
            onPaste={pasteList}
            {...form.register('requiredSkills')}
          />
          <Suspense
            fallback={
              <>
                <SkillChips label="Skills" skills={readSkills(skills)} />
                <div className="min-h-20" />
              </>
            }
          >
            <SkillPicker form={form} text={skills} known={userId === undefined ? [] : help?.skills} />
          </Suspense>
        </div>
        <Select
          optional
          label="Preferred level"
          hint="Anyone can propose, and you see what each has proven."
          options={[
            { value: '', label: 'Any level, proven or not' },
            ...difficulties.map((level) => ({ value: level, label: levelLabel(level) })),
          ]}
          error={errors.minimumLevel?.message}
          {...form.register('minimumLevel')}
        />
        <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-3">
          <AmountField
            label="Price (USD)"
            typed={price}
            hint={rangeText(help?.range ?? null)}
            error={errors.price?.message}
            {...form.register('price')}
          />
          <Select
            label="Category"
            hint="All Projects: no particular category."
            options={projectCategories.map((category) => ({ value: category, label: category }))}
            error={errors.category?.message}
            {...form.register('category')}
          />
          <TextField
            label="Deadline"
            type="date"
            min={oldDeadline && oldDeadline < soonest ? oldDeadline : soonest}
            error={errors.deadline?.message}
            {...form.register('deadline')}
          />
        </div>
        <TextField
          optional
          label="Image URL"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          error={errors.image?.message}
          {...form.register('image')}
        />
        <Suspense fallback={<div className="min-h-31" />}>
          <ProjectFilesField form={form} image={image} />
        </Suspense>

        {trouble ? (
          <Suspense>
            <SaveTrouble {...trouble} />
          </Suspense>
        ) : null}
        {conflict || isSetAside ? (
          <Suspense fallback={<Skeleton className="h-24 w-full" />}>
            <ChangedElsewhere
              conflict={conflict}
              isSetAside={isSetAside}
              isSaving={isSaving}
              submitButton={submitButton}
              onLoadNewer={acts.loadNewer}
              onOverwrite={acts.overwrite}
              onBringBack={acts.bringBack}
            />
          </Suspense>
        ) : null}
        <div className="flex flex-wrap gap-3 border-t border-line pt-6">
          <SubmitButton ref={submitButton} size="lg" pending={isSaving}>
            {project ? 'Update Project' : 'Create Project'}
          </SubmitButton>
          <LinkButton size="lg" variant="quiet" to={paths.clientProjects}>
            Cancel
          </LinkButton>
        </div>
      </form>
      <Suspense>
        <ProjectPreview values={values} />
      </Suspense>
    </div>
  )
}
