import type { MetaFunction } from 'react-router'
import { Page } from '../../ui/page.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { useRequiredUser } from '../accounts/shared/required-user.tsx'
import { settingsSections } from './settings-sections.ts'

export const meta: MetaFunction = () => [{ title: 'Settings · Guildhall' }]

/** What can be set, and where. */
export default function SettingsScreen() {
  useRequiredUser()
  return (
    <Page title="Settings" lead="Your account, and how Guildhall looks and speaks to you.">
      <PageLinks pages={Object.values(settingsSections)} />
    </Page>
  )
}
