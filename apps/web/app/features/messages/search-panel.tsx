import type { MessageView } from '@guildhall/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { sentenceFor } from '../../api-errors.ts'
import { formatMoment } from '../../dates.ts'
import { useSearchText } from '../../hooks/use-search-text.ts'
import { keyOf } from '../../query-keys.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { searchMessages } from './api.ts'
import { plainExcerpt } from './plain-excerpt.ts'

interface SearchPanelProps {
  conversationId: string
  userId: string
  otherName: string
  onFound: (seq: number) => void
  onClose: () => void
}

export function SearchPanel({ conversationId, userId, otherName, onFound, onClose }: SearchPanelProps) {
  const [search, setSearch] = useState('')
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [])
  const { text, setText, commitNow } = useSearchText(search, (next) => setSearch(next.trim()))
  const hits = useInfiniteQuery({
    queryKey: keyOf('messages', 'search', conversationId, search),
    queryFn: ({ pageParam }) => searchMessages(conversationId, search, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.nextBefore,
    enabled: search !== '',
  })
  const messages = hits.data?.pages.flatMap((page) => page.messages) ?? []

  return (
    <section
      aria-label="Search in this conversation"
      className="flex max-h-[45%] flex-col gap-2 border-b border-line p-3 sm:px-5"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && text === '') onClose()
      }}
    >
      <div className="flex items-center gap-2">
        <SearchBox
          ref={box}
          label="Search messages"
          placeholder="Search messages"
          value={text}
          onChange={setText}
          onSearch={commitNow}
          className="flex-1"
        />
        <IconButton label="Close search" icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      {search === '' ? null : (
        <p role="status" className="text-xs text-muted">
          {hits.isFetching ? 'Searching...' : countText(messages.length, hits.hasNextPage)}
        </p>
      )}
      {hits.error ? <p className="text-sm text-danger">{sentenceFor(hits.error, 'The search failed.')}</p> : null}
      <ul aria-label="Found messages" className="min-h-0 overflow-y-auto">
        {messages.map((message) => (
          <li key={message.seq}>
            <Hit message={message} who={message.authorId === userId ? 'You' : otherName} onFound={onFound} />
          </li>
        ))}
      </ul>
      {hits.hasNextPage ? (
        <Button
          size="sm"
          onClick={() => void hits.fetchNextPage()}
          pending={hits.isFetchingNextPage}
          className="self-center"
        >
          Search older messages
        </Button>
      ) : null}
    </section>
  )
}

function countText(count: number, hasMore: boolean): string {
  if (count === 0) return hasMore ? 'Nothing found yet' : 'Nothing found'
  return `${count}${hasMore ? '+' : ''} ${count === 1 ? 'message' : 'messages'}`
}

function Hit({ message, who, onFound }: { message: MessageView; who: string; onFound: (seq: number) => void }) {
  return (
    <button
      type="button"
      onClick={() => onFound(message.seq)}
      className="flex w-full flex-col rounded-md px-2 py-1.5 text-left text-sm hover:bg-sunken"
    >
      <span className="text-xs text-muted">
        {who} · <time dateTime={message.createdAt}>{formatMoment(message.createdAt)}</time>
      </span>
      <span dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
        {plainExcerpt(message.text)}
      </span>
    </button>
  )
}
