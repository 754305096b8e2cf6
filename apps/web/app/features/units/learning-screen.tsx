import { type UnitView, unitListView } from '@guildhall/contract'
import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunction,
  useLoaderData,
} from 'react-router'
import { pageContext } from '../../server-context.ts'
import { Page } from '../../ui/page.tsx'
import { LearningPlaces } from '../courses/shared/course-parts.tsx'
import { UnitsUnavailable } from './units-unavailable.tsx'
import { UnitsViewer } from './units-viewer.tsx'

type Loaded = { units: UnitView[] } | { trouble: 'failed' }

/** Everybody may read them, so they are in the page from the start. */
export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(pageContext).api('/api/units')
  if (!answer.ok) return data<Loaded>({ trouble: 'failed' }, { status: 503 })
  return data<Loaded>({ units: unitListView.parse(await answer.json()).units })
}

/** Another choice is no other page: the units are all here. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search)

const description = 'Short texts on the craft of freelancing and hiring: to read, to print and to come back to.'

export const meta: MetaFunction = () => [
  { title: 'Learning units · Guildhall' },
  { name: 'description', content: description },
]

/** The learning units: cards to choose from, and the chosen one to read. */
export default function LearningScreen() {
  const loaded = useLoaderData<typeof loader>()
  if ('trouble' in loaded) return <UnitsUnavailable trouble="failed" />
  return (
    <div className="print:[&_header]:hidden">
      <Page title="Learning units" lead={description} actions={<LearningPlaces here="units" />}>
        <UnitsViewer units={loaded.units} />
      </Page>
    </div>
  )
}
