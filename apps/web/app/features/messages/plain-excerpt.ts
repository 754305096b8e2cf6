import { withoutMarks } from '../../ui/without-marks.ts'

export const plainExcerpt = (text: string): string => withoutMarks(text.slice(0, 400)).replaceAll(/\s+/g, ' ').trim()
