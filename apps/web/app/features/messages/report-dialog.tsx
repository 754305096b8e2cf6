import type { ConversationView, ReportView } from '@guildhall/contract'
import { Suspense, useState } from 'react'
import { formatMoment } from '../../dates.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FloatingPartMissing, lazyPart } from '../../ui/lazy-part.tsx'

const ReportForm = lazyPart(() => import('./report-form.tsx'), FloatingPartMissing)

/** Null for the whole conversation. */
export type Reported = { seq: number | null }

export interface ReportDialogProps {
  userId: string
  conversationId: string
  conversation: ConversationView
  reported: Reported | undefined
  report: ReportView | undefined
  onBlock: () => void
  onClose: () => void
}

export function ReportDialog(props: ReportDialogProps) {
  const [wasOpened, setWasOpened] = useState(false)
  if (props.reported && !wasOpened) setWasOpened(true)
  if (props.report) return <ReportStatus {...props} report={props.report} />
  return <Suspense>{wasOpened ? <ReportForm {...props} /> : null}</Suspense>
}

const statusText = {
  received: 'An operator of this site will read it. The other person is not told.',
  closed: 'An operator of this site has read it and closed it.',
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
