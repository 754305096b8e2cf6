import type { ReviewView } from '@guildhall/contract'
import { ReportButton } from '../../reports/shared/report-button.tsx'

/** For all but the author of a public review. */
export function ReportReview({ review }: { review: ReviewView }) {
  return <ReportButton kind="review" targetId={review._id} noun="review" ownerId={review.by._id} />
}
