import { choosableKinds, notificationKinds, type UnsubscribedView } from '@guildhall/contract'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, type MetaFunction, useLoaderData } from 'react-router'
import { sentenceFor } from '../../api-errors.ts'
import { http } from '../../http.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'

export const meta: MetaFunction = () => [
  { title: 'Mails turned off · Guildhall' },
  { name: 'robots', content: 'noindex' },
]

const address = (token: string) => `/api/mail/unsubscribe/${encodeURIComponent(token)}`

/** The token is in the fragment, which no server sees: the page is rendered in the browser alone. */
export const clientLoader = () => ({ token: window.location.hash.slice(1) })
clientLoader.hydrate = true as const

export const HydrateFallback = SkeletonText

export default function UnsubscribeScreen() {
  const { token } = useLoaderData<typeof clientLoader>()
  const turn = useMutation({
    mutationFn: (subscribed: boolean) =>
      subscribed
        ? http.delete<UnsubscribedView>(address(token))
        : http.post<UnsubscribedView>(address(token), undefined),
  })
  const { mutate } = turn
  useEffect(() => {
    if (token) mutate(false)
  }, [token, mutate])

  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-3xl">
        {turn.data ? (turn.data.subscribed ? 'Mails are on again' : 'Mails are off') : 'Turn mails off'}
      </h1>
      {token ? null : <Alert tone="neutral">Open this page by the link at the end of one of our mails.</Alert>}
      {turn.isError ? <Alert>{sentenceFor(turn.error, turn.error.message)}</Alert> : null}
      {turn.data ? <Outcome outcome={turn.data} /> : null}
      {token && !turn.data && !turn.isError ? <SkeletonText /> : null}
      {turn.data ? (
        <Button className="self-start" pending={turn.isPending} onClick={() => mutate(!turn.data.subscribed)}>
          {turn.data.subscribed ? 'Turn these mails off' : 'Undo: turn them on again'}
        </Button>
      ) : null}
      <p className="text-sm text-muted">
        <Link to={paths.settingsNotifications} className="font-medium text-ink underline">
          Choose everything in your settings
        </Link>
        , where you sign in first. The bell in Guildhall shows all that happens, mailed or not.
      </p>
    </div>
  )
}

function Outcome({ outcome: { groups, subscribed } }: { outcome: UnsubscribedView }) {
  const kinds = choosableKinds.filter((kind) => groups.includes(notificationKinds[kind].group))
  return (
    <Alert
      tone="green"
      title={subscribed ? 'We mail you about these again, as you had chosen:' : 'We no longer mail you about:'}
    >
      <ul className="mt-1 list-disc pl-5">
        {kinds.map((kind) => (
          <li key={kind}>{notificationKinds[kind].label}</li>
        ))}
      </ul>
    </Alert>
  )
}
