import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useSingleFlight } from '../../../hooks/use-single-flight.ts'
import { ApiError, NetworkError, sentenceFor } from '../../../http.ts'
import { Alert } from '../../../ui/alert.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'

/**
 * Asks for the password before something that a stolen session must not do. Give the dialog's submit button `form={id}`.
 * `onPassword` rejects with what the server says.
 */
export function PasswordForm({
  id,
  onPassword,
  children,
}: {
  id: string
  onPassword: (password: string) => Promise<unknown>
  /** Fields above the password. */
  children?: ReactNode
}) {
  const form = useForm({ defaultValues: { password: '' } })
  const { errors } = form.formState
  const submit = useSingleFlight(
    form.handleSubmit(async ({ password }) => {
      try {
        await onPassword(password)
      } catch (error) {
        const isWrong = error instanceof ApiError && error.code === 'account.wrong_password'
        form.setError(isWrong ? 'password' : 'root', { message: messageOf(error) })
        form.setFocus('password', { shouldSelect: true })
      }
    }),
  )

  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-5 pb-1"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {children}
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', { required: 'Enter your password.' })}
      />
      {errors.root?.message ? <Alert>{errors.root.message}</Alert> : null}
    </form>
  )
}

function messageOf(error: unknown): string {
  if (error instanceof NetworkError) return error.message
  if (error instanceof ApiError) return sentenceFor(error, 'That did not work. Please try again.')
  return error instanceof Error && error.message ? error.message : 'That did not work. Please try again.'
}
