import { type ProposalView, proposalNoteMaximum } from '@guildhall/contract'
import { Archive, ArchiveRestore, ListChecks, ListPlus, StickyNote } from 'lucide-react'
import { useState } from 'react'
import { sentenceFor } from '../../api-errors.ts'
import { useSingleFlight } from '../../hooks/use-single-flight.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { holdFocus } from '../../ui/hold-focus.ts'
import { notify } from '../../ui/notify.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useMarkProposal } from './client-api.ts'

export interface ClientToolsProps {
  proposal: ProposalView
  nameId: string
}

/** The freelancer learns neither of the shortlist nor of the archive. */
function useMark(proposal: ProposalView) {
  const request = useMarkProposal(proposal._id)
  const mark = proposal.clientMark?.mark ?? null
  const set = useSingleFlight(async (chosen: 'shortlisted' | 'archived') => {
    await request
      .mutateAsync({ mark: mark === chosen ? null : chosen })
      .catch((error: unknown) => notify.error(sentenceFor(error, 'That could not be saved. Please try again.')))
  })
  return { mark, set }
}

export function ShortlistButton({ proposal, nameId }: ClientToolsProps) {
  const { mark, set } = useMark(proposal)
  const isShortlisted = mark === 'shortlisted'
  return (
    <Button
      size="sm"
      variant="quiet"
      className={cx('max-sm:px-2', isShortlisted && 'text-green')}
      aria-describedby={nameId}
      aria-pressed={isShortlisted}
      aria-keyshortcuts="s"
      title="Key: s"
      data-key="s"
      onClick={() => set('shortlisted')}
    >
      {isShortlisted ? <ListChecks aria-hidden="true" /> : <ListPlus aria-hidden="true" />}
      <span className="max-sm:sr-only">{isShortlisted ? 'Shortlisted' : 'Shortlist'}</span>
    </Button>
  )
}

export function ArchiveButton({ proposal, nameId }: ClientToolsProps) {
  const { mark, set } = useMark(proposal)
  const [ShownArchive, label] = mark === 'archived' ? [ArchiveRestore, 'Restore'] : [Archive, 'Archive']
  return (
    <Button
      size="sm"
      variant="quiet"
      className="max-sm:px-2"
      aria-describedby={nameId}
      aria-keyshortcuts="e"
      title="Key: e"
      data-key="e"
      onClick={() => set('archived')}
    >
      <ShownArchive aria-hidden="true" />
      {label}
    </Button>
  )
}

export function AddNoteButton({ nameId, onAdd }: { nameId: string; onAdd: () => void }) {
  return (
    <Button size="sm" variant="quiet" className="max-sm:px-2" aria-describedby={nameId} onClick={onAdd}>
      <StickyNote aria-hidden="true" />
      Add a note
    </Button>
  )
}

export function NoteField({
  proposal,
  nameId,
  isAdding,
  onWrite,
}: ClientToolsProps & { isAdding: boolean; onWrite: () => void }) {
  const saved = proposal.clientMark?.note ?? ''
  const [typed, setTyped] = useState<string>()
  const request = useMarkProposal(proposal._id)
  const isChanged = typed !== undefined && typed !== saved
  const save = useSingleFlight(async () => {
    if (typed === undefined) return
    try {
      await request.mutateAsync({ note: typed })
      setTyped(undefined)
      notify.success('Note saved.')
    } catch (error) {
      notify.error(sentenceFor(error, 'Your note could not be saved. Please try again.'))
    }
  })
  if (saved === '' && !isAdding) return null
  return (
    <fieldset
      ref={holdFocus}
      tabIndex={-1}
      aria-labelledby={nameId}
      className="flex min-w-0 max-w-prose flex-col items-start gap-2 outline-none"
    >
      <TextField
        label="Your note"
        className="w-full"
        autoFocus={isAdding}
        multiline
        rows={2}
        maxLength={proposalNoteMaximum}
        hint="Only you see it."
        value={typed ?? saved}
        onChange={(event) => {
          onWrite() // stays when it is emptied
          setTyped(event.target.value)
        }}
      />
      {isChanged ? (
        <Button size="sm" aria-describedby={nameId} pending={request.isPending} onClick={save}>
          Save Note
        </Button>
      ) : null}
    </fieldset>
  )
}
