/**
 * Pages with texts only, the same for everybody. The browser's routes, the server's cache of shared pages, the sitemap and the
 * tests read them here. The page at `/rules/money` is the file `rules-money.tsx` of the pages.
 */
export const publicPages = {
  directContracts: '/direct-contracts',
  howItWorks: '/how-it-works',
  howToHire: '/how-to-hire',
  howToFindWork: '/how-to-find-work',
  growYourBusiness: '/grow-your-business',
  successStories: '/success-stories',
  enterprise: '/enterprise',
  rules: '/rules',
  moneyRules: '/rules/money',
  reviewRules: '/rules/reviews',
  moderationRules: '/rules/moderation',
  proposalRules: '/rules/proposals',
  matchingRules: '/rules/matching',
  terms: '/terms',
  privacy: '/privacy',
} as const
