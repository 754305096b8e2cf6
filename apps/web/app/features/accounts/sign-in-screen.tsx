import { authRedirectDelayMs } from '@guildhall/contract'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { Link, type MetaFunction, useLocation, useSearchParams } from 'react-router'
import { submittedBy, useValidatedForm } from '../../forms/use-validated-form.ts'
import { useRedirectAfter } from '../../hooks/use-redirect-after.ts'
import { forGood } from '../../hooks/use-single-flight.ts'
import { NetworkError, sentenceFor } from '../../http.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { SubmitButton } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { notify } from '../../ui/notify.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSignIn } from './api.ts'
import { emailFrom, untilReady } from './entry-form.ts'
import { safeReturnPath, withReturnPath } from './shared/return-path.ts'
import { useSession } from './shared/session.tsx'

export const meta: MetaFunction = () => [
  { title: 'Sign in · Guildhall' },
  { name: 'description', content: 'Sign in to Guildhall to post projects, send proposals and follow your work.' },
]

export default function SignInScreen() {
  const { status, user, signIn } = useSession()
  const [search] = useSearchParams()
  const returnPath = safeReturnPath(search.get('next'))
  const knownEmail = emailFrom(useLocation().state)
  const request = useSignIn()
  const { isLeaving, redirect } = useRedirectAfter(authRedirectDelayMs)
  const { form, submit } = useValidatedForm({
    loadSchema: async () => (await import('./sign-in-schema.ts')).signInSchema,
    defaultValues: { email: knownEmail, password: '' },
    send: async (typed) => {
      signIn(await request.mutateAsync(typed))
      notify.success('Login successful')
      redirect(returnPath)
      return forGood
    },
    onFailure: (error) => {
      notify.error(error instanceof NetworkError ? error.message : sentenceFor(error, 'Invalid credentials'))
      form.setFocus('password', { shouldSelect: true })
    },
  })

  const { setFocus } = form
  useEffect(() => {
    if (knownEmail) setFocus('password')
  }, [knownEmail, setFocus])

  const { errors } = form.formState
  const email = useWatch({ control: form.control, name: 'email' })
  const isPending = request.isPending || isLeaving
  return (
    <div className="flex flex-col gap-8">
      <header>
        <h1 className="text-3xl">Sign in to your account</h1>
        <p className="mt-2 text-muted">Welcome back! Please enter your details.</p>
      </header>

      {user && !isLeaving ? (
        <Alert tone="neutral">
          You are signed in{user.name ? ` as ${user.name}` : ''}.{' '}
          <Link to={returnPath} className="text-link">
            Continue without signing in again
          </Link>
        </Alert>
      ) : null}

      <form noValidate className="flex flex-col gap-5" onSubmit={submittedBy(submit)}>
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...form.register('email')}
        />
        <div className="flex flex-col gap-2">
          <PasswordField
            label="Password"
            autoComplete="current-password"
            error={errors.password?.message}
            {...form.register('password')}
          />
          <Link
            to={paths.forgotPassword}
            state={{ email }}
            className="text-link inline-flex min-h-6 items-center self-start text-sm"
          >
            Forgot your password?
          </Link>
        </div>
        {request.error ? <Alert>{explanationOf(request.error)}</Alert> : null}
        <SubmitButton
          full
          size="lg"
          disabled={status === 'loading'}
          className={untilReady}
          pending={isPending}
          pendingLabel="Signing in..."
        >
          Sign in
        </SubmitButton>
      </form>

      <div className="flex flex-col gap-3 border-t border-line pt-6 text-center">
        <p className="text-sm text-muted">New to Guildhall?</p>
        <LinkButton full size="lg" to={withReturnPath(paths.signup, returnPath)}>
          Create an account
        </LinkButton>
      </div>
    </div>
  )
}

function explanationOf(error: Error): string {
  if (error instanceof NetworkError) return 'You are not signed in yet. What you typed is still here.'
  const isWrongPair = 'code' in error && error.code === 'session.wrong_credentials'
  if (isWrongPair) return 'The email or the password is not right. Check both and try again.'
  return sentenceFor(error, 'You could not be signed in. Please try again.')
}
