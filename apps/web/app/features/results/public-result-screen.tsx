import { type PublicResultView, publicResultView } from '@guildhall/contract'
import { Printer } from 'lucide-react'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
} from 'react-router'
import { ApiError } from '../../api-errors.ts'
import { http } from '../../http.ts'
import { pageAddress } from '../../page-address.ts'
import { paths } from '../../paths.ts'
import { pageContext } from '../../server-context.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ClosedDoor } from '../../ui/illustrations/lazy-illustrations.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { hasStoredToken } from '../accounts/shared/session-store.ts'
import { Certificate } from './certificate.tsx'
import { CredentialVerification } from './credential-verification.tsx'
import { HowVerified } from './how-verified.tsx'
import { resultMeta } from './result-meta.ts'

export type Loaded = { result: PublicResultView; address: string } | { reason: 'missing' | 'failed' }

const pathOf = (resultId: string) => `/api/assessments/public/${encodeURIComponent(resultId)}`

/** 404 for a hidden result, so that search engines drop it. */
export async function loader({ params: { resultId = '' }, context, request }: LoaderFunctionArgs) {
  const answer = await context.get(pageContext).api(pathOf(resultId))
  if (answer.status === 404) return data<Loaded>({ reason: 'missing' }, { status: 404 })
  if (!answer.ok) return data<Loaded>({ reason: 'failed' }, { status: 503 })
  const result = publicResultView.parse(await answer.json())
  return data<Loaded>({ result, address: pageAddress(paths.result(result._id), request) })
}

/** Page requests carry no session, so the browser asks again: a hidden result may be the viewer's own. */
export async function clientLoader({ params: { resultId = '' }, request, serverLoader }: ClientLoaderFunctionArgs) {
  const loaded = await serverLoader<Loaded>()
  if (!('reason' in loaded) || loaded.reason === 'failed' || !hasStoredToken()) return loaded
  try {
    const result = await http.get<PublicResultView>(pathOf(resultId))
    return { result, address: pageAddress(paths.result(result._id), request) } satisfies Loaded
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return loaded
    return { reason: 'failed' } satisfies Loaded
  }
}
clientLoader.hydrate = true as const

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData && 'result' in loaderData
    ? resultMeta(loaderData.result, loaderData.address)
    : [{ title: 'Result · Guildhall' }, { name: 'robots', content: 'noindex' }]

export default function PublicResultScreen() {
  const loaded: Loaded = useLoaderData<typeof loader>()
  if ('reason' in loaded) return <Unavailable reason={loaded.reason} />
  const { result, address } = loaded
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-10 print:max-w-none print:gap-6">
      {result.shown ? null : <OnlyYou result={result} />}
      <div className="flex flex-col gap-4">
        <Certificate result={result} address={address} />
        <div className="flex flex-wrap justify-end gap-3 print:hidden">
          <Button variant="quiet" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            Print or save as PDF
          </Button>
        </div>
      </div>
      <HowVerified result={result} />
      {result.shown ? <CredentialVerification key={result._id} result={result} /> : null}
    </div>
  )
}

function OnlyYou({ result }: { result: PublicResultView }) {
  return (
    <div className="print:hidden">
      <Alert
        tone="amber"
        title={result.withdrawn ? 'This result was withdrawn' : 'Only you can see this page'}
        action={
          <LinkButton size="sm" to={paths.ownResult(result._id)}>
            Open the review
          </LinkButton>
        }
      >
        {result.withdrawn
          ? 'This site’s operator has withdrawn it, so your profile can no longer show it. Only you can see this page, and its credential is suspended.'
          : 'Your profile does not show this result. Others find nothing here, and its credential is suspended. Save it to your profile to show it.'}
      </Alert>
    </div>
  )
}

function Unavailable({ reason }: { reason: 'missing' | 'failed' }) {
  const { revalidate, state } = useRevalidator()
  return (
    <div role="alert">
      <EmptyState
        illustration={<ClosedDoor className="mx-auto w-44" />}
        headingLevel={1}
        title={reason === 'missing' ? 'No result here' : 'Unable to load this result'}
        action={
          <>
            {reason === 'failed' ? (
              <Button variant="primary" pending={state === 'loading'} onClick={() => revalidate()}>
                Try Again
              </Button>
            ) : null}
            <LinkButton reloadDocument to={paths.rules}>
              How results are verified
            </LinkButton>
          </>
        }
      >
        {reason === 'missing'
          ? 'There is no such result, or its holder does not show it. If it is yours, sign in to see it; if someone gave you this address as proof, ask them.'
          : 'Nothing is lost. Wait a moment and try again.'}
      </EmptyState>
    </div>
  )
}
