import type { ProjectView } from '@guildhall/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { discardDraft } from '../../../drafts.ts'
import { paths } from '../../../paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { proposalDraftKey, readProposalDraft } from './proposal-values.ts'

/** The text of a proposal that was written here, was not sent, and cannot be sent any more; undefined if there is none. */
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

/** Keeps what somebody wrote in reach after the project closed, or after another proposal of theirs arrived first. */
export function UnsentProposal({
  project,
  unsent,
}: {
  project: ProjectView
  unsent: NonNullable<ReturnType<typeof useUnsentProposal>>
}) {
  const { message, refusal, discard } = unsent
  const hasSentOne = project.myProposalId !== undefined
  // After a lost answer it may have arrived all the same; only the person can tell one text from the other.
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
          // This button goes with the text; the project's own name stays.
          currentTarget.closest('article')?.querySelector('a')?.focus()
          discard()
        }}
      >
        Discard it
      </Button>
    </div>
  )
}
