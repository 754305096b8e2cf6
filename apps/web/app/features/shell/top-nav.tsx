import { LogOut, Search, Settings, User } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, matchPath, useLocation, useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { ThemeSwitch } from '../../theme/theme-switch.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator, MenuText } from '../../ui/menu.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { NotificationBell } from '../notifications/shared/notification-bell.tsx'
import { MobileMenu } from './mobile-menu.tsx'

interface Item {
  label: string
  longLabel?: string
  to: string
  also?: readonly string[]
}

const items: readonly Item[] = [
  { label: 'Learning', to: paths.courseCreation, also: [paths.library, paths.learning, '/shared/courses'] },
  { label: 'Freelance', to: paths.browseProjects },
  { label: 'Take Quiz', to: paths.modules },
  { label: 'Hire', to: paths.clientProjects },
  { label: 'Dashboard', longLabel: 'Freelancer Dashboard', to: paths.freelancerProposals },
]

export interface TopNavProps {
  /** Null if signed out, undefined while loading. */
  user: { id: string; name: string; email: string; picture?: string | undefined } | null | undefined
  onLogOut: () => void
  sidebar?: ReactNode
}

export function TopNav({ user, onLogOut, sidebar }: TopNavProps) {
  const { pathname } = useLocation()
  return (
    // Above toasts only while its menu is open.
    <header className="sticky top-0 z-30 border-b border-line bg-paper has-data-[state=open]:z-70">
      <div className="frame flex h-16 items-center gap-2">
        {/* A plain link: the landing page ships no framework script. */}
        <a
          href={paths.home}
          className="flex min-h-11 min-w-0 items-center overflow-x-clip lg:mr-4"
          aria-label="Guildhall, home"
        >
          <Wordmark className="max-[22.5rem]:gap-0 max-[22.5rem]:text-[length:0px]" />
        </a>
        <nav aria-label="Main" className="hidden h-full lg:block">
          <ul className="top-links">
            {items.map((item) => (
              <li key={item.to}>
                <Link to={item.to} aria-current={currentAt(pathname, item)}>
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <ThemeSwitch />
          {user === null ? null : <NotificationBell userId={user?.id} />}
          <Account user={user} onLogOut={onLogOut} />
          <MobileMenu>
            <nav aria-label="Main">
              <ul className="sheet-links">
                {items.map((item) => (
                  <li key={item.to}>
                    <Link to={item.to} aria-current={currentAt(pathname, item)}>
                      {item.longLabel ?? item.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            {sidebar}
            {user ? null : (
              <div className="grid grid-cols-2 gap-3 signed-in:hidden">
                <LinkButton to={paths.login}>Log In</LinkButton>
                <LinkButton to={paths.signup} variant="primary">
                  Sign Up
                </LinkButton>
              </div>
            )}
          </MobileMenu>
        </div>
      </div>
    </header>
  )
}

function currentAt(pathname: string, { to, also = [] }: Item): 'page' | 'true' | undefined {
  if (matchPath(to, pathname)) return 'page'
  return [to, ...also].some((path) => matchPath({ path, end: false }, pathname)) ? 'true' : undefined
}

function Account({ user, onLogOut }: Pick<TopNavProps, 'user' | 'onLogOut'>) {
  const { search } = useLocation()
  const navigate = useNavigate()
  if (!user) {
    return (
      <>
        {/* As the button will be: what it shows is there before the first paint. */}
        {user === undefined ? (
          <span aria-hidden="true" className="account-button signed-out:hidden">
            <span className="avatar account-initial" />
            <span className="account-name" />
          </span>
        ) : null}
        <div className="hidden items-center gap-2 signed-out:lg:flex">
          <LinkButton to={paths.login} variant="quiet">
            Log In
          </LinkButton>
          <LinkButton to={paths.signup} variant="primary">
            Sign Up
          </LinkButton>
        </div>
      </>
    )
  }

  const name = user.name || 'User'
  return (
    <Menu
      trigger={
        <button type="button" aria-label={`Account of ${name}`} className="account-button">
          <Avatar name={user.name} src={user.picture} size="sm" />
          <span>{name}</span>
        </button>
      }
    >
      <MenuText>
        <span className="block font-semibold break-words">{name}</span>
        <span className="block break-words text-muted">{user.email}</span>
      </MenuText>
      <MenuSeparator />
      <MenuItem
        onSelect={() => void navigate({ search, hash: '#find' }, { preventScrollReset: true })}
        icon={<Search aria-hidden="true" />}
      >
        Find and go
      </MenuItem>
      <MenuLink to={paths.ownProfile} icon={<User aria-hidden="true" />}>
        Profile
      </MenuLink>
      <MenuLink to={paths.settings} icon={<Settings aria-hidden="true" />}>
        Settings
      </MenuLink>
      <MenuSeparator />
      <MenuItem onSelect={onLogOut} icon={<LogOut aria-hidden="true" />}>
        Log Out
      </MenuItem>
    </Menu>
  )
}
