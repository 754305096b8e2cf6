import { type PasskeyView, passkeyNameMaximum } from '@guildhall/contract'
import { FormError } from '../../forms/form-error.tsx'
import { useFormWithAlert } from '../../forms/use-form-with-alert.ts'
import { submittedBy } from '../../forms/use-validated-form.ts'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useRenamePasskey } from './api.ts'

const formId = 'rename-passkey'

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
      <form id={formId} noValidate className="flex flex-col gap-5 pb-1" onSubmit={submittedBy(submit)}>
        <TextField
          label="Name of the passkey"
          maxLength={passkeyNameMaximum}
          error={form.formState.errors.name?.message}
          {...form.register('name')}
        />
        <FormError error={failure} fields={['name']} />
      </form>
    </Dialog>
  )
}
