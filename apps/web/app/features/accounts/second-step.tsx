import { useState } from 'react'
import { ApiError } from '../../api-errors.ts'
import { FormError } from '../../forms/form-error.tsx'
import { useFormWithAlert } from '../../forms/use-form-with-alert.ts'
import { submittedBy } from '../../forms/use-validated-form.ts'
import { forGood } from '../../hooks/use-single-flight.ts'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFinishSignIn } from './api.ts'
import type { NewSession } from './shared/session-store.ts'

export interface SecondStepProps {
  challenge: string
  email: string
  isLeaving: boolean
  onSignedIn: (session: NewSession) => void
  onBack: (reason?: string) => void
}

export default function SecondStep({ onBack, ...rest }: SecondStepProps) {
  const [usesRecovery, setUsesRecovery] = useState(false)
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
      <CodeForm key={usesRecovery ? 'recovery' : 'app'} usesRecovery={usesRecovery} onEnded={onBack} {...rest} />
      <div className="flex flex-col gap-3 border-t border-line pt-6">
        <Button full onClick={() => setUsesRecovery(!usesRecovery)}>
          {usesRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </Button>
        <Button full variant="quiet" onClick={() => onBack()}>
          Back to email and password
        </Button>
      </div>
    </div>
  )
}

interface CodeFormProps extends Omit<SecondStepProps, 'onBack'> {
  usesRecovery: boolean
  onEnded: (reason: string) => void
}

function CodeForm({ usesRecovery, challenge, email, isLeaving, onSignedIn, onEnded }: CodeFormProps) {
  const finish = useFinishSignIn(email)
  const { form, submit, failure } = useFormWithAlert({
    loadSchema: async () => {
      const { appCodeSchema, recoveryCodeSchema } = await import('./second-step-schema.ts')
      return usesRecovery ? recoveryCodeSchema : appCodeSchema
    },
    defaultValues: { code: '' },
    firstField: 'code',
    send: async ({ code }) => {
      onSignedIn(await finish.mutateAsync(usesRecovery ? { challenge, recoveryCode: code } : { challenge, code }))
      return forGood
    },
    problemsIn: (refusal) => (isAboutCode(refusal) ? [{ path: 'code', message: refusal.message }] : []),
    onFailure: (error) => {
      if (error instanceof ApiError && error.code === 'session.challenge_ended') onEnded(error.message)
      else form.setFocus('code', { shouldSelect: true })
    },
  })

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submittedBy(submit)}>
      <TextField
        label={usesRecovery ? 'Recovery code' : 'Code'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="tabular-nums"
        {...(usesRecovery
          ? { autoComplete: 'off', placeholder: 'XXXX-XXXX-XXXX-XXXX' }
          : { autoComplete: 'one-time-code', inputMode: 'numeric' as const })}
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      {isAboutCode(failure) ? null : (
        <FormError error={failure} fallback="You could not be signed in. Please try again." />
      )}
      <SubmitButton full size="lg" pending={finish.isPending || isLeaving} pendingLabel="Signing in...">
        Sign in
      </SubmitButton>
    </form>
  )
}

const codesOfField = ['session.wrong_code', 'session.wrong_recovery_code', 'request.invalid']
const isAboutCode = (failure: unknown) => failure instanceof ApiError && codesOfField.includes(failure.code)
