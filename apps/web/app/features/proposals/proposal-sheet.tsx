import { browsingDeadlineLabel, categoryFallback, formatUsd, type ProjectView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { AttachmentList } from '../../attachment-list.tsx'
import type { AttachmentUpload } from '../../forms/attachment-upload.ts'
import { useMediaQuery } from '../../hooks/use-media-query.ts'
import { useNow } from '../../hooks/use-now.ts'
import { projectFilesPath } from '../../project-files-path.ts'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { SheetPanel } from '../../ui/sheet-panel.tsx'
import { SkillChips } from '../../ui/skill-chips.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { projectQuery } from '../projects/shared/api.ts'
import { Description } from '../projects/shared/description.tsx'
import { LevelWish } from '../results/shared/skill-proof.tsx'
import { Facts } from './facts.tsx'
import { messageTexts } from './message-field.tsx'
import { TermsFields } from './proposal-fields.tsx'
import type { ProposalValues } from './shared/proposal-values.ts'

export interface ProposalSheetProps {
  project: ProjectView
  upload: AttachmentUpload
  open: boolean
  isSending: boolean
  onClose: () => void
  onSubmit: () => void
  /** Why it could not be sent. */
  children: ReactNode
}

/** The whole proposal beside the brief it answers. Expects the `FormProvider` of the form on the card, whose values these are. */
export function ProposalSheet({ project, upload, open, isSending, onClose, onSubmit, children }: ProposalSheetProps) {
  return (
    <SheetPanel open={open} onClose={onClose} title={project.title}>
      <div className="min-h-0 flex-1 overflow-y-auto lg:grid lg:grid-cols-[minmax(0,1fr)_27rem] lg:grid-rows-1 lg:overflow-hidden">
        <Brief project={project} />
        <form
          noValidate
          aria-label="Proposal"
          className="flex min-w-0 flex-col border-line max-lg:border-t lg:min-h-0 lg:border-l"
          onSubmit={(event) => {
            event.preventDefault()
            // A portal's events reach the form on the card, too.
            event.stopPropagation()
            onSubmit()
          }}
        >
          <div className="flex flex-col gap-5 p-5 sm:p-6 lg:min-h-0 lg:flex-1 lg:overflow-y-auto">
            <Message />
            <TermsFields budget={project.price} upload={upload} />
          </div>
          <div className="sticky bottom-0 flex flex-col gap-3 border-t border-line bg-paper px-5 py-4 sm:px-6">
            {children}
            <div className="flex flex-wrap gap-3">
              <SubmitButton pending={isSending} pendingLabel="Applying..." className="flex-1">
                Apply Now
              </SubmitButton>
              <Button onClick={onClose}>Done</Button>
            </div>
          </div>
        </form>
      </div>
    </SheetPanel>
  )
}

/** Follows the box on the card, which is the registered field. */
function Message() {
  const { setValue, formState } = useFormContext<ProposalValues>()
  const value = useWatch<ProposalValues, 'message'>({ name: 'message' })
  const box = useRef<HTMLTextAreaElement>(null)
  const error = formState.errors.message?.message
  const { submitCount } = formState
  useEffect(() => {
    if (error) box.current?.focus()
  }, [error, submitCount])
  return (
    <TextField
      {...messageTexts}
      ref={box}
      multiline
      rows={6}
      error={error}
      value={value}
      onChange={(event) => setValue('message', event.target.value, { shouldDirty: true })}
    />
  )
}

function Brief({ project: listed }: { project: ProjectView }) {
  const { data: whole } = useQuery(projectQuery(listed._id))
  const project = whole ?? listed
  const isBeside = useMediaQuery('(width >= 64rem)')
  const now = useNow()
  return (
    // It scrolls by itself where the form is beside it.
    <section
      aria-label="The brief"
      tabIndex={isBeside ? 0 : undefined}
      className="flex min-w-0 flex-col gap-5 p-5 sm:p-6 lg:overflow-y-auto"
    >
      <Facts
        facts={[
          ['Budget', formatUsd(project.price)],
          ['Deadline', browsingDeadlineLabel(project.deadline, now)],
          ['Category', project.category || categoryFallback],
        ]}
      />
      <div className="max-w-prose">
        <Description project={project} isOpen={isBeside} />
      </div>
      <SkillChips label="Required skills" skills={project.requiredSkills} />
      <LevelWish level={project.minimumLevel} />
      {whole ? <AttachmentList path={projectFilesPath(whole._id)} files={whole.attachments} /> : null}
    </section>
  )
}
