import {
  achievementName,
  assessmentStatuses,
  counted,
  credentialContexts,
  type Difficulty,
  difficulties,
  type OpenBadgeCredentialView,
  type PublicResultView,
  passingPercentage,
  type QuestionSourceName,
  retakeWaitHours,
  secondsPerQuestion,
  statusThresholds,
  verifiedQuestionCounts,
  wilsonInterval,
} from '@guildhall/contract'
import type { CredentialAddresses } from './addresses.rules.ts'
import { isoSecond } from './iso-second.rules.ts'
import { issuerProfile } from './issuer.rules.ts'
import { placeInLists } from './status-list.rules.ts'

export type CredentialFacts = {
  resultId: string
  userId: string
  skill: string
  difficulty: Difficulty
  score: number
  totalQuestions: number
  droppedQuestions: number
  percentage: number
  status: string
  attemptNumber: number
  source: QuestionSourceName
  rulesVersion: number
  earlierAttemptsLeft: number
  templates: PublicResultView['templates']
  startedAt: Date
  completedAt: Date
  position: number
}

const narrativeOf = ({ skill, difficulty, rulesVersion }: CredentialFacts, rules: string) =>
  `Answer ${verifiedQuestionCounts.join(' or ')} questions on ${skill} at the difficulty ${difficulty} ` +
  `(of ${difficulties.join(', ')}) in one attempt, and at least ${passingPercentage} percent of them right. ` +
  `${rulesVersion === 1 ? 'The server' : `${newQuestionsOnly}Guildhall`} keeps the answer key and the clock and grades the answers. ` +
  'The candidate is not supervised. An attempt has ' +
  `${secondsPerQuestion} seconds for each question and cannot be stopped or taken back; the next one of the same skill and ` +
  `difficulty waits ${retakeWaitHours} hours. ` +
  `Levels: ${statusThresholds.map(({ status, from }) => `${status} from ${from} percent`).join(', ')}. ` +
  `The rules in full: ${rules}`

const newQuestionsOnly = 'All questions are made for the attempt, or come from a private bank of the site’s operator. '

const sourceWords: Record<QuestionSourceName, string> = {
  bank: 'came from a public question bank, or were added by the site’s operator',
  generated: 'were generated for this attempt',
  private: 'came from the private bank of the site’s operator',
  ai: 'were written by an AI model and checked by a second call',
}

/** Describes the achievement's subject. Only subjects of the bank are ours. */
const subjectWordsOf = (source: QuestionSourceName) =>
  source === 'ai'
    ? " The subject is in the candidate's own words, and its questions were written by an AI provider."
    : ''

const wereText = (count: number) => (count === 1 ? 'was' : 'were')

/** What the result is worth. Not in credentials under the first rules, which stay as they were issued. */
function worthOf(facts: CredentialFacts): string {
  if (facts.rulesVersion === 1) return ''
  const { templates, attemptNumber, earlierAttemptsLeft: left, droppedQuestions: dropped } = facts
  const earlier = attemptNumber - 1
  const minutes = Math.max(1, Math.round((facts.completedAt.getTime() - facts.startedAt.getTime()) / 60_000))
  const interval = wilsonInterval(facts.score, facts.totalQuestions)
  return [
    ...(templates ? [` Templates: ${templates.count}, of version ${templates.versions.join(', ')}.`] : []),
    ...(dropped > 0
      ? [
          ` Not counted ${dropped === 1 ? 'is' : 'are'} ${counted(dropped, 'question')} that ${wereText(dropped)} found to be wrong.`,
        ]
      : []),
    ...(earlier > 0 ? [` Of ${counted(earlier, 'earlier attempt')}, ${left} ${wereText(left)} begun and left.`] : []),
    ` Time taken: ${minutes} min.`,
    ` With 95 percent confidence, the share of such questions answered right is between ${interval.from} and ${interval.to}`,
    ' percent (Wilson score interval).',
  ].join('')
}

export function credentialOf(addresses: CredentialAddresses, facts: CredentialFacts): OpenBadgeCredentialView {
  const { resultId, skill, difficulty, score, totalQuestions, percentage, status } = facts
  const { list, index } = placeInLists(facts.position)
  const achievement = addresses.achievement(skill, difficulty)
  const statusList = addresses.statusList(list)
  const measured = [
    { of: `score-of-${totalQuestions}`, value: String(score) },
    { of: 'percent', value: String(percentage) },
    { of: 'level', value: status },
  ]
  const name = achievementName(facts)
  return {
    '@context': [...credentialContexts],
    id: addresses.credential(resultId),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: `${name}: verified assessment`,
    description: `${score} of ${totalQuestions} questions answered right (${percentage} percent, ${status}).`,
    issuer: issuerProfile(addresses),
    validFrom: isoSecond(facts.completedAt),
    credentialSubject: {
      id: addresses.profile(facts.userId),
      type: ['AchievementSubject'],
      narrative:
        `Verified attempt number ${facts.attemptNumber}: ${score} of ${totalQuestions} questions right, ` +
        `${percentage} percent, ${status}. Not supervised. The questions ${sourceWords[facts.source]}.${worthOf(facts)}`,
      achievement: {
        id: achievement,
        type: ['Achievement'],
        achievementType: 'Assessment',
        name,
        description:
          `An unproctored assessment in ${skill} with questions of the difficulty ${difficulty}, graded by ` +
          `${facts.rulesVersion === 1 ? 'the server' : 'Guildhall'} and passed.${subjectWordsOf(facts.source)}`,
        criteria: { id: addresses.rules, narrative: narrativeOf(facts, addresses.rules) },
        resultDescription: [
          {
            id: `${achievement}#score-of-${totalQuestions}`,
            type: ['ResultDescription'],
            name: 'Questions answered right',
            resultType: 'RawScore',
            valueMin: '0',
            valueMax: String(totalQuestions),
          },
          {
            id: `${achievement}#percent`,
            type: ['ResultDescription'],
            name: 'Percent',
            resultType: 'Percent',
            valueMin: '0',
            valueMax: '100',
            requiredValue: String(passingPercentage),
          },
          {
            id: `${achievement}#level`,
            type: ['ResultDescription'],
            name: 'Level',
            resultType: 'PerformanceLevel',
            allowedValue: [...assessmentStatuses],
          },
        ],
      },
      result: measured.map(({ of, value }) => ({
        type: ['Result'],
        resultDescription: `${achievement}#${of}`,
        status: 'Completed',
        value,
      })),
    },
    evidence: [
      {
        id: addresses.result(resultId),
        type: ['Evidence'],
        name: 'The result',
        description: 'The page of this result: its holder, its score, and how each concept went.',
      },
    ],
    credentialStatus: {
      id: `${statusList}#${index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'suspension',
      statusListIndex: String(index),
      statusListCredential: statusList,
    },
    credentialSchema: [
      {
        id: 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json',
        type: '1EdTechJsonSchemaValidator2019',
      },
    ],
  }
}

export function credentialFilename(skill: string, difficulty: Difficulty, extension: string): string {
  const named = skill.replace('C++', 'cpp').normalize('NFKD').toLowerCase()
  const plain = named.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
  return `guildhall-${[plain, difficulty.toLowerCase()].filter(Boolean).join('-')}.${extension}`
}
