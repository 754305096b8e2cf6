import type { Deps } from '../../../deps.ts'
import type { DocumentContent } from '../../../platform/documents/document.ts'
import { getUnit } from './get-unit.ts'
import { openUnits } from './unit-library.ts'

export function getUnitDocument({ config }: Deps, unitId: string): DocumentContent {
  const { id, title, summary, content } = getUnit(unitId)
  const ids = [...openUnits().keys()]
  return {
    title,
    eyebrow: `Learning unit ${ids.indexOf(id) + 1} of ${ids.length}`,
    address: `${config.publicUrl}/learning/${id}`,
    blocks: [
      { kind: 'paragraph', look: 'lead', text: summary },
      ...content.split('\n\n').map((text) => ({ kind: 'paragraph', text }) as const),
    ],
  }
}
