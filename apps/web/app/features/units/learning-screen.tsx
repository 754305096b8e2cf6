import { type LearningPathView, learningPathListView, type UnitView, unitListView } from '@guildhall/contract'
import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunction,
  useLoaderData,
} from 'react-router'
import { publicMeta } from '../../public-meta.ts'
import { pageContext } from '../../server-context.ts'
import { Page } from '../../ui/page.tsx'
import { LearningNav } from '../courses/shared/learning-nav.tsx'
import { LearningPathLinks } from '../courses/shared/learning-path-links.tsx'
import { UnitsUnavailable } from './units-unavailable.tsx'
import { UnitsViewer } from './units-viewer.tsx'

type Loaded = { units: UnitView[]; learningPaths: LearningPathView[] } | { reason: 'failed' }

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(pageContext)
  const [units, paths] = await Promise.all([api('/api/units'), api('/api/learning-paths')])
  if (!units.ok || !paths.ok) return data<Loaded>({ reason: 'failed' }, { status: 503 })
  return data<Loaded>({
    units: unitListView.parse(await units.json()).units,
    learningPaths: learningPathListView.parse(await paths.json()).paths,
  })
}

/** All units are loaded, so choosing another needs no request. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search)

const description = 'Short texts on the craft of freelancing and hiring: to read, to print and to come back to.'

export const meta: MetaFunction = (args) => publicMeta('Learning units', description, args)

export default function LearningScreen() {
  const loaded = useLoaderData<typeof loader>()
  if ('reason' in loaded) return <UnitsUnavailable reason="failed" />
  return (
    <div className="print:[&_header]:hidden">
      <Page title="Learning units" lead={description} actions={<LearningNav current="units" />}>
        <LearningPathLinks learningPaths={loaded.learningPaths} />
        <UnitsViewer units={loaded.units} />
      </Page>
    </div>
  )
}
