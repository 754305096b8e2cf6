import type { DemoProject, DemoProposal } from './demo-types.ts'
import { prose } from './prose.ts'

export const demoEndedProjects: readonly DemoProject[] = [
  {
    key: 'lost-property',
    client: 'client',
    title: 'Lost-property page: what was found on which boat, with photographs',
    description: prose(`
      Every boat has a box, and every box has umbrellas. We want one page where a passenger finds what was left behind, by
      boat, day and kind of thing, with a photograph, and asks for it to be kept.

      We need:
      - a form for the crew: photograph, boat, day, one line of text; it must work with one thumb
      - the public page, with the last 60 days
      - a request that reaches our office by email, and says so to the passenger

      Faces and names in photographs must be covered before anything is public. Norwegian and English.
    `),
    priceUsd: 1800,
    category: 'Web Development',
    requiredSkills: ['TypeScript', 'React', 'Accessibility'],
    deadlineInDays: 6,
    postedDaysAgo: 34,
    status: 'in_progress',
  },
  {
    key: 'quay-survey',
    client: 'client',
    title: 'Passenger survey on the quay that takes twenty seconds',
    description: prose(`
      Three questions on a tablet at the gangway: where from, where to, how was it. Answers are kept without a signal and
      sent at the end of the day. A weekly sheet per quay is all we need to see.

      The tablets are ours. Large letters, gloves, rain.
    `),
    priceUsd: 1200,
    category: 'Web Development',
    requiredSkills: ['JavaScript', 'Offline sync'],
    deadlineInDays: 3,
    postedDaysAgo: 38,
    status: 'in_progress',
  },
]

export const demoEndedProposals: readonly DemoProposal[] = [
  {
    key: 'lost-property-rui',
    project: 'lost-property',
    freelancer: 'freelancer',
    message: prose(`
      Two weeks: the crew's form first, as nothing else has a point before the photographs come in, then the page and the
      request. The covering of faces I would do on the phone, before the picture leaves it, with a finger. A program that
      finds faces by itself misses one in fifty, and that one will be somebody's child.
    `),
    bidUsd: 1600,
    deliveryDays: 14,
    skills: ['TypeScript', 'React', 'Accessibility'],
    sentDaysAgo: 32,
    status: 'accepted',
    delivery: {
      status: 'rejected',
      versions: [
        {
          message: prose(`
            The form, the page and the request, on your test server and in the archive. Covering works with a finger, as
            agreed. The English texts are mine and want a reader.
          `),
          files: [
            {
              filename: 'lost-property.zip',
              kind: 'zip',
              text: 'Lost-property page. Form for the crew, public page, request by email, tests. Start with README.',
            },
          ],
          feedback: prose(`
            The form is a joy. But the page shows 60 entries and not 60 days, so in July it reaches back to Thursday, and
            the crew has to cover faces by hand, which on a moving deck they do badly. I had read your proposal as a
            program that does it.
          `),
        },
      ],
    },
    dispute: [
      {
        by: 'client',
        releaseUsd: 600,
        reason: prose(`
          The form works and I will pay for it. The page does not show 60 days, and faces are not covered unless somebody
          does it by hand. Without that we cannot publish anything, so for us half of it is missing.
        `),
        daysAgo: 2,
      },
      {
        by: 'freelancer',
        releaseUsd: 1300,
        reason: prose(`
          The proposal says that faces are covered on the phone with a finger, and why. That is what I built. The 60 days
          are my mistake: half a day of work, which I offered to do at once. I would take 300 dollars off for it.
        `),
        daysAgo: 1,
      },
    ],
  },
  {
    key: 'quay-survey-rui',
    project: 'quay-survey',
    freelancer: 'freelancer',
    message: prose(`
      One page that is installed on the tablet, three questions, large buttons. Answers wait on the tablet until there is a
      signal and are sent once, however often it is tried. Ten days, with a sheet per quay and week.
    `),
    bidUsd: 1100,
    deliveryDays: 10,
    skills: ['TypeScript', 'React'],
    sentDaysAgo: 36,
    status: 'accepted',
    end: {
      by: 'client',
      releaseUsd: 400,
      reason: prose(`
        The board has decided to count passengers with the ticket data instead, so the survey is not needed. You had begun:
        400 dollars for the plan and the three questions that we tried on the quay.
      `),
      daysAgo: 8,
    },
  },
]
