import type { ConversationRowView } from '@guildhall/contract'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { sentenceFor } from '../../api-errors.ts'
import { useNow } from '../../hooks/use-now.ts'
import { useSearchText } from '../../hooks/use-search-text.ts'
import { backoffMs } from '../../live/backoff.ts'
import { isLive, onLiveConnect, onLiveEvent } from '../../live/live-events.ts'
import { paths } from '../../paths.ts'
import { keyOf } from '../../query-keys.ts'
import { Alert } from '../../ui/alert.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { conversationSearchQuery, conversationsQuery, conversationWithQuery } from './api.ts'
import { eventText } from './event-text.ts'
import { formatListTime } from './message-times.ts'
import { plainExcerpt } from './plain-excerpt.ts'

/** While no socket is connected. */
const pollDelays = { baseMs: 10_000, capMs: 30_000 }

interface ConversationListProps {
  userId: string
  openId: string | undefined
}

export function ConversationList({ userId, openId }: ConversationListProps) {
  const client = useQueryClient()
  const [search, setSearch] = useState('')
  const { text, setText, commitNow } = useSearchText(search, (next) => setSearch(next.trim()))
  const list = useInfiniteQuery({
    ...conversationsQuery(userId),
    refetchInterval: ({ state }) => (isLive() ? false : backoffMs(state.status === 'error' ? 2 : 0, pollDelays)),
  })
  const hits = useQuery({ ...conversationSearchQuery(userId, search), enabled: search !== '' })

  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: keyOf('messages', 'list', userId) })
    const endEvents = onLiveEvent(({ type }) => {
      if (type === 'message' || type === 'read') refresh()
    })
    // A message may have come between the list's answer and the connection.
    const endConnect = onLiveConnect(refresh)
    return () => {
      endEvents()
      endConnect()
    }
  }, [client, userId])

  const shown = search === '' ? list : hits
  const listed = list.data?.pages.flatMap((page) => page.conversations) ?? []
  const isOpenMissing =
    openId !== undefined && list.isSuccess && !list.hasNextPage && listed.every(({ person }) => person._id !== openId)
  const { data: open, isLoading: isOpenLoading } = useQuery({
    ...conversationWithQuery(userId, openId ?? ''),
    enabled: isOpenMissing,
  })
  const begun = isOpenMissing && open ? [{ ...open, _id: openId, unread: 0 }] : []
  const rows: ListedConversation[] = search === '' ? [...begun, ...listed] : (hits.data?.conversations ?? [])

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <SearchBox
        label="Search people and messages"
        placeholder="Search"
        value={text}
        onChange={setText}
        onSearch={commitNow}
        className="px-4 py-3 sm:px-3"
      />
      {shown.isPending ? <RowSkeletons /> : null}
      {shown.error && rows.length === 0 ? (
        <div className="p-3">
          <Alert
            title="Your conversations could not be loaded"
            action={
              <Button size="sm" onClick={() => void shown.refetch()} pending={shown.isFetching}>
                Try again
              </Button>
            }
          >
            {sentenceFor(shown.error, shown.error.message)}
          </Alert>
        </div>
      ) : null}
      {shown.data && rows.length === 0 && !(isOpenMissing && isOpenLoading) ? (
        <NothingHere isSearch={search !== ''} />
      ) : null}
      {/* Not beside the skeleton, which it would move when it fills. */}
      {shown.isPending ? null : (
        <ul aria-label="Conversations" className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-3">
          {rows.map((row) => (
            <ConversationRow key={row._id} row={row} userId={userId} isOpen={row.person._id === openId} />
          ))}
          {search === '' && list.hasNextPage ? (
            <li className="flex justify-center py-3">
              <Button size="sm" onClick={() => void list.fetchNextPage()} pending={list.isFetchingNextPage}>
                Show more conversations
              </Button>
            </li>
          ) : null}
        </ul>
      )}
    </div>
  )
}

type Latest = ConversationRowView['latest']
/** Without `latest` if it is open, but nothing was written yet. */
type ListedConversation = Omit<ConversationRowView, 'latest' | 'latestAt'> & { latest?: Latest; match?: Latest | null }

function ConversationRow({ row, userId, isOpen }: { row: ListedConversation; userId: string; isOpen: boolean }) {
  const now = useNow(60_000)
  const { person, unread } = row
  const shown = row.match ?? row.latest
  return (
    <li>
      <Link
        to={paths.chat(person._id)}
        aria-current={isOpen ? 'page' : undefined}
        className={cx(
          'flex items-center gap-3 rounded-md px-2.5 py-2.5 -outline-offset-2 transition-colors',
          isOpen ? 'bg-chosen' : 'hover:bg-sunken',
        )}
      >
        <span className={cx('flex rounded-full', isOpen && 'ring-2 ring-surface')}>
          <Avatar name={person.name} src={person.profileImage} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-2">
            <span dir="auto" className={cx('truncate text-sm', unread > 0 ? 'font-semibold' : 'font-medium')}>
              {person.name}
            </span>
            {shown ? (
              <time dateTime={shown.createdAt} className="shrink-0 text-xs text-muted">
                {formatListTime(shown.createdAt, now)}
              </time>
            ) : null}
          </span>
          <span className="flex items-center justify-between gap-2">
            <span dir="auto" className={cx('truncate text-sm', unread > 0 ? 'text-ink' : 'text-muted')}>
              {shown ? lineOf(shown, userId, person.name) : 'No messages yet'}
            </span>
            {row.isMuted ? (
              <>
                <BellOff aria-hidden="true" className="ml-auto size-3.5 shrink-0 text-muted" />
                <VisuallyHidden>Muted</VisuallyHidden>
              </>
            ) : null}
            {unread > 0 ? (
              <span
                className={cx(
                  'min-w-6 shrink-0 rounded-full px-1.5 text-center text-xs font-semibold tabular-nums',
                  row.isMuted ? 'bg-sunken text-ink' : 'bg-tide-solid text-on-solid',
                )}
              >
                {unread > 99 ? '99+' : unread}
                <VisuallyHidden> unread</VisuallyHidden>
              </span>
            ) : null}
          </span>
        </span>
      </Link>
    </li>
  )
}

function lineOf(message: Latest, userId: string, name: string): string {
  const isOwn = message.authorId === userId
  if (message.event) return eventText(message.event, isOwn ? 'You' : name)
  if (message.deletedAt) return 'This message was deleted.'
  if (message.isHidden && !isOwn) return 'An operator hid this message.'
  const text = plainExcerpt(message.text) || (message.kind === 'file' ? 'Files' : '')
  return isOwn ? `You: ${text}` : text
}

function RowSkeletons() {
  return (
    <div role="status" className="flex flex-col gap-5 px-4 py-3">
      <VisuallyHidden>Loading conversations...</VisuallyHidden>
      {Array.from({ length: 5 }, (_, row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-10 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-3.5 w-1/2" />
            <Skeleton className="h-3.5 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  )
}

function NothingHere({ isSearch }: { isSearch: boolean }) {
  if (isSearch) return <p className="px-5 py-8 text-center text-sm text-muted">Nothing found. Try other words.</p>
  return (
    <div className="flex flex-col gap-2 px-5 py-8 text-center text-balance">
      <p className="font-display text-lg font-semibold">No conversations yet</p>
      <p className="text-sm text-muted">
        A conversation starts when a client writes to someone who sent a proposal, or accepts one.
      </p>
      <div className="mt-3 xl:hidden">
        <WaysToStart />
      </div>
    </div>
  )
}

/** Both sides of the marketplace: a person can be client and freelancer. */
export function WaysToStart() {
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <LinkButton to={paths.browseProjects}>Find a project</LinkButton>
      <LinkButton to={paths.newProject}>Post a project</LinkButton>
    </div>
  )
}
