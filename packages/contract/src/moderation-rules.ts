import {
  caseTakenMinutes,
  caseWeight,
  decisionAppealDays,
  flagThresholds,
  reporterHistory,
  reportsPerDay,
} from './reports.constants.ts'

const { many_reporters, same_messages, false_reports } = flagThresholds

/** Published. The server enforces every sentence, from the same constants. */
export const moderationRules = {
  reporting: [
    'Profiles, projects, messages, conversations, reviews and replies to them can be reported by everyone who is signed in and can see them, a proposal by the client who received it. A report names the kind of harm and says in words what is wrong.',
    `One person has one open report about one thing, and can make ${reportsPerDay} reports a day.`,
    'Guildhall never tells who reported something. Where only two people see it, as in a conversation, the other one may guess.',
    'What was reported is kept as it was at that time. Editing or deleting it later changes nothing about the report.',
    'Everyone who reported is told whether operators found a breach, but not what was done about the person. If the decision is taken back, their report says so.',
    'Reports stay when the account that made them, or the one they are about, is deleted.',
  ],
  weighing: [
    'Everything reported about one thing is one case. Ten reports of one profile are one case, and one decision.',
    'Operators read every case, however few reported it. No number of reports leads to a decision by itself.',
    `A report counts for the queue if the account that made it is at least ${reporterHistory.accountDays} days old, has a confirmed address and took part in a contract of which at least $${reporterHistory.releasedUsd} was released, and has not made ${false_reports.reports} reports in ${false_reports.days} days that were found to be no breach. All other reports are read, too, but ten new accounts cannot move a case up or flag a person.`,
    `The oldest case comes first. Each report that counts moves its case up as if it were ${caseWeight.hours} hours older, up to ${caseWeight.most} reports.`,
    `One operator decides a case. The one who takes it has ${caseTakenMinutes} minutes for it. Operators never decide about themselves, about what was said to or about them, or about what they reported.`,
  ],
  flags: {
    many_reporters: `${many_reporters.people} different people whose reports count reported one person within ${many_reporters.days} days. Reports that were found to be no breach do not count.`,
    same_messages: `A person began ${same_messages.strangers} conversations within ${same_messages.days} days with the same text of at least ${same_messages.characters} characters. Capital letters and spaces make no difference.`,
    false_reports: `${false_reports.reports} reports by one person were found to be no breach within ${false_reports.days} days, and none was a breach.`,
  },
  flagging: [
    'A job looks every hour. It puts the person into the operators’ queue, and does nothing else: no one is warned, hidden or suspended by a machine.',
    'What led to a case that operators have closed does not count again.',
  ],
  outcomes: {
    no_action: 'No breach. Those who reported are told. The person who was reported is not.',
    warning: 'A warning. The person reads the rule and the reason.',
    hidden:
      'The content is hidden. A project is not listed, takes no new proposals, and its page says so to all but its client and those who proposed for it. A profile page says that it is hidden, and lists leave the person out. Everywhere else, such as in proposals, invitations and conversations, their username stands alone, without name, title or picture; only the two sides of a contract, current or past, still read each other’s names. Of a message, the other side reads that it was hidden. A review is shown to nobody else, with its reply, and counts in no rating, count or story. A reply is hidden alone: the review it answers stays and counts. Its author still sees what was hidden, with the rule and the reason. Evidence of a dispute keeps messages as they were written.',
    suspension: 'The account is suspended, as the terms say.',
  },
  contracts: [
    'Hidden content never touches money. Contracts go on as agreed: work is delivered, approved and paid, and what is held stays held.',
    'While a project is hidden, nothing new is agreed on it: nobody is invited, no proposal is sent, edited, sent again or accepted, and no counter-offer is made or accepted. Proposals that were sent before stay, and can be withdrawn; an open counter-offer can be declined. Once the project is shown again, all of this is possible again.',
    'A proposal that was accepted before its project was hidden is a contract, and goes on.',
    'A warning changes nothing about contracts.',
    'What happens to contracts and money while an account is suspended is in the terms.',
  ],
  appeals: [
    `A person can appeal once against each warning and each hidden content, within ${decisionAppealDays} days. A suspension has its own appeal, in the same way.`,
    'An operator answers with a reason. If this site has two operators or more, it is not the one who decided.',
    'If the appeal is right, the decision is taken back: what was hidden is shown again, and a warning no longer counts. An operator can also take it back without an appeal.',
    'Every decision, answer and reversal is in the log of the operators, which cannot be changed.',
  ],
} as const
