import type { ReviewView } from '@guildhall/contract'
import { paths } from '../../../paths.ts'

type Place = Pick<ReviewView, '_id' | 'side'> & { of: { _id: string }; by: { _id: string } }

export const reviewPath = ({ _id, of, by, side }: Place) => `${paths.personReviews(of._id, side, by._id)}#review-${_id}`
