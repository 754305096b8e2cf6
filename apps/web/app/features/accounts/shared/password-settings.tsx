import { Suspense, useState } from 'react'
import { usePartWhenIdle } from '../../../load-part.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useAccount } from '../account-api.ts'
import { SettingsCard } from '../settings-card.tsx'
import { useFocusOnClose } from '../use-focus-on-close.ts'
import { useSession } from './session.tsx'

const loadForm = () => import('../change-password-form.tsx').then((part) => ({ default: part.ChangePasswordForm }))
const ChangePasswordForm = lazyPart(loadForm)
const FirstPassword = lazyPart(() => import('../first-password.tsx'))

export function PasswordSettings() {
  const { user } = useSession()
  const [isChanging, setIsChanging] = useState(false)
  const change = useFocusOnClose(isChanging)
  usePartWhenIdle(loadForm)
  const account = useAccount(user?.id ?? '').data
  if (account?.hasPassword === false) {
    return (
      <Suspense fallback={<Skeleton className="h-40" />}>
        <FirstPassword email={account.email} />
      </Suspense>
    )
  }

  return (
    <SettingsCard title="Password">
      <p className="text-sm text-muted">A new password signs out all your other devices.</p>
      {isChanging ? (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <ChangePasswordForm
            userId={user?.id ?? ''}
            personal={[user?.name ?? '', user?.email ?? '']}
            onDone={() => setIsChanging(false)}
          />
        </Suspense>
      ) : (
        <Button ref={change} className="self-start" onClick={() => setIsChanging(true)}>
          Change password
        </Button>
      )}
    </SettingsCard>
  )
}
