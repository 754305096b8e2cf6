import { paths } from '../../paths.ts'

export interface SiteLink {
  label: string
  href: string
}

export interface SiteMenu {
  label: string
  groups: { title: string; text?: string; links: SiteLink[] }[]
}

const browsedTalent: SiteLink[] = [
  { label: 'Web Development', href: paths.talentIn('web-development') },
  { label: 'Mobile Development', href: paths.talentIn('mobile-development') },
  { label: 'Design & Creative', href: paths.talentIn('design-creative') },
  { label: 'Data Science', href: paths.talentIn('data-science') },
]

export const siteMenus: SiteMenu[] = [
  {
    label: 'Find talent',
    groups: [
      {
        title: 'Browse Talent',
        links: browsedTalent,
      },
      {
        title: 'Success Stories',
        text: 'What clients and freelancers made together, told only when both agree.',
        links: [{ label: 'View all stories', href: paths.successStories }],
      },
    ],
  },
  {
    label: 'Find work',
    groups: [
      {
        title: 'How to find work',
        text: 'Browse open projects, write one good proposal, and show what you deliver.',
        links: [{ label: 'Read how it works', href: paths.howToFindWork }],
      },
      {
        title: 'Featured resources',
        links: [
          { label: 'How to use Guildhall as a freelancer', href: paths.howToFindWork },
          { label: 'Grow your freelance business', href: paths.growYourBusiness },
        ],
      },
    ],
  },
  {
    label: 'Why Guildhall',
    groups: [
      {
        title: 'Success Stories',
        text: 'Reviews and case studies come from finished projects, never from us.',
        links: [
          { label: 'Reviews', href: paths.newestReviews },
          { label: 'Case Studies', href: paths.caseStudies },
        ],
      },
    ],
  },
]

export const footerGroups: { title: string; links: SiteLink[] }[] = [
  {
    title: 'For Clients',
    links: [
      { label: 'How to Hire', href: paths.howToHire },
      { label: 'Talent Marketplace', href: paths.findFreelancers },
      { label: 'Project Catalog', href: paths.browseProjects },
    ],
  },
  {
    title: 'For Talent',
    links: [
      { label: 'How to Find Work', href: paths.howToFindWork },
      { label: 'Direct Contracts', href: paths.directContracts },
      { label: 'Find Freelance Jobs', href: paths.browseProjects },
    ],
  },
  {
    title: 'Resources',
    links: [
      { label: 'Help Center', href: paths.help },
      { label: 'Success Stories', href: paths.successStories },
      { label: 'Reviews', href: paths.newestReviews },
    ],
  },
]
