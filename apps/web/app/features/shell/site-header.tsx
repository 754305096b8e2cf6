import { ChevronDown, Menu, X } from 'lucide-react'
import { paths } from '../../paths.ts'
import { ThemeSwitch } from '../../theme/theme-switch.tsx'
import { cx } from '../../ui/cx.ts'
import { AnchorButton } from '../../ui/link-button.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { type SiteMenu, siteMenus } from './site-menus.ts'

/** Works without scripts; `site.js` adds hover and arrow keys. */
export function SiteHeader() {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="frame flex h-16 items-center gap-2">
        <a href={paths.home} className="mr-4 flex min-h-11 items-center" aria-label="Guildhall, home">
          <Wordmark />
        </a>
        <nav aria-label="Main" className="hidden lg:block">
          <ul data-menubar className="flex items-center gap-1">
            {siteMenus.map((menu) => (
              <li key={menu.label}>
                <DropDown menu={menu} />
              </li>
            ))}
            <li>
              <a data-menubar-item href={paths.enterprise} className={cx(topItem, 'hover:bg-sunken')}>
                For enterprise
              </a>
            </li>
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <ThemeSwitch />
          <div className="hidden items-center gap-2 lg:flex">
            <AnchorButton href={paths.login} variant="quiet" className="signed-in:hidden">
              Log in
            </AnchorButton>
            <AnchorButton href={paths.signup} variant="primary" className="signed-in:hidden">
              Sign up
            </AnchorButton>
          </div>
          <UserChip />
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}

const topItem =
  'inline-flex min-h-10 items-center gap-1.5 rounded-md px-3 text-sm font-medium pointer-coarse:min-h-11 transition-colors'

function DropDown({ menu }: { menu: SiteMenu }) {
  return (
    <details data-menu="drop" className="group relative">
      <summary data-menubar-item className={cx(topItem, 'hover:bg-sunken group-open:bg-sunken')}>
        {menu.label}
        <ChevronDown
          aria-hidden="true"
          className="size-3.5 text-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="absolute top-full left-0 pt-2">
        <div className="flex w-max animate-rise gap-10 rounded-lg border border-line bg-surface p-6 shadow-float">
          {menu.groups.map((group) => (
            <div key={group.title} className="w-56">
              <p className="font-display text-lg font-semibold">{group.title}</p>
              {group.text ? <p className="mt-1 text-sm text-muted">{group.text}</p> : null}
              <ul className="mt-2 -ml-2">
                {group.links.map((link) => (
                  <li key={link.label}>
                    <a
                      href={link.href}
                      className="flex min-h-9 items-center rounded-sm px-2 py-1 text-sm hover:bg-sunken hover:text-rose pointer-coarse:min-h-11"
                    >
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </details>
  )
}

/** Hidden until a script in the head finds a session. */
function UserChip() {
  return (
    <details data-menu="drop" className="group relative hidden signed-in:block">
      <summary className="flex min-h-10 max-w-44 items-center gap-2 rounded-full border border-line p-1 text-sm sm:pr-3.5 font-medium hover:border-edge pointer-coarse:min-h-11">
        <span
          data-initial
          aria-hidden="true"
          className="inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-line font-display font-semibold text-ink"
        >
          U
        </span>
        <span data-first-name className="min-w-[2.5ch] truncate max-sm:sr-only" suppressHydrationWarning>
          User
        </span>
      </summary>
      <div className="absolute top-full right-0 z-10 pt-2">
        <ul className="w-52 animate-rise rounded-lg border border-line bg-surface p-1.5 shadow-float">
          {[
            { label: 'My Projects', href: paths.clientProjects },
            { label: 'My Proposals', href: paths.freelancerProposals },
            { label: 'Profile', href: paths.ownProfile },
          ].map((link) => (
            <li key={link.href}>
              <a
                href={link.href}
                className="flex min-h-9 items-center rounded-sm px-3 text-sm hover:bg-sunken pointer-coarse:min-h-11"
              >
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

function MobileMenu() {
  const row = 'flex min-h-12 w-full items-center justify-between border-b border-line font-medium'
  return (
    <details data-menu="sheet" className="group lg:hidden">
      <summary
        aria-label="Menu"
        className="inline-flex size-11 items-center justify-center rounded-md hover:bg-sunken [&_svg]:size-5"
      >
        <Menu aria-hidden="true" className="group-open:hidden" />
        <X aria-hidden="true" className="hidden group-open:block" />
      </summary>
      <nav
        aria-label="Main"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-line bg-paper shadow-float"
      >
        <div className="frame py-4">
          {siteMenus.map((menu) => (
            <details key={menu.label} name="small-screen-menu" className="group/part">
              <summary className={row}>
                {menu.label}
                <ChevronDown
                  aria-hidden="true"
                  className="size-4 text-muted transition-transform duration-150 group-open/part:rotate-180"
                />
              </summary>
              <div className="border-b border-line py-3">
                {menu.groups.map((group) => (
                  <div key={group.title} className="py-2 pl-4">
                    <p className="eyebrow">{group.title}</p>
                    {group.text ? <p className="mt-1 text-sm text-muted">{group.text}</p> : null}
                    <ul>
                      {group.links.map((link) => (
                        <li key={link.label}>
                          <a href={link.href} className="flex min-h-11 items-center">
                            {link.label}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </div>
            </details>
          ))}
          <a href={paths.enterprise} className={row}>
            For enterprise
          </a>
          <div className="grid grid-cols-2 gap-3 pt-5 pb-2 signed-in:hidden">
            <AnchorButton href={paths.login}>Log in</AnchorButton>
            <AnchorButton href={paths.signup} variant="primary">
              Sign up
            </AnchorButton>
          </div>
        </div>
      </nav>
    </details>
  )
}
