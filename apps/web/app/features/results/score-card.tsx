import type { OwnResultView } from '@guildhall/contract'
import type { ReactNode } from 'react'
import { formatDuration } from '../../durations.ts'
import { Card } from '../../ui/card.tsx'
import { CompletedOn, KindBadge } from './result-labels.tsx'

export function ScoreCard({ result, children }: { result: OwnResultView; children: ReactNode }) {
  const { percentage, score, totalQuestions, status, difficulty, startedAt, completedAt } = result
  const seconds = Math.round((Date.parse(completedAt) - Date.parse(startedAt)) / 1_000)
  return (
    <Card className="flex flex-col gap-6 sm:p-8">
      <div className="flex flex-wrap items-center gap-x-10 gap-y-5">
        <p className="font-display text-6xl leading-none font-medium">{percentage}%</p>
        <div className="min-w-0 flex-1 basis-56">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h2 className="text-2xl">{status}</h2>
            <KindBadge result={result} />
          </div>
          <p className="mt-1 text-muted">
            {score} of {totalQuestions} right&nbsp;· {difficulty} questions&nbsp;·{' '}
            <span className="whitespace-nowrap">{formatDuration(seconds, 'short')}</span>
            &nbsp;· <CompletedOn at={completedAt} />
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">{children}</div>
    </Card>
  )
}
