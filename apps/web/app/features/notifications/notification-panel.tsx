import type { NotificationView } from '@guildhall/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Popover } from 'radix-ui'
import { type ReactElement, useId, useState } from 'react'
import { Link } from 'react-router'
import { formatMoment } from '../../dates.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { notificationsQuery, useMarkRead } from './api.ts'
import { NotificationRow } from './notification-row.tsx'

const shown = 8

export function NotificationPanel({ userId, trigger }: { userId: string; trigger: ReactElement }) {
  const [isOpen, setOpen] = useState(true)
  const headingId = useId()
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      {/* Not in a portal: the panel stays in its landmark and in the order of the Tab key. */}
      <Popover.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        aria-labelledby={headingId}
        className="z-50 flex max-h-[min(36rem,calc(100dvh-6rem))] w-[min(24rem,calc(100vw-1.5rem))] animate-rise flex-col rounded-lg border border-line bg-surface text-ink shadow-float"
      >
        <Latest userId={userId} headingId={headingId} onLeave={() => setOpen(false)} />
      </Popover.Content>
    </Popover.Root>
  )
}

function Latest({ userId, headingId, onLeave }: { userId: string; headingId: string; onLeave: () => void }) {
  const list = useInfiniteQuery(notificationsQuery(userId, { unread: false }))
  const markRead = useMarkRead(userId)
  const latest = list.data?.pages[0]?.items.slice(0, shown)
  const newest = latest?.[0]
  const hasUnread = list.data?.pages.some((page) => page.items.some(({ readAt }) => !readAt)) ?? false

  return (
    <>
      <div className="flex min-h-14 items-center justify-between gap-3 border-b border-line px-4">
        <h2 id={headingId} className="text-lg">
          Notifications
        </h2>
        {newest && hasUnread ? (
          <Button
            variant="quiet"
            size="sm"
            className="-mr-3"
            onClick={({ currentTarget }) => {
              // The button goes away.
              currentTarget.closest<HTMLElement>('[role=dialog]')?.focus()
              markRead.mutate({ upTo: newest.createdAt })
            }}
          >
            Mark all as read
          </Button>
        ) : null}
      </div>
      <div className="min-h-0 overflow-y-auto p-1.5">
        {list.isPending ? <Loading /> : null}
        {list.isError && !latest ? <Alert>The notifications could not be loaded.</Alert> : null}
        {latest?.length === 0 ? (
          <p className="px-3 py-8 text-center text-sm text-muted">Nothing has happened yet.</p>
        ) : null}
        <ul>
          {latest?.map((notification: NotificationView) => (
            <NotificationRow
              key={notification._id}
              notification={notification}
              time={formatMoment(notification.createdAt)}
              onOpen={() => {
                onLeave()
                if (!notification.readAt) markRead.mutate({ ids: [notification._id] })
              }}
            />
          ))}
        </ul>
      </div>
      <div className="flex items-center justify-between gap-3 border-t border-line px-4 py-2 text-sm font-medium">
        <Link
          to={paths.notifications}
          onClick={onLeave}
          className="inline-flex min-h-9 items-center text-rose hover:underline pointer-coarse:min-h-11"
        >
          All notifications
        </Link>
        <Link
          to={paths.settingsNotifications}
          onClick={onLeave}
          className="inline-flex min-h-9 items-center text-muted hover:text-ink pointer-coarse:min-h-11"
        >
          Settings
        </Link>
      </div>
    </>
  )
}

function Loading() {
  return (
    <div role="status" className="p-3">
      <VisuallyHidden>Loading notifications...</VisuallyHidden>
      <SkeletonText lines={4} />
    </div>
  )
}
