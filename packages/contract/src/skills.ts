import { unmaskLookAlikes } from './confusables.ts'

/** The skills the product has questions of its own for, in the order the specification lists them. */
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

/** Other names of the selectable skills, as {@link bareName} leaves them. AngularJS and C are other things, so not here. */
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
 * A name without what people write differently: case, spaces and signs (but not `+` and `#`). Nor may invisible characters,
 * wide letters or look-alikes of other alphabets make another skill of it: each would have a retake of its own. Marks count:
 * they are the vowels of Hindi.
 */
function bareName(skill: string): string {
  const plain = unmaskLookAlikes(skill).normalize('NFKC').toLowerCase()
  return plain.replace(/\p{Default_Ignorable_Code_Point}|[^\p{L}\p{M}\p{N}+#]/gu, '') || plain.trim()
}

const selectableByName = new Map<string, SelectableSkill>(
  selectableSkills.flatMap((skill) => [skill, ...skillAliases[skill]].map((name) => [bareName(name), skill] as const)),
)

/** The skill with questions of its own that a name means, however it is written: `reactjs` and `REACT` are React. */
export const selectableSkillOf = (skill: string): SelectableSkill | undefined => selectableByName.get(bareName(skill))

/** The same for all ways to write one skill, its common other names among them; for comparing, never for showing. */
export const skillKey = (skill: string) => bareName(selectableSkillOf(skill) ?? skill)
