import { formatUsd, type MoneyMonthView, type Side } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { MoneyChart } from './money-chart.tsx'
import { seriesOf } from './money-series.ts'
import { moneyTimelineQuery } from './shared/api.ts'

const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const nameOf = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`))

export default function MoneyTimeline({ userId, side }: { userId: string; side: Side }) {
  const id = useId()
  const months = useQuery(moneyTimelineQuery(userId, side)).data?.months
  const series = seriesOf[side]
  if (!months?.some((month) => series.some(({ key }) => month[key] > 0))) return null
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={id} className="text-xl">
          Money by month
        </h2>
        <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
          {series.map(({ key, label, look }) => (
            <li key={key} className="flex items-center gap-2">
              <span className={`size-3 rounded-xs ${look}`} />
              {label}
            </li>
          ))}
        </ul>
      </div>
      <MoneyChart months={months} series={series} />
      <Disclosure summary="Show the numbers">
        <MoneyTable months={months} side={side} />
      </Disclosure>
    </Card>
  )
}

function MoneyTable({ months, side }: { months: readonly MoneyMonthView[]; side: Side }) {
  const series = seriesOf[side]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls on phones, which the keyboard must reach.
    <section aria-label="Money by month, in numbers" tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="py-2 pr-4 text-left font-normal">
              Month
            </th>
            {series.map(({ key, label }) => (
              <th key={key} scope="col" className="py-2 pl-4 text-right font-normal">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.month} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 pr-4 text-left font-normal whitespace-nowrap">
                {nameOf(month.month)}
              </th>
              {series.map(({ key }) => (
                <td key={key} className="py-2 pl-4 text-right whitespace-nowrap">
                  {month[key] > 0 ? formatUsd(month[key]) : <span className="text-muted">–</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
