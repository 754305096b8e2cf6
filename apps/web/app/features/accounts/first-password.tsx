import { FormError } from '../../forms/form-error.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { useForgotPassword } from './link-api.ts'
import { SettingsCard } from './settings-card.tsx'

/** For an account that somebody else's sign-in opens: the mailed link shows that it is the owner who chooses one. */
export default function FirstPassword({ email }: { email: string }) {
  const request = useForgotPassword()
  return (
    <SettingsCard title="Password">
      <p className="text-sm text-muted">
        You have none yet. With one you can sign in without another account, and change what protects your account.
      </p>
      <FormError error={request.error} />
      {request.isSuccess ? (
        <Alert tone="green" title="Check your mail">
          Open the link in the mail to {email} within an hour. Choosing a password signs you out everywhere; then link
          your other account again.
        </Alert>
      ) : (
        <Button className="self-start" pending={request.isPending} onClick={() => request.mutate({ email })}>
          Mail me a link to choose one
        </Button>
      )}
    </SettingsCard>
  )
}
