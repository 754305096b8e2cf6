import { type UnitView, unitListView } from '@guildhall/contract'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { data, Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { pageAddress } from '../../page-address.ts'
import { paths } from '../../paths.ts'
import { pageContext } from '../../server-context.ts'
import { BackLink } from '../../ui/page.tsx'
import { UnitArticle } from './unit-article.tsx'
import { UnitsUnavailable } from './units-unavailable.tsx'

type Neighbor = Pick<UnitView, 'id' | 'title'> | null
type Loaded =
  | { unit: UnitView; position: number; total: number; before: Neighbor; after: Neighbor; address: string }
  | { reason: 'missing' | 'failed' }

/** 404 for an unknown unit, so that search engines drop it. */
export async function loader({ params: { unitId }, context, request }: LoaderFunctionArgs) {
  const answer = await context.get(pageContext).api('/api/units')
  if (!answer.ok) return data<Loaded>({ reason: 'failed' }, { status: 503 })
  const { units } = unitListView.parse(await answer.json())
  const index = units.findIndex(({ id }) => id === unitId)
  const unit = units[index]
  if (!unit) return data<Loaded>({ reason: 'missing' }, { status: 404 })
  return data<Loaded>({
    unit,
    position: index + 1,
    total: units.length,
    before: neighbor(units[index - 1]),
    after: neighbor(units[index + 1]),
    address: pageAddress(paths.learningUnit(unit.id), request),
  })
}

const neighbor = (unit: UnitView | undefined): Neighbor => (unit ? { id: unit.id, title: unit.title } : null)

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData || !('unit' in loaderData)) {
    return [{ title: 'Learning unit · Guildhall' }, { name: 'robots', content: 'noindex' }]
  }
  const { unit, address } = loaderData
  return [
    { title: `${unit.title} · Guildhall` },
    { name: 'description', content: unit.summary },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'article' },
    { property: 'og:site_name', content: 'Guildhall' },
    { property: 'og:title', content: unit.title },
    { property: 'og:description', content: unit.summary },
    { property: 'og:url', content: address },
    { property: 'og:image', content: new URL('/og.png', address).href },
    { property: 'og:image:alt', content: 'Guildhall' },
    { name: 'twitter:card', content: 'summary_large_image' },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': ['Article', 'LearningResource'],
        headline: unit.title,
        description: unit.summary,
        url: address,
        inLanguage: 'en',
        isAccessibleForFree: true,
        learningResourceType: 'Reading',
        publisher: { '@type': 'Organization', name: 'Guildhall', url: new URL('/', address).href },
      },
    },
  ]
}

export default function UnitScreen() {
  const loaded = useLoaderData<typeof loader>()
  if ('reason' in loaded) return <UnitsUnavailable reason={loaded.reason} />
  const { unit, position, total, before, after } = loaded
  return (
    <div className="flex flex-col gap-8 print:block">
      <div className="print:hidden">
        <BackLink to={`${paths.learning}?${new URLSearchParams({ unit: unit.id })}`} label="All learning units" />
      </div>
      <UnitArticle unit={unit} position={position} total={total} headingLevel={1} />
      <nav aria-label="Units" className="grid max-w-2xl gap-4 border-t border-line pt-6 sm:grid-cols-2 print:hidden">
        {before ? (
          <NeighborLink unit={before} label="Previous" icon={<ArrowLeft aria-hidden="true" className="size-4" />} />
        ) : (
          <span />
        )}
        {after ? (
          <NeighborLink unit={after} label="Next" icon={<ArrowRight aria-hidden="true" className="size-4" />} />
        ) : null}
      </nav>
    </div>
  )
}

function NeighborLink({ unit, label, icon }: { unit: NonNullable<Neighbor>; label: string; icon: ReactNode }) {
  return (
    <Link
      to={paths.learningUnit(unit.id)}
      className="flex min-h-11 flex-col gap-1 rounded-lg border border-line bg-surface p-4 no-underline hover:border-edge"
    >
      <span className="flex items-center gap-2 text-sm text-muted">
        {icon}
        {label}
      </span>
      <span className="font-medium">{unit.title}</span>
    </Link>
  )
}
