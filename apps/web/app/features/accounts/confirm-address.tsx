import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sentenceFor } from '../../api-errors.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { useAccount, useResendConfirmation } from './account-api.ts'

export function ConfirmAddress({ userId, children }: { userId: string; children: ReactNode }) {
  const { data: account } = useAccount(userId)
  const resend = useResendConfirmation(userId)
  const isConfirmed = account?.emailConfirmed === true

  const send = () =>
    resend.mutate(undefined, {
      onSuccess: ({ message }) => notify.success(message),
      onError: (error) => notify.error(sentenceFor(error, 'The link could not be sent. Please try again.')),
    })
  return (
    <>
      {/* Takes the place of the notice, which the next screen no longer has. Screen readers must know it before it speaks. */}
      <p role="status" className={isConfirmed ? undefined : 'sr-only'}>
        {isConfirmed ? 'Your address is confirmed.' : null}
      </p>
      {isConfirmed ? null : (
        <>
          {children}
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
        </>
      )}
    </>
  )
}
