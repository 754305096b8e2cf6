import type { MetaFunction } from 'react-router'
import { CallToAction } from './call-to-action.tsx'
import { Course } from './course.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'

const title = 'Guildhall: connect with top freelancers'
const description =
  'Post a project, choose one proposal and approve what is delivered. Guildhall connects businesses with independent professionals.'

export const meta: MetaFunction = () => [
  { title },
  { name: 'description', content: description },
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: 'Guildhall' },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:image', content: '/og.png' },
  { property: 'og:image:alt', content: 'Guildhall: two boards about to become one, the brief and the work' },
  { name: 'twitter:card', content: 'summary_large_image' },
  {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Guildhall',
      description,
      logo: '/favicon.svg',
    },
  },
]

export default function LandingPage() {
  return (
    <>
      <Hero />
      <Features />
      <Course />
      <CallToAction />
    </>
  )
}
