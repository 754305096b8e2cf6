import { FormError } from '../../forms/form-error.tsx'
import { useFormWithAlert } from '../../forms/use-form-with-alert.ts'
import { submittedBy } from '../../forms/use-validated-form.ts'
import { SubmitButton } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useChangeUsername } from './account-api.ts'

export function UsernameForm({ userId, username }: { userId: string; username: string }) {
  const request = useChangeUsername(userId)
  const { form, submit, failure } = useFormWithAlert({
    loadSchema: async () => (await import('./username-schema.ts')).usernameSchema,
    defaultValues: { username },
    send: async (body) => {
      await request.mutateAsync(body)
      form.reset(body)
      notify.success('Username saved')
    },
  })
  const { errors } = form.formState

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submittedBy(submit)}>
      <TextField
        label="Username"
        labelHidden
        autoComplete="username"
        spellCheck={false}
        hint="Shown where your profile has no name; you sign in with your email address."
        error={errors.username?.message}
        {...form.register('username')}
      />
      <FormError error={failure} fields={['username']} />
      <SubmitButton variant="secondary" className="self-start" pending={request.isPending} pendingLabel="Saving...">
        Save username
      </SubmitButton>
    </form>
  )
}
