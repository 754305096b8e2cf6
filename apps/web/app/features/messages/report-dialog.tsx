import { useState } from 'react'
import { useSingleFlight } from '../../hooks/use-single-flight.ts'
import { sentenceFor } from '../../http.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { TextField } from '../../ui/text-field.tsx'
import { reportMessage } from './api.ts'

/** What is reported: a message by its number, or the conversation. */
export type Reported = { seq: number | null }

interface ReportDialogProps {
  conversationId: string
  reported: Reported | undefined
  onClose: () => void
}

/** Reports to the operator. What was typed stays until it has arrived. */
export function ReportDialog({ conversationId, reported, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<string>()
  const [isSending, setIsSending] = useState(false)

  const send = useSingleFlight(async () => {
    if (!reported) return
    if (reason.trim() === '') return setFailure('Say what is wrong.')
    setIsSending(true)
    try {
      await reportMessage(conversationId, { seq: reported.seq, reason })
      setReason('')
      setFailure(undefined)
      notify.success('Thank you, your report was sent')
      onClose()
    } catch (error) {
      setFailure(sentenceFor(error, 'The report could not be sent. Try again.'))
    } finally {
      setIsSending(false)
    }
  })

  return (
    <Dialog
      open={reported !== undefined}
      onOpenChange={(open) => {
        if (!open && !isSending) onClose()
      }}
      title={reported?.seq ? 'Report this message' : 'Report this conversation'}
      description="The operator of this site reads it. The other person is not told."
      footer={
        <>
          <Button onClick={onClose} disabled={isSending}>
            Cancel
          </Button>
          <Button variant="danger" onClick={() => send()} pending={isSending}>
            Send Report
          </Button>
        </>
      }
    >
      <TextField
        label="What is wrong?"
        multiline
        rows={4}
        maxLength={2_000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={failure}
      />
    </Dialog>
  )
}
