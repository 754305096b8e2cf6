import type { UnitView } from '@guildhall/contract'
import type { DocumentContent } from '../../platform/documents/document.ts'
import { openUnits } from './unit-library.ts'

/** A unit as a PDF document. */
export function unitDocument({ id, title, summary, content }: UnitView, publicUrl: string): DocumentContent {
  const ids = [...openUnits().keys()]
  return {
    title,
    eyebrow: `Learning unit ${ids.indexOf(id) + 1} of ${ids.length}`,
    address: `${publicUrl}/learning/${id}`,
    blocks: [
      { kind: 'paragraph', look: 'lead', text: summary },
      ...content.split('\n\n').map((text) => ({ kind: 'paragraph', text }) as const),
    ],
  }
}
