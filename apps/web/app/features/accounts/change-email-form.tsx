import { useEffect, useState } from 'react'
import { submittedBy, useValidatedForm } from '../../forms/use-validated-form.ts'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useChangeEmail } from './account-api.ts'
import { FormError } from './form-error.tsx'

export function ChangeEmailForm({ userId, onDone }: { userId: string; onDone: () => void }) {
  const request = useChangeEmail(userId)
  const [failure, setFailure] = useState<unknown>()
  const { form, submit } = useValidatedForm({
    loadSchema: async () => (await import('./change-email-schema.ts')).changeEmailSchema,
    defaultValues: { email: '', password: '' },
    send: async (body) => {
      setFailure(undefined)
      await request.mutateAsync(body)
      notify.success('Check your new mailbox', 'Open the link there to change your address.')
      onDone()
    },
    onInvalid: () => setFailure(undefined),
    onFailure: setFailure,
  })
  const { errors } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('email'), [setFocus])

  return (
    <form noValidate className="flex flex-col gap-5 border-t border-line pt-5" onSubmit={submittedBy(submit)}>
      <TextField
        label="New address"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint="We mail a link there, and a notice to your present address. It changes once you open the link."
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <FormError error={failure} fields={['email', 'password']} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={request.isPending} pendingLabel="Sending...">
          Mail me the link
        </SubmitButton>
        <Button variant="quiet" onClick={onDone} disabled={request.isPending}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
