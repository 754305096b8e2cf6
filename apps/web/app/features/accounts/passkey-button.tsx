import { KeyRound } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sentenceFor } from '../../api-errors.ts'
import { loadPart, whenIdle } from '../../load-part.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { untilReady } from './account-form.ts'
import type { PasskeySignIn } from './passkey-sign-in.ts'
import type { NewSession } from './shared/session-store.ts'

const loadPasskeys = () => loadPart(() => import('./passkey-sign-in.ts'))

export interface PasskeyButtonProps {
  disabled: boolean
  onSignedIn: (session: NewSession) => void
}

/** In idle time, also offers this device's passkeys in the autofill of the email field. */
export function PasskeyButton({ disabled, onSignedIn }: PasskeyButtonProps) {
  const [problem, setProblem] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  const passkeys = useRef<Promise<PasskeySignIn>>(undefined)

  const open = () => {
    passkeys.current ??= loadPasskeys().then(({ openPasskeySignIn }) => openPasskeySignIn(setProblem))
    return passkeys.current
  }
  // A passkey may be chosen in autofill long after this render.
  const welcome = useEffectEvent(onSignedIn)
  useEffect(() => {
    const callOff = whenIdle(() => {
      if ('PublicKeyCredential' in window)
        void open().then(
          (part) => part.offer((session) => welcome(session)),
          () => {},
        )
    })
    return () => {
      callOff()
      void passkeys.current?.then(
        (part) => part.close(),
        () => {},
      )
      passkeys.current = undefined
    }
  }, [])

  async function press() {
    setProblem(undefined)
    setIsPending(true)
    try {
      await (await open()).ask(onSignedIn)
    } catch (error) {
      passkeys.current = undefined
      setProblem(error instanceof Error ? error.message : sentenceFor(error, ''))
    }
    setIsPending(false)
  }

  return (
    <>
      {problem ? (
        <Alert tone="neutral" isUrgent>
          {problem}
        </Alert>
      ) : null}
      <Button full size="lg" disabled={disabled} className={untilReady} pending={isPending} onClick={press}>
        <KeyRound aria-hidden="true" />
        Sign in with a passkey
      </Button>
    </>
  )
}
