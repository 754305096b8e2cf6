import { reviewScoreMaximum } from '@guildhall/contract'
import type { MetaDescriptor } from 'react-router'
import { ratingText } from './figure-words.ts'
import type { PersonReviews } from './load-person-reviews.ts'

/** Structured data for search engines; none without a real rating. */
export function ratingMeta(
  loaded: PersonReviews,
  { name, title, address }: { name: string; title: string; address: string },
): MetaDescriptor[] {
  if ('status' in loaded || loaded.figures.rating === null) return []
  const { figures, reviews } = loaded
  return [
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Service',
        name: title,
        url: address,
        provider: { '@type': 'Person', name, url: address },
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: ratingText(loaded.figures.rating),
          bestRating: reviewScoreMaximum,
          worstRating: 1,
          reviewCount: figures.reviewCount,
        },
        review: reviews.map(({ by, rating, text, revealedAt }) => ({
          '@type': 'Review',
          author: { '@type': 'Person', name: by.name },
          datePublished: revealedAt.slice(0, 10),
          reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: reviewScoreMaximum, worstRating: 1 },
          reviewBody: text,
        })),
      },
    },
  ]
}
