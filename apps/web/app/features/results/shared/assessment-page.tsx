import { Page, type PageProps } from '../../../ui/page.tsx'

/** A single column in the middle, as these screens have no sidebar. */
export function AssessmentPage(props: PageProps) {
  return (
    <div className="mx-auto w-full max-w-2xl">
      <Page {...props} />
    </div>
  )
}
