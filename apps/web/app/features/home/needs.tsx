import { type NeedsView, type NeedView, needKinds, type Side } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useNow } from '../../hooks/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { isUrgent, needWords, nextStep, waitText } from './need-words.ts'
import { needsQuery } from './shared/api.ts'
import { NeedsLoading } from './shared/needs-loading.tsx'

export default function Needs({ userId, side }: { userId: string; side: Side }) {
  const { data, isError, isFetching, refetch } = useQuery(needsQuery(userId, side))
  if (data) return <NeedList {...data} side={side} />
  if (!isError) return <NeedsLoading />
  return (
    <Frame>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
        What needs you could not be loaded.
        <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
          Load it again
        </Button>
      </p>
    </Frame>
  )
}

function NeedList({ needs: sent, more, toInvite, side }: NeedsView & { side: Side }) {
  const now = useNow(60_000)
  // A newer server may know more kinds than this page.
  const needs = sent.filter(({ kind }) => needKinds.includes(kind))
  if (needs.length === 0) {
    const { act, to } = nextStep(side, toInvite)
    return (
      <Frame>
        <p className="text-sm text-muted">
          Nothing needs you right now.{' '}
          <Link to={to} className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11">
            {act}
          </Link>
        </p>
      </Frame>
    )
  }
  return (
    <Card as="section" flush aria-labelledby="needs" edge="tide">
      <h2 id="needs" tabIndex={-1} className="px-4 pt-4 pb-2 text-lg sm:px-6">
        Needs you now
      </h2>
      <ul className="divide-y divide-line">
        {needs.map((need) => (
          <NeedRow key={idOf(need)} need={need} now={now} />
        ))}
      </ul>
      {more > 0 ? (
        <p className="border-t border-line px-4 py-3 text-sm text-muted sm:px-6">
          {more} more {more === 1 ? 'follows' : 'follow'} once these are done.
        </p>
      ) : null}
    </Card>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Card
      as="section"
      flush
      aria-labelledby="needs"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-6"
    >
      <h2 id="needs" tabIndex={-1} className="text-lg">
        Needs you now
      </h2>
      {children}
    </Card>
  )
}

/** Several people can make counter-offers for one project. */
const idOf = ({ kind, subjectId, person }: NeedView) => `need-${kind}-${subjectId}-${person?._id ?? ''}`

function NeedRow({ need, now }: { need: NeedView; now: Date }) {
  const { what, due, act, to } = needWords(need)
  const id = idOf(need)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 sm:px-6">
      <p id={id} className="min-w-0 flex-1 basis-60 text-sm">
        <span className="block font-medium wrap-anywhere">{what}</span>
        <span className="block wrap-anywhere text-muted">
          <Title title={need.title} />
          {waitText(need.since, now)}
          {due ? (
            <span className={need.dueAt && isUrgent(need.dueAt, now) ? 'text-amber' : undefined}>{` · ${due}`}</span>
          ) : null}
        </span>
      </p>
      <LinkButton size="sm" to={to} aria-describedby={id}>
        {act}
      </LinkButton>
    </li>
  )
}

/** Drawn by the style sheet, so that a search in the page for a project finds it in the list below, once. */
function Title({ title }: { title: string }) {
  return title ? (
    <span
      data-title={title}
      className="before:[unicode-bidi:plaintext] before:content-[attr(data-title)] after:content-['_·_']"
    />
  ) : null
}
