import {
  autoApprovalDays,
  feeBpsDefault,
  holdMarginDays,
  passingPercentage,
  providerHoldDays,
  retakeWaitHours,
  suspensionRules,
  verifiedPerDay,
  verifiedQuestionCounts,
} from '@guildhall/contract'
import type { MetaFunction } from 'react-router'
import { paths } from '../../../paths.ts'
import { AnchorButton } from '../../../ui/link-button.tsx'
import { ContentPage, pageMeta } from './content-page.tsx'

const lead = 'Short answers to what people ask most.'

export const meta: MetaFunction = () => pageMeta('Help Center', lead)

const either = new Intl.ListFormat('en', { type: 'disjunction' })

const questions = [
  {
    about: 'Hiring',
    items: [
      {
        q: 'How do I post a project?',
        a: 'Sign in, open Hire, and choose New Project. Title, description, budget, category, skills and deadline are needed; an image is optional.',
      },
      {
        q: 'Can I change a project after posting it?',
        a: 'Yes, until it is completed. Only its client can edit it, and proposals sent before keep their terms. Once a proposal is accepted, every change is recorded and shown to both sides, and the terms at acceptance count.',
      },
      {
        q: 'Can I accept two proposals, or change my mind?',
        a: 'No. A project has one accepted proposal, and the choice stays. The others are marked as not selected.',
      },
      {
        q: 'What happens when I request changes?',
        a: 'The freelancer sees it and can upload another version. The versions before it stay readable. You can add a note, and choose the line of the agreed criteria that it is about.',
      },
    ],
  },
  {
    about: 'Working',
    items: [
      {
        q: 'Why can’t I propose on a project?',
        a: 'A project takes proposals only while it is active. You can propose once on each, and not on one you posted yourself.',
      },
      {
        q: 'Where do I upload deliverables?',
        a: 'In My Proposals, on a proposal that was accepted. Choose one or more files; a message is optional.',
      },
      {
        q: 'Which files are taken?',
        a: 'ZIP, PDF, PNG, JPG, DOC and DOCX, up to 50 MB each. If one file of an upload is refused, nothing of it is stored.',
      },
    ],
  },
  {
    about: 'Skills',
    items: [
      {
        q: 'How do I prove a skill?',
        a: `Open Take Quiz and choose a skill, a difficulty and ${either.format(verifiedQuestionCounts.map(String))} questions. The server keeps the key and the clock and grades your answers; the result is verified, and ${passingPercentage}% or more proves the skill. You decide whether your profile shows it. Fewer questions are graded the same way and prove nothing: luck could pass them.`,
      },
      {
        q: 'How can others check my result?',
        a: 'A result that your profile shows has a public page. If it is verified and passed, a signed credential can be downloaded there and checked anywhere. The page also says what a result does not show: assessments are not supervised, and the built-in questions are public.',
      },
      {
        q: 'Why can’t I try again right away?',
        a: `You can start ${verifiedPerDay} verified attempts within 24 hours, and the next one at the same skill and difficulty waits ${retakeWaitHours} hours. Attempts of fewer questions, which are unverified, don’t wait.`,
      },
    ],
  },
  {
    about: 'Learning',
    items: [
      {
        q: 'What do the courses cost?',
        a: 'Nothing. The library can be read without an account; with one you keep courses, mark lessons as done and come back to them.',
      },
      {
        q: 'Who writes the courses?',
        a: 'Library courses come with Guildhall. If an AI provider is set up, it writes courses on other topics, which say so. Without one, the course generator answers from the library, and says when it has nothing on a topic.',
      },
      {
        q: 'Who sees my courses?',
        a: 'Only you, until you share one. A shared course shows neither your name nor your progress, and the link can be taken back. Courses of the library are public anyway.',
      },
    ],
  },
  {
    about: 'Account',
    items: [
      {
        q: 'Do I need two accounts to hire and to work?',
        a: 'No. One account does both; the switch in the sidebar shows you the menu of either side.',
      },
      {
        q: 'I forgot my password.',
        a: '“Forgot your password?” on the sign-in screen mails you a link to choose a new one. It works for an hour and signs out all your devices.',
      },
      {
        q: 'Why am I asked to wait before I can sign in?',
        a: 'After several wrong passwords for one account, your address has to wait before the next try, and longer after each further one. Wrong passwords that others try elsewhere don’t keep you out.',
      },
      {
        q: 'How are payments made?',
        a: 'The client pays the price of a contract into escrow, on the page of the contract. It is released to the freelancer when the client approves the work. If the work is approved before it is paid for, the payment is due. The rules of payments say what else can happen to it.',
      },
      {
        q: 'What does Guildhall keep?',
        a: `A fee out of what is released to the freelancer: ${feeBpsDefault / 100}%, unless this site has set another one. You see what the freelancer gets before you send a proposal, before you accept one and before you pay.`,
      },
      {
        q: 'What if the client never answers a delivery?',
        a: `It is approved by itself after ${autoApprovalDays} days, and the client is reminded before. Both see the date.`,
      },
      {
        q: 'How long is money held?',
        a: `For ${providerHoldDays.stripe - holdMarginDays} days after a payment. On that day a delivery that waits for an answer is approved; otherwise the money goes back to the client, and the contract goes on. Both are reminded before.`,
      },
      {
        q: 'Does real money move?',
        a: 'If Stripe is set up on this site, yes. If not, payments and withdrawals run in test mode, and say so.',
      },
      {
        q: 'How do I withdraw what I earned?',
        a: 'Under Earnings, from $1 on, once your email address is confirmed. If this site pays out by Stripe, that page also leads you through the setup of an account there.',
      },
      {
        q: 'What happens to a contract when the account of one side is suspended?',
        a: suspensionRules.join(' '),
      },
    ],
  },
]

export default function HelpPage() {
  return (
    <ContentPage
      inApp
      title="Help Center"
      lead={lead}
      next={
        <>
          <AnchorButton href={paths.howToHire}>How to hire</AnchorButton>
          <AnchorButton href={paths.howToFindWork}>How to find work</AnchorButton>
          <AnchorButton href={paths.library}>Course library</AnchorButton>
          <AnchorButton href={paths.rules}>The rules of assessments</AnchorButton>
          <AnchorButton href={paths.moneyRules}>The rules of payments</AnchorButton>
          <AnchorButton href={paths.reviewRules}>The rules of reviews</AnchorButton>
          <AnchorButton href={paths.matchingRules}>The rules of suggestions</AnchorButton>
        </>
      }
    >
      {questions.map(({ about, items }) => (
        <section key={about} className="mt-10">
          <h2 className="text-xl">{about}</h2>
          <div className="mt-3 divide-y divide-line border-y border-line">
            {items.map(({ q, a }) => (
              <details key={q} className="group">
                <summary className="flex min-h-13 items-center justify-between gap-4 py-2 font-medium">
                  {q}
                  <span aria-hidden="true" className="relative size-3 shrink-0 text-rose">
                    <span className="absolute inset-x-0 top-1/2 h-px -translate-y-1/2 bg-current" />
                    <span className="absolute inset-y-0 left-1/2 w-px -translate-x-1/2 bg-current group-open:hidden" />
                  </span>
                </summary>
                <p className="max-w-prose pb-5 text-muted">{a}</p>
              </details>
            ))}
          </div>
        </section>
      ))}
    </ContentPage>
  )
}
