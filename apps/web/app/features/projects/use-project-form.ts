import { type ProjectDetailView, projectSavedRedirectDelayMs } from '@guildhall/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { discardDraft, draftKey, readDraft, writeDraft } from '../../drafts.ts'
import { useRedirectAfter } from '../../hooks/use-redirect-after.ts'
import { forGood, useSingleFlight } from '../../hooks/use-single-flight.ts'
import { ApiError, NetworkError, sentenceFor } from '../../http.ts'
import { loadPart, usePartWhenIdle } from '../../load-part.ts'
import { paths } from '../../paths.ts'
import { notify } from '../../ui/notify.ts'
import { hasStoredToken } from '../accounts/shared/session-store.ts'
import {
  differences,
  emptyProject,
  type ProjectProblems,
  type ProjectValues,
  projectFromDraft,
  projectProblems,
  valuesOf,
} from './project-form-values.ts'
import { projectQuery, useSaveProject } from './shared/api.ts'

/** Whose drafts these are while nobody is signed in; the next person to sign in in this tab takes them over. */
const nobody = 'nobody'

const loadReader = () => import('./read-project.ts')

type Trouble = { sentence: string; needsSession: boolean }
type Conflict = { sentence: string; newer: ProjectDetailView; differences: string[] }

/**
 * What the project form holds and does: a draft that outlives failures, reloads and the session, the save, and the
 * choice when the project was saved elsewhere in between.
 */
export function useProjectForm(project: ProjectDetailView | undefined, userId: string | undefined) {
  const what = `project:${project?._id ?? 'new'}`
  const [key] = useState(() => draftKey(userId ?? nobody, what))
  const [draft] = useState(() => projectFromDraft(readDraft(key) ?? readDraft(draftKey(nobody, what))))
  // What the query brings later must not change the form under its writer.
  const [pristine] = useState(() => (project ? valuesOf(project) : emptyProject))
  const [over, setOver] = useState(draft?.over ?? project?.editedAt ?? null)
  const [setAside, setSetAside] = useState<ProjectValues | undefined>(draft?.setAside)
  const [isRestored, setIsRestored] = useState(draft !== undefined)
  const [trouble, setTrouble] = useState<Trouble>()
  const [conflict, setConflict] = useState<Conflict>()
  const client = useQueryClient()
  const request = useSaveProject(project?._id)
  const { isLeaving, redirect } = useRedirectAfter(projectSavedRedirectDelayMs)
  const form = useForm<ProjectValues>({ defaultValues: pristine })

  usePartWhenIdle(loadReader)

  const { reset, subscribe, clearErrors } = form
  useEffect(() => {
    if (draft) reset(draft.values, { keepDefaultValues: true })
    discardDraft(draftKey(nobody, what))
  }, [draft, what, reset])

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          writeDraft(key, { values, over, setAside })
          // A field that is being mended no longer needs its error.
          if (name) clearErrors(name as keyof ProjectValues)
        },
      }),
    [key, over, setAside, subscribe, clearErrors],
  )

  async function send(writtenOver: string | null) {
    setTrouble(undefined)
    form.clearErrors()
    const values = form.getValues()
    const read = await loadPart(loadReader).catch(() => undefined)
    if (!read) return complain('An error occurred. Please try again.')
    const { body, problems } = read.readProject(values, new Date(), project)
    if (problems) return place(problems)
    if (!hasStoredToken()) return complain('Unauthorized: No token provided. Please log in.')
    try {
      await request.mutateAsync(project ? { ...body, editedAt: writtenOver } : body)
    } catch (error) {
      if (error instanceof NetworkError) return complain('An error occurred. Please try again.')
      if (error instanceof ApiError && error.code === 'project.changed_elsewhere') return compare(error, values)
      complain(sentenceFor(error, 'Failed to submit project.'))
      if (error instanceof ApiError) place(problemsIn(error))
      return
    }
    return finish()
  }

  /** A save made elsewhere is shown with what it changed. One that says the same was ours, and its answer got lost. */
  async function compare(refusal: ApiError, mine: ProjectValues) {
    if (!project) return
    try {
      const newer = await client.fetchQuery({ ...projectQuery(project._id), staleTime: 0 })
      const found = differences(valuesOf(newer), mine)
      if (found.length === 0) return finish()
      setConflict({ sentence: refusal.message, newer, differences: found })
    } catch (error) {
      complain(sentenceFor(error, 'Failed to submit project.'))
    }
  }

  function finish() {
    discardDraft(key)
    notify.success(project ? 'Project updated successfully!' : 'Project posted successfully!')
    redirect(paths.clientProjects)
    return forGood
  }

  function complain(sentence: string) {
    setTrouble({ sentence, needsSession: !hasStoredToken() })
  }

  function place(problems: ProjectProblems) {
    const placed = Object.entries(problems) as [keyof ProjectValues, string][]
    placed.forEach(([field, message], position) => {
      form.setError(field, { message }, { shouldFocus: position === 0 })
    })
  }

  function show(values: ProjectValues, laidAside: ProjectValues | undefined, writtenOver: string | null) {
    setOver(writtenOver)
    setSetAside(laidAside)
    reset(values, { keepDefaultValues: true })
    writeDraft(key, { values, over: writtenOver, setAside: laidAside })
  }

  return {
    form,
    trouble,
    conflict,
    setAside,
    isRestored: isRestored && !conflict && !setAside,
    isLeaving,
    isSaving: request.isPending || isLeaving,
    submit: useSingleFlight(() => send(over)),
    /** Shows the version saved elsewhere, and keeps what was written for `bringBack`. */
    loadNewer: () => {
      if (!conflict) return
      show(valuesOf(conflict.newer), form.getValues(), conflict.newer.editedAt)
      setConflict(undefined)
    },
    bringBack: () => {
      if (setAside) show(setAside, undefined, over)
    },
    /** Saves what was written in place of the version saved elsewhere, which was named before. */
    overwrite: useSingleFlight(async () => {
      if (!conflict) return
      setOver(conflict.newer.editedAt)
      setConflict(undefined)
      return send(conflict.newer.editedAt)
    }),
    startAfresh: () => {
      discardDraft(key)
      reset(pristine)
      setOver(project?.editedAt ?? null)
      setSetAside(undefined)
      setIsRestored(false)
    },
    discard: () => discardDraft(key),
  }
}

/** A passed deadline is refused by its own name, without details. */
function problemsIn(error: ApiError): ProjectProblems {
  if (error.code === 'project.deadline_passed') return { deadline: error.message }
  return projectProblems(error.details)
}
