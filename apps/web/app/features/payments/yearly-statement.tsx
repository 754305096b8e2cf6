import type { EarningsView } from '@guildhall/contract'
import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/page.tsx'
import { Select } from '../../ui/select.tsx'
import { FileButton } from '../documents/shared/file-button.tsx'
import { yearPath } from './api.ts'

/** There is no statement before the first release. */
export function YearlyStatement({ years }: { years: EarningsView['years'] }) {
  const options = years.map((year) => ({ value: String(year), label: String(year) }))
  const [chosen, setChosen] = useState<string>()
  const year = chosen ?? options[0]?.value
  if (year === undefined) return null
  return (
    <Section title="Yearly statement">
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label="Year"
            className="w-full sm:w-32"
            options={options}
            value={year}
            onChange={({ target }) => setChosen(target.value)}
          />
          <FileButton path={yearPath(year, 'pdf')} format="pdf" className="min-h-11 max-sm:flex-1">
            <span>
              <span className="max-sm:sr-only">Download </span>PDF
            </span>
          </FileButton>
          <FileButton path={yearPath(year, 'csv')} format="csv" className="min-h-11 max-sm:flex-1">
            <span>
              <span className="max-sm:sr-only">Download </span>CSV
            </span>
          </FileButton>
        </div>
      </Card>
    </Section>
  )
}
