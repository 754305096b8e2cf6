import { passkeyNameMaximum } from '@guildhall/contract'
import { useState } from 'react'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { TextField } from '../../ui/text-field.tsx'
import { PasswordForm } from '../second-factor/shared/password-form.tsx'
import { useAddPasskey } from './api.ts'
import { deviceName } from './device-name.ts'

const formId = 'add-passkey'

export default function AddPasskeyDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const [name, setName] = useState(() => deviceName(navigator.userAgent))
  const [isNameMissing, setIsNameMissing] = useState(false)
  const add = useAddPasskey(userId)

  async function submit(password: string) {
    setIsNameMissing(name.trim() === '')
    if (name.trim() === '') return
    await add.mutateAsync({ name, password })
    notify.success('Passkey added')
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !add.isPending) onClose()
      }}
      title="Add a passkey"
      description="After your password, your device asks for your fingerprint, your face or its PIN."
      footer={
        <>
          <Button onClick={onClose} disabled={add.isPending}>
            Cancel
          </Button>
          <SubmitButton form={formId} pending={add.isPending}>
            Continue
          </SubmitButton>
        </>
      }
    >
      <PasswordForm id={formId} onPassword={submit}>
        <TextField
          label="Name of the passkey"
          hint="So that you know it again in the list."
          maxLength={passkeyNameMaximum}
          value={name}
          error={isNameMissing ? 'Give the passkey a name.' : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </PasswordForm>
    </Dialog>
  )
}
