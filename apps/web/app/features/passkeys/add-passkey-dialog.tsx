import { passkeyNameMaximum } from '@guildhall/contract'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormError } from '../../forms/form-error.tsx'
import { useFormWithAlert } from '../../forms/use-form-with-alert.ts'
import { notify } from '../../ui/notify.ts'
import { TextField } from '../../ui/text-field.tsx'
import { OwnerProofFields } from '../second-factor/shared/owner-proof-fields.tsx'
import { useSecondProof } from '../second-factor/shared/use-second-proof.ts'
import { useAddPasskey } from './api.ts'
import { deviceName } from './device-name.ts'

export default function AddPasskeyDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const add = useAddPasskey(userId)
  const proof = useSecondProof(userId)
  const { form, submit, failure } = useFormWithAlert({
    loadSchema: async () => (await import('./add-passkey-schema.ts')).addPasskeySchema,
    defaultValues: { name: deviceName(navigator.userAgent), password: '', code: '' },
    send: async ({ name, ...typed }) => {
      await add.mutateAsync({ name, proof: { password: typed.password, ...(await proof.collect(typed)) } })
      notify.success('Passkey added')
      onClose()
    },
  })
  const { errors } = form.formState

  return (
    <FormDialog
      title="Add a passkey"
      description="After your password, your device asks for your fingerprint, your face or its PIN."
      confirmLabel="Continue"
      pending={add.isPending}
      submit={submit}
      onClose={onClose}
    >
      <TextField
        label="Name of the passkey"
        hint="Shown in your list of passkeys."
        maxLength={passkeyNameMaximum}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <OwnerProofFields proof={proof} register={form.register} errors={errors} />
      <FormError error={failure} fields={['name', 'password', 'code']} />
    </FormDialog>
  )
}
