import { counted, type DoubtfulItemView } from '@guildhall/contract'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/page.tsx'
import { signed } from './item-words.ts'
import { adminPaths } from './shared/admin-paths.ts'

/** Nothing while all that misleads is set aside. */
export function DoubtfulItems({ items, onAsk }: { items: DoubtfulItemView[]; onAsk: (itemId: string) => void }) {
  if (items.length === 0) return null
  return (
    <Section title="For you to decide">
      <p className="max-w-prose text-sm text-muted">So many at once can be the work of a few people: check each one.</p>
      <ul aria-label="Questions to decide about" className="grid gap-4">
        {items.map(({ _id, title, subject, answers, discrimination }) => (
          <Card as="li" key={_id} edge="amber" className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <div className="min-w-0 flex-1 basis-64">
              <h3 id={`doubtful-${_id}`} className="font-sans text-base font-semibold tracking-normal wrap-anywhere">
                {title ?? 'No longer asked'}
              </h3>
              <p className="mt-1 font-mono text-xs wrap-anywhere text-muted">{_id}</p>
              <p className="mt-2 text-sm text-muted">
                {subject ? (
                  <>
                    <Link to={adminPaths.itemsOf(subject.cell)} className="text-link">
                      {subject.skill}, {subject.difficulty}
                    </Link>{' '}
                    ·{' '}
                  </>
                ) : null}
                {counted(answers, 'answer')}
                {discrimination === null ? '' : ` · discrimination ${signed(discrimination)}`}
              </p>
            </div>
            <Button size="sm" aria-describedby={`doubtful-${_id}`} onClick={() => onAsk(_id)}>
              Set Aside
            </Button>
          </Card>
        ))}
      </ul>
    </Section>
  )
}
