import type { MetaFunction } from 'react-router'
import { ReportsSettings } from '../reports/shared/reports-settings.tsx'
import { SettingsPage } from './settings-page.tsx'

export const meta: MetaFunction = () => [{ title: 'Reports · Settings · Guildhall' }]

export default function ReportsSettingsScreen() {
  return (
    <SettingsPage section="reports">
      <ReportsSettings />
    </SettingsPage>
  )
}
