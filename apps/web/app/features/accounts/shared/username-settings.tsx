import { useForm } from 'react-hook-form'
import { useSingleFlight } from '../../../hooks/use-single-flight.ts'
import { lazyResolver } from '../../../lazy-resolver.ts'
import { usePartWhenIdle } from '../../../load-part.ts'
import { SubmitButton } from '../../../ui/button.tsx'
import { notify } from '../../../ui/notify.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useAccount, useChangeUsername } from '../account-api.ts'
import { FormError } from '../form-error.tsx'
import { placeRefusal } from '../place-refusal.ts'
import { Loaded, SettingsCard } from '../settings-card.tsx'
import { useSession } from './session.tsx'

const loadCheck = () => import('../username-check.ts')
const resolver = lazyResolver(loadCheck)

/** The name of the account. */
export function UsernameSettings() {
  const { user } = useSession()
  const account = useAccount(user?.id ?? '')
  return (
    <SettingsCard title="Username">
      <Loaded query={account} what="Your account">
        {({ userId, username }) => <UsernameForm userId={userId} username={username} />}
      </Loaded>
    </SettingsCard>
  )
}

function UsernameForm({ userId, username }: { userId: string; username: string }) {
  const request = useChangeUsername(userId)
  const form = useForm({ resolver, defaultValues: { username } })
  const { errors } = form.formState
  usePartWhenIdle(loadCheck)

  const submit = useSingleFlight(
    form.handleSubmit(async (typed) => {
      try {
        await request.mutateAsync(typed)
      } catch (error) {
        placeRefusal(form, ['username'], error)
        return
      }
      form.reset(typed)
      notify.success('Username saved')
    }),
  )

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        label="Username"
        labelHidden
        autoComplete="username"
        spellCheck={false}
        hint="Shown where your profile has no name of its own, and in the menu. You sign in with your email address."
        error={errors.username?.message}
        {...form.register('username')}
      />
      {errors.username ? null : <FormError error={request.error} />}
      <SubmitButton variant="secondary" className="self-start" pending={request.isPending} pendingLabel="Saving...">
        Save username
      </SubmitButton>
    </form>
  )
}
