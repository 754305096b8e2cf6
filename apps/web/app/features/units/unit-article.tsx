import type { UnitView } from '@guildhall/contract'
import type { Ref } from 'react'
import { paths } from '../../paths.ts'
import { Paragraphs } from '../../ui/formatted-text.tsx'
import { Toolbar } from '../../ui/page.tsx'
import { PdfLink } from '../documents/shared/pdf-button.tsx'
import { PrintButton } from '../documents/shared/print-button.tsx'
import { ShareButton } from '../documents/shared/share-button.tsx'
import { unitPdfPath } from './api.ts'
import { SaveUnitButton } from './save-unit-button.tsx'
import { iconOf } from './unit-icons.ts'

export interface UnitArticleProps {
  unit: UnitView
  position: number
  total: number
  /** 1 if the unit is the whole screen. */
  headingLevel: 1 | 2
  headingRef?: Ref<HTMLHeadingElement>
}

export function UnitArticle({ unit, position, total, headingLevel, headingRef }: UnitArticleProps) {
  const Icon = iconOf(unit.icon)
  const Heading = `h${headingLevel}` as const
  return (
    <article className="min-w-0 max-w-2xl print:max-w-none">
      <div className="flex items-center gap-4">
        <span className="flex size-12 shrink-0 items-center justify-center rounded-lg bg-chosen text-ink print:hidden">
          <Icon aria-hidden="true" className="size-6" />
        </span>
        <p className="eyebrow">
          Unit {position} of {total}
        </p>
      </div>
      <Heading ref={headingRef} tabIndex={-1} className="mt-4 text-2xl break-words outline-none">
        {unit.title}
      </Heading>
      <p className="mt-3 text-lg text-muted">{unit.summary}</p>
      <Toolbar className="mt-5 print:hidden">
        <SaveUnitButton key={unit.id} unitId={unit.id} />
        <PrintButton size="sm" />
        <PdfLink size="sm" path={unitPdfPath(unit.id)} />
        <ShareButton size="sm" title={unit.title} text={unit.summary} address={paths.learningUnit(unit.id)} />
      </Toolbar>
      <Paragraphs keepLineBreaks className="mt-6">
        {unit.content}
      </Paragraphs>
    </article>
  )
}
