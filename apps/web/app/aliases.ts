/** Route patterns of aliases, with their targets. */
export const aliases: Readonly<Record<string, string>> = {
  clientDashboard: '/clientDashBoard',
  'client-dashboard': '/clientDashBoard',
  'my-projects': '/clientDashBoard',
  'create-project': '/clientForm',
  'projects/edit/:projectId': '/clientForm/:projectId',
  'browse-projects': '/freelance',
  projects: '/freelance',
  'freelancer-dashboard': '/freelancerDashboard',
  'my-proposals': '/freelancerDashboard',
}
