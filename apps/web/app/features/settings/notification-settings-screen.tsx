import type { MetaFunction } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { MessageSettings } from '../messages/shared/message-settings.tsx'
import { NotificationSettings } from '../notifications/shared/notification-settings.tsx'
import { SettingsPage } from './settings-page.tsx'

export const meta: MetaFunction = () => [{ title: 'Notifications · Settings · Guildhall' }]

export default function NotificationSettingsScreen() {
  return (
    <SettingsPage section="notifications">
      <NotificationSettings />
      <Card>
        <MessageSettings />
      </Card>
    </SettingsPage>
  )
}
