import { type LandingView, landingView } from '@guildhall/contract'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { pageContext } from '../../server-context.ts'
import type { ContractPicture } from '../contracts/shared/contract-picture.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import type { NeedSearch } from './need-search.tsx'
import { ProjectSteps } from './project-steps.tsx'
import type { ProvenPeople } from './proven-people.tsx'

const title = 'Guildhall: connect with top freelancers'
const description =
  'Post a project, choose one proposal and approve what is delivered. Guildhall connects businesses with independent professionals.'

type Parts = {
  NeedSearch: typeof NeedSearch
  ContractPicture: typeof ContractPicture
  ProvenPeople: typeof ProvenPeople
}

/** Loaded by the loaders: what they share with other screens stays in the files of those. */
let parts: Parts | undefined

async function loadParts() {
  const [search, contract, people] = await Promise.all([
    import('./need-search.tsx'),
    import('../contracts/shared/contract-picture.tsx'),
    import('./proven-people.tsx'),
  ])
  parts = { ...search, ...contract, ...people }
}

type Loaded = { origin: string; landing: LandingView | null }

/** Link previews need whole addresses. Without the product the page is still a page. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Loaded> {
  await loadParts()
  const answer = await context.get(pageContext).api('/api/landing')
  return { origin: url.origin, landing: answer.ok ? landingView.parse(await answer.json()) : null }
}

/** Logging out leads here. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<Loaded> {
  const asked = serverLoader<Loaded>().catch(() => ({ origin: window.location.origin, landing: null }))
  await loadParts().catch(() => {})
  return asked
}

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
  const { landing } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero
        search={parts ? <parts.NeedSearch categories={landing?.categories ?? []} /> : null}
        feeBps={landing?.feeBps}
        people={landing && parts ? <parts.ProvenPeople people={landing.people} /> : null}
        contract={landing && parts ? <parts.ContractPicture contract={landing.example} /> : null}
      />
      <Features />
      <ProjectSteps />
      <CallToAction />
    </>
  )
}
