import {
  autoApprovalDays,
  contractOffersMaximum,
  disputeClaimDays,
  feeBpsDefault,
  formatUsd,
  holdMarginDays,
  payoutMinimumCents,
  providerHoldDays,
  reviewReleaseMinimumCents,
  reviewWindowDays,
  suspensionRules,
  toDollars,
} from '@guildhall/contract'
import { paths } from '../../../../paths.ts'
import { findingQuestions } from './finding-questions.ts'
import type { QuestionGroup } from './question.ts'

const moneyRules = { label: 'The rules of payments', href: paths.moneyRules }
const reviewRules = { label: 'The rules of reviews', href: paths.reviewRules }

export const workQuestions: readonly QuestionGroup[] = [
  {
    id: 'hiring',
    title: 'Hiring',
    questions: [
      {
        id: 'post-a-project',
        question: 'How do I post a project?',
        answer:
          'Sign in, open Hire, and choose New Project. Title, description, budget, category, skills and deadline are needed; an image is optional.',
        link: { label: 'How to hire', href: paths.howToHire },
      },
      {
        id: 'find-people',
        question: 'How do I find the right person?',
        answer:
          'Find Freelancers searches names, titles, skills and descriptions, and filters by verified skill, rate, place, availability and language. It is open to everyone. A verified skill leads to the result that proves it, and a rating to the reviews it comes from.',
        link: { label: 'Find freelancers', href: paths.findFreelancers },
      },
      {
        id: 'change-a-project',
        question: 'Can I change a project after posting it?',
        answer:
          'Yes, until it is completed. Only its client can edit it, and proposals sent before keep their terms. Once a proposal is accepted, every change is recorded and shown to both sides, and the terms at acceptance count.',
      },
      {
        id: 'accept-two',
        question: 'Can I accept two proposals, or change my mind?',
        answer:
          'No. A project has one accepted proposal, and the choice stays. The others are marked as not selected. If it does not work out, the two of you can end the contract.',
      },
      {
        id: 'request-changes',
        question: 'What happens when I request changes?',
        answer:
          'The freelancer sees it and can upload another version. The versions before it stay readable. You can add a note, and choose the line of the agreed criteria that it is about.',
      },
    ],
  },
  {
    id: 'working',
    title: 'Working',
    questions: [
      {
        id: 'cannot-propose',
        question: 'Why can’t I propose on a project?',
        answer:
          'A project takes proposals only while it is active. You can propose once on each, and not on one you posted yourself.',
        link: { label: 'How to find work', href: paths.howToFindWork },
      },
      {
        id: 'be-found',
        question: 'How do clients find me?',
        answer:
          'Your profile is listed if it has a title and at least one skill, named or proven. Skills you proved and work that clients approved and paid rank you higher. You decide in your profile whether searches and search engines may list you.',
        link: { label: 'Your profile', href: paths.ownProfile },
      },
      {
        id: 'upload-deliverables',
        question: 'Where do I upload deliverables?',
        answer:
          'In My Proposals, on a proposal that was accepted, or on the page of the project. Choose one or more files; a message is optional.',
      },
      {
        id: 'files',
        question: 'Which files can I upload?',
        answer:
          'Documents, tables, slides, pictures, films, design files, text, and archives such as ZIP, up to 50 MB each, but nothing with macros. If one file of an upload is refused, nothing of it is stored.',
      },
    ],
  },
  findingQuestions,
  {
    id: 'contracts',
    title: 'Contracts and payments',
    questions: [
      {
        id: 'contract',
        question: 'What is a contract here?',
        answer:
          'An accepted proposal becomes a contract for its price. Its page shows what was agreed, each version that was delivered, and every movement of its money. Both sides read the same page.',
        link: { label: 'How it works', href: paths.howItWorks },
      },
      {
        id: 'payments',
        question: 'How are payments made?',
        answer:
          'The client pays the price of a contract into escrow, on the page of the contract. It is released to the freelancer when the client approves the work. If the work is approved before it is paid for, the payment is due.',
        link: moneyRules,
      },
      {
        id: 'fee',
        question: 'What does Guildhall keep?',
        answer: `A fee out of what is released to the freelancer: ${feeBpsDefault / 100}%, unless this site has set another one. You see what the freelancer gets before you send a proposal, before you accept one and before you pay.`,
        link: moneyRules,
      },
      {
        id: 'no-answer',
        question: 'What if the client never answers a delivery?',
        answer: `It is approved automatically after ${autoApprovalDays} days, and the client is reminded before. Both see the date.`,
      },
      {
        id: 'held',
        question: 'How long is money held?',
        answer: `For ${providerHoldDays.stripe - holdMarginDays} days after a payment. On that day a delivery that waits for an answer is approved; otherwise the money goes back to the client, and the contract goes on. Both are reminded before.`,
      },
      {
        id: 'real-money',
        question: 'Does real money move?',
        answer: 'If Stripe is set up on this site, yes. If not, payments and withdrawals run in test mode, and say so.',
      },
      {
        id: 'withdraw',
        question: 'How do I withdraw what I earned?',
        answer: `Under Earnings: ${formatUsd(toDollars(payoutMinimumCents))} or more, or all of it if it is less, once your email address is confirmed. If this site pays out by Stripe, that page also leads you through the setup of an account there.`,
        link: { label: 'Earnings', href: paths.earnings },
      },
    ],
  },
  {
    id: 'disagreements',
    title: 'When something goes wrong',
    questions: [
      {
        id: 'end-a-contract',
        question: 'How do we end a contract early?',
        answer: `Before the work is approved and paid, either side can offer to end the contract and say how what is held should be split. The other side accepts or declines. Each side can make ${contractOffersMaximum} offers.`,
        link: { label: 'Ending a contract', href: `${paths.moneyRules}#end` },
      },
      {
        id: 'dispute',
        question: 'We do not agree. What now?',
        answer: `While money is held, either side can open a dispute on the page of the contract. You have ${disputeClaimDays} days to agree on a split; after that an operator of this site decides, and says why. Until then nothing is delivered, approved or paid.`,
        link: { label: 'The rules of disputes', href: `${paths.moneyRules}#dispute` },
      },
      {
        id: 'bank',
        question: 'What if a bank takes a payment back?',
        answer:
          'The contract waits until the bank decides. What was released to a freelancer before stays theirs; Guildhall bears that loss.',
        link: { label: 'When a bank takes a payment back', href: `${paths.moneyRules}#card` },
      },
      {
        id: 'suspended',
        question: 'What happens to a contract when the account of one side is suspended?',
        answer: suspensionRules.join(' '),
        link: { label: 'Suspended accounts', href: paths.suspensionRules },
      },
    ],
  },
  {
    id: 'reviews',
    title: 'Reviews',
    questions: [
      {
        id: 'who-reviews',
        question: 'Who can write a review?',
        answer: `Both sides of a contract that has ended, if at least ${formatUsd(toDollars(reviewReleaseMinimumCents))} of it was released to the freelancer. You have ${reviewWindowDays} days from its end.`,
        link: reviewRules,
      },
      {
        id: 'review-hidden',
        question: 'Why can’t I see my review yet?',
        answer: `Both reviews of a contract become public at once: when the second one is written, or when the ${reviewWindowDays} days are over. Until then you can change yours, and the other side does not learn whether there is one.`,
        link: reviewRules,
      },
      {
        id: 'unfair-review',
        question: 'What can I do about a review I find unfair?',
        answer:
          'You can write one reply, which stands below it. A review that is public is not changed. If it breaks a rule, for example with insults or private data, report it with the flag beside it: operators can hide it, and then it counts nowhere.',
        link: reviewRules,
      },
      {
        id: 'figures',
        question: 'Where do the figures on a profile come from?',
        answer:
          'From contracts that were paid, never from what people say about themselves. Each figure leads to what it was computed from, and the formulas are published.',
        link: reviewRules,
      },
    ],
  },
]
