import { Search } from 'lucide-react'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { controlLook } from '../../../ui/field.tsx'

/** For error pages. Works without scripts. */
export function HelpfulLinks() {
  return (
    <div className="flex flex-col gap-6">
      <search>
        <form action={paths.browseProjects} className="flex max-w-md gap-2">
          <span className="relative flex-1">
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-4.5 text-muted"
            />
            <input
              type="search"
              name="search"
              aria-label="Search projects"
              placeholder="Search projects"
              className={cx(controlLook, 'h-11 pl-10.5')}
            />
          </span>
          <Button type="submit" className="min-h-11">
            Search
          </Button>
        </form>
      </search>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {[
          { label: 'Home', href: paths.home },
          { label: 'Browse projects', href: paths.browseProjects },
          { label: 'Find freelancers', href: paths.findFreelancers },
          { label: 'Course library', href: paths.library },
          { label: 'My Projects', href: paths.clientProjects },
          { label: 'My Proposals', href: paths.freelancerProposals },
          { label: 'Help', href: paths.help },
        ].map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
