import type { ProjectDetailView, ProposalView } from '@guildhall/contract'
import { useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { useAttachmentUpload } from '../../forms/attachment-upload.ts'
import { FormError } from '../../forms/form-error.tsx'
import { submittedBy } from '../../forms/use-validated-form.ts'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { ChangedElsewhere } from '../../ui/changed-elsewhere.tsx'
import { notify } from '../../ui/notify.ts'
import { ProposalFields } from './proposal-fields.tsx'
import { proposalFilesPath } from './shared/proposal-values.ts'
import { useEditProposalForm } from './use-edit-proposal-form.ts'

export interface EditProposalFormProps {
  project: Pick<ProjectDetailView, 'price' | 'client'>
  /** With its full message. */
  proposal: ProposalView
  onClose: () => void
}

export function EditProposalForm({ project, proposal, onClose }: EditProposalFormProps) {
  const upload = useAttachmentUpload(proposalFilesPath)
  const submitButton = useRef<HTMLButtonElement>(null)
  const { form, conflict, isSetAside, failure, isSaving, ...acts } = useEditProposalForm(
    proposal,
    project.price,
    () => {
      notify.success('Your proposal was changed.', `${project.client.name} can see what changed.`)
      onClose()
    },
  )

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label="Edit your proposal"
        className="flex max-w-2xl flex-col gap-4"
        onSubmit={submittedBy(acts.submit)}
      >
        <ProposalFields budget={project.price} upload={upload} />
        <p className="text-sm text-muted">
          {project.client.name} sees that you changed it, and what it said before. It keeps its place in their list.
        </p>
        <FormError
          error={failure}
          fields={['message', 'bidAmount', 'deliveryTime', 'skills', 'milestones', 'attachments']}
          fallback="Your proposal could not be changed. Please try again."
        />
        <ChangedElsewhere
          {...(conflict ? { conflict } : {})}
          isSetAside={isSetAside}
          isSaving={isSaving}
          submitButton={submitButton}
          onLoadNewer={acts.loadNewer}
          onOverwrite={acts.overwrite}
          onBringBack={acts.bringBack}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton ref={submitButton} pending={isSaving}>
            Save Changes
          </SubmitButton>
          <Button
            disabled={isSaving}
            onClick={() => {
              acts.discard()
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
