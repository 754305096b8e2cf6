import { defineMail } from '../../../platform/mail/mail-content.ts'

type Decision = { skill: string; difficulty: string; reason: string }

const withdrawn = defineMail<Decision>(
  {
    when: 'An operator withdrew a result.',
    to: 'the person whose result it is',
    example: { skill: 'React', difficulty: 'Advanced', reason: 'The answers were shared beforehand.' },
  },
  ({ skill, difficulty, reason }) => ({
    subject: `Your result in ${shorten(skill)} was withdrawn`,
    paragraphs: [
      `An operator of this site has withdrawn your result in ${skill} (${difficulty}). It is no longer on your profile, and its credential is suspended. The reason:`,
      reason,
    ],
    action: { label: 'See your results', path: '/modules' },
    footnote: 'If you disagree, contact the people who run this site.',
  }),
)

const restored = defineMail<Decision>(
  {
    when: 'An operator restored a result that was withdrawn.',
    to: 'the person whose result it is',
    example: { skill: 'React', difficulty: 'Advanced', reason: 'It was another account that shared answers.' },
  },
  ({ skill, difficulty, reason }) => ({
    subject: `Your result in ${shorten(skill)} was restored`,
    paragraphs: [
      `An operator of this site has restored your result in ${skill} (${difficulty}). It is shown as it was before, and its credential is valid again. The reason:`,
      reason,
    ],
    action: { label: 'See your results', path: '/modules' },
  }),
)

function shorten(skill: string): string {
  const letters = [...skill]
  return letters.length > 40 ? `${letters.slice(0, 39).join('').trimEnd()}…` : skill
}

export const resultMails = { 'result.withdrawn': withdrawn, 'result.restored': restored } as const
