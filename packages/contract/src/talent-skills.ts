import { skillKey } from './skills.ts'

const webSkills = [
  ...['JavaScript', 'TypeScript', 'React', 'Node.js', 'Angular', 'Vue.js', 'PHP', 'Ruby', 'WordPress'],
  ...['Django', 'Laravel', 'Ruby on Rails', 'ASP.NET', 'Svelte', 'Next.js', 'Web Development'],
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

/** By category slug. Naming or proving one of these puts a person there. */
export const talentSkills: Readonly<Record<string, readonly string[]>> = {
  'web-development': webSkills,
  'mobile-development': [...mobileSkills, 'Java', 'C#', 'Firebase'],
  'design-creative': [
    ...interfaceSkills,
    ...graphicSkills,
    'Animation',
    'Video Editing',
    'Photography',
    'Motion Design',
  ],
  'data-science': dataSkills,
  'mobile-apps': mobileSkills,
  'ui-ux-design': interfaceSkills,
  'content-writing': writingSkills,
  'digital-marketing': marketingSkills,
  'graphic-design': graphicSkills,
}

const slugsBySkill = new Map<string, string[]>()
for (const [slug, skills] of Object.entries(talentSkills)) {
  for (const skill of skills) slugsBySkill.set(skillKey(skill), [...(slugsBySkill.get(skillKey(skill)) ?? []), slug])
}

export function talentCategoriesOf(skills: readonly string[]): string[] {
  return [...new Set(skills.flatMap((skill) => slugsBySkill.get(skillKey(skill)) ?? []))]
}
