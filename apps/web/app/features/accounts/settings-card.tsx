import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/page.tsx'

export function SettingsCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <Section title={title}>{children}</Section>
    </Card>
  )
}
