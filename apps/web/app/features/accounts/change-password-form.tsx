import { passwordMinimum } from '@guildhall/contract'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { useFormWithAlert } from '../../forms/use-form-with-alert.ts'
import { paths } from '../../paths.ts'
import { notify } from '../../ui/notify.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { SecondProofField } from '../second-factor/shared/second-proof-field.tsx'
import { useSecondProof } from '../second-factor/shared/use-second-proof.ts'
import { useChangePassword } from './account-api.ts'
import { InlineForm } from './inline-form.tsx'
import { PasswordStrength } from './password-strength.tsx'

export interface ChangePasswordFormProps {
  userId: string
  /** What somebody who guesses would try first. */
  personal: readonly string[]
  onDone: () => void
}

export function ChangePasswordForm({ userId, personal, onDone }: ChangePasswordFormProps) {
  const request = useChangePassword(userId)
  const proof = useSecondProof(userId)
  const { form, submit, failure } = useFormWithAlert({
    loadSchema: async () => (await import('./change-password-schema.ts')).changePasswordSchema,
    defaultValues: { currentPassword: '', newPassword: '', code: '' },
    firstField: 'currentPassword',
    send: async ({ code, ...body }) => {
      const further = await proof.collect({ password: body.currentPassword, code })
      await request.mutateAsync({ ...body, ...further })
      notify.success('Your password is changed', 'Your other devices are signed out.')
      onDone()
    },
    // The confirmation with a passkey names the field as it does everywhere.
    problemsIn: ({ details }) =>
      details.map((problem) => (problem.path === 'password' ? { ...problem, path: 'currentPassword' } : problem)),
  })
  const { errors } = form.formState
  const newPassword = useWatch({ control: form.control, name: 'newPassword' })

  return (
    <InlineForm
      submitLabel="Save new password"
      pendingLabel="Saving..."
      pending={request.isPending}
      failure={failure}
      fields={['currentPassword', 'password', 'newPassword', 'code']}
      submit={submit}
      onCancel={onDone}
    >
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
      <SecondProofField proof={proof} error={errors.code?.message} registration={form.register('code')} />
    </InlineForm>
  )
}
