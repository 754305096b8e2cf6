import { agree, pay } from './contracts.ts'
import { insertConversation, propose } from './conversations.ts'
import { deliver } from './deliveries.ts'
import { newProject, type Person } from './people.ts'

/** The addresses of `ada`, who hires `rui` and works for them: one of every screen of the two sides. */
export async function oneOfEach(ada: Person, rui: Person, baseUrl: string) {
  for (const one of [ada, rui]) await one.call('PUT', '/api/profile/me', { name: one.username, title: 'Illustrator' })
  const hired = await agree(ada, rui)
  await pay(ada, hired.contractId)
  await deliver(baseUrl, rui, hired.proposalId)
  const milestones = [
    { title: 'Design', amount: 500 },
    { title: 'Pages', amount: 700 },
  ]
  const working = await agree(rui, ada, { milestones })
  await pay(rui, working.contractId)
  const unpaid = await agree(ada, rui)
  const [received, sent] = [await propose(ada, rui), await propose(rui, ada)]
  const { _id: invitedTo } = await rui.call<{ _id: string }>('POST', '/projects/create', newProject())
  await rui.call('POST', `/api/projects/${invitedTo}/invitations`, { freelancerId: ada.userId, message: 'Would you?' })
  const { say } = await insertConversation(ada, rui)
  await say(rui, 'When could you start?')
  await ada.call('POST', '/api/assessments/attempts', { skill: 'JavaScript', numQuestions: 5 })
  return [
    `/projects/${hired.projectId}`,
    `/contracts/${hired.contractId}`,
    `/projects/${working.projectId}`,
    `/contracts/${working.contractId}`,
    `/contracts/${unpaid.contractId}/pay`,
    `/contracts/${unpaid.contractId}/review`,
    `/projects/${received.projectId}`,
    `/projects/${received.projectId}/compare?proposals=${received._id}`,
    `/projects/${sent.projectId}`,
    `/projects/${invitedTo}`,
    '/clientDashBoard',
    '/freelancerDashboard',
    '/freelance',
    '/freelance/for-you',
    '/contracts',
    '/active-jobs',
    '/direct-contracts/offers',
    '/direct-contracts/new',
    '/payments',
    '/earnings',
    '/clientForm',
    `/clientForm/${received.projectId}`,
    '/messages',
    `/messages/chat/${rui.userId}`,
    '/notifications',
    '/reviews',
    '/saved',
    '/invitations',
    '/review',
    '/find-freelancers',
    '/find-freelancers/web-development',
    '/profile',
    `/profile/${rui.userId}`,
    `/profile/${rui.userId}/reviews`,
    `/profile/${ada.userId}`,
    '/modules',
    '/courseCreation',
    '/library',
    '/library/html-css',
    '/learning',
    '/learning/pricing',
    '/learning/paths/first-client',
    '/help',
    '/settings',
    '/settings/profile',
    '/settings/appearance',
    '/settings/notifications',
    '/settings/security',
    '/settings/data',
    '/settings/reports',
  ]
}
