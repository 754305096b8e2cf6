import { passwordMinimum } from '@guildhall/contract'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { submittedBy, useValidatedForm } from '../../forms/use-validated-form.ts'
import { paths } from '../../paths.ts'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { useChangePassword } from './account-api.ts'
import { FormError } from './form-error.tsx'
import { PasswordStrength } from './password-strength.tsx'

export interface ChangePasswordFormProps {
  userId: string
  /** What somebody who guesses would try first. */
  personal: readonly string[]
  onDone: () => void
}

export function ChangePasswordForm({ userId, personal, onDone }: ChangePasswordFormProps) {
  const request = useChangePassword(userId)
  const [failure, setFailure] = useState<unknown>()
  const { form, submit } = useValidatedForm({
    loadSchema: async () => (await import('./change-password-schema.ts')).changePasswordSchema,
    defaultValues: { currentPassword: '', newPassword: '' },
    send: async (body) => {
      setFailure(undefined)
      await request.mutateAsync(body)
      notify.success('Your password is changed', 'Your other devices are signed out.')
      onDone()
    },
    onInvalid: () => setFailure(undefined),
    onFailure: setFailure,
  })
  const { errors } = form.formState
  const { setFocus } = form
  const newPassword = useWatch({ control: form.control, name: 'newPassword' })
  useEffect(() => setFocus('currentPassword'), [setFocus])

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submittedBy(submit)}>
      <div className="flex flex-col gap-2">
        <PasswordField
          label="Present password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <Link to={paths.forgotPassword} className="text-link inline-flex min-h-6 items-center self-start text-sm">
          Forgot your password?
        </Link>
      </div>
      <div className="flex flex-col gap-2">
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={`At least ${passwordMinimum} characters. A few words in a row make a good one.`}
          error={errors.newPassword?.message}
          {...form.register('newPassword')}
        />
        <PasswordStrength password={newPassword} personal={personal} />
      </div>
      <FormError error={failure} fields={['currentPassword', 'newPassword']} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={request.isPending} pendingLabel="Saving...">
          Save new password
        </SubmitButton>
        <Button variant="quiet" onClick={onDone} disabled={request.isPending}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
