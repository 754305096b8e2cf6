import { Search } from 'lucide-react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { pageQuery } from '../../../page-address.ts'
import { paths } from '../../../paths.ts'
import { publicMeta } from '../../../public-meta.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { controlLook } from '../../../ui/field.tsx'
import { AnchorButton } from '../../../ui/link-button.tsx'
import { ContentPage } from './content-page.tsx'
import type { Question, QuestionGroup } from './questions/question.ts'
import { searchQuestions } from './questions/search-questions.ts'

const lead = 'Answers to what people ask most about hiring, working, payments, disputes and reviews.'

/** Longer searches are cut. */
const searchMaximum = 100

/** Searched on the server: the answers work without scripts. */
export function loader({ request }: LoaderFunctionArgs) {
  const search = (pageQuery(request).get('q') ?? '').trim().slice(0, searchMaximum)
  return { search, groups: searchQuestions(search) }
}

export const meta: MetaFunction<typeof loader> = (args) => [
  ...publicMeta('Help Center', lead, args),
  ...(args.loaderData?.search ? [{ name: 'robots', content: 'noindex, follow' }] : []),
]

export default function HelpPage() {
  const { search, groups } = useLoaderData<typeof loader>()
  return (
    <ContentPage
      inApp
      title="Help Center"
      lead={lead}
      next={
        <>
          <AnchorButton href={paths.howToHire}>How to hire</AnchorButton>
          <AnchorButton href={paths.howToFindWork}>How to find work</AnchorButton>
          <AnchorButton href={paths.library}>Course library</AnchorButton>
          <AnchorButton href={paths.rules}>The rules of assessments</AnchorButton>
          <AnchorButton href={paths.moneyRules}>The rules of payments</AnchorButton>
          <AnchorButton href={paths.reviewRules}>The rules of reviews</AnchorButton>
          <AnchorButton href={paths.moderationRules}>The rules of moderation</AnchorButton>
          <AnchorButton href={paths.proposalRules}>The rules of proposals</AnchorButton>
          <AnchorButton href={paths.matchingRules}>The rules of suggestions</AnchorButton>
        </>
      }
    >
      <SearchForm search={search} />
      {search === '' ? <Contents groups={groups} /> : <Found search={search} groups={groups} />}
      {groups.map(({ id, title, questions }) => (
        <section key={id} aria-labelledby={id} className="mt-10">
          <h2 id={id} className="scroll-mt-24 text-xl">
            {title}
          </h2>
          <div className="mt-3 divide-y divide-line border-y border-line">
            {questions.map((question) => (
              <Answer key={question.id} {...question} isOpen={search !== ''} />
            ))}
          </div>
        </section>
      ))}
    </ContentPage>
  )
}

function SearchForm({ search }: { search: string }) {
  return (
    <search>
      {/* Keyed, as Back changes the search. */}
      <form key={search} action={paths.help} className="mt-6 flex max-w-xl gap-2">
        <span className="relative flex-1">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-4.5 text-muted"
          />
          <input
            type="search"
            name="q"
            maxLength={searchMaximum}
            defaultValue={search}
            aria-label="Search the answers"
            placeholder="Escrow, reviews"
            className={cx(controlLook, 'h-11 pl-10.5')}
          />
        </span>
        <Button type="submit" className="min-h-11">
          Search
        </Button>
      </form>
    </search>
  )
}

const plainLink = 'text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11'

function Contents({ groups }: { groups: readonly QuestionGroup[] }) {
  return (
    <nav aria-label="Topics" className="mt-6">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {groups.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={plainLink}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Found({ search, groups }: { search: string; groups: readonly QuestionGroup[] }) {
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <p className="mt-6">
      <span className="text-muted">
        {count === 0
          ? `No answer mentions “${search}”. Try fewer or other words, or go on from one of the pages below.`
          : `${count} ${count === 1 ? 'answer' : 'answers'} for “${search}”.`}
      </span>{' '}
      <a href={paths.help} className={plainLink}>
        Show all answers
      </a>
    </p>
  )
}

function Answer({ id, question, answer, link, isOpen }: Question & { isOpen: boolean }) {
  return (
    <details className="group" open={isOpen}>
      <summary className="flex min-h-13 items-center justify-between gap-4 py-2 font-medium">
        {question}
        <span aria-hidden="true" className="relative size-3 shrink-0 text-rose">
          <span className="absolute inset-x-0 top-1/2 h-px -translate-y-1/2 bg-current" />
          <span className="absolute inset-y-0 left-1/2 w-px -translate-x-1/2 bg-current group-open:hidden" />
        </span>
      </summary>
      {/* Browsers open the <details> around a fragment. The margin leaves room for the question. */}
      <div id={id} className="max-w-prose scroll-mt-36 pb-5">
        <p className="text-muted">{answer}</p>
        <p className="mt-2 flex flex-wrap gap-x-6 text-sm">
          {link ? (
            <a href={link.href} className={plainLink}>
              {link.label}
            </a>
          ) : null}
          <a href={`#${id}`} aria-label={`Link to the answer: ${question}`} className={plainLink}>
            Link to this answer
          </a>
        </p>
      </div>
    </details>
  )
}
