import { directAddressDays, formatUsd, ratingFullWeightCents, toDollars, visitorCourseDays } from '@guildhall/contract'
import { paths } from '../../../paths.ts'
import { ContentPage, pageMeta } from './content-page.tsx'

const lead = 'What Guildhall keeps about you, who can see it, and what it doesn’t do.'

export const meta = pageMeta('Privacy Policy', lead)

export default function PrivacyPage() {
  return (
    <ContentPage title="Privacy Policy" lead={lead}>
      <h2>What is kept</h2>
      <ul>
        <li>Your username, your email address, and a hash of your password, from which it cannot be recovered.</li>
        <li>
          The devices you are signed in on: what browser and system they name, when they were last used, and the network
          they signed in from, without the last part of its address. Which kinds of browser and system have signed in
          lately, so that we can tell you about a new one.
        </li>
        <li>
          If you set them up: the public keys and names of your passkeys, and the key of your authenticator app,
          encrypted, with hashes of its recovery codes.
        </li>
        <li>
          If you sign in with another account, such as one at Google: its id and name for you, while it is linked.
        </li>
        <li>Your profile with its pictures, as you write it, and when you were last here.</li>
        <li>
          The projects you post and the proposals you send, with their files, and the files you deliver, with their
          dates. What changed in them is kept as well: earlier versions of a proposal, counter-offers, and edits of a
          project in progress.
        </li>
        <li>
          Invitations and direct contracts, sent and received, and what came of them. An address to which a contract was
          offered is kept until {directAddressDays} days after the offer has ended.
        </li>
        <li>The projects and people you saved, your saved searches, and your notes about proposals you got.</li>
        <li>
          The assessments you take, with their questions, your answers, and when you gave them. For half a year also how
          fast you answered, and whose mistakes yours are like; only operators see that. For two years we count how each
          question was answered, without noting by whom or in which assessment.
        </li>
        <li>
          The courses you keep, each with the prompt you gave for it and the lessons you marked as done, and the
          learning units you saved.
        </li>
        <li>
          A course that an AI wrote for you before you signed in, with your prompt and network address: for{' '}
          {visitorCourseDays} days, so that you can keep it.
        </li>
        <li>
          The messages you send, with their files. What you edit or delete stays in the database with its earlier words,
          so that a report can be judged; the other person no longer sees it.
        </li>
        <li>
          What we notified you of, for half a year, and when we mailed you what; the words of a mail are deleted once it
          is sent.
        </li>
        <li>
          The reviews and replies you write, and the figures computed from your contracts, messages and proposals, such
          as your rating and how soon you answer.
        </li>
        <li>
          If you may be found: one row for the search for people, made of your profile, the skills you proved and show,
          and your figures. It is deleted when you turn that off. For a month we keep the details by which searches
          found you, so that saved searches do not announce you as new when you come back.
        </li>
        <li>
          What you reported, what was reported about you, as it was then, and what operators decided, with your appeals.
        </li>
        <li>
          For a day, the answers to calls that create something, so that a repeated call does not create it twice.
        </li>
        <li>
          Technical records of requests, to find faults and prevent abuse, such as failed sign-ins with the network
          address they came from.
        </li>
      </ul>
      <h2>Who can see it</h2>
      <ul>
        <li>Profiles: everyone, signed in or not. Yours shows your email address only if you choose so.</li>
        <li>
          The search for people, the suggestions to clients, and the list of addresses for search engines: they name you
          if your profile has a title and a skill, unless you turn that off in your profile; suggestions only if you
          have proved one. Your page then asks search engines to leave it out; they take some days to do so. People who
          have its address can still open it.
        </li>
        <li>
          Reviews and figures: everyone, on your profile and on the success stories, with your name and the title of the
          project, unless the contract was offered directly. Beside a rating is its weight, which shows in tenths how
          much of {formatUsd(toDollars(ratingFullWeightCents))} the two have moved. A review is hidden from all others
          until both sides have written one or their time is over.
        </li>
        <li>
          Assessment results: those your profile shows are public, each with a page and, if it proves a skill, a signed
          credential. Only you can see the others, and the answers you gave.
        </li>
        <li>
          Courses: only you, until you share one. Then anyone with its link can read it, without your name, your prompt
          or your progress.
        </li>
        <li>
          Projects, with their files: everyone who is signed in. The project behind a direct contract: its client and
          its freelancer.
        </li>
        <li>
          Proposals, with their files and earlier versions: the freelancer who sent them and the client of the project,
          who also sees the freelancer’s email address. The freelancer sees when the client first opened a proposal, but
          not the client’s notes and marks.
        </li>
        <li>
          Invitations: the client and the person invited. Contracts offered directly: the client and the person who
          takes up the offer. A client is not told whether an address has an account.
        </li>
        <li>What you saved, and your saved searches: only you.</li>
        <li>Delivered files: the freelancer who delivered them and the client of the project.</li>
        <li>
          Messages: the two people of the conversation. The other one sees whether you are online, whether you are
          typing and, unless you turn that off, what you have read.
        </li>
        <li>
          Operators of this site: your name, addresses, the number of your projects and contracts and the money in them,
          and your results. What was reported, by whom, and as it was then. Of your messages, only one that was
          reported, with two before and two after it, and, of a dispute that is open or was decided by an operator, what
          the two sides of the contract wrote to each other from the proposal on, with all that was agreed and
          delivered.
        </li>
      </ul>
      <h2>Your copy, and leaving</h2>
      <p>
        <a className="text-link" href={paths.settingsData}>
          Your data
        </a>{' '}
        in the settings makes a copy of what is kept about you. There you can also delete your account, once no project
        of yours is in progress. Completed work, your messages and the reviews you wrote stay with the other side, under
        the name “Former member”; the page lists what else stays, and why.
      </p>
      <h2>Signing in with another account</h2>
      <p>
        If this site offers that, the other one learns that you sign in here, and when. It tells us its id and name for
        you, your own name and your email address, and nothing is kept that could read more there. A cookie ties such a
        sign-in to your browser for ten minutes at most.
      </p>
      <h2>What goes to an AI service</h2>
      <p>
        If an AI service is set up on this site, two things you type are sent to it: the prompt for a course that the
        library doesn’t have, and the topic of an assessment that the built-in questions don’t cover. Along with them
        goes only what the task needs, such as the difficulty, or the titles of a course’s lessons. Your name, your
        email address and your network address are not sent, so that service learns who you are only if your words say
        so. Its own terms say what it does with them. If none is set up, nothing is sent.
      </p>
      <h2>In your browser</h2>
      <p>
        Your session, name, email address, id, the address of your portrait and whether your email address is confirmed
        are stored in this browser so that you stay signed in, along with your choice of light or dark, of grid or list,
        of all or only open projects and of the client’s or the freelancer’s menu, the clients you connected with, the
        prompts you used last, and drafts of what you are writing, with their files. Logging out removes the first six.
        A cookie says for two seconds that you have just saved something, where the site keeps several copies of its
        database. There are no advertising or tracking cookies, and no scripts or fonts from other sites, except
        Stripe’s where a card is entered (see below). Pictures that people link to in projects and profiles are loaded
        from their own sites, which see a visitor’s network address, but not the page they are on.
      </p>
      <h2>What is not done</h2>
      <p>Nothing about you is sold, and nothing is passed on for advertising.</p>
      <h2>Payments</h2>
      <p>
        Contracts, payments, withdrawals and the ledger are kept, as both sides rely on them. The client and the
        freelancer of a contract see its ledger, and so does an operator in a dispute; others don’t. Receipts and credit
        notes keep the names of both as they were. Guildhall keeps no card or bank details.
      </p>
      <p>
        If Stripe is set up on this site, it takes cards and pays freelancers out. What you type into its card form goes
        to Stripe directly. From Guildhall it gets amounts and the ids of payments, contracts and accounts here; not
        your name, not your email address, and nothing of what a contract is about. Freelancers tell Stripe themselves
        who they are and where their money should go; Guildhall learns only whether they can be paid. The page where a
        card is entered loads a script of Stripe, which also watches for fraud, and stays until you reload or close that
        page. No other page loads it.
      </p>
    </ContentPage>
  )
}
