import type { ProposalView } from '@guildhall/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { draftKey } from '../../drafts.ts'
import { editDraftOf, readFormDraft } from '../../forms/form-draft.ts'
import { useEditForm } from '../../forms/use-edit-form.ts'
import { proposalQuery } from './api.ts'
import { useEditProposal } from './change-api.ts'
import { differences, proposalValues, valuesOf } from './shared/proposal-values.ts'

const editDraft = editDraftOf(proposalValues, v.number())
const revisionOf = (proposal: ProposalView) => ({ values: valuesOf(proposal), version: proposal.version })

/** @param budget dollars; the bid if none is given */
export function useEditProposalForm(proposal: ProposalView, budget: number, onSaved: () => void) {
  const key = draftKey(proposal.freelancerId._id, `proposal-edit:${proposal._id}`)
  const [draft] = useState(() => readFormDraft(key, editDraft))
  const [failure, setFailure] = useState<unknown>()
  const client = useQueryClient()
  const request = useEditProposal(proposal._id)

  const edit = useEditForm({
    loadSchema: async () => (await import('./shared/proposal-schema.ts')).proposalTermsSchema(budget),
    original: revisionOf(proposal),
    draftKey: key,
    draft,
    differences,
    save: (terms, version) => {
      setFailure(undefined)
      return request.mutateAsync({ version, ...terms })
    },
    fetchNewest: async () => revisionOf(await client.fetchQuery({ ...proposalQuery(proposal._id), staleTime: 0 })),
    onSaved,
    onInvalid: () => setFailure(undefined),
    onFailure: setFailure,
  })
  const { setFocus } = edit.form
  useEffect(() => setFocus('message'), [setFocus])
  return { ...edit, failure, isSaving: request.isPending }
}
