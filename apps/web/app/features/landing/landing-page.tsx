import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { CallToAction } from './call-to-action.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { ProjectSteps } from './project-steps.tsx'

const title = 'Guildhall: connect with top freelancers'
const description =
  'Post a project, choose one proposal and approve what is delivered. Guildhall connects businesses with independent professionals.'

/** Link previews need whole addresses. */
export const loader = ({ url }: LoaderFunctionArgs) => ({ origin: url.origin })

/** Logging out leads here; this saves a request. */
export const clientLoader = () => ({ origin: window.location.origin })

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const origin = loaderData?.origin ?? ''
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${origin}/` },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Guildhall' },
    { property: 'og:url', content: `${origin}/` },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: `${origin}/og.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Guildhall: two boards about to become one, the brief and the work' },
    { name: 'twitter:card', content: 'summary_large_image' },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: 'Guildhall',
        description,
        url: `${origin}/`,
        logo: `${origin}/icon-512.png`,
      },
    },
  ]
}

export default function LandingPage() {
  return (
    <>
      <Hero />
      <Features />
      <ProjectSteps />
      <CallToAction />
    </>
  )
}
