import { Link, type MetaFunction } from 'react-router'
import { paths } from '../../paths.ts'
import { MailedLinkScreen } from './mailed-link-screen.tsx'

export const meta: MetaFunction = () => [
  { title: 'Confirm your address · Guildhall' },
  { name: 'robots', content: 'noindex' },
]

export default function ConfirmEmailScreen() {
  return (
    <MailedLinkScreen
      act="confirm-email"
      title="Confirm your address"
      button="Confirm this address"
      done={{
        title: 'Your address is confirmed',
        text: (email) => `Mail from Guildhall reaches you at ${email}.`,
      }}
      otherwise={
        <>
          If your address is not confirmed yet, have another link sent from your{' '}
          <Link to={paths.settingsSecurity} className="text-link">
            settings
          </Link>
          .
        </>
      }
    >
      You signed up with the address that this link was sent to. Confirm that it is yours.
    </MailedLinkScreen>
  )
}
