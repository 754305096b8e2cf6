import type { MetaFunction } from 'react-router'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { AnchorButton } from '../../ui/link-button.tsx'
import { Section } from '../../ui/page.tsx'
import { DataSettings } from '../personal-data/shared/data-settings.tsx'
import { SettingsPage } from './settings-page.tsx'

export const meta: MetaFunction = () => [{ title: 'Your data · Settings · Guildhall' }]

export default function DataSettingsScreen() {
  return (
    <SettingsPage section="data">
      <DataSettings />
      <Card>
        <Section title="What is kept">
          <p className="text-sm text-muted">
            The privacy page lists what Guildhall keeps about you, why, and for how long.
          </p>
          <AnchorButton href={paths.privacy} className="self-start">
            Read the privacy page
          </AnchorButton>
        </Section>
      </Card>
    </SettingsPage>
  )
}
