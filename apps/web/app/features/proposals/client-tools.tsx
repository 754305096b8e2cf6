import { type ProposalView, proposalNoteMaximum } from '@guildhall/contract'
import { Archive, ArchiveRestore, ListChecks, StickyNote } from 'lucide-react'
import { useState } from 'react'
import { sentenceFor } from '../../api-errors.ts'
import { useSingleFlight } from '../../hooks/use-single-flight.ts'
import { Button } from '../../ui/button.tsx'
import { holdFocus } from '../../ui/hold-focus.ts'
import { notify } from '../../ui/notify.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useMarkProposal } from './client-api.ts'

export interface ClientToolsProps {
  proposal: ProposalView
  nameId: string
}

/** Shortlist and archive. The freelancer never learns of either. */
export function MarkButtons({ proposal, nameId }: ClientToolsProps) {
  const request = useMarkProposal(proposal._id)
  const mark = proposal.clientMark?.mark ?? null
  const set = useSingleFlight(async (chosen: 'shortlisted' | 'archived') => {
    await request
      .mutateAsync({ mark: mark === chosen ? null : chosen })
      .catch((error: unknown) => notify.error(sentenceFor(error, 'That could not be saved. Please try again.')))
  })
  const [ShownArchive, archiveLabel] = mark === 'archived' ? [ArchiveRestore, 'Restore'] : [Archive, 'Archive']
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        className="max-sm:px-2"
        aria-describedby={nameId}
        aria-pressed={mark === 'shortlisted'}
        aria-keyshortcuts="s"
        title="Key: s"
        data-key="s"
        onClick={() => set('shortlisted')}
      >
        <ListChecks aria-hidden="true" />
        {mark === 'shortlisted' ? 'Shortlisted' : 'Shortlist'}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        className="max-sm:px-2"
        aria-describedby={nameId}
        aria-keyshortcuts="a"
        title="Key: a"
        data-key="a"
        onClick={() => set('archived')}
      >
        <ShownArchive aria-hidden="true" />
        {archiveLabel}
      </Button>
    </>
  )
}

export function NoteField({ proposal, nameId }: ClientToolsProps) {
  const saved = proposal.clientMark?.note ?? ''
  const [typed, setTyped] = useState<string>()
  const [isAdding, setIsAdding] = useState(false)
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
  if (saved === '' && !isAdding) {
    return (
      <Button
        size="sm"
        variant="quiet"
        className="self-start"
        aria-describedby={nameId}
        onClick={() => setIsAdding(true)}
      >
        <StickyNote aria-hidden="true" />
        Add a note
      </Button>
    )
  }
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
          setIsAdding(true) // stays when it is emptied
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
