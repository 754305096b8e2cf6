import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { sentenceFor } from '../../api-errors.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { notify } from '../../ui/notify.ts'
import { rememberWorkspace } from '../navigation/shared/remember-workspace.ts'
import { AccountExists } from './account-exists.tsx'
import { LinkIdentity } from './link-identity.tsx'
import { Heading } from './mailed-link-screen.tsx'
import { finishAtProvider, type Outcome } from './provider-api.ts'
import SecondStep from './second-step.tsx'
import { safeReturnPath } from './shared/return-path.ts'
import { useSession } from './shared/session.tsx'
import type { NewSession } from './shared/session-store.ts'
import { rememberSignInDestination } from './shared/sign-in-destination.ts'
import { useProviders } from './shared/use-providers.ts'

/** What the sign-in screen is below `/login/`: where providers send people back to, and what mailed links open. */
export default function ProviderReturn({ provider }: { provider: string }) {
  return provider === 'link' ? <LinkIdentity /> : <Return provider={provider} />
}

function Return({ provider }: { provider: string }) {
  const name = useProviders().find(({ id }) => id === provider)?.name ?? 'the other site'
  const { search } = useLocation()
  const navigate = useNavigate()
  const { status, signIn } = useSession()
  const [outcome, setOutcome] = useState<Outcome>()
  const [problem, setProblem] = useState<string>()
  const begun = useRef(false)

  const goOn = (next: string) => void navigate(safeReturnPath(next), { replace: true })

  function enter(session: NewSession, next: string) {
    signIn(session)
    rememberWorkspace(session.side)
    rememberSignInDestination(safeReturnPath(next))
    notify.success('Login successful')
    goOn(session.isSuspended ? paths.suspended : next)
  }

  const arrive = useEffectEvent(async () => {
    if (search === '') return void navigate(paths.login, { replace: true })
    // What the provider sent works once. It must not stay in the history.
    window.history.replaceState(window.history.state, '', window.location.pathname)
    try {
      const found = await finishAtProvider(provider, search)
      if (found.kind === 'signed in') return enter(found.session, found.next)
      if (found.kind === 'linked') {
        notify.success(`${name} signs you in from now on`)
        return goOn(found.next)
      }
      setOutcome(found)
    } catch (error) {
      setProblem(sentenceFor(error, `The sign-in with ${name} did not work. Please try again.`))
    }
  })

  useEffect(() => {
    if (status === 'loading' || begun.current) return
    begun.current = true
    void arrive()
  }, [status])

  if (problem !== undefined) {
    return (
      <div className="flex flex-col gap-6">
        <Heading title={`Sign in with ${name}`}>That did not work yet.</Heading>
        <Alert isUrgent>{problem}</Alert>
        <LinkButton full size="lg" variant="primary" to={paths.login}>
          Back to sign in
        </LinkButton>
      </div>
    )
  }
  if (outcome?.kind === 'second step') {
    const { challenge, next } = outcome
    return (
      <SecondStep
        challenge={challenge}
        email=""
        isLeaving={false}
        onSignedIn={(session) => enter(session, next)}
        onBack={(reason) => (reason ? setProblem(reason) : void navigate(paths.login))}
      />
    )
  }
  if (outcome?.kind === 'account exists') return <AccountExists {...outcome} name={name} />
  return <Heading title="Signing you in">One moment, please.</Heading>
}
