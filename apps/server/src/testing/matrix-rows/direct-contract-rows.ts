import { anybody, both, members, type Row } from './matrix-row.ts'

const offer =
  (act = '') =>
  ({ directOfferId }: { directOfferId: string }) =>
    `/api/direct-contracts/${directOfferId}${act}`

export const directContractRows: Record<string, Row> = {
  'POST /api/direct-contracts': {
    body: (scene, caller) => ({
      freelancerId: caller.id === scene.freelancer.id ? scene.client.id : scene.freelancer.id,
      title: 'A bench of oak',
      description: 'Two meters, for a garden.',
      amount: 480,
      deliveryTime: 20,
    }),
    statuses: members(201),
  },
  'GET /api/direct-contracts': {
    stage: 'direct',
    path: () => '/api/direct-contracts?role=client',
    statuses: members(200),
  },
  'GET /api/direct-contracts/:id': { stage: 'direct', path: offer(), statuses: both(200) },
  'POST /api/direct-contracts/:id/accept': {
    stage: 'direct',
    owner: 'freelancer',
    path: offer('/accept'),
    statuses: [401, 401, 404, 403, 200],
  },
  'POST /api/direct-contracts/:id/decline': {
    stage: 'direct',
    owner: 'freelancer',
    path: offer('/decline'),
    body: () => ({}),
    statuses: [401, 401, 404, 403, 200],
  },
  'POST /api/direct-contracts/:id/withdraw': {
    stage: 'direct',
    path: offer('/withdraw'),
    statuses: [401, 401, 404, 403, 200],
  },
  'POST /api/direct-contracts/link': {
    stage: 'direct',
    body: ({ directToken: token }) => ({ token }),
    statuses: anybody(200),
  },
  // Anyone with the link may take the offer, except its client.
  'POST /api/direct-contracts/link/take': {
    stage: 'direct',
    owner: 'freelancer',
    body: ({ directToken: token }) => ({ token }),
    statuses: [401, 401, 200, 409, 200],
  },
}
