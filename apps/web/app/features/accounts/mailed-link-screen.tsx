import { type ReactNode, useState } from 'react'
import { ApiError } from '../../api-errors.ts'
import { FormError } from '../../forms/form-error.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { untilReady } from './account-form.ts'
import { type LinkAct, useLink, useLinkToken } from './link-api.ts'
import { useSession } from './shared/session.tsx'

/** Hung from its top, unlike other screens of accounts: the server cannot know whether a token follows, and nothing may move. */
export const hungFromTop = 'mt-[10vh] mb-auto flex flex-col'

export interface MailedLinkScreenProps {
  act: LinkAct
  title: string
  children: ReactNode
  button: string
  /** `next` replaces the link to the settings or to sign-in. */
  done: { title: string; text: (email: string) => ReactNode; next?: ReactNode }
  otherwise: ReactNode
}

/** Asks before using the link: mail scanners open links too, and must not use them up. */
export function MailedLinkScreen({ act, title, children, button, done, otherwise }: MailedLinkScreenProps) {
  const token = useLinkToken()
  const { status } = useSession()
  const link = useLink(act)
  const [email, setEmail] = useState<string>()

  if (email !== undefined) {
    return (
      <div role="status" className={`${hungFromTop} gap-6`}>
        <Heading title={done.title}>{done.text(email)}</Heading>
        {done.next ?? <GoOn email={email} />}
      </div>
    )
  }
  // The server never sees what follows `#`.
  const isIncomplete = status !== 'loading' && token === ''
  const isOver = link.error instanceof ApiError && link.error.status < 429
  return (
    <div className={`${hungFromTop} gap-6`}>
      <Heading title={title}>{children}</Heading>
      {isIncomplete ? (
        <Alert title="The link is incomplete">Open it from the mail again, or copy all of it.</Alert>
      ) : null}
      <FormError error={link.error} />
      {isIncomplete || isOver ? (
        <p className="text-muted">{otherwise}</p>
      ) : (
        <Button
          full
          size="lg"
          variant="primary"
          disabled={status === 'loading'}
          className={untilReady}
          pending={link.isPending}
          onClick={() => link.mutate(token, { onSuccess: (answer) => setEmail(answer.email) })}
        >
          {button}
        </Button>
      )}
    </div>
  )
}

export function Heading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header>
      <h1 className="text-3xl break-words">{title}</h1>
      <p className="mt-2 break-words text-muted">{children}</p>
    </header>
  )
}

function GoOn({ email }: { email: string }) {
  const { user } = useSession()
  return user ? (
    <LinkButton full size="lg" variant="primary" to={paths.settingsSecurity}>
      Go to your settings
    </LinkButton>
  ) : (
    <LinkButton full size="lg" variant="primary" to={paths.login} state={{ email }}>
      Sign in
    </LinkButton>
  )
}
