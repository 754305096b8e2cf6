import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useSingleFlight } from '../../hooks/use-single-flight.ts'
import { lazyResolver } from '../../lazy-resolver.ts'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useChangeEmail } from './account-api.ts'
import { FormError } from './form-error.tsx'
import { placeRefusal } from './place-refusal.ts'

const resolver = lazyResolver(() => import('./change-email-check.ts'))

export function ChangeEmailForm({ userId, onDone }: { userId: string; onDone: () => void }) {
  const request = useChangeEmail(userId)
  const form = useForm({ resolver, defaultValues: { email: '', password: '' } })
  const { errors } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('email'), [setFocus])

  const submit = useSingleFlight(
    form.handleSubmit(async (typed) => {
      try {
        await request.mutateAsync(typed)
      } catch (error) {
        placeRefusal(form, ['email', 'password'], error)
        return
      }
      notify.success('Check your new mailbox', 'Open the link there to change your address.')
      onDone()
    }),
  )

  return (
    <form
      noValidate
      className="flex flex-col gap-5 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        label="New address"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint="We mail a link there, and a notice to your present address. It changes once you open the link."
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      {errors.email || errors.password ? null : <FormError error={request.error} />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={request.isPending} pendingLabel="Sending...">
          Mail me the link
        </SubmitButton>
        <Button variant="quiet" onClick={onDone} disabled={request.isPending}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
