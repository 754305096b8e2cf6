import { passkeyNameMaximum } from '@guildhall/contract'
import { FormError } from '../../forms/form-error.tsx'
import { useFormWithAlert } from '../../forms/use-form-with-alert.ts'
import { submittedBy } from '../../forms/use-validated-form.ts'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { TextField } from '../../ui/text-field.tsx'
import { OwnerProofFields } from '../second-factor/shared/owner-proof-fields.tsx'
import { useSecondProof } from '../second-factor/shared/use-second-proof.ts'
import { useAddPasskey } from './api.ts'
import { deviceName } from './device-name.ts'

const formId = 'add-passkey'

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
      <form id={formId} noValidate className="flex flex-col gap-5 pb-1" onSubmit={submittedBy(submit)}>
        <TextField
          label="Name of the passkey"
          hint="Shown in your list of passkeys."
          maxLength={passkeyNameMaximum}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <OwnerProofFields proof={proof} register={form.register} errors={errors} />
        <FormError error={failure} fields={['name', 'password', 'code']} />
      </form>
    </Dialog>
  )
}
