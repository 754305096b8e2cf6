import type { ReactNode } from 'react'
import type { MetaFunction } from 'react-router'
import { publicMeta } from '../../../public-meta.ts'
import { cx } from '../../../ui/cx.ts'

export const pageMeta =
  (title: string, description: string): MetaFunction =>
  (args) =>
    publicMeta(title, description, args)

export interface ContentPageProps {
  eyebrow?: string
  title: string
  lead: string
  children: ReactNode
  next?: ReactNode
  /** In the signed-in layout, which has its own margins. */
  inApp?: boolean
}

export function ContentPage({ eyebrow, title, lead, children, next, inApp = false }: ContentPageProps) {
  return (
    <article className={cx('max-w-3xl', !inApp && 'frame py-14 lg:py-20')}>
      {eyebrow ? <p className="eyebrow mb-3">{eyebrow}</p> : null}
      <h1 className="text-4xl">{title}</h1>
      <p className="mt-5 text-lg text-muted">{lead}</p>
      <div className="prose mt-10 border-t border-line pt-2">{children}</div>
      {next ? <div className="mt-10 flex flex-wrap gap-3 border-t border-line pt-8">{next}</div> : null}
    </article>
  )
}

export function Steps({ steps }: { steps: readonly { title: string; text: ReactNode }[] }) {
  return (
    <ol className="mt-6 flex flex-col gap-7">
      {steps.map(({ title, text }, i) => (
        <li key={title} className="grid grid-cols-[2.5rem_1fr]">
          <span aria-hidden="true" className="font-display text-2xl leading-7 font-medium text-muted">
            {i + 1}
          </span>
          <div>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
