import { useLayoutEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { sentenceFor } from '../../../api-errors.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/notify.ts'
import { useAccount, useResendConfirmation } from '../account-api.ts'
import { isKnownUnconfirmed } from '../note-confirmation.ts'

/** Comes and goes with a new screen only, by an attribute of the document: in between it would move what is being read. */
export function ConfirmAddressNotice({ userId }: { userId: string }) {
  const { pathname } = useLocation()
  const { data: account } = useAccount(userId)
  const resend = useResendConfirmation(userId)
  const screen = `${userId} ${pathname}`
  const [shown, setShown] = useState({ screen, wanted: isKnownUnconfirmed() })
  if (shown.screen !== screen) setShown({ screen, wanted: isKnownUnconfirmed() })
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-unconfirmed', shown.wanted)
  }, [shown.wanted])
  if (!shown.wanted) return null
  if (!account || account.emailConfirmed) return account ? <p role="status">Your address is confirmed.</p> : null

  const send = () =>
    resend.mutate(undefined, {
      onSuccess: ({ message }) => notify.success(message),
      onError: (error) => notify.error(sentenceFor(error, 'The link could not be sent. Please try again.')),
    })
  return (
    <section aria-label="Confirm your address" className="flex min-w-0 flex-1 items-center gap-x-4">
      <p className="min-w-0 flex-1 truncate">
        Confirm your address
        <span className="max-sm:sr-only">
          {' '}
          with the link we mailed to <strong className="font-medium">{account.email}</strong>
        </span>
      </p>
      <div className="-mr-3 flex shrink-0 items-center">
        <Button variant="quiet" size="sm" pending={resend.isPending} onClick={send}>
          Send it again
        </Button>
        <Link
          to={paths.settingsSecurity}
          aria-label="Change address"
          className="text-link inline-flex min-h-9 items-center px-3 font-medium pointer-coarse:min-h-11"
        >
          Change
        </Link>
      </div>
    </section>
  )
}
