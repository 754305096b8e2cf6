import type { ReactNode } from 'react'
import { Page } from '../../ui/page.tsx'
import { SectionNav } from '../../ui/section-nav.tsx'
import { showInOrder } from '../../ui/show-in-order.ts'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { useRequiredUser } from '../accounts/shared/required-user.tsx'
import { type SettingsSectionName, settingsSections } from './settings-sections.ts'

export function SettingsPage({ section, children }: { section: SettingsSectionName; children: ReactNode }) {
  const user = useRequiredUser()
  const { title } = settingsSections[section]
  return (
    <Page title={title} eyebrow="Settings">
      <SectionNav label="Settings" sections={settingsSections} current={section} />
      {/* Keyed by account, so that no form keeps another person's text. */}
      <div key={user?.id} ref={showInOrder} className="flex max-w-2xl flex-col gap-6">
        {user ? children : <SkeletonCards label="Loading..." count={2} />}
      </div>
    </Page>
  )
}
