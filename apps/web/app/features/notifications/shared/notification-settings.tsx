import { useQuery } from '@tanstack/react-query'
import { sentenceFor } from '../../../api-errors.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { SkeletonCards } from '../../../ui/skeleton.tsx'
import { useRequiredUser } from '../../accounts/shared/required-user.tsx'
import { useUnconfirmedEmail } from '../../accounts/shared/use-unconfirmed-email.ts'
import { settingsQuery } from '../settings-api.ts'
import { SettingsForm } from '../settings-form.tsx'

export function NotificationSettings() {
  const userId = useRequiredUser()?.id ?? ''
  const settings = useQuery({ ...settingsQuery(userId), enabled: userId !== '' })
  const unconfirmed = useUnconfirmedEmail(userId)
  return (
    <section aria-labelledby="notification-settings" className="flex flex-col gap-5">
      <h2 id="notification-settings" className="text-xl">
        Mails about what you have not read
      </h2>
      {unconfirmed ? (
        <Alert tone="amber" title="Your address is not confirmed">
          <span className="wrap-anywhere">
            Until you open the link in our mail to {unconfirmed}, we mail you only about your account and its security.
          </span>
        </Alert>
      ) : null}
      {settings.isPending ? <SkeletonCards label="Loading settings..." count={2} /> : null}
      {settings.isError && !settings.data ? (
        <Alert
          title="Your settings could not be loaded"
          action={
            <Button size="sm" pending={settings.isFetching} onClick={() => void settings.refetch()}>
              Try again
            </Button>
          }
        >
          {sentenceFor(settings.error, settings.error.message)}
        </Alert>
      ) : null}
      {settings.data ? <SettingsForm userId={userId} settings={settings.data} /> : null}
    </section>
  )
}
