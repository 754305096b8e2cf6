import type { ProjectView } from '@guildhall/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { discardDraft } from '../../../drafts.ts'
import { paths } from '../../../paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { proposalDraftKey, readProposalDraft } from './proposal-values.ts'

export function useUnsentProposal(project: ProjectView, freelancerId: string) {
  const key = proposalDraftKey(freelancerId, project._id)
  const [draft, setDraft] = useState(() => readProposalDraft(key))
  if (!draft || draft.values.message.trim() === '') return undefined
  return {
    message: draft.values.message,
    refusal: draft.refusal,
    discard() {
      discardDraft(key)
      setDraft(undefined)
    },
  }
}

/** Keeps the draft readable after the project closed, or another proposal was sent. */
export function UnsentProposal({
  project,
  unsent,
}: {
  project: ProjectView
  unsent: NonNullable<ReturnType<typeof useUnsentProposal>>
}) {
  const { message, refusal, discard } = unsent
  const hasSentOne = project.myProposalId !== undefined
  // After a lost answer the proposal may have arrived. Only the user can tell the texts apart.
  const fallback = hasSentOne
    ? { title: 'You have sent a proposal for this project', text: 'The text below was not confirmed as sent.' }
    : { title: 'This proposal was not sent', text: 'The project closed first.' }
  return (
    <div className="flex flex-col gap-3">
      <Alert tone={refusal ? 'danger' : 'warning'} title={refusal ? 'Failed to submit the proposal!' : fallback.title}>
        <p>{refusal ?? fallback.text}</p>
        {hasSentOne ? (
          <Link to={paths.project(project._id)} className="text-link block">
            See the one you sent
          </Link>
        ) : null}
      </Alert>
      <TextField multiline readOnly rows={3} label="What you wrote" value={message} />
      <Button
        size="sm"
        className="self-start"
        onClick={({ currentTarget }) => {
          // This button disappears, so focus the project's title.
          currentTarget.closest('article')?.querySelector('a')?.focus()
          discard()
        }}
      >
        Discard it
      </Button>
    </div>
  )
}
