import { authRedirectDelayMs, passwordMinimum } from '@guildhall/contract'
import { useWatch } from 'react-hook-form'
import { Link, type MetaFunction } from 'react-router'
import { ApiError } from '../../api-errors.ts'
import { FormError } from '../../forms/form-error.tsx'
import { useFormWithAlert } from '../../forms/use-form-with-alert.ts'
import { submittedBy } from '../../forms/use-validated-form.ts'
import { useRedirectAfter } from '../../hooks/use-redirect-after.ts'
import { forGood } from '../../hooks/use-single-flight.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { SubmitButton } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { notify } from '../../ui/notify.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { untilReady } from './account-form.ts'
import { useLinkToken, useResetPassword } from './link-api.ts'
import { Heading, hungFromTop } from './mailed-link-screen.tsx'
import { PasswordStrength } from './password-strength.tsx'
import { useSession } from './shared/session.tsx'

export const meta: MetaFunction = () => [
  { title: 'Choose a new password · Guildhall' },
  { name: 'robots', content: 'noindex' },
]

export default function ResetPasswordScreen() {
  const token = useLinkToken()
  const { status } = useSession()
  const request = useResetPassword()
  const { isLeaving, redirect } = useRedirectAfter(authRedirectDelayMs)
  const { form, submit, failure } = useFormWithAlert({
    loadSchema: async () => (await import('./reset-password-schema.ts')).resetPasswordSchema,
    defaultValues: { password: '' },
    send: async (body) => {
      await request.mutateAsync({ ...body, token })
      notify.success(
        'Your password is changed. Sign in with it.',
        'If you had passkeys, add them again in your settings.',
      )
      redirect(paths.login, { replace: true })
      return forGood
    },
  })
  const password = useWatch({ control: form.control, name: 'password' })

  const isIncomplete = status !== 'loading' && token === ''
  const isOver = failure instanceof ApiError && ['account.link_invalid', 'account.link_used'].includes(failure.code)
  if (isIncomplete || isOver) {
    return (
      <div className={`${hungFromTop} gap-6`}>
        <Heading title="Choose a new password">A link works once, and for one hour.</Heading>
        {isOver ? (
          <FormError error={failure} />
        ) : (
          <Alert title="The link is incomplete">Open it from the mail again.</Alert>
        )}
        <LinkButton full size="lg" variant="primary" to={paths.forgotPassword}>
          Ask for a new link
        </LinkButton>
      </div>
    )
  }
  return (
    <div className={`${hungFromTop} gap-8`}>
      <Heading title="Choose a new password">
        When you save it, all your devices are signed out, and your passkeys and linked accounts are removed.
      </Heading>
      <form noValidate className="flex flex-col gap-5" onSubmit={submittedBy(submit)}>
        <div className="flex flex-col gap-2">
          <PasswordField
            label="New password"
            autoComplete="new-password"
            hint={`At least ${passwordMinimum} characters. A few words in a row make a good one.`}
            error={form.formState.errors.password?.message}
            {...form.register('password')}
          />
          <PasswordStrength password={password} personal={[]} />
        </div>
        <FormError error={failure} fields={['password']} />
        <SubmitButton
          full
          size="lg"
          disabled={status === 'loading'}
          className={untilReady}
          pending={request.isPending || isLeaving}
          pendingLabel="Saving..."
        >
          Save the new password
        </SubmitButton>
      </form>
      <p className="border-t border-line pt-6 text-center text-sm text-muted">
        Remembered it?{' '}
        <Link to={paths.login} className="text-link">
          Sign in
        </Link>
      </p>
    </div>
  )
}
