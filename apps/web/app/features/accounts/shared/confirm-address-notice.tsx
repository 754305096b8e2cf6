import { Link, useLocation } from 'react-router'
import { sentenceFor } from '../../../api-errors.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/notify.ts'
import { useAccount, useResendConfirmation } from '../account-api.ts'

export function ConfirmAddressNotice({ userId }: { userId: string }) {
  const { data: account } = useAccount(userId)
  const { pathname } = useLocation()
  const resend = useResendConfirmation(userId)
  if (!account || account.emailConfirmed || pathname === paths.settingsSecurity) return null

  const send = () =>
    resend.mutate(undefined, {
      onSuccess: ({ message }) => notify.success(message),
      onError: (error) => notify.error(sentenceFor(error, 'The link could not be sent. Please try again.')),
    })
  return (
    <section aria-label="Confirm your address" className="border-b border-line bg-sunken print:hidden">
      <div className="frame flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
        <p className="min-w-0 flex-1 basis-64 wrap-anywhere">
          Confirm your address: open the link in the mail to <strong className="font-medium">{account.email}</strong>.
        </p>
        <div className="-ml-3 flex flex-wrap items-center gap-x-2">
          <Button variant="quiet" size="sm" pending={resend.isPending} onClick={send}>
            Send it again
          </Button>
          <Link to={paths.settingsSecurity} className="text-link inline-flex min-h-9 items-center px-3 font-medium">
            Change address
          </Link>
        </div>
      </div>
    </section>
  )
}
