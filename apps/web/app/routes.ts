import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { aliases } from './paths.ts'

const notOpenYet = 'features/shell/not-open-yet-screen.tsx'
const writtenPage = 'features/shell/written-page.tsx'

/** One screen under several addresses needs an id of its own for each. */
const at = (path: string, file: string, options: { caseSensitive?: boolean } = {}) =>
  route(path, file, { id: `${file} at ${path}`, ...options })

export default [
  layout('features/shell/public-layout.tsx', [
    index('features/landing/landing-page.tsx'),
    at('help', writtenPage),
    at('how-it-works', writtenPage),
    at('how-to-hire', writtenPage),
    at('how-to-find-work', writtenPage),
    at('grow-your-business', writtenPage),
    at('success-stories', writtenPage),
    at('enterprise', writtenPage),
    at('terms', writtenPage),
    at('privacy', writtenPage),
    route('*', 'features/shell/not-found-screen.tsx'),
  ]),

  layout('features/shell/entry-layout.tsx', [
    route('login', 'features/accounts/sign-in-screen.tsx'),
    route('signup', 'features/accounts/sign-up-screen.tsx'),
    at('forgot-password', notOpenYet),
  ]),

  layout('features/shell/signed-in-layout.tsx', [
    route('freelance', 'features/projects/browse-projects-screen.tsx'),
    at('modules', notOpenYet),
    at('learning', notOpenYet),
    at('clientForm', 'features/projects/project-form-screen.tsx'),
    at('clientForm/:projectId', 'features/projects/project-form-screen.tsx'),
    // Case matters here and only here: /clientDashboard is another name, and must lead to this one.
    route('clientDashBoard', 'features/projects/client-projects-screen.tsx', { caseSensitive: true }),
    at('courseCreation', notOpenYet),
    at('profile', notOpenYet),
    at('profile/:userId', notOpenYet),
    route('projects/:projectId', 'features/proposals/project-screen.tsx'),
    route('freelancerDashboard', 'features/proposals/freelancer-proposals-screen.tsx'),

    at('contracts', notOpenYet),
    at('messages', notOpenYet),
    at('messages/chat/:userId', notOpenYet),
    at('find-freelancers', notOpenYet),
    at('payments', notOpenYet),
    at('active-jobs', notOpenYet),
    at('reviews', notOpenYet),
    at('earnings', notOpenYet),
    at('settings', notOpenYet),
  ]),

  ...Object.keys(aliases).map((pattern) => at(pattern, 'features/shell/alias-redirect.tsx')),
] satisfies RouteConfig
