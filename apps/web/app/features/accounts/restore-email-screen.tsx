import { Link, type MetaFunction } from 'react-router'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { MailedLinkScreen } from './mailed-link-screen.tsx'

export const meta: MetaFunction = () => [
  { title: 'Keep your address · Guildhall' },
  { name: 'robots', content: 'noindex' },
]

export default function RestoreEmailScreen() {
  return (
    <MailedLinkScreen
      act="restore-email"
      title="Keep your address"
      button="Keep my address"
      done={{
        title: 'Your address is back',
        text: (email) =>
          `Your account belongs to ${email} again. Every device is signed out, and your passkeys and linked accounts are removed. To sign in again, open the link that we have just mailed you and choose a new password.`,
        next: (
          <LinkButton full size="lg" to={paths.forgotPassword}>
            Ask for another link
          </LinkButton>
        ),
      }}
      otherwise={
        <>
          If you can still sign in, change your password in your{' '}
          <Link to={paths.settingsSecurity} className="text-link">
            settings
          </Link>
          . If not,{' '}
          <Link to={paths.forgotPassword} className="text-link">
            choose a new one
          </Link>
          .
        </>
      }
    >
      Someone who knows your password asked to move your account to another address. Keeping yours undoes that, signs
      out every device, and mails you a link to choose a new password.
    </MailedLinkScreen>
  )
}
