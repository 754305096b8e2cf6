export const availabilities = ['available', 'limited', 'unavailable'] as const
export type Availability = (typeof availabilities)[number]
export const availabilityLabels: Readonly<Record<Availability, string>> = {
  available: 'Available now',
  limited: 'Limited availability',
  unavailable: 'Not available',
}

/** `open` means available or limited. */
export const availabilityFilters = ['available', 'open'] as const
export type AvailabilityFilter = (typeof availabilityFilters)[number]
export const availabilityFilterLabels: Readonly<Record<AvailabilityFilter, string>> = {
  available: 'Available now',
  open: 'Available or limited',
}

export const hoursPerWeekMaximum = 80
export const languagesMaximum = 10

export const languageNames = {
  ar: 'Arabic',
  bn: 'Bengali',
  bg: 'Bulgarian',
  ca: 'Catalan',
  zh: 'Chinese',
  hr: 'Croatian',
  cs: 'Czech',
  da: 'Danish',
  nl: 'Dutch',
  en: 'English',
  et: 'Estonian',
  fi: 'Finnish',
  fr: 'French',
  de: 'German',
  el: 'Greek',
  he: 'Hebrew',
  hi: 'Hindi',
  hu: 'Hungarian',
  id: 'Indonesian',
  it: 'Italian',
  ja: 'Japanese',
  ko: 'Korean',
  lv: 'Latvian',
  lt: 'Lithuanian',
  ms: 'Malay',
  no: 'Norwegian',
  fa: 'Persian',
  pl: 'Polish',
  pt: 'Portuguese',
  pa: 'Punjabi',
  ro: 'Romanian',
  ru: 'Russian',
  sr: 'Serbian',
  sk: 'Slovak',
  sl: 'Slovenian',
  es: 'Spanish',
  sw: 'Swahili',
  sv: 'Swedish',
  ta: 'Tamil',
  te: 'Telugu',
  th: 'Thai',
  tr: 'Turkish',
  uk: 'Ukrainian',
  ur: 'Urdu',
  vi: 'Vietnamese',
} as const
export type Language = keyof typeof languageNames
export const languages = Object.keys(languageNames) as [Language, ...Language[]]

export const talentSorts = ['relevance', 'proof', 'rate_low', 'rate_high', 'response', 'rating'] as const
export type TalentSort = (typeof talentSorts)[number]
export const talentSortLabels: Readonly<Record<TalentSort, string>> = {
  relevance: 'Relevance',
  proof: 'Verified skills',
  rate_low: 'Lowest rate',
  rate_high: 'Highest rate',
  response: 'Fastest response',
  rating: 'Highest rating',
}

export const talentWordsMaximum = 8
/** Totals above this are lower bounds. */
export const talentCounted = 500

/** The sum orders people. Shown on the page, and computed with by the server. */
export const talentPoints = {
  verifiedSkill: { Beginner: 1, Intermediate: 2, Advanced: 3 },
  verifiedSkillsCounted: 10,
  client: 3,
  clientsCounted: 10,
  available: 4,
  limited: 2,
} as const

export type TalentCategory = Readonly<{
  slug: string
  label: string
  text: string
}>

export const talentCategories: readonly TalentCategory[] = [
  {
    slug: 'web-development',
    label: 'Web Development',
    text: 'Websites, shops and web applications, from the first page to the database behind them.',
  },
  {
    slug: 'mobile-development',
    label: 'Mobile Development',
    text: 'Apps for phones and tablets, and the services that they talk to.',
  },
  {
    slug: 'design-creative',
    label: 'Design & Creative',
    text: 'Interfaces, brands, illustrations and other visual work.',
  },
  {
    slug: 'data-science',
    label: 'Data Science',
    text: 'Analyses, models and reports that tell you what your numbers mean.',
  },
  {
    slug: 'mobile-apps',
    label: 'Mobile Apps',
    text: 'Native and cross-platform apps, from a prototype to the stores.',
  },
  {
    slug: 'ui-ux-design',
    label: 'UI/UX Design',
    text: 'Research, wireframes and interfaces that are easy to use.',
  },
  {
    slug: 'content-writing',
    label: 'Content Writing',
    text: 'Articles, product texts, manuals and editing.',
  },
  {
    slug: 'digital-marketing',
    label: 'Digital Marketing',
    text: 'Search, ads, newsletters and social media, with figures that show what worked.',
  },
  {
    slug: 'graphic-design',
    label: 'Graphic Design',
    text: 'Logos, brands, print and packaging.',
  },
]

export const talentCategoryOf = (slug: string): TalentCategory | undefined =>
  talentCategories.find((category) => category.slug === slug)

/** By the label of a project category or of the menu. Undefined for All Projects, which is everyone. */
export const talentCategoryNamed = (label: string): TalentCategory | undefined =>
  talentCategories.find((category) => category.label === label)
