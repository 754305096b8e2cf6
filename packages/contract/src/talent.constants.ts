import { projectCategories } from './projects.constants.ts'

/** What a profile can say about new work. Null: not stated. */
export const availabilities = ['available', 'limited', 'unavailable'] as const
export type Availability = (typeof availabilities)[number]
export const availabilityLabels: Readonly<Record<Availability, string>> = {
  available: 'Available now',
  limited: 'Limited availability',
  unavailable: 'Not available',
}

/** What a search can ask for; `open` means available or limited. */
export const availabilityFilters = ['available', 'open'] as const
export type AvailabilityFilter = (typeof availabilityFilters)[number]
export const availabilityFilterLabels: Readonly<Record<AvailabilityFilter, string>> = {
  available: 'Available now',
  open: 'Available or limited',
}

export const hoursPerWeekMaximum = 80
export const languagesMaximum = 10

/** Languages a profile can name, by their code in ISO 639-1. */
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
  proof: 'Most verified skills',
  rate_low: 'Lowest rate',
  rate_high: 'Highest rate',
  response: 'Fastest response',
  rating: 'Highest rating',
}

/** Words of one search. */
export const talentWordsMaximum = 8
/** Totals are exact up to here, and lower bounds beyond. */
export const talentCounted = 500

/** How people are ordered: the sums of these points. The page of people shows them, and the server computes with them. */
export const talentPoints = {
  /** For each verified skill shown on the profile, by the difficulty it was passed at. */
  verifiedSkill: { Beginner: 1, Intermediate: 2, Advanced: 3 },
  verifiedSkillsCounted: 10,
  /** For each different client whose contract was completed. */
  client: 3,
  clientsCounted: 10,
  available: 4,
  limited: 2,
} as const

export type TalentCategory = Readonly<{
  slug: string
  label: string
  /** One sentence about the work, for the page and for search engines. */
  text: string
  /** Whoever names or has proven one of these is in the category. */
  skills: readonly string[]
}>

const webSkills = [
  ...['JavaScript', 'TypeScript', 'React', 'Node.js', 'HTML/CSS', 'Angular', 'Vue.js', 'PHP', 'Ruby', 'WordPress'],
  ...['Django', 'Laravel', 'Ruby on Rails', 'ASP.NET', 'Svelte', 'Next.js', 'Web Development', 'Accessibility'],
]
const mobileSkills = [
  ...['Swift', 'Kotlin', 'Android', 'iOS', 'Flutter', 'React Native', 'Dart', 'SwiftUI', 'Xamarin', 'Jetpack Compose'],
  ...['Mobile Development', 'Mobile Apps'],
]
const interfaceSkills = [
  ...[
    'UI/UX Design',
    'Figma',
    'Prototyping',
    'Wireframing',
    'User Research',
    'Interaction Design',
    'Usability Testing',
  ],
  ...['Design Systems', 'Sketch', 'Adobe XD', 'Information Architecture', 'Web Design', 'Product Design'],
]
const graphicSkills = [
  ...['Graphic Design', 'Illustration', 'Branding', 'Logo Design', 'Typography', 'Lettering', 'Adobe Illustrator'],
  ...['Adobe Photoshop', 'Adobe InDesign', 'Print Design', 'Packaging Design', 'Type Design', 'Editorial Design'],
]
const writingSkills = [
  ...['Content Writing', 'Copywriting', 'Editing', 'Proofreading', 'Technical Writing', 'Translation', 'Blog Writing'],
  ...['Ghostwriting', 'UX Writing', 'Journalism', 'Scriptwriting'],
]
const marketingSkills = [
  ...[
    'Digital Marketing',
    'SEO',
    'Google Ads',
    'Social Media',
    'Social Media Marketing',
    'Email Marketing',
    'Analytics',
  ],
  ...['Content Marketing', 'Google Analytics', 'Marketing Strategy', 'Newsletters', 'Paid Social'],
]
const dataSkills = [
  ...['Data Science', 'Python', 'R', 'SQL', 'Machine Learning', 'Data Analysis', 'Statistics', 'Pandas', 'NumPy'],
  ...[
    'TensorFlow',
    'PyTorch',
    'scikit-learn',
    'Data Visualization',
    'Deep Learning',
    'Tableau',
    'Power BI',
    'Data Engineering',
  ],
]

/** The pages of people by trade: those of the Browse Talent menu, then the remaining categories of projects. */
export const talentCategories: readonly TalentCategory[] = [
  {
    slug: 'web-development',
    label: 'Web Development',
    text: 'Websites, shops and web applications, from the first page to the database behind them.',
    skills: webSkills,
  },
  {
    slug: 'mobile-development',
    label: 'Mobile Development',
    text: 'Apps for phones and tablets, and the services that they talk to.',
    skills: [...mobileSkills, 'Java', 'C#', 'Firebase'],
  },
  {
    slug: 'design-creative',
    label: 'Design & Creative',
    text: 'Interfaces, brands, illustrations and everything else that is looked at before it is read.',
    skills: [...interfaceSkills, ...graphicSkills, 'Animation', 'Video Editing', 'Photography', 'Motion Design'],
  },
  {
    slug: 'data-science',
    label: 'Data Science',
    text: 'Analyses, models and reports that tell you what your numbers mean.',
    skills: dataSkills,
  },
  {
    slug: 'mobile-apps',
    label: 'Mobile Apps',
    text: 'Native and cross-platform apps, from a prototype to the stores.',
    skills: mobileSkills,
  },
  {
    slug: 'ui-ux-design',
    label: 'UI/UX Design',
    text: 'Research, wireframes and interfaces that people find their way through.',
    skills: interfaceSkills,
  },
  {
    slug: 'content-writing',
    label: 'Content Writing',
    text: 'Articles, product texts, manuals and the editing that makes them shorter.',
    skills: writingSkills,
  },
  {
    slug: 'digital-marketing',
    label: 'Digital Marketing',
    text: 'Search, ads, newsletters and social media, with figures that show what worked.',
    skills: marketingSkills,
  },
  {
    slug: 'graphic-design',
    label: 'Graphic Design',
    text: 'Logos, brands, print and packaging.',
    skills: graphicSkills,
  },
]

/** The menu of the landing page. */
export const browsedTalent = ['web-development', 'mobile-development', 'design-creative', 'data-science'] as const

export const talentCategoryOf = (slug: string): TalentCategory | undefined =>
  talentCategories.find((category) => category.slug === slug)

/** By the label of a project's category, or of the menu; undefined for All Projects, which is everyone. */
export const talentCategoryNamed = (label: string): TalentCategory | undefined =>
  talentCategories.find((category) => category.label === label)

/** Every category of projects but "all" has a page of people. */
export const talentOfProjects = projectCategories.flatMap((label) => talentCategoryNamed(label)?.slug ?? [])
