import type { AttentionView } from '@guildhall/contract'
import {
  Bookmark,
  BookOpen,
  BriefcaseBusiness,
  Compass,
  CreditCard,
  FileText,
  FolderOpen,
  GraduationCap,
  Handshake,
  House,
  Library,
  LifeBuoy,
  ListChecks,
  LogOut,
  type LucideIcon,
  MessageSquare,
  ScrollText,
  Settings,
  Star,
  UserSearch,
  Wallet,
} from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import {
  homeOf,
  isLearning,
  learningLinks,
  type Workspace,
  type WorkspaceLink,
  workspaceLinks,
} from '../navigation/shared/workspace.ts'

const icons: Record<string, LucideIcon> = {
  Home: House,
  'My Projects': FolderOpen,
  Contracts: ScrollText,
  'Direct Contracts': Handshake,
  Saved: Bookmark,
  Messages: MessageSquare,
  'Find Freelancers': UserSearch,
  Payments: CreditCard,
  'Browse Projects': Compass,
  'My Proposals': FileText,
  'Active Jobs': BriefcaseBusiness,
  Reviews: Star,
  Earnings: Wallet,
  Settings,
  Help: LifeBuoy,
  Courses: GraduationCap,
  Library,
  Units: BookOpen,
  Quiz: ListChecks,
}

export interface PlacesProps {
  workspace: Workspace
  pathname: string
  attention?: AttentionView
  unreadConversations: number
}

export function WorkspaceNav({ onLogOut, ...places }: PlacesProps & { onLogOut?: () => void }) {
  const { workspace } = places
  return (
    <nav aria-label={workspace === 'client' ? 'Client' : 'Freelancer'} className="side-nav">
      <div className="side-switch">
        {(['client', 'freelancer'] as const).map((side) => (
          <Link key={side} to={homeOf[side]} aria-current={side === workspace ? 'true' : undefined}>
            {side === 'client' ? 'Client' : 'Freelancer'}
          </Link>
        ))}
      </div>
      <ul>
        {workspaceLinks[workspace].map((link) => (
          <Place key={link.label} link={link} {...places} />
        ))}
      </ul>
      <ul className="border-t border-line pt-4">
        <Place link={{ label: 'Settings', to: paths.settings, at: /^\/settings/i }} {...places} />
        <Place link={{ label: 'Help', to: paths.help, at: /^\/help/i }} {...places} />
        {onLogOut ? (
          <li>
            <button type="button" onClick={onLogOut}>
              <LogOut aria-hidden="true" />
              Logout
            </button>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

/** Five places at the bottom of phones. */
export function BottomBar(places: PlacesProps) {
  const [home, ...others] = workspaceLinks[places.workspace].filter(({ short }) => short)
  return (
    <ul>
      {[home as WorkspaceLink, ...(isLearning(places.pathname) ? learningLinks : others)].map((link) => (
        <Place key={link.label} link={link} isShort {...places} />
      ))}
    </ul>
  )
}

type Waiting = [count: number, text: string]

function waitingBeside(label: string, { attention, unreadConversations: unread }: PlacesProps): Waiting | undefined {
  if (label === 'Messages') return [unread, `${unread} unread ${unread === 1 ? 'conversation' : 'conversations'}`]
  if (!attention) return undefined
  const { deliveriesToReview, changesRequested } = attention
  const deliveries = (count: number) => `${count} ${count === 1 ? 'delivery' : 'deliveries'}`
  if (label === 'My Projects') return [deliveriesToReview, `${deliveries(deliveriesToReview)} to review`]
  if (label !== 'My Proposals') return undefined
  return [changesRequested, `${deliveries(changesRequested)} sent back for changes`]
}

function Place({ link, isShort, ...places }: PlacesProps & { link: WorkspaceLink; isShort?: boolean }) {
  const { label, short, to, at } = link
  const Icon = icons[label]
  const [count, text] = waitingBeside(label, places) ?? [0]
  return (
    <li>
      <Link to={to} aria-current={at.test(places.pathname) ? 'page' : undefined}>
        {Icon ? <Icon aria-hidden="true" /> : null}
        {isShort ? (short ?? label) : label}
        {count > 0 ? (
          <>
            <span aria-hidden="true" className="count">
              {count.toLocaleString('en-US')}
            </span>
            <VisuallyHidden> ({text})</VisuallyHidden>
          </>
        ) : null}
      </Link>
    </li>
  )
}
