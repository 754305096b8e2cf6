import { authRedirectDelayMs, passwordMinimum } from '@guildhall/contract'
import { useWatch } from 'react-hook-form'
import { Link, type MetaFunction, useSearchParams } from 'react-router'
import { ApiError, NetworkError, sentenceFor } from '../../api-errors.ts'
import { submittedBy, useValidatedForm } from '../../forms/use-validated-form.ts'
import { useRedirectAfter } from '../../hooks/use-redirect-after.ts'
import { forGood } from '../../hooks/use-single-flight.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { SubmitButton } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { notify } from '../../ui/notify.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { untilReady } from './account-form.ts'
import { useSignUp } from './api.ts'
import { PasswordStrength } from './password-strength.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { safeReturnPath, withReturnPath } from './shared/return-path.ts'
import { useSession } from './shared/session.tsx'
import { keepToken } from './shared/session-store.ts'

export const meta: MetaFunction = () => [
  { title: 'Create your account · Guildhall' },
  {
    name: 'description',
    content: 'Create a Guildhall account to hire freelancers and to find work. One account does both.',
  },
]

export default function SignUpScreen() {
  const { status } = useSession()
  const [search] = useSearchParams()
  const returnPath = safeReturnPath(search.get('next'))
  const signInPath = withReturnPath(paths.login, returnPath)
  const request = useSignUp()
  const { isLeaving, redirect } = useRedirectAfter(authRedirectDelayMs)
  const { form, submit } = useValidatedForm({
    loadSchema: async () => (await import('./sign-up-schema.ts')).signUpSchema,
    defaultValues: { username: '', email: '', password: '' },
    send: async (typed) => {
      const { token } = await request.mutateAsync(typed)
      keepToken(token)
      notify.success('Account created successfully! Redirecting to login...')
      redirect(signInPath, { state: { email: typed.email, isNew: true } })
      return forGood
    },
    onInvalid: () => {
      const someAreEmpty = Object.values(form.getValues()).some((text) => text.trim() === '')
      if (someAreEmpty) notify.error('All fields are required!')
    },
    onFailure: (error) => notify.error(sentenceFor(error, 'Signup failed')),
    problemsIn,
  })

  const { errors } = form.formState
  const [username, email, password] = useWatch({ control: form.control, name: ['username', 'email', 'password'] })
  return (
    <div className="flex flex-col gap-8">
      <header>
        <h1 className="text-3xl">Create your account</h1>
        <p className="mt-2 text-muted">Join thousands of freelancers and start your journey</p>
      </header>

      <form noValidate className="flex flex-col gap-5" onSubmit={submittedBy(submit)}>
        <TextField
          label="Username"
          autoComplete="username"
          spellCheck={false}
          error={errors.username?.message}
          {...form.register('username')}
        />
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
            autoComplete="new-password"
            hint={`At least ${passwordMinimum} characters. A few words in a row make a good one.`}
            error={errors.password?.message}
            {...form.register('password')}
          />
          <PasswordStrength password={password} personal={[username, email]} />
        </div>
        {request.error && !isPlaced(request.error) ? <Alert>{explanationOf(request.error)}</Alert> : null}
        <p className="text-sm text-muted">
          By creating an account you agree to the <Document to={paths.terms}>Terms of Service</Document> and the{' '}
          <Document to={paths.privacy}>Privacy Policy</Document>.
        </p>
        <SubmitButton
          full
          size="lg"
          disabled={status === 'loading'}
          className={untilReady}
          pending={request.isPending || isLeaving}
          pendingLabel="Creating account..."
        >
          Create account
        </SubmitButton>
      </form>

      <ProviderButtons disabled={status === 'loading' || request.isPending || isLeaving} next={returnPath} />

      <div className="flex flex-col gap-3 border-t border-line pt-6 text-center">
        <p className="text-sm text-muted">Already a member?</p>
        <LinkButton full size="lg" to={signInPath}>
          Sign in to your account
        </LinkButton>
      </div>
    </div>
  )
}

/** Opens in a new tab, so that the form keeps what was typed. */
function Document({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank" className="text-link">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Link>
  )
}

/** A taken email is refused by its own code, without details. */
const problemsIn = ({ code, details }: ApiError) =>
  code === 'account.email_taken'
    ? [{ path: 'email', message: 'This email has an account. Sign in with it, or use another.' }]
    : details

const isPlaced = (error: Error) => error instanceof ApiError && problemsIn(error).length > 0

function explanationOf(error: Error): string {
  if (error instanceof NetworkError) return error.message
  return sentenceFor(error, 'The account could not be created. Please try again.')
}
