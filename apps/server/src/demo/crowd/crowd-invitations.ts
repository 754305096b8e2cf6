import type { DeclineReason } from '@guildhall/contract'

export type CrowdInvitation = {
  /** How its title begins. */
  project: string
  to: string
  message: string
  /** Of one that nobody has answered. Those who proposed were asked before that. */
  daysAgo?: number
  declined?: { reason: DeclineReason; note: string }
}

export const crowdInvitations: readonly CrowdInvitation[] = [
  {
    project: 'Turn our price tables',
    to: 'leyla',
    message: 'Half our customers read these tables at noon, on a field. You test in the sun, I am told.',
    daysAgo: 3,
  },
  {
    project: 'A shop for ninety picture books',
    to: 'otieno',
    message: 'You answer the phone, and I call too often. I think we would get on.',
    daysAgo: 6,
  },
  {
    project: 'A shop for ninety picture books',
    to: 'jericho',
    message: 'Your note about the plugin that broke on Sunday made our whole office laugh. Have a look?',
  },
  {
    project: 'Waiting list for a dentist',
    to: 'dennis',
    message: 'You have built a queue before. This one is shorter, and everybody in it has toothache.',
  },
  {
    project: 'Embed a live tide table',
    to: 'imran',
    message: 'Many numbers for tired people, at a harbour, in rain. It sounded like your sentence.',
    daysAgo: 2,
    declined: { reason: 'busy', note: 'Exams week at the school I work for. From the tenth on I could start.' },
  },
  {
    project: 'Page for lost umbrellas',
    to: 'filipa',
    message: 'The form has nineteen fields today. You will know which six to keep.',
  },
  {
    project: 'Booking for the Sunday workshop',
    to: 'torben',
    message: 'Fourteen thousand small items and a slow query. Would you look before I buy a bigger machine?',
    daysAgo: 8,
    declined: { reason: 'skills', note: 'PHP and I parted in good spirits years ago. Ask Otávio, who stayed.' },
  },
  {
    project: 'Taxi boats',
    to: 'mei',
    message: 'Our boatmen have old iPhones from their nephews. Somebody has to be kind to those, too.',
    daysAgo: 4,
  },
  {
    project: 'Timesheet by photograph',
    to: 'kiprono',
    message: 'There is reception on one of our three hills. I believe that is your specialty.',
  },
  {
    project: 'Redesign the rota',
    to: 'njeri',
    message: 'The person who reads it first thing has never used our software and should not have to learn it.',
  },
  {
    project: 'Grant application',
    to: 'rowena',
    message: 'The deadline is a night, and you used to work nights. The roof will hold until then, I hope.',
    daysAgo: 1,
  },
  {
    project: 'Manual for a solar pump',
    to: 'noelle',
    message: 'Can one explain a pump in drawings alone? If anybody knows, it is the author of the canoe rack.',
    daysAgo: 5,
  },
  {
    project: 'Product texts for a cannery',
    to: 'jussara',
    message: 'Seven fish, and they must not sound like each other. Please read one aloud to me.',
  },
  {
    project: 'Illustrations for a leaflet on knees',
    to: 'ines',
    message: 'You are careful about contrast, and my patients are over seventy. Knees are harder than tins, though.',
    daysAgo: 7,
    declined: {
      reason: 'budget',
      note: 'For knees I would have to buy a skeleton. Yasmin draws hands, which is nearly there.',
    },
  },
]
