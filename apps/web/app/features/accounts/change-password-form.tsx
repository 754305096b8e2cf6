import { passwordMinimum } from '@guildhall/contract'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { useFormWithAlert } from '../../forms/use-form-with-alert.ts'
import { paths } from '../../paths.ts'
import { notify } from '../../ui/notify.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { OwnerProofFields } from '../second-factor/shared/owner-proof-fields.tsx'
import { useSecondProof } from '../second-factor/shared/use-second-proof.ts'
import { useChangePassword } from './account-api.ts'
import { InlineForm } from './inline-form.tsx'
import { PasswordStrength } from './password-strength.tsx'

export interface ChangePasswordFormProps {
  userId: string
  personal: readonly string[]
  onDone: () => void
}

export function ChangePasswordForm({ userId, personal, onDone }: ChangePasswordFormProps) {
  const request = useChangePassword(userId)
  const proof = useSecondProof(userId)
  const { form, submit, failure } = useFormWithAlert({
    loadSchema: async () => (await import('./change-password-schema.ts')).changePasswordSchema,
    defaultValues: { password: '', newPassword: '', code: '' },
    firstField: 'password',
    send: async ({ password, newPassword, code }) => {
      const further = await proof.collect({ password, code })
      await request.mutateAsync({ currentPassword: password, newPassword, ...further })
      notify.success('Your password is changed', 'Your other devices are signed out.')
      onDone()
    },
    problemsIn: ({ details }) =>
      details.map((problem) => (problem.path === 'currentPassword' ? { ...problem, path: 'password' } : problem)),
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
      <OwnerProofFields proof={proof} register={form.register} errors={errors} passwordLabel="Current password">
        <Link
          to={paths.forgotPassword}
          className="text-link -mt-3 inline-flex min-h-6 items-center self-start text-sm pointer-coarse:min-h-11"
        >
          Forgot your password?
        </Link>
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
      </OwnerProofFields>
    </InlineForm>
  )
}
