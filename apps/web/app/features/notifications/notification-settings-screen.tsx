import type { MetaFunction } from 'react-router'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/page.tsx'
import { NotificationSettings } from './shared/notification-settings.tsx'

export const meta: MetaFunction = () => [{ title: 'Notification settings · Guildhall' }]

export default function NotificationSettingsScreen() {
  return (
    <Page title="Notification settings" narrow back={{ to: paths.notifications, label: 'Notifications' }}>
      <NotificationSettings />
    </Page>
  )
}
