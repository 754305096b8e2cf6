import { type PasskeyView, passkeyNameMaximum } from '@guildhall/contract'
import { useState } from 'react'
import { useSingleFlight } from '../../hooks/use-single-flight.ts'
import { sentenceFor } from '../../http.ts'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useRenamePasskey } from './api.ts'

const formId = 'rename-passkey'

export default function RenamePasskeyDialog({
  userId,
  passkey,
  onClose,
}: {
  userId: string
  passkey: PasskeyView
  onClose: () => void
}) {
  const [name, setName] = useState(passkey.name)
  const [problem, setProblem] = useState<string>()
  const rename = useRenamePasskey(userId)

  const submit = useSingleFlight(async () => {
    if (name.trim() === '') return setProblem('Give the passkey a name.')
    try {
      await rename.mutateAsync({ _id: passkey._id, name })
      onClose()
    } catch (error) {
      setProblem(sentenceFor(error, 'That did not work. Please try again.'))
    }
  })

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !rename.isPending) onClose()
      }}
      title="Rename this passkey"
      footer={
        <>
          <Button onClick={onClose} disabled={rename.isPending}>
            Cancel
          </Button>
          <SubmitButton form={formId} pending={rename.isPending}>
            Save name
          </SubmitButton>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="pb-1"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          label="Name of the passkey"
          maxLength={passkeyNameMaximum}
          value={name}
          error={problem}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
