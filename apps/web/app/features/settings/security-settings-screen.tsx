import type { MetaFunction } from 'react-router'
import { Page } from '../../ui/page.tsx'
import { useRequiredUser } from '../accounts/shared/required-user.tsx'
import { PasskeysSettings } from '../passkeys/shared/passkeys-settings.tsx'
import { AuthenticatorSettings } from '../second-factor/shared/authenticator-settings.tsx'

export const meta: MetaFunction = () => [{ title: 'Security · Settings · Guildhall' }]

export default function SecuritySettingsScreen() {
  const user = useRequiredUser()
  return (
    <Page title="Security" eyebrow="Settings" narrow>
      {user ? (
        <>
          <AuthenticatorSettings />
          <PasskeysSettings />
        </>
      ) : null}
    </Page>
  )
}
