import { ArrowLeft } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { cx } from './cx.ts'

export interface PageProps {
  title: string
  eyebrow?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  back?: { to: To; label: string }
  narrow?: boolean
  children: ReactNode
}

export function Page({ title, eyebrow, lead, actions, back, narrow = false, children }: PageProps) {
  return (
    <div className={cx('flex flex-col gap-8 print:block', narrow && 'narrow')}>
      <header className="flex flex-col gap-4 print:mb-6">
        {back ? <BackLink {...back} /> : null}
        {/* Under the title on phones, whatever font it is in: beside a short one they would move when its font arrives. */}
        <div className="flex flex-col gap-x-8 gap-y-4 sm:flex-row sm:flex-wrap sm:items-end sm:justify-between">
          <div className="min-w-0 max-w-2xl">
            {eyebrow ? <p className="eyebrow mb-2">{eyebrow}</p> : null}
            <h1 dir="auto" className="text-3xl break-words">
              {title}
            </h1>
            {lead ? <p className="mt-2 text-muted">{lead}</p> : null}
          </div>
          {actions ? <div className="flex flex-wrap items-center gap-3 print:hidden">{actions}</div> : null}
        </div>
      </header>
      {children}
    </div>
  )
}

export function BackLink({ to, label }: { to: To; label: string }) {
  return (
    <Link to={to} className="back-link">
      <ArrowLeft aria-hidden="true" className="size-4" />
      {label}
    </Link>
  )
}

export function Section({
  title,
  actions,
  children,
  className,
  ...rest
}: Omit<ComponentProps<'section'>, 'title'> & { title: string; actions?: ReactNode }) {
  return (
    <section {...rest} className={cx('flex flex-col gap-4', className)}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-xl">{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  )
}

export function Toolbar({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('flex flex-wrap items-center gap-3', className)} />
}
