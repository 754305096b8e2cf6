import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/page.tsx'

/** One thing to set, under its heading. */
export function SettingsCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <Section title={title}>{children}</Section>
    </Card>
  )
}
