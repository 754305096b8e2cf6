import { ChevronRight } from 'lucide-react'
import { Link, type MetaFunction } from 'react-router'
import { Page } from '../../ui/page.tsx'
import { useRequiredUser } from '../accounts/shared/required-user.tsx'
import { settingsSections } from './settings-sections.ts'

export const meta: MetaFunction = () => [{ title: 'Settings · Guildhall' }]

export default function SettingsScreen() {
  useRequiredUser()
  return (
    <Page title="Settings">
      <ul className="max-w-2xl divide-y divide-line border-y border-line">
        {Object.values(settingsSections).map(({ to, title, summary, Icon }) => (
          <li key={to}>
            <Link to={to} className="group flex items-center gap-4 py-4 -outline-offset-2">
              <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold group-hover:text-rose">{title}</span>
                <span className="block text-sm text-muted">{summary}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  )
}
