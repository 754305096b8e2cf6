import { type TalentListView, talentCategoryOf, talentListView } from '@guildhall/contract'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { pageQuery } from '../../page-address.ts'
import { paths } from '../../paths.ts'
import { pageContext } from '../../server-context.ts'
import { NotFound } from '../navigation/shared/not-found.tsx'
import { SavePeopleSearchButton } from '../saved-searches/shared/save-people-search-button.tsx'
import {
  readTalentFilters,
  searchToSave,
  type TalentFilters,
  talentAddress,
  talentApiAddress,
} from './talent-filters.ts'
import { leadOf, type TalentPage, talentMeta, titleOf } from './talent-meta.ts'
import { TalentResults, TalentUnavailable } from './talent-results.tsx'
import { TalentSearchForm } from './talent-search-form.tsx'

type Loaded = TalentPage | { trouble: 'missing' | 'failed'; filters: TalentFilters }

/** Every search has one canonical address; others, such as a form's with empty fields, redirect to it. */
export async function loader({ params: { category = '' }, context, request }: LoaderFunctionArgs) {
  const { origin } = new URL(request.url)
  const searchParams = pageQuery(request)
  const filters = readTalentFilters(searchParams, category)
  if (category !== '' && !talentCategoryOf(category)) {
    return data<Loaded>({ trouble: 'missing', filters }, { status: 404 })
  }
  const cursor = searchParams.get('cursor')
  const asked = `${category === '' ? paths.findFreelancers : paths.talentIn(category)}${searchParams.size > 0 ? `?${searchParams}` : ''}`
  if (asked !== talentAddress(filters, cursor)) throw redirect(talentAddress(filters, cursor))

  const answer = await context.get(pageContext).api(talentApiAddress(filters, cursor))
  // The cursor is of another list: show the first page.
  if (answer.status === 400 && cursor) throw redirect(talentAddress(filters))
  if (!answer.ok) return data<Loaded>({ trouble: 'failed', filters }, { status: 503 })
  const list: TalentListView = talentListView.parse(await answer.json())
  return data<Loaded>({ filters, isFirstPage: cursor === null, list, origin })
}

export async function clientLoader({ serverLoader, params, url }: ClientLoaderFunctionArgs): Promise<Loaded> {
  try {
    return await serverLoader<Loaded>()
  } catch (error) {
    if (error instanceof Response) throw error
    return { trouble: 'failed', filters: readTalentFilters(url.searchParams, params.category) }
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData && 'list' in loaderData
    ? talentMeta(loaderData)
    : [{ title: 'Find freelancers · Guildhall' }, { name: 'robots', content: 'noindex' }]

export default function FindFreelancersScreen() {
  const loaded: Loaded = useLoaderData<typeof loader>()
  const { state, location } = useNavigation()
  const isPending = state !== 'idle' && location.pathname.startsWith(paths.findFreelancers)
  const { filters } = loaded
  if ('trouble' in loaded && loaded.trouble === 'missing') return <NotFound />
  const category = talentCategoryOf(filters.category)
  return (
    <div className="flex flex-col gap-10">
      <header className="flex flex-col gap-6 border-b border-line pb-8">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="min-w-0 flex-1 basis-72">
            <h1 className="text-4xl">{titleOf(category)}</h1>
            <p className="mt-3 max-w-prose text-lg text-muted">{leadOf(category)}</p>
          </div>
          <SavePeopleSearchButton search={searchToSave(filters)} />
        </div>
        <TalentSearchForm filters={filters} isPending={isPending} />
      </header>
      {'list' in loaded ? (
        <TalentResults page={loaded} isPending={isPending} />
      ) : (
        <TalentUnavailable filters={filters} />
      )}
    </div>
  )
}
