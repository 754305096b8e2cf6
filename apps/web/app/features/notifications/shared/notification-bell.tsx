import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { Suspense, useState } from 'react'
import { usePartWhenIdle } from '../../../load-part.ts'
import { FloatingPartMissing, lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { unreadCountQuery, unreadText } from '../unread.ts'

const loadPanel = () => import('../notification-panel.tsx')
const NotificationPanel = lazyPart(
  async () => ({ default: (await loadPanel()).NotificationPanel }),
  FloatingPartMissing,
)

export function NotificationBell({ userId }: { userId: string | undefined }) {
  if (userId === undefined)
    return <Skeleton className="size-10 rounded-full pointer-coarse:size-11 signed-out:hidden" />
  return <LoadedBell userId={userId} />
}

function LoadedBell({ userId }: { userId: string }) {
  const [wasOpened, setWasOpened] = useState(false)
  const known = useQuery({ ...unreadCountQuery(userId), enabled: userId !== '' }).data?.unread
  const unread = known ?? 0
  usePartWhenIdle(loadPanel)

  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      // Once opened, the panel sets this itself.
      {...(wasOpened ? {} : { 'aria-expanded': false })}
      aria-label={`Notifications${unread > 0 ? `, ${unreadText(unread)} unread` : ''}`}
      onClick={() => setWasOpened(true)}
      className="relative inline-flex size-10 items-center justify-center rounded-full text-muted transition-colors hover:bg-sunken hover:text-ink aria-expanded:bg-sunken aria-expanded:text-ink pointer-coarse:size-11"
    >
      <Bell aria-hidden="true" className="size-5" />
      {unread > 0 ? (
        <span
          aria-hidden="true"
          className="absolute -top-0.5 left-5.5 min-w-5 rounded-full bg-rose-solid px-1 text-center text-xs/5 font-semibold text-on-solid tabular-nums ring-2 ring-paper"
        >
          {unreadText(unread)}
        </span>
      ) : null}
    </button>
  )
  return (
    <>
      {wasOpened ? (
        <Suspense fallback={button}>
          <NotificationPanel userId={userId} trigger={button} />
        </Suspense>
      ) : (
        button
      )}
      <Announcement unread={known} />
    </>
  )
}

/** Announces new arrivals, but not what was there when the page opened. */
function Announcement({ unread }: { unread: number | undefined }) {
  const [before, setBefore] = useState(unread)
  const [text, setText] = useState('')
  if (unread !== before) {
    setBefore(unread)
    if (before !== undefined && unread !== undefined) {
      setText(unread > before ? `New notification. ${unreadText(unread)} unread.` : '')
    }
  }
  return (
    <span role="status" className="sr-only">
      {text}
    </span>
  )
}
