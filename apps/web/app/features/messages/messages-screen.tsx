import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { type ClientLoaderFunctionArgs, type MetaFunction, useParams } from 'react-router'
import { usePartWhenIdle } from '../../load-part.ts'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DovetailJoint } from '../../ui/illustrations/lazy-illustrations.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useRequiredUser } from '../accounts/shared/required-user.tsx'
import { hasStoredToken } from '../accounts/shared/session-store.ts'
import { conversationsQuery } from './api.ts'
import { ChatSkeleton } from './chat-skeleton.tsx'
import { ConversationList, WaysToStart } from './conversation-list.tsx'
import { useUnreadConversations } from './shared/unread.ts'

export const meta: MetaFunction = () => []

// The conversation list needs neither the messages nor the Markdown parser.
const loadChat = () => import('./chat.tsx')
const Chat = lazyPart(loadChat)

export function clientLoader({ params: { userId } }: ClientLoaderFunctionArgs) {
  if (hasStoredToken() && userId) void loadChat().catch(() => {})
  return null
}

export default function MessagesScreen() {
  const { userId: otherId } = useParams()
  usePartWhenIdle(loadChat)
  const user = useRequiredUser()
  const conversation = useRef<HTMLElement>(null)
  useEffect(() => {
    // After a navigation the focus is on <main>, where the conversation list would come first.
    const isArrival = otherId !== undefined && document.activeElement?.tagName === 'MAIN'
    if (isArrival) conversation.current?.focus({ preventScroll: true })
  }, [otherId])
  const unread = useUnreadConversations(user?.id ?? '')

  return (
    <div className="-mx-4 -my-8 flex h-[calc(100dvh-4rem-1px-var(--notice)-var(--bar))] flex-col sm:mx-0 sm:my-[-1rem] sm:h-[calc(100dvh-6rem-1px-var(--notice)-var(--bar))] lg:my-[-1.5rem]">
      <title>{unread > 0 ? `(${unread}) Messages · Guildhall` : 'Messages · Guildhall'}</title>
      <h1
        className={cx(
          'text-2xl',
          otherId ? 'sr-only xl:not-sr-only' : 'px-4 py-4 max-sm:border-b max-sm:border-line sm:px-0 sm:pt-0',
          'sm:pb-3 xl:pb-3',
        )}
      >
        Messages
      </h1>
      <div className="grid min-h-0 flex-1 border-line bg-surface sm:rounded-lg sm:border xl:grid-cols-[18rem_minmax(0,1fr)]">
        <section
          aria-label="Conversations"
          className={cx('min-h-0 min-w-0 flex-col border-line xl:flex xl:border-r', otherId ? 'hidden' : 'flex')}
        >
          {user ? <ConversationList userId={user.id} openId={otherId} /> : null}
        </section>
        <section
          ref={conversation}
          tabIndex={-1}
          aria-label="Conversation"
          className={cx(
            'outline-none min-h-0 min-w-0 flex-col bg-paper sm:rounded-r-lg xl:flex',
            otherId ? 'flex' : 'hidden',
          )}
        >
          {otherId && user ? (
            <Suspense fallback={<ChatSkeleton />}>
              <Chat userId={user.id} otherId={otherId} />
            </Suspense>
          ) : null}
          {otherId ? null : <div className="my-auto">{user ? <NothingOpen userId={user.id} /> : null}</div>}
        </section>
      </div>
    </div>
  )
}

function NothingOpen({ userId }: { userId: string }) {
  const { data, isPending } = useInfiniteQuery(conversationsQuery(userId))
  const illustration = <DovetailJoint className="mx-auto w-40" />
  if (isPending) return null
  if (data?.pages[0]?.conversations.length === 0) {
    return (
      <EmptyState illustration={illustration} title="Your messages will be here" action={<WaysToStart />}>
        Find work and send a proposal, or post a project and answer the proposals you get.
      </EmptyState>
    )
  }
  return (
    <EmptyState illustration={illustration} title="Choose a conversation">
      You see its messages here, and what happened in your projects.
    </EmptyState>
  )
}
