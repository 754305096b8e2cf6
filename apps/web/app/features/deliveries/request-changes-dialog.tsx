import { textLimits } from '@guildhall/contract'
import { useTextDraft } from '../../hooks/use-text-draft.ts'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSession } from '../accounts/shared/session.tsx'

const formId = 'request-changes'

/** Sends a delivery back, optionally with a note. Closing keeps the text. */
export function RequestChangesDialog({
  proposalId,
  open,
  onOpenChange,
  freelancerName,
  pending,
  onSend,
}: {
  proposalId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  freelancerName: string
  pending: boolean
  onSend: (feedback: string) => Promise<boolean>
}) {
  const { user } = useSession()
  const [feedback, setFeedback] = useTextDraft(user?.id, `changes:${proposalId}`)

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!pending) onOpenChange(next)
      }}
      title="Request changes?"
      description={`${freelancerName} can upload a new version. This one stays here to compare.`}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)} disabled={pending}>
            Cancel
          </Button>
          <SubmitButton form={formId} pending={pending}>
            Request Changes
          </SubmitButton>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void onSend(feedback).then((isSent) => {
            if (isSent) setFeedback('')
          })
        }}
      >
        <TextField
          label="What should change?"
          optional
          multiline
          rows={5}
          maxLength={textLimits.message}
          value={feedback}
          onChange={(event) => setFeedback(event.target.value)}
          hint={`${freelancerName} reads it beside the upload form.`}
        />
      </form>
    </Dialog>
  )
}
