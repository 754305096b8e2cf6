import type { ReportView } from '@guildhall/contract'
import { ArrowDown } from 'lucide-react'
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { useNow } from '../../hooks/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { PendingDots } from '../../ui/pending-dots.tsx'
import { listItems, type MessageItem } from './list-items.ts'
import { runAround } from './merge-messages.ts'
import { type MessageActs, MessageRow } from './message-row.tsx'
import { formatDayName } from './message-times.ts'
import { showSettled } from './show-settled.ts'
import type { ThreadState } from './thread-state.ts'
import type { ThreadStore } from './thread-store.ts'
import { type UnsentActs, UnsentRow } from './unsent-row.tsx'

/** Pixels from either end. */
const loadAheadPx = 800
/** Pixels. This close to the end, new messages keep the list at the end. */
const atEndPx = 48
/** Milliseconds after the scrolling stops. */
const readDelayMs = 300

export interface MessageListProps {
  state: ThreadState
  store: ThreadStore
  userId: string
  otherName: string
  acts: MessageActs & UnsentActs
  found: number | undefined
  reports: readonly ReportView[]
}

/** Virtualized. Opens at the unread line, else at the end. */
export function MessageList({ state, store, userId, otherName, acts, found, reports }: MessageListProps) {
  const { thread, anchor, unsent, unreadAfter, jump, loading } = state
  const now = useNow(60_000)
  const run = useMemo(() => runAround(thread, anchor), [thread, anchor])
  const items = useMemo(
    () => listItems(run.messages, unsent, { userId, unreadAfter }),
    [run.messages, unsent, userId, unreadAfter],
  )
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const [isAtEnd, setIsAtEnd] = useState(false)
  const stick = useRef(false)
  const last = useRef({ offset: 0, size: 0 })
  const [active, setActive] = useState<string>()

  // Items were added above: what is on screen stays where it is.
  const firstKey = items[0]?.key
  const lastFirst = useRef(firstKey)
  const isPrepended = firstKey !== lastFirst.current && items.some(({ key }) => key === lastFirst.current)
  useLayoutEffect(() => {
    lastFirst.current = firstKey
  }, [firstKey])

  const isOpen = useRef(false)
  const lastJump = useRef(jump)
  useLayoutEffect(() => {
    if (items.length === 0) return
    if (!isOpen.current) {
      isOpen.current = true
      if (scroller.current) showSettled(scroller.current)
      const firstUnread = items.findIndex(({ isFirstUnread }) => isFirstUnread)
      if (firstUnread >= 0) list.current?.scrollToIndex(firstUnread, { align: 'start' })
      else list.current?.scrollToIndex(items.length - 1, { align: 'end' })
      stick.current = firstUnread < 0
    } else if (lastJump.current !== jump) {
      const index = items.findIndex(({ message }) => message?.seq === anchor)
      const isLatest = anchor >= thread.lastSeq && index !== -1 && !run.hasLater
      stick.current = isLatest
      if (isLatest) list.current?.scrollToIndex(items.length - 1, { align: 'end' })
      else if (index !== -1) {
        list.current?.scrollToIndex(index, { align: 'center' })
        setActive(items[index]?.key)
      }
    } else if (stick.current && !run.hasLater) list.current?.scrollToIndex(items.length - 1, { align: 'end' })
    lastJump.current = jump
  }, [items, jump, anchor, run.hasLater, thread.lastSeq])

  // A taller composer or an opened keyboard must not hide the end.
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    // In the next frame: scrolling lays out rows, which a ResizeObserver must not do.
    const observer = new ResizeObserver(() => {
      requestAnimationFrame(() => {
        if (stick.current) element.scrollTop = element.scrollHeight
      })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  function scrollToEnd() {
    if (stick.current && scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight
  }

  const readTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(readTimer.current), [])

  const hasScrolled = useRef(false)
  function look() {
    const handle = list.current
    if (!handle || items.length === 0) return
    const { scrollOffset, scrollSize, viewportSize } = handle
    const left = scrollSize - scrollOffset - viewportSize
    if (viewportSize > 0) {
      if (left < atEndPx && !run.hasLater) stick.current = true
      else if (run.hasLater || scrollOffset < last.current.offset) stick.current = false
      // Rows get their height once shown, so the end moved without a scroll.
      else if (stick.current && scrollSize !== last.current.size) requestAnimationFrame(scrollToEnd)
      last.current = { offset: scrollOffset, size: scrollSize }
      setIsAtEnd(stick.current)
    }
    // At first the list stands at the top, before it has scrolled to where it opens.
    const hasSettled = hasScrolled.current || scrollSize <= viewportSize
    if (hasSettled && scrollOffset < loadAheadPx && run.hasEarlier) void store.loadEarlier()
    if (left < loadAheadPx && run.hasLater) void store.loadLater()
    clearTimeout(readTimer.current)
    readTimer.current = setTimeout(() => markAsRead(handle), readDelayMs)
  }

  function markAsRead(handle: VirtualizerHandle) {
    if (document.visibilityState !== 'visible' || handle.viewportSize === 0) return
    const lowest = handle.findItemIndex(handle.scrollOffset + handle.viewportSize - 1)
    const seen = items.slice(0, lowest + 1).findLast(({ message }) => message !== undefined)?.message?.seq
    if (seen !== undefined) void store.markRead(seen)
    // Tab leads to a row on screen, and never away from the focused one.
    if (!scroller.current?.contains(document.activeElement)) setActive(items[lowest]?.key)
  }
  useEffect(() => {
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  })

  function move(event: KeyboardEvent<HTMLElement>) {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')
    if (event.target !== row || !row || !['ArrowUp', 'ArrowDown'].includes(event.key)) return
    const index = items.findIndex(({ key }) => key === row.dataset.row)
    const next = items[index + (event.key === 'ArrowUp' ? -1 : 1)]
    if (!next) return
    event.preventDefault()
    setActive(next.key)
    list.current?.scrollToIndex(items.indexOf(next), { align: 'nearest' })
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`[data-row="${next.key}"]`)?.focus())
  }

  const activeKey = items.some(({ key }) => key === active) ? active : items.at(-1)?.key
  const activeIndex = items.findIndex(({ key }) => key === activeKey)
  const newerCount = Math.max(0, thread.lastSeq - thread.readSeq)

  function row(item: MessageItem) {
    const { message, unsent: waits, key, day, isFirstUnread, startsGroup } = item
    const isActive = key === activeKey
    return (
      <div key={key} className={cx('px-3 sm:px-5', startsGroup ? 'pt-4' : 'pt-1')}>
        {day ? <Rule>{formatDayName(day, now)}</Rule> : null}
        {isFirstUnread ? <Rule isUnread>New messages</Rule> : null}
        <article
          data-row={key}
          tabIndex={isActive ? 0 : -1}
          aria-posinset={message?.seq}
          aria-setsize={message ? thread.lastSeq : undefined}
          aria-label={waits ? 'Your message, not sent yet' : undefined}
          aria-labelledby={message ? `message-${key}` : undefined}
          onFocus={() => setActive(key)}
          data-found={found !== undefined && message?.seq === found ? true : undefined}
          className="group/row scroll-mt-12 rounded-lg outline-offset-1"
        >
          {message ? (
            <MessageRow
              message={message}
              contentId={`message-${key}`}
              isOwn={message.authorId === userId}
              author={otherName}
              startsGroup={startsGroup}
              isRead={thread.otherReadSeq !== null && thread.otherReadSeq >= message.seq}
              isActive={isActive}
              report={reports.find(({ seq }) => seq === message.seq)?.status}
              acts={acts}
            />
          ) : null}
          {waits ? <UnsentRow unsent={waits} acts={acts} /> : null}
        </article>
      </div>
    )
  }

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={scroller}
        role="feed"
        aria-label={`Messages with ${otherName}`}
        aria-busy={loading !== undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard.
        tabIndex={0}
        onKeyDown={move}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain pb-3 -outline-offset-2 [overflow-anchor:none]"
      >
        {loading === 'earlier' ? <PendingDots className="absolute inset-x-0 top-2 z-10 mx-auto w-fit" /> : null}
        <div className="grow" />
        {items.length === 0 ? <p className="p-6 text-center text-sm text-muted">No messages yet.</p> : null}
        <Virtualizer
          ref={list}
          scrollRef={scroller}
          data={items}
          shift={isPrepended}
          bufferSize={400}
          keepMounted={activeIndex === -1 ? [] : [activeIndex]}
          onScroll={() => {
            hasScrolled.current = true
            look()
          }}
        >
          {row}
        </Virtualizer>
      </div>
      {isAtEnd || items.length === 0 ? null : (
        <Button
          size="sm"
          onClick={() => void store.jumpToLatest().catch(() => {})}
          className="absolute right-4 bottom-3 shadow-float"
        >
          <ArrowDown aria-hidden="true" />
          Jump to latest
          {newerCount > 0 ? (
            <span className="font-semibold text-tide">{newerCount > 99 ? '99+' : newerCount}</span>
          ) : null}
        </Button>
      )}
    </div>
  )
}

function Rule({ children, isUnread = false }: { children: string; isUnread?: boolean }) {
  return (
    <div
      className={cx(
        'mb-3 flex items-center gap-3 text-xs font-medium',
        'before:h-px before:flex-1 after:h-px after:flex-1',
        isUnread ? 'text-tide before:bg-tide after:bg-tide' : 'text-muted before:bg-line after:bg-line',
      )}
    >
      {children}
    </div>
  )
}
