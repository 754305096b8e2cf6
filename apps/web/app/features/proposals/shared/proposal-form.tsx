import { type ProjectView, proposalExcerpt } from '@guildhall/contract'
import { SlidersHorizontal } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormProvider, useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { ApiError, NetworkError, sentenceFor } from '../../../api-errors.ts'
import { discardDraft, writeDraft } from '../../../drafts.ts'
import { useAttachmentUpload } from '../../../forms/attachment-upload.ts'
import { useFormDraft } from '../../../forms/use-form-draft.ts'
import { submittedBy, useValidatedForm } from '../../../forms/use-validated-form.ts'
import { useSheet } from '../../../hooks/use-sheet.ts'
import { usePartWhenIdle } from '../../../load-part.ts'
import { paths } from '../../../paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, SubmitButton } from '../../../ui/button.tsx'
import { FloatingPartMissing, lazyPart } from '../../../ui/lazy-part.tsx'
import { notify } from '../../../ui/notify.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { excerpt } from '../excerpt.ts'
import { MessageField } from '../message-field.tsx'
import type { ProposalSheetProps } from '../proposal-sheet.tsx'
import { termFields, termsSummary } from '../terms-summary.ts'
import {
  emptyProposal,
  type ProposalValues,
  proposalDraftKey,
  proposalFilesPath,
  readProposalDraft,
} from './proposal-values.ts'
import { UnsentProposal, useUnsentProposal } from './unsent-proposal.tsx'
import { usePropose } from './use-propose.ts'

const loadFields = () => import('../proposal-fields.tsx').then((part) => ({ default: part.ProposalFields }))
/** Suspends the form that has them: it appears at once with all its fields. */
const ProposalFields = lazyPart(loadFields)
const loadSheet = () => import('../proposal-sheet.tsx').then((part) => ({ default: part.ProposalSheet }))
const ProposalSheet = lazyPart(loadSheet, FloatingPartMissing)

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
  const upload = useAttachmentUpload(proposalFilesPath)
  const sheet = useSheet(`proposal-${project._id}`)
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
      sheet.close()
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
  const values = useWatch({ control: form.control, compute: (written) => written })
  const hasText = values.message.trim() !== ''
  const hasApplied = sentMessage !== undefined || project.myProposalId !== undefined

  if (hasApplied) return <SentProposal project={project} freelancerId={freelancerId} message={sentMessage} />

  const refusal = failure ? <Refusal error={failure} /> : null
  return (
    <FormProvider {...form}>
      <form noValidate className="flex flex-col gap-3" onSubmit={submittedBy(submit)}>
        {isBrief ? (
          <>
            <MessageField />
            <OpenTerms values={values} onOpen={sheet.open} />
          </>
        ) : (
          <ProposalFields budget={project.price} upload={upload} />
        )}
        {refusal}
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
      {isBrief ? (
        <Sheet
          project={project}
          upload={upload}
          open={sheet.isOpen}
          isSending={request.isPending}
          onClose={sheet.close}
          onSubmit={submit}
        >
          {refusal}
        </Sheet>
      ) : null}
    </FormProvider>
  )
}

/** Loads when the browser is idle, or with its first opening. */
function Sheet(props: ProposalSheetProps) {
  const [wasOpened, setWasOpened] = useState(false)
  usePartWhenIdle(loadSheet)
  if (props.open && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense>
      <ProposalSheet {...props} />
    </Suspense>
  )
}

/** Opens by itself when one of the terms is refused. */
function OpenTerms({ values, onOpen }: { values: ProposalValues; onOpen: () => void }) {
  const { errors, submitCount } = useFormContext<ProposalValues>().formState
  const isRefused = termFields.some((field) => errors[field])
  const show = useEffectEvent(() => {
    if (isRefused) onOpen()
  })
  useEffect(() => show(), [isRefused, submitCount])
  const summary = termsSummary(values)
  return (
    <div className="flex flex-col gap-1">
      <Button size="sm" variant="quiet" className="-ml-2 self-start text-left" aria-haspopup="dialog" onClick={onOpen}>
        <SlidersHorizontal aria-hidden="true" className="size-4 shrink-0" />
        Price, time, milestones and files
      </Button>
      {summary ? (
        <p dir="auto" className="text-sm break-words">
          {summary}
        </p>
      ) : null}
    </div>
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
