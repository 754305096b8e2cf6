import { unmaskLookAlikes } from './confusables.ts'

export const selectableSkills = [
  'JavaScript',
  'React',
  'Node.js',
  'Python',
  'Java',
  'C++',
  'HTML/CSS',
  'TypeScript',
  'Angular',
  'Vue.js',
  'PHP',
  'Ruby',
  'Swift',
  'Kotlin',
  'UI/UX Design',
  'Graphic Design',
  'Digital Marketing',
  'Content Writing',
] as const
export type SelectableSkill = (typeof selectableSkills)[number]

/** As {@link bareName} leaves them. AngularJS and C are missing because they are other skills. */
const skillAliases: Readonly<Record<SelectableSkill, readonly string[]>> = {
  JavaScript: ['js', 'ecmascript', 'es6', 'vanillajs', 'vanillajavascript'],
  React: ['reactjs'],
  'Node.js': ['node'],
  Python: ['py', 'python3'],
  Java: [],
  'C++': ['cpp', 'cplusplus'],
  'HTML/CSS': ['html', 'css', 'html5', 'css3', 'html5css3', 'csshtml', 'htmlandcss', 'cssandhtml'],
  TypeScript: ['ts'],
  Angular: [],
  'Vue.js': ['vue', 'vue3'],
  PHP: ['php8'],
  Ruby: [],
  Swift: [],
  Kotlin: [],
  'UI/UX Design': ['uiux', 'uxui', 'ui', 'ux', 'uxuidesign', 'uidesign', 'uxdesign', 'uianduxdesign', 'uxanduidesign'],
  'Graphic Design': ['graphicsdesign', 'graphicdesigning'],
  'Digital Marketing': ['onlinemarketing', 'internetmarketing'],
  'Content Writing': ['contentwriter', 'webwriting'],
}

/**
 * Removes differences in case, spaces, signs (except `+` and `#`), invisible characters, wide letters and look-alikes.
 * Otherwise each variant would be a skill with its own retakes. Combining marks stay: they are the vowels of Hindi.
 */
function bareName(skill: string): string {
  const plain = unmaskLookAlikes(skill).normalize('NFKC').toLowerCase()
  return plain.replace(/\p{Default_Ignorable_Code_Point}|[^\p{L}\p{M}\p{N}+#]/gu, '') || plain.trim()
}

const selectableByName = new Map<string, SelectableSkill>(
  selectableSkills.flatMap((skill) => [skill, ...skillAliases[skill]].map((name) => [bareName(name), skill] as const)),
)

/** Accepts any spelling: `reactjs` and `REACT` are React. */
export const selectableSkillOf = (skill: string): SelectableSkill | undefined => selectableByName.get(bareName(skill))

/** Equal for all spellings of one skill. For comparing, not for display. */
export const skillKey = (skill: string) => bareName(selectableSkillOf(skill) ?? skill)
