import {
  comparedMatches,
  difficulties,
  formatUsd,
  gatheredPeople,
  gatheredProjects,
  matchCandidates,
  matchesPerClient,
  matchPoints,
  ratingPrior,
  reviewReleaseMinimumCents,
  shownNewcomers,
  shownPeopleMatches,
  shownProjectMatches,
  statedCandidates,
  toDollars,
  walkedPeople,
  walkedProjects,
} from '@guildhall/contract'
import type { MetaFunction } from 'react-router'
import { paths } from '../../../paths.ts'
import { AnchorButton } from '../../../ui/link-button.tsx'
import { ContentPage, pageMeta } from './content-page.tsx'

const lead = 'How projects are suggested to freelancers, and freelancers to clients, with every number.'

export const meta: MetaFunction = pageMeta('The rules of suggestions', lead)

const { skillShare } = matchPoints
const levels = difficulties.map((level) => `${skillShare.verified[level]}% at ${level}`).join(', ')
const hoursOf = (minutes: number) => `${minutes / 60} hours`
const steps = matchPoints.response.map(({ minutes, points }) => `${points} within ${hoursOf(minutes)}`).join(', ')
const many = (count: number) => count.toLocaleString('en-US')
const best = Math.max(...matchPoints.response.map(({ points }) => points))

export default function MatchingRulesPage() {
  return (
    <ContentPage
      eyebrow="Published rules"
      title="The rules of suggestions"
      lead={lead}
      next={
        <>
          <AnchorButton href={paths.rules}>The rules of assessments</AnchorButton>
          <AnchorButton href={paths.reviewRules}>The rules of reviews</AnchorButton>
        </>
      }
    >
      <h2 id="formula">The formula</h2>
      <p>
        A person and a project match with the sum of these points, at most 100. The same formula is used in both
        directions. “Why this?” on each suggestion shows what it was computed from.
      </p>
      <ul>
        <li>
          <strong>Required skills, up to {matchPoints.skills}.</strong> {matchPoints.skills} × the average share of the
          required skills. A skill that is verified and shown on the profile counts {levels}. If the project asks for a
          level, it counts {skillShare.reached}% at that level or above it, and {skillShare.below}% below it. A skill
          that is only named on the profile counts {skillShare.stated}%.
        </li>
        <li>
          <strong>Work in the category, up to {matchPoints.client * matchPoints.clientsCounted}.</strong>{' '}
          {matchPoints.client} for each different client of a completed contract over at least{' '}
          {formatUsd(toDollars(reviewReleaseMinimumCents))} in the project’s category, for up to{' '}
          {matchPoints.clientsCounted} clients. A contract does not count while the client’s bank has the payment back,
          or if it keeps it.
        </li>
        <li>
          <strong>Rating, up to {matchPoints.rating}.</strong> {matchPoints.rating} for a rating of 5, proportionally
          fewer for a lower one, and none at {ratingPrior}, from which everyone starts. How it is measured is in{' '}
          <a href={paths.reviewRules}>the rules of reviews</a>.
        </li>
        <li>
          <strong>First answer, up to {best}.</strong> By the measured time: {steps}.
        </li>
        <li>
          <strong>Availability, up to {matchPoints.available}.</strong> {matchPoints.available} for “Available now”,{' '}
          {matchPoints.limited} for “Limited availability”. This is what the person states.
        </li>
      </ul>

      <h2 id="projects">Projects for a freelancer</h2>
      <ul>
        <li>
          We compare the newest {matchCandidates - statedCandidates} open projects that ask for a skill you have
          verified, and the newest {statedCandidates} that ask for one you only name. The {shownProjectMatches} with the
          most points are shown, the newest first if points are equal. Beyond {matchesPerClient}, those of one client
          come after all others.
        </li>
        <li>
          Your own projects are left out, and so are those you have proposed on, and those whose deadline has passed or
          whose client is suspended.
        </li>
        <li>
          If more than {many(gatheredProjects)} open projects ask for your skills, those among the{' '}
          {many(walkedProjects)} newest open ones are compared.
        </li>
      </ul>

      <h2 id="people">Freelancers for a project</h2>
      <ul>
        <li>
          Only people who have verified at least one of the required skills, may be found, and do not say that they are
          not available. Those who have proposed already are left out, and so is everyone who is suspended.
        </li>
        <li>
          <strong>Worked here before:</strong> the {shownPeopleMatches} with the most points of those who have a
          completed contract here.
        </li>
        <li>
          <strong>Proven, first job:</strong> the {shownNewcomers} with the most points of those who have none, and have
          verified a required skill at the level that the project asks for. They have a list of their own, so that
          nobody needs a job here to get their first one.
        </li>
        <li>
          We compare {matchCandidates / 2} people for each list: those with the most of the required skills verified,
          then in the order of <a href={paths.findFreelancers}>searches for people</a>, then in an order that differs
          from project to project.
        </li>
        <li>
          If more than {many(gatheredPeople)} people have verified one of the skills, only the first {comparedMatches}{' '}
          of them for each list, in the order of searches, are considered, found among the first {many(walkedPeople)}{' '}
          who have verified anything.
        </li>
      </ul>

      <h2 id="cheating">What does not help</h2>
      <ul>
        <li>
          Naming many skills. Only the skills that a project asks for count, and all of them together make at most{' '}
          {(matchPoints.skills * skillShare.stated) / 100} points if they are only named.
        </li>
        <li>
          Having ten accounts. An account without a verified skill is suggested to no client, and each of them has to
          pass the assessments by itself. Contracts and ratings count only where money was released.
        </li>
        <li>Several contracts with one client: each client counts once.</li>
        <li>Paying. No one can pay for a place.</li>
      </ul>
    </ContentPage>
  )
}
