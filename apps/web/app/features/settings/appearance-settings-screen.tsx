import type { MetaFunction } from 'react-router'
import { ThemeChoice } from '../../theme/theme-choice.tsx'
import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/page.tsx'
import { SettingsPage } from './settings-page.tsx'

export const meta: MetaFunction = () => [{ title: 'Appearance · Settings · Guildhall' }]

export default function AppearanceSettingsScreen() {
  return (
    <SettingsPage section="appearance">
      <Card>
        <Section title="Theme">
          <ThemeChoice />
        </Section>
      </Card>
    </SettingsPage>
  )
}
