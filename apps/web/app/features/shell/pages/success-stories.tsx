import {
  formatUsd,
  type ReviewView,
  type StoriesView,
  storiesView,
  storyReleaseMinimumCents,
  storyScoreMinimum,
  toDollars,
} from '@guildhall/contract'
import { Flag } from 'lucide-react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { paths } from '../../../paths.ts'
import { pageContext } from '../../../server-context.ts'
import { AnchorButton } from '../../../ui/link-button.tsx'
import { signUpLink } from '../../navigation/shared/sign-up-link.ts'
import { privateTitle, ReviewCard } from '../../reviews/shared/review-card.tsx'
import { reviewPath } from '../../reviews/shared/review-path.ts'
import { pageMeta } from './content-page.tsx'

const lead =
  'Told by the two who worked together, in the reviews that both wrote after a paid contract. We choose none of them by hand.'

export const meta = pageMeta('Success stories and reviews', lead)

/** Null if the stories could not be loaded. */
export async function loader({ context }: LoaderFunctionArgs): Promise<StoriesView | null> {
  const answer = await context.get(pageContext).api('/api/success-stories')
  return answer.ok ? storiesView.parse(await answer.json()) : null
}

export default function SuccessStoriesPage() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <article className="frame flex flex-col gap-14 py-14 lg:py-20">
      <header className="max-w-3xl">
        <h1 className="text-4xl">Success stories and reviews</h1>
        <p className="mt-5 text-lg text-muted">{lead}</p>
      </header>
      {loaded ? <Stories {...loaded} /> : <p>They could not be loaded right now. Please try again in a moment.</p>}
      <div className="flex flex-wrap gap-3 border-t border-line pt-8">
        <AnchorButton {...signUpLink(paths.newProject)} variant="primary">
          Post a project
        </AnchorButton>
        <AnchorButton href={paths.browseProjects}>Browse projects</AnchorButton>
        <AnchorButton href={paths.reviewRules}>How reviews work</AnchorButton>
      </div>
    </article>
  )
}

function Stories({ stories, newest }: StoriesView) {
  return (
    <>
      <section className="flex flex-col gap-6">
        <h2 id="case-studies" className="scroll-mt-24 text-2xl">
          Both sides would do it again
        </h2>
        {stories.length > 0 ? (
          <>
            <p className="max-w-prose text-muted">
              The newest contracts over at least {formatUsd(toDollars(storyReleaseMinimumCents))} on which each side
              gave the other {storyScoreMinimum} or 5 of 5, one for each freelancer. That is a choice: the other reviews
              below are the newest, whatever they say.
            </p>
            <ul className="flex flex-col gap-8">
              {stories.map(({ title, ofFreelancer, ofClient }) => (
                <li key={ofFreelancer._id} className="flex flex-col gap-3">
                  <h3 dir="auto" className="text-lg break-words">
                    {title ?? privateTitle}
                  </h3>
                  <ul
                    aria-label={`Both reviews of ${title ?? privateTitle}`}
                    className="grid items-start gap-4 lg:grid-cols-2"
                  >
                    <ReviewCard review={ofFreelancer} isPlain menu={<ToReport review={ofFreelancer} />} />
                    <ReviewCard review={ofClient} isPlain menu={<ToReport review={ofClient} />} />
                  </ul>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p className="max-w-prose text-muted">
            There are none yet. We only tell what happened here, and no contract has two such reviews so far.
          </p>
        )}
      </section>
      <section className="flex flex-col gap-6">
        <h2 id="reviews" className="scroll-mt-24 text-2xl">
          The newest {stories.length > 0 ? 'other ' : ''}reviews
        </h2>
        {newest.length > 0 ? (
          <ul className="grid items-start gap-4 lg:grid-cols-2">
            {newest.map((review) => (
              <ReviewCard key={review._id} review={review} menu={<ToReport review={review} />} />
            ))}
          </ul>
        ) : (
          <p className="max-w-prose text-muted">
            {stories.length > 0 ? 'There are no others yet.' : 'There are none yet.'} Reviews come only from paid
            contracts, and both sides write before either can read.
          </p>
        )}
      </section>
    </>
  )
}

/** This page has no scripts, so it links to the person's reviews, where they can be reported. */
function ToReport({ review }: { review: ReviewView }) {
  return (
    <a
      href={reviewPath(review)}
      aria-label="Report this review"
      title="Report this review"
      className="-my-2 ml-auto inline-flex size-9 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11"
    >
      <Flag aria-hidden="true" className="size-4" />
    </a>
  )
}
