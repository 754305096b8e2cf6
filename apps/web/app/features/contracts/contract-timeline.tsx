import type { ContractDetailView } from '@guildhall/contract'
import { formatMoment } from '../../dates.ts'
import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/page.tsx'
import { eventText } from './contract-words.ts'

export function ContractTimeline({ contract }: { contract: ContractDetailView }) {
  return (
    <Section title="Timeline">
      <Card>
        <ol className="flex flex-col gap-4">
          {contract.timeline.map((event, position) => {
            const { text, detail } = eventText(event, contract)
            return (
              <li key={`${position} ${event.kind}`} className="border-l-2 border-line pl-4 text-sm">
                <p className="font-medium break-words">{text}</p>
                {event.criterion ? (
                  <blockquote dir="auto" className="break-words text-muted">
                    “{event.criterion}”
                  </blockquote>
                ) : null}
                {event.reason ? (
                  <p dir="auto" className="break-words whitespace-pre-line">
                    {event.reason}
                  </p>
                ) : null}
                <p className="break-words text-muted">
                  <time dateTime={event.at}>{formatMoment(event.at)}</time>
                  {detail ? (
                    <>
                      {' '}
                      · <bdi>{detail}</bdi>
                    </>
                  ) : null}
                </p>
              </li>
            )
          })}
        </ol>
      </Card>
    </Section>
  )
}
