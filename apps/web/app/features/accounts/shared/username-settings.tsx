import { Suspense } from 'react'
import { usePartWhenIdle } from '../../../load-part.ts'
import { Loaded } from '../../../loaded.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useAccount } from '../account-api.ts'
import { SettingsCard } from '../settings-card.tsx'
import { useSession } from './session.tsx'

const loadForm = () => import('../username-form.tsx').then((part) => ({ default: part.UsernameForm }))
const UsernameForm = lazyPart(loadForm)

export function UsernameSettings() {
  const { user } = useSession()
  const account = useAccount(user?.id ?? '')
  usePartWhenIdle(loadForm)
  return (
    <SettingsCard title="Username">
      <Loaded query={account} what="Your account">
        {({ userId, username }) => (
          <Suspense fallback={<Skeleton className="h-36 w-full" />}>
            <UsernameForm userId={userId} username={username} />
          </Suspense>
        )}
      </Loaded>
    </SettingsCard>
  )
}
