import type { MetaFunction } from 'react-router'
import { SettingsPage } from './settings-page.tsx'

export const meta: MetaFunction = () => [{ title: 'Security · Settings · Guildhall' }]

export default function SecuritySettingsScreen() {
  return (
    <SettingsPage section="security">
      {/* Email address, password; then two-factor and passkeys are mounted here; then the devices. */}
      {null}
    </SettingsPage>
  )
}
