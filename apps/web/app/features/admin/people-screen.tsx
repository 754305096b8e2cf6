import type { FoundPersonView } from '@guildhall/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { sentenceFor } from '../../api-errors.ts'
import { formatDay } from '../../dates.ts'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { peopleQuery } from './api.ts'
import { PersonBadges, Username } from './person-badges.tsx'
import { AdminPage } from './shared/admin-page.tsx'
import { adminPaths } from './shared/admin-paths.ts'

const shortest = 3

export default function PeopleScreen() {
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const [typed, setTyped] = useState(search)

  return (
    <AdminPage section="people" lead="Find a person by their address, name or username.">
      <SearchBox
        label="Search people"
        placeholder="Address, name or username"
        className="max-w-xl"
        value={typed}
        onChange={setTyped}
        onSearch={(value) => setParams(value.trim() ? { search: value.trim() } : {}, { preventScrollReset: true })}
      />
      {search.length >= shortest ? (
        <Found search={search} />
      ) : (
        <p className="text-sm text-muted">Type at least three characters and press Enter.</p>
      )}
    </AdminPage>
  )
}

function Found({ search }: { search: string }) {
  const { data, error, isPending } = useQuery({ ...peopleQuery(search), placeholderData: keepPreviousData })
  if (isPending) return <SkeletonCards label="Searching..." />
  if (!data) return <Alert title="The search failed">{sentenceFor(error, error.message)}</Alert>
  if (data.people.length === 0)
    return <EmptyState title="No one found">Check the spelling, or try part of the name.</EmptyState>
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label="People" className="grid gap-4">
        {data.people.map((person) => (
          <PersonRow key={person._id} person={person} />
        ))}
      </ul>
      {data.hasMore ? (
        <p className="text-sm text-muted">There are more results. Type more of the name or address.</p>
      ) : null}
    </div>
  )
}

function PersonRow({ person }: { person: FoundPersonView }) {
  return (
    <Card as="li" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <h2 dir="auto" className="text-lg wrap-anywhere">
          <Link to={adminPaths.person(person._id)} className="hover:text-rose">
            {person.name}
          </Link>
        </h2>
        <p className="text-sm wrap-anywhere text-muted">
          <Username person={person} />
          {person.email} · since {formatDay(person.createdAt)}
        </p>
      </div>
      <PersonBadges person={person} />
    </Card>
  )
}
