import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { type ClientLoaderFunctionArgs, type MetaFunction, useSearchParams } from 'react-router'
import { sentenceFor } from '../../api-errors.ts'
import { useInfiniteScroll } from '../../hooks/use-infinite-scroll.ts'
import { useNow } from '../../hooks/use-now.ts'
import { ListEnd } from '../../list-end.tsx'
import { paths } from '../../paths.ts'
import { getQueryClient } from '../../query-client.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EmptyTray } from '../../ui/illustrations/lazy-illustrations.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page, Toolbar } from '../../ui/page.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { useRequiredUser } from '../accounts/shared/required-user.tsx'
import { storedUserId } from '../accounts/shared/session-store.ts'
import { notificationsQuery, useMarkRead } from './api.ts'
import { formatTime, groupByDay } from './day-groups.ts'
import { NotificationRow } from './notification-row.tsx'

export const meta: MetaFunction = () => [{ title: 'Notifications · Guildhall' }]

type Show = 'all' | 'unread'
const readShow = (query: URLSearchParams): Show => (query.get('show') === 'unread' ? 'unread' : 'all')

/** Starts the request without waiting, so that the skeleton shows. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const userId = storedUserId()
  const unread = readShow(new URL(request.url).searchParams) === 'unread'
  if (userId) void getQueryClient().prefetchInfiniteQuery(notificationsQuery(userId, { unread }))
  return null
}

export function HydrateFallback() {
  return (
    <Page title="Notifications" narrow>
      <SkeletonCards label="Loading notifications..." />
    </Page>
  )
}

export default function NotificationsScreen() {
  const user = useRequiredUser()
  const [query, setQuery] = useSearchParams()
  const show = readShow(query)
  return (
    <Page
      title="Notifications"
      narrow
      actions={<LinkButton to={paths.settingsNotifications}>Notification settings</LinkButton>}
    >
      {user ? (
        <Notifications
          userId={user.id}
          show={show}
          onShow={(next) => setQuery(next === 'all' ? {} : { show: next }, { replace: true, preventScrollReset: true })}
        />
      ) : (
        <SkeletonCards label="Loading notifications..." />
      )}
    </Page>
  )
}

function Notifications({ userId, show, onShow }: { userId: string; show: Show; onShow: (show: Show) => void }) {
  const list = useInfiniteQuery({
    ...notificationsQuery(userId, { unread: show === 'unread' }),
    placeholderData: keepPreviousData,
  })
  const markRead = useMarkRead(userId)
  const now = useNow(60_000)
  const frame = useRef<HTMLElement>(null)
  const end = useInfiniteScroll(
    list.hasNextPage && !list.isFetching && !list.isFetchNextPageError && !list.isPlaceholderData,
    () => void list.fetchNextPage(),
  )
  const notifications = list.data?.pages.flatMap((page) => page.items) ?? []
  const newest = notifications[0]
  const total = list.data?.pages.at(-1)?.total

  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label="Notifications"
      aria-busy={list.isFetching}
      className="outline-none flex flex-col gap-6"
    >
      <Toolbar className="justify-between">
        <SegmentedControl
          label="Show"
          value={show}
          onChange={onShow}
          options={[
            { value: 'all', label: 'All' },
            { value: 'unread', label: 'Unread' },
          ]}
        />
        {newest && notifications.some(({ readAt }) => !readAt) ? (
          <Button
            variant="quiet"
            pending={markRead.isPending}
            onClick={() => {
              // The button goes away.
              frame.current?.focus({ preventScroll: true })
              markRead.mutate({ upTo: newest.createdAt })
            }}
          >
            Mark all as read
          </Button>
        ) : null}
      </Toolbar>

      {markRead.isError ? (
        <Alert>{sentenceFor(markRead.error, 'They could not be marked as read. Try again.')}</Alert>
      ) : null}
      {list.isPending ? <SkeletonCards label="Loading notifications..." /> : null}
      {list.isError && !list.data ? (
        <Alert
          title="Failed to load notifications"
          action={
            <Button size="sm" onClick={() => void list.refetch()} pending={list.isFetching}>
              Try again
            </Button>
          }
        >
          {sentenceFor(list.error, list.error.message)}
        </Alert>
      ) : null}
      {list.data && notifications.length === 0 ? <NothingHere show={show} onShow={onShow} /> : null}

      <div className={cx('flex flex-col gap-8 transition-opacity', list.isPlaceholderData && 'opacity-60')}>
        {groupByDay(notifications, now).map((group) => (
          <section key={group.day} aria-label={group.day}>
            <h2 className="eyebrow px-3">{group.day}</h2>
            <ul className="mt-1 divide-y divide-line border-y border-line">
              {group.notifications.map((notification) => (
                <NotificationRow
                  key={notification._id}
                  notification={notification}
                  time={formatTime(notification.createdAt)}
                  onOpen={() => {
                    if (!notification.readAt) markRead.mutate({ ids: [notification._id] })
                  }}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>

      <div ref={end}>
        <ListEnd
          list={list}
          shown={notifications.length}
          total={total}
          nouns={['notification', 'notifications']}
          alwaysCounts
        />
      </div>
    </section>
  )
}

function NothingHere({ show, onShow }: { show: Show; onShow: (show: Show) => void }) {
  return show === 'unread' ? (
    <EmptyState
      illustration={<EmptyTray className="mx-auto w-44" />}
      title="Nothing unread"
      action={<Button onClick={() => onShow('all')}>Show all notifications</Button>}
    >
      You are all caught up.
    </EmptyState>
  ) : (
    <EmptyState illustration={<EmptyTray className="mx-auto w-44" />} title="No notifications yet">
      When somebody sends you a proposal, decides on yours or delivers work, you will see it here.
    </EmptyState>
  )
}
