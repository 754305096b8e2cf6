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

type Regraded = Decision & { before: string; after: string; resultId: string }

const regraded = defineMail<Regraded>(
  {
    when: 'A question of a result was corrected, and the result changed.',
    to: 'the person whose result it is',
    example: {
      skill: 'React',
      difficulty: 'Advanced',
      before: '10 of 15 (67 %)',
      after: '10 of 14 (71 %)',
      reason: 'Two of its options mean the same.',
      resultId: '0b7c4a52-58d3-4c37-9b1e-6f0f4a3f2d11',
    },
  },
  ({ skill, difficulty, before, after, reason, resultId }) => ({
    subject: `Your result in ${shorten(skill)} was regraded`,
    paragraphs: [
      `A question of your assessment in ${skill} (${difficulty}) was challenged and corrected. Your result was ${before}, and is ${after}. The reason:`,
      reason,
      'A credential that was issued before is suspended. If you passed, you can get a new one from the page of the result.',
    ],
    action: { label: 'See your result', path: `/modules?result=${resultId}` },
  }),
)

function shorten(skill: string): string {
  const letters = [...skill]
  return letters.length > 40 ? `${letters.slice(0, 39).join('').trimEnd()}…` : skill
}

export const resultMails = {
  'result.withdrawn': withdrawn,
  'result.restored': restored,
  'result.regraded': regraded,
} as const
