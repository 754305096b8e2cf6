import { FormError } from '../../forms/form-error.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Heading } from './mailed-link-screen.tsx'
import { rememberPendingLink } from './pending-link.ts'
import { useMailLink } from './provider-api.ts'
import { safeReturnPath, withReturnPath } from './shared/return-path.ts'

export interface AccountExistsProps {
  name: string
  next: string
  ticket: string
  email: string
}

export function AccountExists({ name, next, ticket, email }: AccountExistsProps) {
  const mail = useMailLink()
  return (
    <div className="flex flex-col gap-6">
      <Heading title="You have an account already">
        {email} belongs to a Guildhall account. Show once that it is yours, and {name} signs you in from then on.
      </Heading>
      <LinkButton
        full
        size="lg"
        variant="primary"
        to={withReturnPath(paths.login, safeReturnPath(next))}
        state={{ email }}
        // Only now: whoever does not press this has not asked to link anything.
        onClick={() => rememberPendingLink({ ticket, name })}
      >
        Sign in to that account
      </LinkButton>
      <FormError error={mail.error} />
      {mail.data ? (
        <Alert tone="green" title="Check your mail">
          {mail.data.message}
        </Alert>
      ) : (
        <Button full size="lg" pending={mail.isPending} onClick={() => mail.mutate(ticket)}>
          Mail me a link instead
        </Button>
      )}
    </div>
  )
}
