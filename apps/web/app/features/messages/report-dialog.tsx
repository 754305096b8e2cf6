import type { ConversationView, ReportView } from '@guildhall/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoment } from '../../dates.ts'
import { useSingleFlight } from '../../hooks/use-single-flight.ts'
import { sentenceFor } from '../../http.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { TextField } from '../../ui/text-field.tsx'
import { messageKeys, reportMessage, reportsQuery } from './api.ts'

/** What is reported: a message by its number, or the conversation. */
export type Reported = { seq: number | null }

interface ReportDialogProps {
  userId: string
  conversationId: string
  conversation: ConversationView
  reported: Reported | undefined
  /** The viewer's report on it, if there is one. */
  report: ReportView | undefined
  onBlock: () => void
  onClose: () => void
}

/** Reports to the operator, or shows where one's report stands. */
export function ReportDialog(props: ReportDialogProps) {
  return props.report ? <ReportStatus {...props} report={props.report} /> : <ReportForm {...props} />
}

const statusText = {
  received: 'The people who run this site have received it and will look at it. The other person is not told.',
  closed: 'The people who run this site have looked at it and closed it.',
} as const

function ReportStatus({
  reported,
  report,
  conversation,
  onBlock,
  onClose,
}: ReportDialogProps & { report: ReportView }) {
  return (
    <Dialog
      open={reported !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={report.seq ? 'You reported this message' : 'You reported this conversation'}
      description={`On ${formatMoment(report.createdAt)}. ${statusText[report.status]}`}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {conversation.isBlockedByYou ? null : (
            <Button
              variant="danger"
              onClick={() => {
                onClose()
                onBlock()
              }}
            >
              Block {conversation.person.name}
            </Button>
          )}
        </>
      }
    />
  )
}

/** What was typed stays until it has arrived. */
function ReportForm({ userId, conversationId, conversation, reported, onClose }: ReportDialogProps) {
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const [block, setBlock] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const { person, isBlockedByYou } = conversation

  const send = useSingleFlight(async () => {
    if (!reported) return
    if (reason.trim() === '') return setFailure('Say what is wrong.')
    setIsSending(true)
    try {
      await reportMessage(conversationId, { seq: reported.seq, reason, block })
      void client.invalidateQueries({ queryKey: reportsQuery(userId, conversationId).queryKey })
      if (block) void client.invalidateQueries({ queryKey: messageKeys.with(userId, person._id) })
      setReason('')
      setBlock(false)
      setFailure(undefined)
      notify.success('Thank you, your report was received', block ? `You blocked ${person.name}.` : undefined)
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
      <div className="flex flex-col gap-4">
        <TextField
          label="What is wrong?"
          multiline
          rows={4}
          maxLength={2_000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={failure}
        />
        {isBlockedByYou ? null : (
          <Checkbox
            label={`Block ${person.name}, too. Neither of you can then write to the other.`}
            checked={block}
            onChange={(event) => setBlock(event.target.checked)}
          />
        )}
      </div>
    </Dialog>
  )
}
