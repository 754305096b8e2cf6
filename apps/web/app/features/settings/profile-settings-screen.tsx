import type { MetaFunction } from 'react-router'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Section } from '../../ui/page.tsx'
import { UsernameSettings } from '../accounts/shared/username-settings.tsx'
import { VisibilitySettings } from '../profiles/shared/visibility-settings.tsx'
import { SettingsPage } from './settings-page.tsx'

export const meta: MetaFunction = () => [{ title: 'Profile · Settings · Guildhall' }]

export default function ProfileSettingsScreen() {
  return (
    <SettingsPage section="profile">
      <UsernameSettings />
      <Card>
        <Section title="Public profile">
          <p className="text-sm text-muted">
            Your headline, skills, work and pictures are edited on the profile itself, where you see what others will
            see.
          </p>
          <VisibilitySettings />
          <LinkButton to={paths.ownProfile} className="self-start">
            Open your profile
          </LinkButton>
        </Section>
      </Card>
    </SettingsPage>
  )
}
