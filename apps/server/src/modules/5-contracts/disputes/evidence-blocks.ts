import type { Block } from '../../../platform/documents/document.ts'

export type Names = { client: string; freelancer: string }

export const heading = (text: string): Block => ({ kind: 'heading', level: 2, text })
export const part = (text: string): Block => ({ kind: 'heading', level: 3, text })
export const line = (text: string): Block => ({ kind: 'paragraph', text })
export const small = (text: string): Block => ({ kind: 'paragraph', look: 'small', text })

/** '2026-11-22 12:15 UTC' */
export const moment = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`

export const shortened = (text: string, isCut: true | undefined) => (isCut ? `${text} […]` : text)

export const paragraphs = (text: string): Block[] =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map(line)
