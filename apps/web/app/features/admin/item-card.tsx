import { counted, type ItemView } from '@guildhall/contract'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ShareBar, SignedBar } from './item-bars.tsx'
import { percent, reasonWords, signed } from './item-words.ts'

export function ItemCard({ item, onPutBack }: { item: ItemView; onPutBack: () => void }) {
  const { _id, title, version, answers, right, discrimination, medianSeconds, rasch, setAside } = item
  return (
    <Card as="li" {...(setAside ? { edge: 'danger' as const } : {})} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">
            {title ?? 'No longer asked'}
          </h3>
          <p className="mt-1 font-mono text-xs wrap-anywhere text-muted">
            {_id}, version {version}
          </p>
        </div>
        {setAside ? (
          <div className="flex flex-wrap items-center gap-3">
            <Badge tone="danger">Set aside: {reasonWords[setAside.reason].toLowerCase()}</Badge>
            {setAside.reason === 'challenged' ? null : (
              <Button size="sm" onClick={onPutBack}>
                Put Back
              </Button>
            )}
          </div>
        ) : null}
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm">
        <Figure label="Right" value={percent(right / answers)} bar={<ShareBar share={right / answers} />} />
        <Figure
          label="Discrimination"
          value={discrimination === null ? 'not known' : signed(discrimination)}
          bar={discrimination === null ? null : <SignedBar value={discrimination} />}
        />
        <Figure
          label="Difficulty"
          value={rasch ? `${signed(rasch.difficulty)} ± ${rasch.error.toFixed(2)}` : 'not known'}
        />
        <Figure label="Median time" value={medianSeconds === null ? 'not known' : `${Math.round(medianSeconds)} s`} />
      </dl>
      <Disclosure summary={counted(answers, 'answer')}>
        <Choices item={item} />
      </Disclosure>
    </Card>
  )
}

function Figure({ label, value, bar }: { label: string; value: string; bar?: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <dt className="text-muted">{label}</dt>
      <dd className="font-medium tabular-nums">
        {value}
        {bar ? <span className="mt-1.5 block">{bar}</span> : null}
      </dd>
    </div>
  )
}

function Choices({ item: { answers, right, unanswered, distractors } }: { item: ItemView }) {
  const rows = [
    { text: 'The right answer', chosen: right, isRight: true },
    ...distractors.map((distractor) => ({ ...distractor, isRight: false })),
    { text: 'No answer', chosen: unanswered, isRight: false },
  ]
  return (
    <table className="w-full border-collapse text-left text-sm">
      <thead className="sr-only">
        <tr>
          <th scope="col">Option</th>
          <th scope="col">Chosen</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ text, chosen, isRight }) => (
          <tr key={text} className="align-top">
            <th scope="row" className="py-1.5 pr-4 font-normal wrap-anywhere">
              {text}
            </th>
            <td className="w-2/5 py-1.5">
              <span className="flex items-center gap-3">
                <ShareBar share={chosen / answers} tone={isRight ? 'tide' : 'neutral'} />
                <span className="w-10 shrink-0 text-right tabular-nums">{percent(chosen / answers)}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
