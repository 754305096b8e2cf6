import type { AttentionView } from '@guildhall/contract'
import {
  Bookmark,
  BriefcaseBusiness,
  Compass,
  CreditCard,
  FileCheck,
  FileText,
  FolderOpen,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  type LucideIcon,
  MessageSquare,
  Settings,
  Star,
  UserCheck,
  UserSearch,
  Wallet,
} from 'lucide-react'
import { Link, matchPath } from 'react-router'
import { paths } from '../../paths.ts'
import { cx } from '../../ui/cx.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { homeOf, type Workspace, type WorkspaceLink, workspaceLinks } from '../navigation/shared/workspace.ts'

const icons: Record<string, LucideIcon> = {
  Dashboard: LayoutDashboard,
  'My Projects': FolderOpen,
  Contracts: FileCheck,
  'Direct Contracts': UserCheck,
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
}

const row =
  'flex min-h-10 w-full items-center gap-3 rounded-md px-3 text-sm font-medium transition-colors hover:bg-sunken hover:text-ink pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0'

export interface WorkspaceNavProps {
  workspace: Workspace
  pathname: string
  attention?: AttentionView
  unreadConversations: number
  onLogOut?: () => void
}

export function WorkspaceNav({ workspace, pathname, attention, unreadConversations, onLogOut }: WorkspaceNavProps) {
  return (
    <nav aria-label={workspace === 'client' ? 'Client' : 'Freelancer'} className="flex flex-col gap-4">
      <SideSwitch workspace={workspace} />
      <ul className="flex flex-col gap-0.5">
        {workspaceLinks[workspace].map((link) => (
          <li key={link.label}>
            <NavRow link={link} pathname={pathname} waiting={waitingBeside(link, attention, unreadConversations)} />
          </li>
        ))}
      </ul>
      <ul className="flex flex-col gap-0.5 border-t border-line pt-4">
        <li>
          <NavRow
            link={{ label: 'Settings', to: paths.settings, currentOn: [paths.settings, '/settings/:section'] }}
            pathname={pathname}
          />
        </li>
        <li>
          <NavRow link={{ label: 'Help', to: paths.help, currentOn: [paths.help] }} pathname={pathname} />
        </li>
        {onLogOut ? (
          <li>
            <button type="button" onClick={onLogOut} className={cx(row, 'text-muted')}>
              <LogOut aria-hidden="true" />
              Logout
            </button>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

type Waiting = { count: number; text: string }

function waitingBeside(
  { label }: WorkspaceLink,
  attention: AttentionView | undefined,
  unread: number,
): Waiting | undefined {
  if (label === 'Messages') {
    return { count: unread, text: `${unread} unread ${unread === 1 ? 'conversation' : 'conversations'}` }
  }
  if (!attention) return undefined
  const { deliveriesToReview, changesRequested } = attention
  const deliveries = (count: number) => `${count} ${count === 1 ? 'delivery' : 'deliveries'}`
  if (label === 'My Projects') {
    return { count: deliveriesToReview, text: `${deliveries(deliveriesToReview)} to review` }
  }
  if (label !== 'My Proposals') return undefined
  return { count: changesRequested, text: `${deliveries(changesRequested)} sent back for changes` }
}

interface NavRowProps {
  link: WorkspaceLink
  pathname: string
  waiting?: Waiting
}

function NavRow({ link: { label, to, currentOn }, pathname, waiting }: NavRowProps) {
  const Icon = icons[label]
  const isCurrent = currentOn.some((pattern) => matchPath(pattern, pathname))
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={cx(row, isCurrent ? 'bg-rose-wash text-rose hover:bg-rose-wash hover:text-rose' : 'text-muted')}
    >
      {Icon ? <Icon aria-hidden="true" /> : null}
      {label}
      {waiting && waiting.count > 0 ? (
        <>
          <span
            aria-hidden="true"
            className="ml-auto min-w-6 rounded-full bg-rose-solid px-1.5 py-0.5 text-center text-xs font-semibold text-on-solid tabular-nums"
          >
            {waiting.count.toLocaleString('en-US')}
          </span>
          <VisuallyHidden> ({waiting.text})</VisuallyHidden>
        </>
      ) : null}
    </Link>
  )
}

function SideSwitch({ workspace }: { workspace: Workspace }) {
  const sides = [
    { side: 'client', label: 'Client' },
    { side: 'freelancer', label: 'Freelancer' },
  ] as const
  return (
    <div className="grid grid-cols-2 rounded-md border border-edge bg-surface p-0.5">
      {sides.map(({ side, label }) => (
        <Link
          key={side}
          to={homeOf[side]}
          aria-current={side === workspace ? 'true' : undefined}
          className={cx(
            'flex min-h-8.5 items-center justify-center rounded-sm text-sm font-medium transition-colors pointer-coarse:min-h-11',
            side === workspace ? 'bg-ink text-paper' : 'text-muted hover:text-ink',
          )}
        >
          {label}
        </Link>
      ))}
    </div>
  )
}
