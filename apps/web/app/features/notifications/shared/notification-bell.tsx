import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { Suspense, useState } from 'react'
import { usePartWhenIdle } from '../../../load-part.ts'
import { FloatingPartMissing, lazyPart } from '../../../ui/lazy-part.tsx'
import { unreadCountQuery, unreadText } from '../unread.ts'

const loadPanel = () => import('../notification-panel.tsx')
const NotificationPanel = lazyPart(
  async () => ({ default: (await loadPanel()).NotificationPanel }),
  FloatingPartMissing,
)

export function NotificationBell({ userId }: { userId: string | undefined }) {
  if (userId === undefined)
    return (
      <span className="bell signed-out:hidden">
        <Bell aria-hidden="true" />
      </span>
    )
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
      className="bell"
    >
      <Bell aria-hidden="true" />
      {unread > 0 ? (
        <span aria-hidden="true" className="count">
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
