import { deletionConfirmation } from '@guildhall/contract'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { submittedBy, useValidatedForm } from '../../forms/use-validated-form.ts'
import { forGood } from '../../hooks/use-single-flight.ts'
import { explanationOf } from '../../http.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { forgetSession } from '../accounts/shared/session-store.ts'
import { useDeleteAccount } from './api.ts'

export function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
  const request = useDeleteAccount()
  const navigate = useNavigate()
  const { form, submit } = useValidatedForm({
    loadSchema: async () => (await import('./delete-account-schema.ts')).deleteAccountSchema,
    defaultValues: { password: '', confirmation: '' },
    send: async (body) => {
      await request.mutateAsync(body)
      forgetSession()
      notify.success('Your account is deleted', 'Goodbye, and thank you for having been here.')
      void navigate(paths.home)
      return forGood
    },
    onFailure: () => {},
  })
  const { errors } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('password'), [setFocus])

  return (
    <form
      noValidate
      aria-label="Delete your account"
      className="flex max-w-md flex-col gap-5"
      onSubmit={submittedBy(submit)}
    >
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <TextField
        label={`Type “${deletionConfirmation}” to confirm`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.confirmation?.message}
        {...form.register('confirmation')}
      />
      {request.error && !errors.password ? (
        <Alert>{explanationOf(request.error, 'Your account was not deleted. Please try again.')}</Alert>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="danger" pending={request.isPending} pendingLabel="Deleting...">
          Delete my account for good
        </SubmitButton>
        <Button variant="quiet" onClick={onCancel} disabled={request.isPending}>
          Keep my account
        </Button>
      </div>
    </form>
  )
}
