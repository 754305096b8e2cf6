import { type EarningsView, formatUsd } from '@guildhall/contract'
import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/page.tsx'

const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Months without earnings are left out. */
export function EarnedMonths({ months }: { months: EarningsView['months'] }) {
  if (months.length === 0) return null
  const most = Math.max(...months.map(({ earned }) => earned))
  return (
    <Section title="Earned by month">
      <Card>
        <table className="w-full border-separate border-spacing-y-1.5 text-sm">
          <caption className="sr-only">Earned by month, after the fee</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Earned</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, earned }) => (
              <tr key={month}>
                <th scope="row" className="w-px pr-4 text-left font-normal whitespace-nowrap text-muted">
                  {monthName.format(new Date(`${month}-01T00:00:00Z`))}
                </th>
                <td className="py-0">
                  <span className="flex items-center gap-3">
                    <span className="min-w-0 flex-1">
                      <span
                        aria-hidden="true"
                        className="block h-5 min-w-0.5 rounded-xs bg-tide-solid"
                        style={{ width: `${(earned / most) * 100}%` }}
                      />
                    </span>
                    <span className="w-24 shrink-0 text-right font-medium">{formatUsd(earned)}</span>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </Section>
  )
}
