import type {
  AccountView,
  ClientFigures,
  DeliveryView,
  FailureView,
  ProjectBody,
  ProjectDetailView,
  ProjectListView,
  ProjectView,
  ProposalBody,
  ProposalView,
  SessionView,
  SignInBody,
  SignUpBody,
} from '@guildhall/contract'
import { type ErrorCode, sentenceFor } from '../platform/errors.ts'
import type { Example } from './openapi.types.ts'

const ids = {
  client: '0b9c6c5e-3c0f-4c1e-9a56-1f1d3c1f6a01',
  freelancer: '7d3f2a10-58b4-4a4e-8a53-9f0f6f1c2b02',
  project: '3f1e7b52-2f7d-4c53-b1a4-6d0f5f3f8c03',
  proposal: 'c2a4d9f6-8d3b-4f43-9f0c-2b8f6f7e4d04',
  file: 'e5b8f1c3-6a2d-4b7c-8e9f-3c7a5d6b1e05',
} as const

const signUp: SignUpBody = { username: 'Maren', email: 'maren@example.com', password: 'three calm river stones' }
const signIn: SignInBody = { email: signUp.email, password: signUp.password }
const account: AccountView = {
  userId: ids.client,
  username: 'Maren',
  name: 'Maren',
  email: signUp.email,
  profileImage: '',
}
const session: SessionView = { token: 'Zx3v0t8mYp1qk7Jw9cRr5uTn2aLd6sGf4hEb', ...account }

const projectBody: ProjectBody = {
  title: 'Booking page for a ceramics studio',
  description: 'Visitors choose a class, a date and a seat. They pay at the studio.',
  price: 1200,
  category: 'Web Development',
  requiredSkills: ['React', 'TypeScript'],
  deadline: '2030-01-31',
  minimumLevel: 'Intermediate',
}
const project: ProjectView = {
  _id: ids.project,
  title: projectBody.title,
  description: projectBody.description,
  price: 1200,
  category: 'Web Development',
  image: '',
  requiredSkills: ['React', 'TypeScript'],
  deadline: '2030-01-31T00:00:00.000Z',
  minimumLevel: 'Intermediate',
  status: 'active',
  proposals: 0,
  createdBy: ids.client,
  createdAt: '2029-12-01T09:30:00.000Z',
  allowedMoves: ['propose'],
  refusals: {
    edit: 'project.not_yours',
    accept_proposal: 'project.not_yours',
    keep_open: 'project.not_yours',
    reopen: 'project.not_yours',
  },
}
const clientFigures: ClientFigures = {
  rating: 4.38,
  reviewCount: 3,
  reviewedBy: 3,
  paidContracts: 4,
  hireRate: 75,
  answerRate: 90,
  approvalMinutes: 1_440,
  paidRate: 100,
}
const projectDetail: ProjectDetailView = {
  ...project,
  editedAt: null,
  closesAt: null,
  closedAt: null,
  client: { _id: ids.client, name: 'Maren', figures: clientFigures },
  attachments: [],
}
const projectList: ProjectListView = {
  projects: [{ ...project, clientFigures }],
  total: 1,
  totalIsCapped: false,
  categories: { 'Web Development': 1 },
  nextCursor: null,
}

const proposalBody: ProposalBody = {
  freelancerId: ids.freelancer,
  projectId: ids.project,
  message: 'I have built two booking pages like this one and can show you both.',
  bidAmount: 1100,
  deliveryTime: 14,
}
const proposal: ProposalView = {
  _id: ids.proposal,
  projectId: {
    _id: ids.project,
    title: project.title,
    status: 'active',
    createdBy: { _id: ids.client, name: 'Maren', company: '', profileImage: '' },
  },
  freelancerId: { _id: ids.freelancer, name: 'Rui', email: 'rui@example.com', profileImage: '' },
  clientId: ids.client,
  message: proposalBody.message,
  description: proposalBody.message,
  bidAmount: 1100,
  atBudget: false,
  deliveryTime: 14,
  skills: ['React', 'TypeScript'],
  milestones: [],
  status: 'pending',
  deliveryStatus: 'not_submitted',
  createdAt: '2029-12-02T14:05:00.000Z',
  version: 1,
  editedAt: null,
  openedAt: null,
  attachments: [],
  counters: [],
  acceptedAt: null,
  contractId: null,
  allowedMoves: ['edit', 'withdraw'],
  refusals: {
    accept: 'project.not_yours',
    send_again: 'proposal.not_withdrawn',
    counter: 'proposal.no_counter',
    accept_counter: 'proposal.no_counter',
    decline_counter: 'proposal.no_counter',
    upload: 'delivery.not_accepted',
    approve: 'delivery.not_client',
    request_changes: 'delivery.not_client',
  },
}

const file: DeliveryView['deliverables'][number] = {
  _id: ids.file,
  filename: 'booking-page.zip',
  size: 48_213,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  contentType: 'application/zip',
  version: 1,
}
const delivery: DeliveryView = {
  deliverables: [file],
  deliveryMessage: 'Open index.html to see the page.',
  deliveryStatus: 'submitted',
  versions: [
    {
      version: 1,
      status: 'submitted',
      message: 'Open index.html to see the page.',
      feedback: '',
      criterion: '',
      submittedAt: '2029-12-12T16:20:00.000Z',
      decidedAt: null,
      deliverables: [file],
    },
  ],
  autoApprovalAt: '2029-12-26T16:20:00.000Z',
  criteria: ['The dates can be read on a phone'],
  allowedMoves: ['approve', 'request_changes'],
  refusals: { upload: 'delivery.not_freelancer' },
}

function failure(
  code: ErrorCode,
  more: Pick<FailureView, 'details'> & { values?: Record<string, string | number> } = {},
) {
  const sentence = more.details?.[0]?.message ?? sentenceFor(code, more.values)
  const value: FailureView = { error: sentence, message: sentence, code }
  if (more.details) value.details = more.details
  return { value }
}

export const examples: Readonly<Record<string, Example>> = {
  SignUpBody: { value: signUp },
  SignInBody: { value: signIn },
  Session: { value: session },
  Account: { value: account },
  ProjectBody: { value: projectBody },
  Project: { value: project },
  ProjectDetail: { value: projectDetail },
  ProjectList: { value: projectList },
  ProposalBody: { value: proposalBody },
  Proposal: { value: proposal },
  ProposalList: { value: [proposal] },
  RequestChangesBody: {
    value: {
      feedback: 'Please make the dates easier to read on a phone.',
      criterion: 'The dates can be read on a phone',
    },
  },
  Delivery: { value: delivery },
  GenerateQuizBody: { value: { topic: 'React', numQuestions: 5, difficulty: 'Beginner' } },
  StartAttemptBody: { value: { skill: 'React', numQuestions: 15, difficulty: 'Intermediate' } },
  AnswerBody: { value: { option: 2 } },
  GenerateCourseBody: { value: { prompt: 'SQL from the first query to joins' } },
  InvalidRequest: failure('request.invalid', { details: [{ path: 'title', message: 'Title is required.' }] }),
  SessionRequired: failure('session.required'),
  NotYours: failure('project.not_yours'),
  NotFound: failure('project.not_found'),
  Conflict: failure('proposal.already_decided'),
  TooLarge: failure('delivery.file_too_large', { values: { filename: 'film.zip' } }),
  WrongType: failure('delivery.wrong_file_type', { values: { filename: 'setup.exe' } }),
  RangeInvalid: failure('deliverable.range_invalid'),
  KeyReused: failure('request.idempotency_key_reused'),
  TooManyRequests: failure('limit.writes', { values: { wait: '30 seconds' } }),
  Unavailable: failure('service.unavailable'),
  StorageFull: failure('service.storage_full'),
  AiTimeout: failure('ai.timeout'),
  AiFailed: failure('ai.unusable_reply'),
  Unexpected: {
    value: { ...failure('internal.unexpected').value, requestId: '2d1f6a4e-9b3c-4e57-8a60-c5d7e9f1b206' },
  },
}
