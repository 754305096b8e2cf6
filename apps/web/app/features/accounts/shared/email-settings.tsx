import type { AccountSettingsView } from '@guildhall/contract'
import { BadgeCheck, Clock } from 'lucide-react'
import { Suspense, useState } from 'react'
import { FormError } from '../../../forms/form-error.tsx'
import { usePartWhenIdle } from '../../../load-part.ts'
import { Loaded } from '../../../loaded.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { notify } from '../../../ui/notify.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useAccount, useCancelEmailChange, useResendConfirmation } from '../account-api.ts'
import { SettingsCard } from '../settings-card.tsx'
import { useFocusOnClose } from '../use-focus-on-close.ts'
import { useSession } from './session.tsx'

const loadForm = () => import('../change-email-form.tsx').then((part) => ({ default: part.ChangeEmailForm }))
const ChangeEmailForm = lazyPart(loadForm)

export function EmailSettings() {
  const { user } = useSession()
  const account = useAccount(user?.id ?? '')
  return (
    <SettingsCard title="Email address">
      <Loaded query={account} what="Your address">
        {(known) => <Email account={known} />}
      </Loaded>
    </SettingsCard>
  )
}

function Email({ account }: { account: AccountSettingsView }) {
  const [isChanging, setIsChanging] = useState(false)
  const change = useFocusOnClose(isChanging)
  usePartWhenIdle(loadForm)

  return (
    <div className="flex flex-col gap-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 font-medium wrap-anywhere">{account.email}</span>
        {account.emailConfirmed ? (
          <Badge tone="green" icon={<BadgeCheck aria-hidden="true" />}>
            Confirmed
          </Badge>
        ) : (
          <Badge tone="amber" icon={<Clock aria-hidden="true" />}>
            Not confirmed
          </Badge>
        )}
      </p>
      {account.emailConfirmed ? null : <Unconfirmed account={account} />}
      {account.pendingEmail ? <Pending userId={account.userId} pendingEmail={account.pendingEmail} /> : null}
      {isChanging ? (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <ChangeEmailForm userId={account.userId} onDone={() => setIsChanging(false)} />
        </Suspense>
      ) : (
        <Button ref={change} className="self-start" onClick={() => setIsChanging(true)}>
          Change address
        </Button>
      )}
    </div>
  )
}

function Unconfirmed({ account: { userId, email } }: { account: AccountSettingsView }) {
  const resend = useResendConfirmation(userId)
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">
        Open the link we sent to this address: until then, your results have no signed credentials.
      </p>
      <Button
        className="self-start"
        pending={resend.isPending}
        onClick={() => resend.mutate(undefined, { onSuccess: () => notify.success(`We sent a new link to ${email}.`) })}
      >
        Send the link again
      </Button>
      <FormError error={resend.error} />
    </div>
  )
}

function Pending({ userId, pendingEmail }: { userId: string; pendingEmail: string }) {
  const cancel = useCancelEmailChange(userId)
  return (
    <>
      <Alert
        tone="amber"
        title="Waiting for you to confirm"
        action={
          <Button size="sm" pending={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
            Cancel the change
          </Button>
        }
      >
        <span className="wrap-anywhere">Open the link in the mail to {pendingEmail}. Until then nothing changes.</span>
      </Alert>
      <FormError error={cancel.error} />
    </>
  )
}
