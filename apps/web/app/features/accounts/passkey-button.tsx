import { KeyRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { sentenceFor } from '../../http.ts'
import { loadPart, whenIdle } from '../../load-part.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { untilReady } from './entry-form.ts'
import type { PasskeyListener, PasskeySignIn } from './passkey-sign-in.ts'

const loadPasskeys = () => loadPart(() => import('./passkey-sign-in.ts'))

export interface PasskeyButtonProps extends Pick<PasskeyListener, 'onSignedIn'> {
  disabled: boolean
}

/** Signs in with a passkey. In idle time, also offers those of this device in the autofill of the email field. */
export function PasskeyButton({ disabled, onSignedIn }: PasskeyButtonProps) {
  const [problem, setProblem] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  const passkeys = useRef<Promise<PasskeySignIn>>(undefined)
  const signedIn = useRef(onSignedIn)
  useEffect(() => {
    signedIn.current = onSignedIn
  })

  const open = () => {
    const listener = {
      onSignedIn: (session: Parameters<typeof onSignedIn>[0]) => signedIn.current(session),
      onProblem: setProblem,
    }
    passkeys.current ??= loadPasskeys().then(({ openPasskeySignIn }) => openPasskeySignIn(listener))
    return passkeys.current
  }
  useEffect(() => {
    const callOff = whenIdle(() => {
      if ('PublicKeyCredential' in window)
        void open().then(
          (part) => part.offer(),
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
      await (await open()).ask()
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
