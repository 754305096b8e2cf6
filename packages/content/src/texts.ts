import { z } from 'zod'

/** One line without surrounding spaces: texts are shown as they are, and answers must equal an option. */
export const lineOfText = (maximum: number) =>
  z
    .string()
    .max(maximum)
    .regex(/^\S(?:.*\S)?$/, 'must be one line of text without space at its ends')

export const programText = z
  .string()
  .max(2_500)
  .regex(/\S/, 'must not be empty')
  .refine((code) => !/[ \t]$|\t/m.test(code), 'must have no tabs and no space at the end of a line')
  .refine((code) => code.split('\n').every((line) => line.length <= 100), 'must have no line over 100 characters')

export const paragraph = lineOfText(1_500)
  .refine(
    (text) => !/\*\*|^#|^[-*] |\]\(|<\/?[a-z]+>(?![^`]*`)/.test(text.replaceAll(/`[^`]*`/g, '')),
    'must have no markup but `code`',
  )
  .refine((text) => (text.match(/`/g)?.length ?? 0) % 2 === 0, 'has a backtick without its partner')
  .refine((text) => !text.includes('  '), 'has two spaces in a row')

export const kebabCase = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be words-with-hyphens')

export const searchNames = z.array(lineOfText(60).regex(/^[^A-Z]*$/, 'must be in lower case')).max(24)

export const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length
