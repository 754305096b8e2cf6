import { counted, type ReviewSide, reviewSides, reviewsPageSize } from '@guildhall/contract'
import { data, Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { paths } from '../../paths.ts'
import { pageContext } from '../../server-context.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ClosedDoor } from '../../ui/illustrations/lazy-illustrations.tsx'
import { AnchorButton, LinkButton } from '../../ui/link-button.tsx'
import { Page, Section } from '../../ui/page.tsx'
import { FigureInputList } from './figure-inputs.tsx'
import { loadPersonReviews } from './shared/load-person-reviews.ts'
import { ReportableReview } from './shared/reportable-review.tsx'

type Filter = { side: ReviewSide; by?: string; cursor?: string }

function filterOf(search: URLSearchParams): Filter {
  const side = reviewSides.find((known) => known === search.get('side')) ?? 'freelancer'
  const [by, cursor] = [search.get('by'), search.get('cursor')]
  return { side, ...(by ? { by } : {}), ...(cursor ? { cursor } : {}) }
}

/** 404 if there is no such person, so that search engines drop the page. */
export async function loader({ params: { userId = '' }, context, request }: LoaderFunctionArgs) {
  const filter = filterOf(new URL(request.url).searchParams)
  const loaded = await loadPersonReviews(context.get(pageContext).api, userId, { ...filter, limit: reviewsPageSize })
  if ('status' in loaded) return data({ trouble: loaded.status }, { status: loaded.status < 500 ? 404 : 503 })
  return data({ ...loaded, filter })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData || 'trouble' in loaderData) {
    return [{ title: 'Reviews · Guildhall' }, { name: 'robots', content: 'noindex' }]
  }
  const { name, mayBeFound } = loaderData.person
  return [
    { title: `Reviews of ${name} · Guildhall` },
    { name: 'description', content: `What others say of ${name} on Guildhall, and what was measured.` },
    ...(mayBeFound ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}

export default function PersonReviewsScreen() {
  const loaded = useLoaderData<typeof loader>()
  if ('trouble' in loaded) return <Unavailable isMissing={loaded.trouble < 500} />
  const { person, filter, reviews, total, nextCursor } = loaded
  const { side, by, cursor } = filter
  return (
    <Page
      title={`Reviews of ${person.name}`}
      {...(person.hasProfile ? { back: { to: paths.profile(person._id), label: 'Profile' } } : {})}
      actions={<AnchorButton href={paths.reviewRules}>The formulas</AnchorButton>}
    >
      <nav aria-label="Side" className="flex gap-6 border-b border-line">
        {(['freelancer', 'client'] as const).map((other) => (
          <Link
            key={other}
            to={paths.personReviews(person._id, other)}
            aria-current={other === side ? 'page' : undefined}
            preventScrollReset
            className="inline-flex min-h-11 items-center border-b-2 border-transparent px-1 text-sm font-medium text-muted hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink"
          >
            As a {other}
          </Link>
        ))}
      </nav>
      <Section title="Figures" id="figures">
        <FigureInputList detail={loaded} side={side} />
      </Section>
      <Section
        title={by ? 'Reviews by one person' : total === 0 ? 'Reviews' : counted(total, 'review')}
        id="reviews"
        actions={
          by || cursor ? (
            <LinkButton size="sm" to={paths.personReviews(person._id, side)}>
              All reviews
            </LinkButton>
          ) : null
        }
      >
        {reviews.length > 0 ? (
          <ul className="grid gap-4">
            {reviews.map((review) => (
              <ReportableReview key={review._id} review={review} />
            ))}
          </ul>
        ) : (
          <p className="text-sm text-muted">No reviews as a {side} yet. Only paid contracts can be reviewed.</p>
        )}
        {nextCursor ? (
          <p>
            <LinkButton to={`${paths.personReviews(person._id, side, by)}&cursor=${encodeURIComponent(nextCursor)}`}>
              Older reviews
            </LinkButton>
          </p>
        ) : null}
      </Section>
    </Page>
  )
}

function Unavailable({ isMissing }: { isMissing: boolean }) {
  return (
    <div role="alert">
      <EmptyState
        illustration={<ClosedDoor className="mx-auto w-44" />}
        headingLevel={1}
        title={isMissing ? 'No reviews here' : 'Unable to load these reviews'}
        action={
          <AnchorButton href={paths.reviewRules} variant="primary">
            How reviews work
          </AnchorButton>
        }
      >
        {isMissing
          ? 'There is no such person, or they have neither a profile nor a paid contract.'
          : 'Nothing is lost. Wait a moment and try again.'}
      </EmptyState>
    </div>
  )
}
