import { type ProjectView, proposalExcerpt } from '@guildhall/contract'
import { useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { AmountField } from '../../../amount-field.tsx'
import { discardDraft, readDraft, writeDraft } from '../../../drafts.ts'
import { useSingleFlight } from '../../../hooks/use-single-flight.ts'
import { ApiError, NetworkError, sentenceFor } from '../../../http.ts'
import { paths } from '../../../paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, SubmitButton } from '../../../ui/button.tsx'
import { notify } from '../../../ui/notify.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { usePropose } from '../../projects/shared/api.ts'
import { excerpt } from '../excerpt.ts'
import {
  emptyProposal,
  type ProposalValues,
  proposalDraftKey,
  proposalFromDraft,
  proposalProblems,
} from './proposal-values.ts'
import { readProposal } from './read-proposal.ts'
import { UnsentProposal, useUnsentProposal } from './unsent-proposal.tsx'

export interface ProposalFormProps {
  project: ProjectView
  freelancerId: string
}

/** The proposal on a card: to be written, or sent. What is typed outlives failures, reloads and the session. */
export function ProposalForm({ project, freelancerId }: ProposalFormProps) {
  const key = proposalDraftKey(freelancerId, project._id)
  const [sentMessage, setSentMessage] = useState<string>()
  const request = usePropose()
  const form = useForm<ProposalValues>({ defaultValues: emptyProposal })
  const hasText = useWatch({ control: form.control, name: 'message' }).trim() !== ''
  const hasApplied = sentMessage !== undefined || project.myProposalId !== undefined

  const { reset, subscribe, clearErrors } = form
  useEffect(() => {
    reset(proposalFromDraft(readDraft(key)))
    return subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        writeDraft(key, values)
        // Whoever mends a field has heard the objection.
        if (name) clearErrors(name as keyof ProposalValues)
      },
    })
  }, [key, reset, subscribe, clearErrors])

  const submit = useSingleFlight(async () => {
    form.clearErrors()
    const { body, problems } = readProposal(form.getValues(), { freelancerId, projectId: project._id })
    if (problems) {
      request.reset()
      return place(problems)
    }
    try {
      await request.mutateAsync(body)
    } catch (error) {
      if (error instanceof ApiError) {
        place(proposalProblems(error.details))
        // The project is about to show as it is now, without this form.
        if (error.status === 409) writeDraft(key, { ...form.getValues(), refusal: error.message })
      }
      return
    }
    discardDraft(key)
    setSentMessage(body.message)
    notify.success(`Your proposal message: "${excerpt(body.message, proposalExcerpt.list)}"`)
  })

  function place(problems: Partial<Record<keyof ProposalValues, string>>) {
    for (const [field, message] of Object.entries(problems)) {
      form.setError(field as keyof ProposalValues, { message }, { shouldFocus: true })
    }
  }

  if (hasApplied) return <SentProposal project={project} freelancerId={freelancerId} message={sentMessage} />

  const { errors } = form.formState
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        multiline
        rows={3}
        label="Your proposal"
        placeholder="Why you, how you would go about it, and what you would ask first."
        {...form.register('message')}
      />
      {errors.message ? <Alert>{errors.message.message}</Alert> : null}
      <PriceAndDays form={form} />
      {request.error ? <Refusal error={request.error} /> : null}
      {/* Many of these stand on one page: only the one in use asks for attention. */}
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

/** Both are optional: without them the proposal is for the project's budget. */
function PriceAndDays({ form }: { form: UseFormReturn<ProposalValues> }) {
  const { errors } = form.formState
  const bid = useWatch({ control: form.control, name: 'bid' })
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-2 items-start gap-3">
        <AmountField label="Price in USD" typed={bid} error={errors.bid?.message} {...form.register('bid')} />
        <TextField
          label="Delivery days"
          inputMode="numeric"
          autoComplete="off"
          error={errors.days?.message}
          {...form.register('days')}
        />
      </div>
      <p className="text-sm text-muted">Both are optional. Without a price you propose at the client's budget.</p>
    </div>
  )
}

function Refusal({ error }: { error: Error }) {
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
  // The button that had the focus is gone; what follows it is read from here.
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
            See where it stands
          </Link>
        </Alert>
      </div>
      <Button full disabled>
        Applied
      </Button>
    </div>
  )
}
