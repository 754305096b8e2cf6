import type { Difficulty } from './assessment-rules.ts'
import type { CorrectionDecision } from './challenges.constants.ts'
import { about, type Nothing } from './event-rule.ts'
import type { CaseKind } from './reports.constants.ts'

const account = about('account')

/** `token`: of a link that only its mail has. */
type Mailed = { email: string }
type WithLink = Mailed & { token: string }
type RemovedSignIns = { passkeys: string[]; identities: string[]; twoFactorOff: boolean }

export const ofAccounts = {
  'account.confirmation_asked': account<Nothing, WithLink>({
    says: 'A person signs up, or asks for the link to confirm their address again.',
  }),
  'account.reset_asked': account<Nothing, WithLink>({ says: 'Somebody asks for a link to choose a new password.' }),
  /** `ownerId`: whom the new address belongs to already. `wayBack`: to the present address, if that is confirmed. */
  'account.email_change_asked': account<Nothing, WithLink & { ownerId?: string | undefined; wayBack?: WithLink }>({
    says: 'A person asks to change their address.',
  }),
  /** `name`: of the provider. `label`: what it calls the person. */
  'identity.link_asked': account<Nothing, WithLink & { name: string; label: string }>({
    says: 'A person who signed in with a provider asks to link it to the account with their address.',
  }),
  'account.email_changed': account<Nothing, Mailed>({ says: 'A person confirms their new address.' }),
  'account.email_restored': account<Nothing, WithLink & { removed: RemovedSignIns }>({
    says: 'A person undoes the change of their address.',
  }),
  'account.username_changed': account({ says: 'A person changes their username.' }),
  'account.export_ready': account<{ exportId: string }, Mailed>({ says: 'The copy of a person’s data is ready.' }),
  'account.projects_removed': account<
    Nothing,
    {
      lost: readonly { proposalId: string; freelancerId: string; projectTitle: string }[]
      waitingClientIds: readonly string[]
    }
  >({ isPassing: true, says: 'A person leaves, and their open projects go with them.' }),
  /** `partnerIds`: the other sides of their contracts, which show a former member from now on. */
  'account.deleted': account<Nothing, Mailed & { partnerIds: readonly string[] }>({
    isPassing: true,
    says: 'A person deleted their account.',
  }),
  /** People save often, and the profile says when it last was: it would only fill the table. */
  'profile.saved': account({ isPassing: true, says: 'A person saves their profile.' }),
  /** To and fro without end, like results that are shown: the rows themselves say how it is. */
  'profile.visibility_changed': account({ isPassing: true, says: 'A person enters searches, or leaves them.' }),
}

export const ofSecurity = {
  'account.password_changed': account<Nothing, Mailed & { removed: RemovedSignIns }>({
    says: 'A person sets a new password.',
  }),
  'account.new_device': account<Nothing, Mailed & { device: string; address: string | null; at: string }>({
    says: 'A new device signs in.',
  }),
  'second_factor.turned_on': account<Nothing, Mailed>({ says: 'A person turns two-factor sign-in on.' }),
  'second_factor.turned_off': account<Nothing, Mailed>({ says: 'A person turns two-factor sign-in off.' }),
  'second_factor.codes_tried': account<Nothing, Mailed>({ says: 'Somebody tries many wrong codes.' }),
  'second_factor.recovery_code_used': account<{ codesLeft: number }, Mailed>({ says: 'A recovery code is used.' }),
  'second_factor.recovery_codes_renewed': account<Nothing, Mailed>({ says: 'A person makes new recovery codes.' }),
  /** `removed`: as nobody had confirmed the address before. The password is gone, too. */
  'identity.added': account<Nothing, Mailed & { name: string; label: string; removed?: RemovedSignIns }>({
    says: 'A provider is linked.',
  }),
  'identity.removed': account<Nothing, Mailed & { name: string; label: string }>({
    says: 'A person removes a linked provider.',
  }),
  'passkey.added': account<Nothing, Mailed & { name: string }>({ says: 'A person adds a passkey.' }),
  'passkey.removed': account<Nothing, Mailed & { name: string }>({ says: 'A person removes a passkey.' }),
}

type Decided = Mailed & { skill: string; difficulty: Difficulty; reason: string }

type Regraded = Mailed & {
  skill: string
  difficulty: Difficulty
  /** Such as “10 of 15 (67 %)”. */
  before: string
  after: string
  reason: string
}
type AnsweredChallenge = { skill: string; decision: CorrectionDecision; reason: string }

export const ofResults = {
  'assessment.not_passed': account<{ attemptId: string }, { retakeAt: Date }>({
    says: 'A person does not pass an assessment that would prove a skill.',
  }),
  'result.shown': account({ isPassing: true, says: 'A person shows a result on their profile, or hides it.' }),
  'result.withdrawn': account<{ resultId: string }, Decided>({ says: 'An operator withdraws a result.' }),
  'result.restored': account<{ resultId: string }, Decided>({ says: 'An operator restores a withdrawn result.' }),
  'result.regraded': account<{ resultId: string }, Regraded>({
    says: 'A question of a result was corrected, and the result changes.',
  }),
  'challenge.decided': account<{ challengeId: string; resultId: string }, AnsweredChallenge>({
    says: 'An operator decides about a question that a person challenged.',
  }),
}

type RunningContract = { contractId: string; projectId: string; projectTitle: string; otherId: string }
type Suspension = Mailed & { reason: string; contracts: readonly RunningContract[] }
/** Null for a former member, who cannot be told. `what`: such as “your message”. */
type Told<More extends object = Nothing> = ({ email: string; reason: string; what: string } & More) | null
/** `readerIds`: both sides of a review, who see it on their screens. Nobody for all else. */
type Target = { targetKind: CaseKind; targetId: string; targetSeq: number; readerIds: readonly string[] }
type OfDecision = { decisionId: string }

export const ofModeration = {
  'report.resolved': account<{ caseId: string }>({ says: 'An operator decides about what was reported.' }),
  'account.warned': account<OfDecision, { told: Told<{ rule: string }> }>({ says: 'An operator warns a person.' }),
  'account.suspended': account<{ suspensionId: string }, Suspension>({ says: 'An operator suspends a person.' }),
  'account.suspension_lifted': account<{ suspensionId: string }, Suspension>({
    says: 'An operator lifts the suspension of a person.',
  }),
  'account.appeal_answered': account<{ suspensionId: string }, Mailed & { reason: string }>({
    says: 'An operator answers the appeal of a suspended person, who stays suspended.',
  }),
  'content.hidden': account<OfDecision, Target & { told: Told<{ rule: string }> }>({
    says: 'An operator hides what a person wrote.',
  }),
  'decision.answered': account<OfDecision, { told: Told }>({
    says: 'An operator answers an appeal, and the decision stands.',
  }),
  /** `shown`: what had been hidden. */
  'decision.reversed': account<OfDecision, { told: Told; shown: Target | null }>({
    says: 'An operator takes a decision back.',
  }),
}
