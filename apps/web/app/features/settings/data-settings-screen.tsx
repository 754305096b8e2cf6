import type { MetaFunction } from 'react-router'
import { Page } from '../../ui/page.tsx'
import { useRequiredUser } from '../accounts/shared/required-user.tsx'
import { DataSettings } from '../personal-data/shared/data-settings.tsx'

export const meta: MetaFunction = () => [{ title: 'Your data · Settings · Guildhall' }]

export default function DataSettingsScreen() {
  const user = useRequiredUser()
  return (
    <Page title="Your data" narrow>
      {user ? (
        <div className="flex flex-col gap-6">
          <DataSettings />
        </div>
      ) : null}
    </Page>
  )
}
