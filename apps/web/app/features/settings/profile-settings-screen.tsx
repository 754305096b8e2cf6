import { Suspense } from 'react'
import type { MetaFunction } from 'react-router'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Section } from '../../ui/page.tsx'
import { showInOrder } from '../../ui/show-in-order.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { UsernameSettings } from '../accounts/shared/username-settings.tsx'
import { SettingsPage } from './settings-page.tsx'

const VisibilitySettings = lazyPart(async () => ({
  default: (await import('../profiles/shared/visibility-settings.tsx')).VisibilitySettings,
}))

const PurposeSettings = lazyPart(() => import('../home/shared/purpose-settings.tsx'))

export const meta: MetaFunction = () => [{ title: 'Profile · Settings · Guildhall' }]

export default function ProfileSettingsScreen() {
  return (
    <SettingsPage section="profile">
      <UsernameSettings />
      <Card>
        <Section ref={showInOrder} title="Public profile">
          <Suspense fallback={<Skeleton className="h-16 w-full" />}>
            <VisibilitySettings />
          </Suspense>
          <LinkButton to={paths.ownProfile} className="self-start">
            Edit your profile
          </LinkButton>
        </Section>
      </Card>
      <Card>
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <PurposeSettings />
        </Suspense>
      </Card>
    </SettingsPage>
  )
}
