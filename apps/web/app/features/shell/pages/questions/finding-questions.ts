import {
  bookmarksMaximum,
  decisionAppealDays,
  directOfferDays,
  idleAskDays,
  idleCloseDays,
  invitationDays,
  invitationsPerDay,
  invitationsPerPerson,
  invitationsPerPersonDays,
  invitationsPerProject,
  projectAlertsPerClient,
  projectAlertsPerDay,
  proposalEditsMaximum,
  reportsPerDay,
  savedSearchesMaximum,
} from '@guildhall/contract'
import { paths } from '../../../../paths.ts'
import type { QuestionGroup } from './question.ts'

const proposalRules = { label: 'The rules of proposals', href: paths.proposalRules }

export const findingQuestions: QuestionGroup = {
  id: 'finding',
  title: 'Finding each other',
  questions: [
    {
      id: 'invite',
      question: 'Can I invite somebody to my project?',
      answer: `Yes, from their profile, while your project is open. You can invite ${invitationsPerProject} people to a project, ${invitationsPerDay} in 24 hours, and the same person ${invitationsPerPerson} times in ${invitationsPerPersonDays} days. They have ${invitationDays} days to answer, with a proposal or by declining. They do not have to answer.`,
      link: { label: 'Find freelancers', href: paths.findFreelancers },
    },
    {
      id: 'direct-contract',
      question: 'We know each other already. Do I have to post a project?',
      answer: `No. Offer a direct contract to their profile or their email address. They have ${directOfferDays} days to accept it. It is in no list, and no one else can propose for it. The rules and the fee are those of every contract.`,
      link: { label: 'Direct contracts', href: paths.directContracts },
    },
    {
      id: 'saved-search',
      question: 'How do I hear about new projects?',
      answer: `Search or choose a category under Browse Projects, and save the search. You are told about new projects within minutes, once a day, or not at all, as you choose for each of up to ${savedSearchesMaximum} searches. After ${projectAlertsPerDay} alerts within a day, or ${projectAlertsPerClient} about projects of one client, the rest comes with the daily one. You can also save ${bookmarksMaximum} projects and as many people; no one is told that you did.`,
      link: { label: 'Browse projects', href: paths.browseProjects },
    },
    {
      id: 'suggestions',
      question: 'How are projects and people suggested?',
      answer:
        'By one published formula: required skills first, above all those that were verified here, then work in the category, rating, how soon somebody answers, and availability. “Why this?” shows the points. No one can pay for a place.',
      link: { label: 'The rules of suggestions', href: paths.matchingRules },
    },
    {
      id: 'change-a-proposal',
      question: 'Can I change or withdraw my proposal?',
      answer: `Yes, until the client decides: you can change it up to ${proposalEditsMaximum} times, withdraw it, and send it again while the project is open. The client sees what it said before. It keeps its place in the list.`,
      link: proposalRules,
    },
    {
      id: 'counter-offer',
      question: 'What is a counter-offer?',
      answer:
        'The client can answer a proposal with another price, time or split into milestones, and the freelancer can answer that once. Accepting a counter-offer changes the proposal. The contract is made only when the client accepts the proposal.',
      link: proposalRules,
    },
    {
      id: 'closed-project',
      question: 'Why was a project closed?',
      answer: `Its client did nothing on it for ${idleAskDays} days, was asked whether they were still hiring, and did not answer within ${idleCloseDays} more days. The client can reopen it, with the proposals that were pending.`,
      link: { label: 'Inactive projects', href: `${paths.proposalRules}#idle` },
    },
    {
      id: 'report',
      question: 'How do I report something, and what if something of mine was reported?',
      answer: `Profiles, projects, messages, conversations, proposals to you and public reviews have a button to report them; you can make ${reportsPerDay} reports a day. Operators of this site read every case and decide it; no number of reports decides by itself. You read the rule and the reason of a warning or of hidden content, and can appeal once within ${decisionAppealDays} days.`,
      link: { label: 'The rules of moderation', href: paths.moderationRules },
    },
  ],
}
