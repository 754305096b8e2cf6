import type { MetaFunction } from 'react-router'
import { DeviceSettings } from '../accounts/shared/device-settings.tsx'
import { EmailSettings } from '../accounts/shared/email-settings.tsx'
import { PasswordSettings } from '../accounts/shared/password-settings.tsx'
import { SettingsPage } from './settings-page.tsx'

export const meta: MetaFunction = () => [{ title: 'Security · Settings · Guildhall' }]

export default function SecuritySettingsScreen() {
  return (
    <SettingsPage section="security">
      <EmailSettings />
      <PasswordSettings />
      {/* Two-factor and passkeys are mounted here. */}
      <DeviceSettings />
    </SettingsPage>
  )
}
