import { type ChallengedQuestionView, challengeKinds } from '@guildhall/contract'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { formatDay } from '../../dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CodeBlock, noLigatures } from '../../ui/code-block.tsx'
import { cx } from '../../ui/cx.ts'
import { adminPaths } from './shared/admin-paths.ts'

export function ChallengedQuestion({
  question: { question, code, options, key, explanation, challenges },
  onDecide,
}: {
  question: ChallengedQuestionView
  onDecide: () => void
}) {
  return (
    <Card as="section" className={cx(noLigatures, 'flex flex-col gap-4')}>
      <h2 className="font-sans text-base font-semibold tracking-normal break-words whitespace-pre-line text-pretty">
        {question}
      </h2>
      {code === undefined ? null : <CodeBlock label="Code" code={code} />}
      <ul aria-label="Options" className="flex flex-col gap-1.5">
        {options.map((option, position) => (
          <li key={option} className="flex items-start gap-2 break-words whitespace-pre-wrap">
            <span className="mt-1 w-4 shrink-0 text-green">
              {position === key ? <Check role="img" aria-label="Counts as right" className="size-4" /> : null}
            </span>
            <span className={cx('min-w-0', position === key && 'font-semibold')}>{option}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{explanation}</p>
      <ul aria-label="Challenges" className="flex flex-col gap-4 border-t border-line pt-4">
        {challenges.map(({ _id, person, kind, text, sentAt, chosen }) => (
          <li key={_id}>
            <p className="text-xs wrap-anywhere text-muted">
              <Link to={adminPaths.person(person._id)} className="text-link">
                <bdi>{person.name}</bdi>
              </Link>
              , {formatDay(sentAt)} · {challengeKinds[kind]} · {chosen === null ? 'Left open' : `Chose “${chosen}”`}
            </p>
            <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
              {text}
            </p>
          </li>
        ))}
      </ul>
      <Button className="self-start" onClick={onDecide}>
        Decide
      </Button>
    </Card>
  )
}
