import { z } from 'zod'
import { sessionView } from './accounts.ts'
import { signInFailureView } from './second-factor.ts'
import { exactText } from './text.ts'

/** Whom an operator can let people sign in with. `oidc` is any other provider of OpenID Connect. */
export const providerIds = ['google', 'github', 'oidc'] as const
export type ProviderId = (typeof providerIds)[number]

export const providerView = z.object({ id: z.enum(providerIds), name: z.string() })
export type ProviderView = z.infer<typeof providerView>

export const providerListView = z.object({ providers: z.array(providerView) })
export type ProviderListView = z.infer<typeof providerListView>

/** Browsers drop tabs and line breaks, and take a backslash for a slash: `//elsewhere.example` and its variants lead away. */
const ownPath = exactText('Path', 2_000).regex(/^\/(?!\/)[^\s\\]*$/, {
  error: 'Use a path of this site, such as /profile.',
})

/** `next`: where the person goes afterwards. */
export const providerStartBody = z.object({ next: ownPath.default('/') })
export type ProviderStartBody = z.infer<typeof providerStartBody>

/** The address to send the browser to, with the cookie that this answer sets. */
export const providerStartView = z.object({ url: z.string() })
export type ProviderStartView = z.infer<typeof providerStartView>

/** `answer`: the query with which the provider sent the browser back, as it stands. */
export const providerAnswerBody = z.object({ answer: exactText('Answer', 4_000) })
export type ProviderAnswerBody = z.infer<typeof providerAnswerBody>

/** `session` is null if the provider was linked to the account that asked for it. */
export const providerAnswerView = z.object({ next: z.string(), session: sessionView.nullable() })
export type ProviderAnswerView = z.infer<typeof providerAnswerView>

/** `ticket` links the provider to the account that has this address: after a sign-in to it, or by a mailed link. */
export const pendingLinkView = z.object({ ticket: z.string(), email: z.string() })
export type PendingLinkView = z.infer<typeof pendingLinkView>

/** `link` is present if an account has the address already. */
export const providerFailureView = signInFailureView.extend({
  next: z.string().optional(),
  link: pendingLinkView.optional(),
})

export const identityTicketBody = z.object({ ticket: exactText('Ticket', 100) })
export type IdentityTicketBody = z.infer<typeof identityTicketBody>

/** `label`: what the provider calls the person, such as their address there. */
export const identityView = z.object({
  _id: z.uuid(),
  provider: z.enum(providerIds),
  name: z.string(),
  label: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type IdentityView = z.infer<typeof identityView>

/** `providers`: what is set up here. */
export const identityListView = z.object({ identities: z.array(identityView), providers: z.array(providerView) })
export type IdentityListView = z.infer<typeof identityListView>

/** A public repository of the person, as GitHub describes it. */
export const repositoryView = z.object({
  name: z.string(),
  description: z.string(),
  language: z.string().nullable(),
  url: z.url(),
})
export type RepositoryView = z.infer<typeof repositoryView>

export const repositoryListView = z.object({ login: z.string(), repositories: z.array(repositoryView) })
export type RepositoryListView = z.infer<typeof repositoryListView>
