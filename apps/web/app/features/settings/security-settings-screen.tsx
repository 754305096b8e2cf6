import type { MetaFunction } from 'react-router'
import { DeviceSettings } from '../accounts/shared/device-settings.tsx'
import { EmailSettings } from '../accounts/shared/email-settings.tsx'
import { IdentitySettings } from '../accounts/shared/identity-settings.tsx'
import { PasswordSettings } from '../accounts/shared/password-settings.tsx'
import { PasskeysSettings } from '../passkeys/shared/passkeys-settings.tsx'
import { AuthenticatorSettings } from '../second-factor/shared/authenticator-settings.tsx'
import { SettingsPage } from './settings-page.tsx'

export const meta: MetaFunction = () => [{ title: 'Security · Settings · Guildhall' }]

export default function SecuritySettingsScreen() {
  return (
    <SettingsPage section="security">
      <EmailSettings />
      <PasswordSettings />
      <IdentitySettings />
      <AuthenticatorSettings />
      <PasskeysSettings />
      <DeviceSettings />
    </SettingsPage>
  )
}
