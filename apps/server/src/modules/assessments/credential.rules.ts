import {
  achievementName,
  assessmentStatuses,
  credentialContexts,
  type Difficulty,
  difficulties,
  type IssuerView,
  type OpenBadgeCredentialView,
  type PublicKeyView,
  passingPercentage,
  retakeWaitHours,
  type StatusListView,
  secondsPerQuestion,
  selectableSkillOf,
  skillKey,
  statusListSize,
  statusThresholds,
  verifiedQuestionCounts,
} from '@guildhall/contract'

/** Where everything about credentials is published. `publicUrl` has no slash at its end. */
export function credentialAddresses(publicUrl: string) {
  const result = (resultId: string) => `${publicUrl}/results/${resultId}`
  const keys = `${publicUrl}/api/credentials/keys`
  return {
    site: `${publicUrl}/`,
    rules: `${publicUrl}/rules`,
    issuer: `${publicUrl}/api/credentials/issuer`,
    keys,
    key: (thumbprint: string) => `${keys}/${thumbprint}`,
    statusList: (list: number) => `${publicUrl}/api/credentials/status/${list}`,
    result,
    credential: (resultId: string) => `${publicUrl}/api/assessments/public/${resultId}/credential`,
    profile: (userId: string) => `${publicUrl}/profile/${userId}`,
    /** Where the very same can be earned; two spellings of a skill are one achievement. */
    achievement: (skill: string, difficulty: Difficulty) =>
      `${publicUrl}/modules?${new URLSearchParams({ skill: selectableSkillOf(skill) ?? skillKey(skill), difficulty })}`,
  }
}

export type CredentialAddresses = ReturnType<typeof credentialAddresses>

/** The list a credential's bit is in, counted from 1, and which bit it is. */
export const placeInLists = (position: number) => ({
  list: Math.floor(position / statusListSize) + 1,
  index: position % statusListSize,
})

/** The positions whose bits a list holds: from the first to below the second. */
export const positionsOf = (list: number) => ({ from: (list - 1) * statusListSize, below: list * statusListSize })

/** The bits of a list, the leftmost first, with those of `suspended` set. Positions outside the list are left alone. */
export function bitsOf(list: number, suspended: readonly number[]): Uint8Array {
  const bits = new Uint8Array(statusListSize / 8)
  for (const position of suspended) {
    const { list: itsList, index } = placeInLists(position)
    if (itsList === list) bits[index >> 3] = (bits[index >> 3] ?? 0) | (0x80 >> (index & 7))
  }
  return bits
}

/** To the second, rounded down: a JWT has no finer time, and what it says must be what the credential says. */
export const wholeSecond = (instant: Date) => new Date(Math.floor(instant.getTime() / 1_000) * 1_000)
const isoSecond = (instant: Date) => wholeSecond(instant).toISOString().replace('.000Z', 'Z')

export const publicKeyOf = (addresses: CredentialAddresses, key: { thumbprint: string; x: string }): PublicKeyView => ({
  kty: 'OKP',
  crv: 'Ed25519',
  x: key.x,
  kid: addresses.key(key.thumbprint),
  alg: 'EdDSA',
  use: 'sig',
})

const issuerProfile = (addresses: CredentialAddresses) => ({
  id: addresses.issuer,
  type: ['Profile'],
  name: 'Guildhall',
  url: addresses.site,
  description: 'A freelance marketplace that asks the questions, keeps the time and grades the answers itself.',
})

/** Who signs, with every key: also a controlled identifier document, in which `kid` can be looked up. */
export function issuerOf(addresses: CredentialAddresses, keys: readonly PublicKeyView[]): IssuerView {
  return {
    '@context': [...credentialContexts, 'https://www.w3.org/ns/cid/v1'],
    ...issuerProfile(addresses),
    verificationMethod: keys.map((key) => ({
      id: key.kid,
      type: 'JsonWebKey',
      controller: addresses.issuer,
      publicKeyJwk: key,
    })),
    assertionMethod: keys.map(({ kid }) => kid),
  }
}

/** What a passed result says, to whoever reads the credential by itself. */
export type CredentialFacts = {
  resultId: string
  userId: string
  skill: string
  difficulty: Difficulty
  score: number
  totalQuestions: number
  percentage: number
  status: string
  attemptNumber: number
  source: 'bank' | 'ai'
  completedAt: Date
  position: number
}

/** The rules in short, the same for everybody who earns it. */
const narrativeOf = (skill: string, difficulty: Difficulty, rules: string) =>
  `Answer ${verifiedQuestionCounts.join(' or ')} questions on ${skill} at the difficulty ${difficulty} ` +
  `(of ${difficulties.join(', ')}) in one attempt, and at least ${passingPercentage} percent of them right. ` +
  'The server keeps the answer key and the clock and grades the answers. Nobody watches the candidate. An attempt has ' +
  `${secondsPerQuestion} seconds for each question and cannot be stopped or taken back; the next one of the same skill and ` +
  `difficulty waits ${retakeWaitHours} hours. ` +
  `Levels: ${statusThresholds.map(({ status, from }) => `${status} from ${from} percent`).join(', ')}. ` +
  `The rules in full: ${rules}`

const sourceWords = {
  bank: 'came from a public question bank, or were added by whoever runs the site',
  ai: 'were written by an AI model and checked by a second call',
} as const

/** What the achievement says of its subject, of which only the bank's is ours. */
const subjectWords = {
  bank: '',
  ai: " The subject is in the candidate's own words, and its questions were written by an AI provider.",
} as const

/** The credential of a passed result. Nothing in it changes from one reading to the next. */
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
        `${percentage} percent, ${status}. Nobody watched. The questions ${sourceWords[facts.source]}.`,
      achievement: {
        id: achievement,
        type: ['Achievement'],
        achievementType: 'Assessment',
        name,
        description:
          `An unproctored assessment in ${skill} with questions of the difficulty ${difficulty}, graded by the server and ` +
          `passed.${subjectWords[facts.source]}`,
        criteria: { id: addresses.rules, narrative: narrativeOf(skill, difficulty, addresses.rules) },
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

/** How long a verifier may keep a status list, in seconds; also for its cache header. */
export const statusListTtlSeconds = 300
/** How long we give the same list again: next to the above it is nothing, and a crowd costs one signature. */
export const statusListMemoryMs = 3_000

/** A status list around its bits, which come packed as `encodedList` wants them. */
export function statusListOf(
  addresses: CredentialAddresses,
  { list, encodedList, now }: { list: number; encodedList: string; now: Date },
): StatusListView {
  const id = addresses.statusList(list)
  return {
    '@context': [credentialContexts[0]],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: addresses.issuer,
    validFrom: isoSecond(now),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'suspension',
      encodedList,
      ttl: statusListTtlSeconds * 1_000,
    },
  }
}

/** `guildhall-ui-ux-design-intermediate.jwt`: what the downloaded file is called. Plain letters, whatever the skill. */
export function credentialFilename(skill: string, difficulty: Difficulty, extension: string): string {
  const named = skill.replace('C++', 'cpp').normalize('NFKD').toLowerCase()
  const plain = named.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
  return `guildhall-${[plain, difficulty.toLowerCase()].filter(Boolean).join('-')}.${extension}`
}
