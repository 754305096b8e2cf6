import { difficulties, talentCategories, talentCategoryOf, talentPoints } from '@guildhall/contract'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { cx } from '../../ui/cx.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IdleCaliper } from '../../ui/illustrations/lazy-illustrations.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { CardActions } from '../invitations/shared/lazy-card-actions.tsx'
import { TalentCard } from './talent-card.tsx'
import { type TalentFilters, talentAddress, tellingWords } from './talent-filters.ts'
import type { TalentPage } from './talent-meta.ts'

export function TalentResults({ page, isPending }: { page: TalentPage; isPending: boolean }) {
  const { filters, isFirstPage, list } = page
  return (
    <>
      <section aria-label="Freelancers" aria-busy={isPending} className="flex min-w-0 flex-col gap-6">
        <h2 className="sr-only">Freelancers</h2>
        <output className="text-sm text-muted">{isPending ? 'Searching...' : totalText(page)}</output>
        {list.people.length === 0 ? <NobodyFound filters={filters} isFirstPage={isFirstPage} /> : null}
        <ul className={cx('flex flex-col gap-6 transition-opacity', isPending && 'opacity-50')}>
          {list.people.map((person) => (
            <li key={person._id}>
              <TalentCard
                person={person}
                searchedSkill={filters.skill}
                actions={<CardActions person={{ _id: person._id, name: person.name.trim() || person.username }} />}
              />
            </li>
          ))}
        </ul>
        <nav aria-label="Pages" className="flex flex-wrap justify-center gap-3">
          {isFirstPage || list.people.length === 0 ? null : (
            <LinkButton to={talentAddress(filters)}>First page</LinkButton>
          )}
          {list.nextCursor ? (
            <LinkButton to={talentAddress(filters, list.nextCursor)} rel="next" size="lg">
              Next page
            </LinkButton>
          ) : null}
        </nav>
      </section>
      <Categories current={filters.category} />
      <HowOrdered />
    </>
  )
}

function totalText({ list: { total, totalIsCapped } }: TalentPage): string {
  if (total === 0) return 'No one found'
  const count = `${total.toLocaleString('en-US')}${totalIsCapped ? '+' : ''}`
  return `${count} ${total === 1 ? 'person' : 'people'} found`
}

function NobodyFound({ filters, isFirstPage }: { filters: TalentFilters; isFirstPage: boolean }) {
  const category = talentCategoryOf(filters.category)
  const isFiltered = talentAddress({ ...filters, category: '' }) !== paths.findFreelancers
  return (
    <EmptyState
      illustration={<IdleCaliper className="mx-auto w-44" />}
      title={isFirstPage ? 'No one matches your search' : 'That was everyone'}
      action={
        <>
          {isFirstPage ? null : <LinkButton to={talentAddress(filters)}>Back to the first page</LinkButton>}
          {isFiltered || category ? <LinkButton to={paths.findFreelancers}>See everyone</LinkButton> : null}
          <LinkButton variant="primary" to={paths.newProject}>
            Post a project
          </LinkButton>
        </>
      }
    >
      {isFirstPage
        ? 'Try fewer words or filters, or post your project and let freelancers come to you.'
        : 'This was the last page.'}
      {isFirstPage ? <OneWord filters={filters} /> : null}
    </EmptyState>
  )
}

/** For a need told in a sentence: nobody has all of its words. */
function OneWord({ filters }: { filters: TalentFilters }) {
  const words = tellingWords(filters.search)
  if (words.length === 0) return null
  return (
    <ul aria-label="Search for one of the words" className="mt-4 flex flex-wrap justify-center gap-x-4">
      {words.map((word) => (
        <li key={word}>
          <Link
            to={talentAddress({ ...filters, search: word })}
            dir="auto"
            className="text-link inline-flex min-h-8 items-center wrap-anywhere pointer-coarse:min-h-11"
          >
            {word}
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function TalentUnavailable({ filters }: { filters: TalentFilters }) {
  return (
    <Alert
      title="People could not be loaded"
      action={
        <LinkButton size="sm" reloadDocument to={talentAddress(filters)}>
          Try again
        </LinkButton>
      }
    >
      Nothing is lost. Wait a moment and try again.
    </Alert>
  )
}

function Categories({ current }: { current: string }) {
  return (
    <nav aria-label="Categories" className="border-t border-line pt-8">
      <h2 className="text-xl">Browse by category</h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        {talentCategories.map(({ slug, label }) => (
          <li key={slug}>
            <Link
              to={paths.talentIn(slug)}
              aria-current={slug === current ? 'page' : undefined}
              className="text-link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function HowOrdered() {
  const { verifiedSkill, verifiedSkillsCounted, client, clientsCounted, available, limited } = talentPoints
  const levels = difficulties.map((level) => `${verifiedSkill[level]} at ${level}`).join(', ')
  return (
    <Disclosure summary="How people are listed and ordered">
      <div className="flex max-w-prose flex-col gap-3 text-sm text-muted">
        <p>
          People are listed once their profile has a title and a skill, unless they asked not to be found. A category
          holds those who name or have verified one of its skills.
        </p>
        <p>
          Relevance is the sum of these points: for each verified skill on the profile {levels}, for the best{' '}
          {verifiedSkillsCounted}; {client} for each different client whose contract was completed, up to{' '}
          {clientsCounted}; {available} for being available now, {limited} for limited availability. Where words were
          searched for and few people match, those with all words in name, title or skills come first. No one can pay
          for a place.
        </p>
      </div>
    </Disclosure>
  )
}
