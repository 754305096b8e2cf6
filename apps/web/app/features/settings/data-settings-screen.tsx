import type { MetaFunction } from 'react-router'
import { paths } from '../../paths.ts'
import { DataSettings } from '../personal-data/shared/data-settings.tsx'
import { SettingsPage } from './settings-page.tsx'

export const meta: MetaFunction = () => [{ title: 'Your data · Settings · Guildhall' }]

export default function DataSettingsScreen() {
  return (
    <SettingsPage section="data">
      <DataSettings />
      <p className="text-sm">
        <a href={paths.privacy} className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11">
          What Guildhall keeps about you, why, and for how long
        </a>
      </p>
    </SettingsPage>
  )
}
