import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { MailedLinkScreen } from './mailed-link-screen.tsx'

export function LinkIdentity() {
  return (
    <MailedLinkScreen
      act="link-identity"
      title="Link this way to sign in"
      button="Link it to my account"
      done={{
        title: 'It is linked',
        text: (email) => `You can sign in to the account of ${email} that way from now on.`,
        next: (
          <LinkButton full size="lg" variant="primary" to={paths.login}>
            Sign in
          </LinkButton>
        ),
      }}
      otherwise={
        <>
          Sign in the same way{' '}
          <Link to={paths.login} className="text-link">
            again
          </Link>{' '}
          to get a new link.
        </>
      }
    >
      Do this only if you have just signed in with the account that the mail names.
    </MailedLinkScreen>
  )
}
