import {
  difficulties,
  levelLabel,
  type ProjectView,
  projectCategories,
  projectSavedRedirectDelayMs,
} from '@guildhall/contract'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link, useLocation } from 'react-router'
import { AmountField } from '../../amount-field.tsx'
import { discardDraft, draftKey, readDraft, writeDraft } from '../../drafts.ts'
import { useNow } from '../../hooks/use-now.ts'
import { useRedirectAfter } from '../../hooks/use-redirect-after.ts'
import { forGood, useSingleFlight } from '../../hooks/use-single-flight.ts'
import { ApiError, NetworkError, sentenceFor } from '../../http.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { notify } from '../../ui/notify.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { signInPath } from '../accounts/return-path.ts'
import { hasStoredToken } from '../accounts/session-store.ts'
import { UnsavedGuard } from '../shell/unsaved-guard.tsx'
import { useSaveProject } from './api.ts'
import { ImagePreview } from './image-preview.tsx'
import {
  dateOf,
  emptyProject,
  firstDeadline,
  type ProjectProblems,
  type ProjectValues,
  projectFromDraft,
  projectProblems,
  readProject,
  readSkills,
  valuesOf,
} from './project-form-values.ts'
import { SkillChips } from './skill-chips.tsx'

/** Whose drafts these are while nobody is signed in; whoever signs in next in this tab takes them over. */
const nobody = 'nobody'

/** Posts a project, or changes `project`. What is typed outlives failures, reloads and the session. */
export function ProjectForm({ project, userId }: { project?: ProjectView; userId: string | undefined }) {
  const pristine = project ? valuesOf(project) : emptyProject
  const what = `project:${project?._id ?? 'new'}`
  const [key] = useState(() => draftKey(userId ?? nobody, what))
  const [draft] = useState(() => projectFromDraft(readDraft(key) ?? readDraft(draftKey(nobody, what))))
  const [isRestored, setIsRestored] = useState(draft !== undefined)
  const [trouble, setTrouble] = useState<{ sentence: string; needsSession: boolean }>()
  const request = useSaveProject(project?._id)
  const { isLeaving, redirect } = useRedirectAfter(projectSavedRedirectDelayMs)
  const form = useForm<ProjectValues>({ defaultValues: pristine })
  const { errors, isDirty } = form.formState

  const { reset, subscribe, clearErrors } = form
  useEffect(() => {
    if (draft) reset(draft, { keepDefaultValues: true })
    discardDraft(draftKey(nobody, what))
    return subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        writeDraft(key, values)
        // Whoever mends a field has heard the objection.
        if (name) clearErrors(name as keyof ProjectValues)
      },
    })
  }, [draft, key, what, reset, subscribe, clearErrors])

  const submit = useSingleFlight(async () => {
    setTrouble(undefined)
    form.clearErrors()
    const { body, problems } = readProject(form.getValues(), new Date(), project)
    if (problems) return place(problems)
    if (!hasStoredToken()) return complain('Unauthorized: No token provided. Please log in.')
    try {
      await request.mutateAsync(body)
    } catch (error) {
      if (error instanceof NetworkError) return complain('An error occurred. Please try again.')
      complain(sentenceFor(error, 'Failed to submit project.'))
      if (error instanceof ApiError) place(problemsIn(error))
      return
    }
    discardDraft(key)
    notify.success(project ? 'Project updated successfully!' : 'Project posted successfully!')
    redirect(paths.clientProjects)
    return forGood
  })

  function complain(sentence: string) {
    setTrouble({ sentence, needsSession: !hasStoredToken() })
  }

  function place(problems: ProjectProblems) {
    const placed = Object.entries(problems) as [keyof ProjectValues, string][]
    placed.forEach(([field, message], position) => {
      form.setError(field, { message }, { shouldFocus: position === 0 })
    })
  }

  function startAfresh() {
    discardDraft(key)
    reset(pristine)
    setIsRestored(false)
  }

  const [skills, image, price] = useWatch({ control: form.control, name: ['skills', 'image', 'price'] })
  const oldDeadline = project ? dateOf(project.deadline) : undefined
  const soonest = firstDeadline(useNow())
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
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
          if (project) discardDraft(key)
        }}
      />
      {isRestored ? (
        <Alert
          tone="neutral"
          className="*:self-center"
          action={
            <Button size="sm" onClick={startAfresh}>
              {project ? 'Discard my changes' : 'Start afresh'}
            </Button>
          }
        >
          {project ? 'Your unsaved changes are back.' : 'Your draft is back, as you left it.'}
        </Alert>
      ) : null}

      <TextField label="Title" autoComplete="off" error={errors.title?.message} {...form.register('title')} />
      <TextField
        multiline
        rows={7}
        label="Description"
        className="[&_textarea]:min-h-44"
        hint="What should be made, what exists already, and how you will know that it is done."
        error={errors.description?.message}
        {...form.register('description')}
      />
      <div className="flex flex-col gap-3">
        <TextField
          label="Required skills"
          autoComplete="off"
          placeholder="React, Node.js, UI/UX Design"
          hint="Separate them with commas."
          error={errors.skills?.message}
          {...form.register('skills')}
        />
        <SkillChips label="Skills as they will show" skills={readSkills(skills)} />
      </div>
      <Select
        optional
        label="Preferably proven at"
        hint="A wish that freelancers see beside the skills. Everybody may propose, and you see what each has proven."
        options={[
          { value: '', label: 'Any level, proven or not' },
          ...difficulties.map((level) => ({ value: level, label: levelLabel(level) })),
        ]}
        error={errors.minimumLevel?.message}
        {...form.register('minimumLevel')}
      />
      <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-3">
        <AmountField label="Price (USD)" typed={price} error={errors.price?.message} {...form.register('price')} />
        <Select
          label="Category"
          hint="All Projects means none in particular."
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
      <div className="flex flex-col gap-3">
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
        <ImagePreview address={image.trim()} />
      </div>

      {trouble ? <Trouble {...trouble} /> : null}
      <div className="flex flex-wrap gap-3 border-t border-line pt-6">
        <SubmitButton size="lg" pending={request.isPending || isLeaving}>
          {project ? 'Update Project' : 'Create Project'}
        </SubmitButton>
        <LinkButton size="lg" variant="quiet" to={paths.clientProjects}>
          Cancel
        </LinkButton>
      </div>
    </form>
  )
}

function Trouble({ sentence, needsSession }: { sentence: string; needsSession: boolean }) {
  const here = useLocation()
  return (
    <Alert>
      {sentence}{' '}
      {needsSession ? (
        <>
          What you wrote is kept.{' '}
          <Link to={signInPath(here)} className="text-link">
            Log in and come back
          </Link>
        </>
      ) : null}
    </Alert>
  )
}

/** A passed deadline is refused by its own name, without details. */
function problemsIn(error: ApiError): ProjectProblems {
  if (error.code === 'project.deadline_passed') return { deadline: error.message }
  return projectProblems(error.details)
}
