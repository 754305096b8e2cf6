import type { ProjectDetailView, ProposalView } from '@guildhall/contract'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { ApiError } from '../../api-errors.ts'
import { discardDraft, draftKey } from '../../drafts.ts'
import { draftOf, readFormDraft } from '../../forms/form-draft.ts'
import { FormError } from '../../forms/form-error.tsx'
import { useFormDraft } from '../../forms/use-form-draft.ts'
import { useFormWithAlert } from '../../forms/use-form-with-alert.ts'
import { submittedBy } from '../../forms/use-validated-form.ts'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { useEditProposal } from './change-api.ts'
import { ProposalFields } from './proposal-fields.tsx'
import { proposalValues, valuesOf } from './shared/proposal-values.ts'

export interface EditProposalFormProps {
  project: Pick<ProjectDetailView, 'price' | 'client'>
  /** With its full message. */
  proposal: ProposalView
  onClose: () => void
}

const editDraft = draftOf(proposalValues, {})

export function EditProposalForm({ project, proposal, onClose }: EditProposalFormProps) {
  const key = draftKey(proposal.freelancerId._id, `proposal-edit:${proposal._id}:${proposal.version}`)
  const [draft] = useState(() => readFormDraft(key, editDraft))
  const request = useEditProposal(proposal._id)
  const { form, submit, failure } = useFormWithAlert({
    loadSchema: async () =>
      (await import('./shared/proposal-schema.ts')).proposalEditSchema({
        budget: project.price,
        version: proposal.version,
      }),
    defaultValues: valuesOf(proposal),
    firstField: 'message',
    send: async (body) => {
      await request.mutateAsync(body)
      discardDraft(key)
      notify.success('Your proposal was changed.', `${project.client.name} can see what changed.`)
      onClose()
    },
  })
  useFormDraft({ form, draftKey: key, draft })
  const isOutdated = failure instanceof ApiError && failure.code === 'proposal.changed'

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label="Edit your proposal"
        className="flex max-w-2xl flex-col gap-4"
        onSubmit={submittedBy(submit)}
      >
        <ProposalFields budget={project.price} />
        <p className="text-sm text-muted">
          {project.client.name} sees that you changed it, and what it said before. It keeps its place in their list.
        </p>
        <FormError
          error={failure}
          fields={['message', 'bidAmount', 'deliveryTime', 'skills', 'milestones', 'attachments']}
          fallback="Your proposal could not be changed. Please try again."
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton pending={request.isPending} disabled={isOutdated}>
            Save Changes
          </SubmitButton>
          <Button
            disabled={request.isPending}
            onClick={() => {
              discardDraft(key)
              onClose()
            }}
          >
            Cancel
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
