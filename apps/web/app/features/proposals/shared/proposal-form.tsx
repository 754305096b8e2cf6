import { type ProjectView, proposalExcerpt } from '@guildhall/contract'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { ApiError, NetworkError, sentenceFor } from '../../../api-errors.ts'
import { discardDraft, writeDraft } from '../../../drafts.ts'
import { useFormDraft } from '../../../forms/use-form-draft.ts'
import { submittedBy, useValidatedForm } from '../../../forms/use-validated-form.ts'
import { paths } from '../../../paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, SubmitButton } from '../../../ui/button.tsx'
import { notify } from '../../../ui/notify.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { excerpt } from '../excerpt.ts'
import { ProposalFields } from '../proposal-fields.tsx'
import { emptyProposal, proposalDraftKey, readProposalDraft } from './proposal-values.ts'
import { UnsentProposal, useUnsentProposal } from './unsent-proposal.tsx'
import { usePropose } from './use-propose.ts'

export interface ProposalFormProps {
  project: ProjectView
  freelancerId: string
  isBrief?: boolean
}

export function ProposalForm({ project, freelancerId, isBrief }: ProposalFormProps) {
  const key = proposalDraftKey(freelancerId, project._id)
  const [sentMessage, setSentMessage] = useState<string>()
  const [failure, setFailure] = useState<unknown>()
  const request = usePropose()
  const [draft] = useState(() => readProposalDraft(key))
  const { form, submit } = useValidatedForm({
    loadSchema: async () =>
      (await import('./proposal-schema.ts')).proposalSchema({
        freelancerId,
        projectId: project._id,
        budget: project.price,
      }),
    defaultValues: emptyProposal,
    send: async (body) => {
      setFailure(undefined)
      await request.mutateAsync(body)
      discardDraft(key)
      setSentMessage(body.message)
      notify.success(`Your proposal message: "${excerpt(body.message, proposalExcerpt.list)}"`)
    },
    onInvalid: () => setFailure(undefined),
    onFailure: (error) => {
      setFailure(error)
      // The refetched project will show without this form.
      if (error instanceof ApiError && error.status === 409)
        writeDraft(key, { values: form.getValues(), refusal: error.message })
    },
  })
  useFormDraft({ form, draftKey: key, draft })
  const hasText = useWatch({ control: form.control, name: 'message' }).trim() !== ''
  const hasApplied = sentMessage !== undefined || project.myProposalId !== undefined

  if (hasApplied) return <SentProposal project={project} freelancerId={freelancerId} message={sentMessage} />

  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={submittedBy(submit)}>
      <FormProvider {...form}>
        <ProposalFields budget={project.price} isBrief={isBrief} />
      </FormProvider>
      {failure ? <Refusal error={failure} /> : null}
      {/* There are many of these on a page: only the one in use is emphasized. */}
      <SubmitButton
        full
        variant={hasText ? 'primary' : 'secondary'}
        pending={request.isPending}
        pendingLabel="Applying..."
      >
        Apply Now
      </SubmitButton>
    </form>
  )
}

function Refusal({ error }: { error: unknown }) {
  if (error instanceof NetworkError) return <Alert>There was an error. Please try again.</Alert>
  return <Alert title="Failed to submit the proposal!">{sentenceFor(error, '')}</Alert>
}

function SentProposal({
  project,
  freelancerId,
  message,
}: {
  project: ProjectView
  freelancerId: string
  message: string | undefined
}) {
  const unsent = useUnsentProposal(project, freelancerId)
  const confirmation = useRef<HTMLDivElement>(null)
  const wasJustSent = message !== undefined
  // The focused button is gone; focus what replaces it.
  useEffect(() => {
    if (wasJustSent) confirmation.current?.focus()
  }, [wasJustSent])
  if (unsent) return <UnsentProposal project={project} unsent={unsent} />
  return (
    <div className="flex flex-col gap-3">
      {message === undefined ? null : <TextField multiline rows={3} label="Your proposal" value={message} disabled />}
      <div ref={confirmation} tabIndex={-1} className="rounded-md">
        <Alert tone="green">
          <p>Your proposal has been successfully submitted!</p>
          <Link to={paths.project(project._id)} className="text-link">
            See its status
          </Link>
        </Alert>
      </div>
      <Button full disabled>
        Applied
      </Button>
    </div>
  )
}
