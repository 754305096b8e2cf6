import { type ConversationView, mayHaveProfile } from '@guildhall/contract'
import { ArrowLeft, Ban, Bell, BellOff, Ellipsis, Eye, EyeOff, Flag, Search } from 'lucide-react'
import type { Ref } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useReadReceipts } from './use-read-receipts.ts'

interface ChatHeaderProps {
  userId: string
  conversation: ConversationView
  isOnline: boolean
  isTyping: boolean
  isSearching: boolean
  searchButton: Ref<HTMLButtonElement>
  isReported: boolean
  onSearch: () => void
  onMute: () => void
  onBlock: () => void
  onReport: () => void
}

export function ChatHeader(props: ChatHeaderProps) {
  const { userId, conversation, isOnline, isTyping, isSearching, searchButton, isReported } = props
  const { onSearch, onMute, onBlock, onReport } = props
  const { person, isBlockedByYou, isMuted, _id } = conversation
  const receipts = useReadReceipts(userId)

  return (
    <header className="flex items-center gap-3 border-b border-line px-2 py-2 sm:px-4">
      <Link
        to={paths.messages}
        aria-label="Back to all messages"
        className="inline-flex size-10 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink xl:hidden pointer-coarse:size-11"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
      </Link>
      <Avatar name={person.name} src={person.profileImage} />
      <div className="relative min-w-0 flex-1">
        <h2 className="font-sans text-base font-semibold tracking-normal">
          {mayHaveProfile(person.name) ? (
            <Link
              to={paths.profile(person._id)}
              dir="auto"
              // A larger area for fingers.
              className="block truncate hover:underline after:absolute after:-inset-y-2 after:inset-x-0"
            >
              {person.name}
            </Link>
          ) : (
            <span className="block truncate">{person.name}</span>
          )}
        </h2>
        <p className="flex items-center gap-1.5 text-xs text-muted">
          {isOnline ? <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-green" /> : null}
          {isMuted ? (
            <>
              <BellOff aria-hidden="true" className="size-3.5 shrink-0" />
              <VisuallyHidden>Muted. </VisuallyHidden>
            </>
          ) : null}
          <span className="truncate">{statusText({ isTyping, isOnline, title: person.title })}</span>
        </p>
      </div>
      {_id ? (
        <IconButton
          ref={searchButton}
          label="Search in this conversation"
          icon={<Search aria-hidden="true" />}
          aria-expanded={isSearching}
          onClick={onSearch}
        />
      ) : null}
      <div className="relative z-20">
        <Menu trigger={<IconButton label="More" icon={<Ellipsis aria-hidden="true" />} />}>
          {_id ? (
            <>
              <MenuItem icon={isMuted ? <Bell aria-hidden="true" /> : <BellOff aria-hidden="true" />} onSelect={onMute}>
                {isMuted ? 'Unmute' : 'Mute'}
              </MenuItem>
              <MenuItem
                icon={receipts.isOn ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
                onSelect={receipts.toggle}
              >
                {receipts.isOn ? 'Turn off read receipts' : 'Turn on read receipts'}
              </MenuItem>
              <MenuItem icon={<Flag aria-hidden="true" />} onSelect={onReport}>
                {isReported ? 'Your report' : 'Report conversation'}
              </MenuItem>
            </>
          ) : null}
          <MenuItem icon={<Ban aria-hidden="true" />} tone="danger" onSelect={onBlock}>
            {isBlockedByYou ? 'Unblock' : 'Block'}
          </MenuItem>
        </Menu>
      </div>
    </header>
  )
}

function statusText({ isTyping, isOnline, title }: { isTyping: boolean; isOnline: boolean; title: string }) {
  if (isTyping) return 'is typing...'
  return isOnline ? 'Online' : title
}
