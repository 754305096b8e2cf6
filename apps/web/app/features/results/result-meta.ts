import { type PublicResultView, passingPercentage } from '@guildhall/contract'
import type { MetaDescriptor } from 'react-router'
import { formatLongUtcDay } from '../../dates.ts'
import { kindWords } from './result-labels.tsx'

export function resultMeta(result: PublicResultView, address: string): MetaDescriptor[] {
  const { skill, difficulty, percentage, score, totalQuestions, holder, kind, passed, source, completedAt } = result
  const heading = `${skill}, ${difficulty}: ${percentage}%${kind === 'verified' ? '' : ` (${kindWords[kind]})`}`
  const description =
    `${holder.name} answered ${score} of ${totalQuestions} questions on ${skill} (${difficulty}) right, in an ` +
    `unproctored assessment graded by Guildhall on ${formatLongUtcDay(completedAt)}.${source === 'ai' ? ' AI wrote the questions.' : ''}`
  const at = (path: string) => new URL(path, address).href
  return [
    { title: `${heading} · ${holder.name} · Guildhall` },
    { name: 'description', content: description },
    result.shown && holder.mayBeFound
      ? { tagName: 'link', rel: 'canonical', href: address }
      : { name: 'robots', content: 'noindex' },
    { property: 'og:type', content: 'article' },
    { property: 'og:title', content: `${holder.name} · ${heading}${kind === 'verified' ? ', verified' : ''}` },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    ...(holder.hasProfile
      ? [
          { property: 'og:image', content: at(`/api/profile/${holder._id}/picture.png`) },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { property: 'og:image:alt', content: `${holder.name} on Guildhall` },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : [{ name: 'twitter:card', content: 'summary' }]),
    ...(passed
      ? [
          {
            'script:ld+json': {
              '@context': 'https://schema.org',
              '@type': 'EducationalOccupationalCredential',
              '@id': address,
              url: address,
              name: heading,
              description,
              credentialCategory: 'Skill assessment',
              competencyRequired: skill,
              educationalLevel: difficulty,
              dateCreated: completedAt,
              about: { '@type': 'Person', name: holder.name, url: at(`/profile/${holder._id}`) },
              recognizedBy: { '@type': 'Organization', name: 'Guildhall', url: at('/') },
              publishingPrinciples: at('/rules'),
              text: `Passed from ${passingPercentage} percent on.`,
            },
          },
        ]
      : []),
  ]
}
