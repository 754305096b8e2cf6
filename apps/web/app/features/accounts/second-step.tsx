import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSingleFlight } from '../../hooks/use-single-flight.ts'
import { ApiError, NetworkError, sentenceFor } from '../../http.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFinishSignIn } from './api.ts'
import type { StoredSession } from './shared/session-store.ts'

export interface SecondStepProps {
  challenge: string
  email: string
  isLeaving: boolean
  onSignedIn: (session: StoredSession) => void
  /** Back to email and password; with the reason if this sign-in has ended. */
  onBack: (reason?: string) => void
}

/** The second step of a sign-in: a code of the authenticator app or, without the phone, a recovery code. */
export default function SecondStep({ challenge, email, isLeaving, onSignedIn, onBack }: SecondStepProps) {
  const [usesRecovery, setUsesRecovery] = useState(false)
  const finish = useFinishSignIn(email)
  const form = useForm({ defaultValues: { code: '' } })
  const { errors } = form.formState

  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus, usesRecovery])

  const submit = useSingleFlight(
    form.handleSubmit(async ({ code }) => {
      try {
        onSignedIn(await finish.mutateAsync(usesRecovery ? { challenge, recoveryCode: code } : { challenge, code }))
      } catch (error) {
        if (error instanceof ApiError && error.code === 'session.challenge_ended') return onBack(error.message)
        if (isAboutCode(error)) form.setError('code', { message: sentenceFor(error, 'This code is not right.') })
        form.setFocus('code', { shouldSelect: true })
      }
    }),
  )

  function change() {
    finish.reset()
    form.reset()
    setUsesRecovery(!usesRecovery)
  }

  return (
    <div className="flex flex-col gap-8">
      <header>
        <h1 className="text-3xl">{usesRecovery ? 'Use a recovery code' : 'Enter your code'}</h1>
        <p className="mt-2 text-muted">
          {usesRecovery
            ? 'One of the codes you saved when you turned two-factor sign-in on. Each works once.'
            : 'Your authenticator app shows a code of 6 digits for Guildhall.'}
        </p>
      </header>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          key={usesRecovery ? 'recovery' : 'app'}
          label={usesRecovery ? 'Recovery code' : 'Code'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="tabular-nums"
          {...(usesRecovery
            ? { autoComplete: 'off', placeholder: 'XXXX-XXXX-XXXX-XXXX' }
            : { autoComplete: 'one-time-code', inputMode: 'numeric' as const })}
          error={errors.code?.message}
          {...form.register('code', { validate: (typed) => problemWith(typed, usesRecovery) })}
        />
        {finish.error && !isAboutCode(finish.error) ? <Alert>{explanationOf(finish.error)}</Alert> : null}
        <SubmitButton full size="lg" pending={finish.isPending || isLeaving} pendingLabel="Signing in...">
          Sign in
        </SubmitButton>
      </form>
      <div className="flex flex-col gap-3 border-t border-line pt-6">
        <Button full onClick={change}>
          {usesRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </Button>
        <Button full variant="quiet" onClick={() => onBack()}>
          Back to email and password
        </Button>
      </div>
    </div>
  )
}

function problemWith(typed: string, usesRecovery: boolean) {
  if (usesRecovery) return typed.trim() !== '' || 'Enter one of your recovery codes.'
  return /^\d{6}$/.test(typed.replaceAll(/[\s-]/g, '')) || 'Enter the 6 digits that your app shows.'
}

const codesOfField = ['session.wrong_code', 'session.wrong_recovery_code', 'request.invalid']
const isAboutCode = (error: unknown) => error instanceof ApiError && codesOfField.includes(error.code)

function explanationOf(error: Error): string {
  if (error instanceof NetworkError) return error.message
  return sentenceFor(error, 'You could not be signed in. Please try again.')
}
