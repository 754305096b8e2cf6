import { useFormWithAlert } from '../../forms/use-form-with-alert.ts'
import { notify } from '../../ui/notify.ts'
import { TextField } from '../../ui/text-field.tsx'
import { OwnerProofFields } from '../second-factor/shared/owner-proof-fields.tsx'
import { useSecondProof } from '../second-factor/shared/use-second-proof.ts'
import { useChangeEmail } from './account-api.ts'
import { InlineForm } from './inline-form.tsx'

export function ChangeEmailForm({ userId, onDone }: { userId: string; onDone: () => void }) {
  const request = useChangeEmail(userId)
  const proof = useSecondProof(userId)
  const { form, submit, failure } = useFormWithAlert({
    loadSchema: async () => (await import('./change-email-schema.ts')).changeEmailSchema,
    defaultValues: { email: '', password: '', code: '' },
    firstField: 'email',
    send: async ({ code, ...body }) => {
      await request.mutateAsync({ ...body, ...(await proof.collect({ ...body, code })) })
      notify.success('Check your new mailbox', 'Open the link there to change your address.')
      onDone()
    },
  })
  const { errors } = form.formState

  return (
    <InlineForm
      submitLabel="Mail me the link"
      pendingLabel="Sending..."
      pending={request.isPending}
      failure={failure}
      fields={['email', 'password', 'code']}
      submit={submit}
      onCancel={onDone}
    >
      <TextField
        label="New address"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint="We mail a link there, and a notice to your current address. It changes once you open the link."
        error={errors.email?.message}
        {...form.register('email')}
      />
      <OwnerProofFields proof={proof} register={form.register} errors={errors} />
    </InlineForm>
  )
}
