import { Link, type MetaFunction } from 'react-router'
import { paths } from '../../paths.ts'
import { MailedLinkScreen } from './mailed-link-screen.tsx'

export const meta: MetaFunction = () => [
  { title: 'Confirm your new address · Guildhall' },
  { name: 'robots', content: 'noindex' },
]

export default function ConfirmNewEmailScreen() {
  return (
    <MailedLinkScreen
      act="confirm-new-email"
      title="Confirm your new address"
      button="Use this address from now on"
      done={{
        title: 'Your address has changed',
        text: (email) => `From now on you sign in with ${email}, and mail from Guildhall goes there.`,
      }}
      otherwise={
        <>
          If your address has not changed yet, ask for the change again in your{' '}
          <Link to={paths.settingsSecurity} className="text-link">
            settings
          </Link>
          .
        </>
      }
    >
      You asked to change the address of your account to the one that this link was sent to.
    </MailedLinkScreen>
  )
}
