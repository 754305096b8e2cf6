import { type ProjectBody, type ProjectDetailView, projectSavedRedirectDelayMs } from '@guildhall/contract'
import { useQueryClient } from '@tanstack/react-query'
import { createElement, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import * as v from 'valibot'
import { ApiError, NetworkError, sentenceFor } from '../../api-errors.ts'
import { discardDraft, draftKey, writeDraft } from '../../drafts.ts'
import { editDraftOf, readFormDraft } from '../../forms/form-draft.ts'
import { useEditForm } from '../../forms/use-edit-form.ts'
import { useRedirectAfter } from '../../hooks/use-redirect-after.ts'
import { forGood } from '../../hooks/use-single-flight.ts'
import { paths } from '../../paths.ts'
import { notify } from '../../ui/notify.ts'
import type { SaveTroubleProps } from '../accounts/shared/save-trouble.tsx'
import { hasStoredToken } from '../accounts/shared/session-store.ts'
import { differences, emptyProject, projectValues, valuesOf } from './project-form-values.ts'
import { projectQuery, useSaveProject } from './shared/api.ts'

/** Owner of drafts written while signed out. The next person who signs in in this tab takes them over. */
const noAccount = 'nobody'

/** A project's version is the time of its last edit. */
const projectDraft = editDraftOf(projectValues, v.nullable(v.string()))
const revisionOf = (project: ProjectDetailView) => ({ values: valuesOf(project), version: project.editedAt })

export function useProjectForm(project: ProjectDetailView | undefined, userId: string | undefined) {
  const what = `project:${project?._id ?? 'new'}`
  const ownerless = draftKey(noAccount, what)
  const [key] = useState(() => draftKey(userId ?? noAccount, what))
  const [draft] = useState(() => readFormDraft(key, projectDraft) ?? readFormDraft(ownerless, projectDraft))
  const [trouble, setTrouble] = useState<SaveTroubleProps>()
  const client = useQueryClient()
  const posted = useRef('')
  const request = useSaveProject(project?._id)
  const { isLeaving, redirect } = useRedirectAfter(projectSavedRedirectDelayMs)

  const { submit, overwrite, ...rest } = useEditForm({
    loadSchema: async () => (await import('./project-schema.ts')).projectSchema(project),
    original: project ? revisionOf(project) : { values: emptyProject, version: null },
    draftKey: key,
    draft,
    differences,
    save,
    fetchNewest: async () => revisionOf(await client.fetchQuery({ ...projectQuery(project?._id ?? ''), staleTime: 0 })),
    onSaved: () => {
      if (project) notify.success('Project updated successfully!')
      else notify.success('Project posted successfully!', inviteLink(posted.current))
      redirect(paths.clientProjects)
      return forGood
    },
    onFailure: (error) => {
      const sentence =
        error instanceof NetworkError
          ? 'An error occurred. Please try again.'
          : sentenceFor(error, 'Failed to submit project.')
      setTrouble({ sentence, needsSession: !hasStoredToken() })
    },
  })

  useEffect(() => {
    if (key === ownerless) return
    if (draft) writeDraft(key, draft)
    discardDraft(ownerless)
  }, [key, ownerless, draft])

  async function save(body: ProjectBody, version: string | null) {
    if (!hasStoredToken()) throw signedOut()
    const { _id } = await request.mutateAsync(project ? { ...body, editedAt: version } : body)
    posted.current = _id
  }

  return {
    ...rest,
    trouble,
    isLeaving,
    isSaving: request.isPending || isLeaving,
    submit: () => {
      setTrouble(undefined)
      submit()
    },
    overwrite: () => {
      setTrouble(undefined)
      overwrite()
    },
  }
}

const inviteLink = (projectId: string) =>
  createElement(
    Link,
    { to: { pathname: paths.project(projectId), hash: '#suggested' }, className: 'text-link' },
    'Invite people',
  )

const signedOut = () =>
  new ApiError({
    status: 401,
    statusText: 'Unauthorized',
    code: 'session.missing',
    message: 'Unauthorized: No token provided. Please log in.',
    details: [],
  })
