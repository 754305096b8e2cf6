import { authRedirectDelayMs } from '@guildhall/contract'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link, type MetaFunction, useLocation, useParams, useSearchParams } from 'react-router'
import { NetworkError, sentenceFor } from '../../api-errors.ts'
import { submittedBy, useValidatedForm } from '../../forms/use-validated-form.ts'
import { useRedirectAfter } from '../../hooks/use-redirect-after.ts'
import { forGood } from '../../hooks/use-single-flight.ts'
import { loadPart } from '../../load-part.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { SubmitButton } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { notify } from '../../ui/notify.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { rememberWorkspace } from '../navigation/shared/remember-workspace.ts'
import { emailFrom, isNewAccount, untilReady } from './account-form.ts'
import { challengeOf, useSignIn } from './api.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { isLinkPending } from './providers.ts'
import { safeReturnPath, withReturnPath } from './shared/return-path.ts'
import { useSession } from './shared/session.tsx'
import type { NewSession } from './shared/session-store.ts'
import { rememberSignInDestination } from './shared/sign-in-destination.ts'

export const meta: MetaFunction = () => [
  { title: 'Sign in · Guildhall' },
  { name: 'description', content: 'Sign in to Guildhall to post projects, send proposals and follow your work.' },
]

const loadSecondStep = () => import('./second-step.tsx')
const SecondStep = lazy(loadSecondStep)

const ProviderReturn = lazy(() => import('./provider-return.tsx'))

export default function SignInScreen() {
  const { provider } = useParams()
  return provider ? (
    <Suspense>
      <ProviderReturn provider={provider} />
    </Suspense>
  ) : (
    <SignIn />
  )
}

function SignIn() {
  const { status, user, signIn } = useSession()
  const [search] = useSearchParams()
  const returnPath = safeReturnPath(search.get('next'))
  const { state } = useLocation()
  const knownEmail = emailFrom(state)
  const request = useSignIn()
  const [challenge, setChallenge] = useState<string>()
  const [ended, setEnded] = useState<string>()
  const { isLeaving, redirect } = useRedirectAfter(authRedirectDelayMs)
  const { form, submit } = useValidatedForm({
    loadSchema: async () => (await import('./sign-in-schema.ts')).signInSchema,
    defaultValues: { email: knownEmail, password: '' },
    send: async (typed) => {
      setEnded(undefined)
      try {
        finish(await request.mutateAsync(typed))
        return forGood
      } catch (error) {
        const next = challengeOf(error)
        if (!next) throw error
        await loadPart(loadSecondStep)
        return setChallenge(next)
      }
    },
    onFailure: (error) => {
      notify.error(error instanceof NetworkError ? error.message : sentenceFor(error, 'Invalid credentials'))
      form.setFocus('password', { shouldSelect: true })
    },
  })

  function finish(session: NewSession) {
    signIn(session)
    rememberWorkspace(session.side)
    rememberSignInDestination(returnPath)
    notify.success('Login successful')
    if (isLinkPending()) void import('./pending-link.ts').then(({ linkPending }) => linkPending())
    redirect(session.isSuspended ? paths.suspended : returnPath)
  }

  function startAgain(reason?: string) {
    setChallenge(undefined)
    setEnded(reason)
    request.reset()
    form.resetField('password')
  }

  const { setFocus } = form
  useEffect(() => {
    if (knownEmail) setFocus('password')
  }, [knownEmail, setFocus])

  const { errors } = form.formState
  const email = useWatch({ control: form.control, name: 'email' })
  const isPending = request.isPending || isLeaving
  if (challenge) {
    const props = { challenge, email, isLeaving, onSignedIn: finish, onBack: startAgain }
    return (
      <Suspense>
        <SecondStep {...props} />
      </Suspense>
    )
  }
  return (
    <div className="flex flex-col gap-8">
      <header>
        <h1 className="text-3xl">Sign in to your account</h1>
        <p className="mt-2 text-muted">Welcome back! Please enter your details.</p>
      </header>

      {user?.id && !isLeaving ? (
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
          autoComplete="username webauthn"
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
            className="text-link inline-flex min-h-6 items-center self-start text-sm pointer-coarse:min-h-11"
          >
            Forgot your password?
          </Link>
        </div>
        {ended ? <Alert>{ended}</Alert> : null}
        {request.error && !challengeOf(request.error) ? <Alert>{explanationOf(request.error)}</Alert> : null}
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

      {/* The server knows nothing of the state of a reloaded page. */}
      {status !== 'loading' && isNewAccount(state) ? (
        <Alert tone="green" title="Your account is ready. Sign in." />
      ) : null}

      <PasskeyButton disabled={status === 'loading' || isPending} onSignedIn={finish} />
      <ProviderButtons disabled={status === 'loading' || isPending} next={returnPath} />

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
