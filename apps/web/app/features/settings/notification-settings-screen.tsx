import type { MetaFunction } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/page.tsx'
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
      <Card>
        <Section title="Mail about your account">
          <p className="text-sm text-muted">
            Mail about your address and your password always reaches you: it is how you notice that somebody else tries
            to get in.
          </p>
        </Section>
      </Card>
    </SettingsPage>
  )
}
