import { useState } from 'react'
import { Link, type MetaFunction, useLocation } from 'react-router'
import { FormError } from '../../forms/form-error.tsx'
import { useFormWithAlert } from '../../forms/use-form-with-alert.ts'
import { submittedBy } from '../../forms/use-validated-form.ts'
import { paths } from '../../paths.ts'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { emailFrom, untilReady } from './account-form.ts'
import { useForgotPassword } from './link-api.ts'
import { Heading } from './mailed-link-screen.tsx'
import { useSession } from './shared/session.tsx'

export const meta: MetaFunction = () => [
  { title: 'Forgot your password? · Guildhall' },
  { name: 'description', content: 'Get a link by mail to choose a new password for your Guildhall account.' },
]

export default function ForgotPasswordScreen() {
  const { status } = useSession()
  const knownEmail = emailFrom(useLocation().state)
  const request = useForgotPassword()
  const [sentTo, setSentTo] = useState<string>()
  const { form, submit, failure } = useFormWithAlert({
    loadSchema: async () => (await import('./forgot-password-schema.ts')).forgotPasswordSchema,
    defaultValues: { email: knownEmail },
    send: async (body) => {
      await request.mutateAsync(body)
      setSentTo(body.email)
    },
    onFailure: () => form.setFocus('email'),
  })

  if (sentTo !== undefined) {
    return (
      <div role="status" className="flex flex-col gap-6">
        <Heading title="Check your mail">
          If an account has the address {sentTo}, we have mailed it a link. The link works for one hour.
        </Heading>
        <p className="text-muted">
          Nothing there after a few minutes? Check your spam folder and the address you typed. You can ask again after
          five minutes.
        </p>
        <div className="flex flex-col gap-3">
          <LinkButton full size="lg" to={paths.login} state={{ email: sentTo }}>
            Back to sign in
          </LinkButton>
          <Button full variant="quiet" onClick={() => setSentTo(undefined)}>
            Use another address
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-8">
      <Heading title="Forgot your password?">
        Enter the address you signed up with. We mail you a link to choose a new password.
      </Heading>
      <form noValidate className="flex flex-col gap-5" onSubmit={submittedBy(submit)}>
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <FormError error={failure} fields={['email']} />
        <SubmitButton
          full
          size="lg"
          disabled={status === 'loading'}
          className={untilReady}
          pending={request.isPending}
          pendingLabel="Sending..."
        >
          Mail me a link
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
