import { type ClientFigures, counted } from '@guildhall/contract'
import { hasEnoughCases, ratingText } from './figure-words.ts'

export function ClientFiguresLine({ figures }: { figures: ClientFigures }) {
  const known = [
    figures.rating === null || !hasEnoughCases(figures.reviewCount)
      ? null
      : `${ratingText(figures.rating)} of 5 from ${counted(figures.reviewCount, 'review')}`,
    figures.paidContracts > 0 ? `${counted(figures.paidContracts, 'contract')} paid` : null,
    figures.hireRate === null ? null : `hires for ${figures.hireRate}% of projects`,
    figures.answerRate === null ? null : `answers ${figures.answerRate}% of proposals`,
    figures.paidRate === null ? null : `pays ${figures.paidRate}% of approved work`,
  ].filter((text) => text !== null)
  return (
    <p className="mt-1 text-sm text-muted">
      {known.length > 0 ? `Client: ${known.join('\u00a0· ')}` : 'New client on Guildhall'}
    </p>
  )
}
