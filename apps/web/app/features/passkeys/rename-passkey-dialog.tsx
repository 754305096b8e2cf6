import { type PasskeyView, passkeyNameMaximum } from '@guildhall/contract'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormError } from '../../forms/form-error.tsx'
import { useFormWithAlert } from '../../forms/use-form-with-alert.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useRenamePasskey } from './api.ts'

export interface RenamePasskeyDialogProps {
  userId: string
  passkey: PasskeyView
  onClose: () => void
}

export default function RenamePasskeyDialog({ userId, passkey, onClose }: RenamePasskeyDialogProps) {
  const rename = useRenamePasskey(userId)
  const { form, submit, failure } = useFormWithAlert({
    loadSchema: async () => (await import('./rename-passkey-schema.ts')).renamePasskeySchema,
    defaultValues: { name: passkey.name },
    send: async ({ name }) => {
      await rename.mutateAsync({ _id: passkey._id, name })
      onClose()
    },
  })

  return (
    <FormDialog
      title="Rename this passkey"
      confirmLabel="Save name"
      pending={rename.isPending}
      submit={submit}
      onClose={onClose}
    >
      <TextField
        label="Name of the passkey"
        maxLength={passkeyNameMaximum}
        error={form.formState.errors.name?.message}
        {...form.register('name')}
      />
      <FormError error={failure} fields={['name']} />
    </FormDialog>
  )
}
