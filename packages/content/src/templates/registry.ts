import { setImmediate } from 'node:timers/promises'
import type { QuestionSetKey } from '../bank.ts'
import type { LevelSlug, SkillSlug } from '../question.ts'
import type { Template } from './template.ts'

export type SkillTemplates = Partial<Record<LevelSlug, Template[]>>

const skills = {
  angular: async () => (await import('./angular/angular.ts')).angular,
  cpp: async () => (await import('./cpp/cpp.ts')).cpp,
  'html-css': async () => (await import('./html-css/html-css.ts')).htmlCss,
  java: async () => (await import('./java/java.ts')).java,
  javascript: async () => (await import('./javascript/javascript.ts')).javascript,
  kotlin: async () => (await import('./kotlin/kotlin.ts')).kotlin,
  'node-js': async () => (await import('./node-js/node-js.ts')).nodeJs,
  php: async () => (await import('./php/php.ts')).php,
  python: async () => (await import('./python/python.ts')).python,
  react: async () => (await import('./react/react.ts')).react,
  ruby: async () => (await import('./ruby/ruby.ts')).ruby,
  swift: async () => (await import('./swift/swift.ts')).swift,
  typescript: async () => (await import('./typescript/typescript.ts')).typescript,
  'vue-js': async () => (await import('./vue-js/vue-js.ts')).vueJs,
} satisfies Partial<Record<SkillSlug, () => Promise<SkillTemplates>>>

// A chunk each, and a turn of the event loop after each: all at once would hold up requests for a tenth of a second.
const written: [SkillSlug, SkillTemplates][] = []
for (const [skill, load] of Object.entries(skills)) {
  written.push([skill as SkillSlug, await load()])
  await setImmediate()
}

const cells = new Map(
  written.flatMap(([skill, levels]) =>
    Object.entries(levels).map(([level, templates]) => {
      const name = `${skill}-${level}`
      return [name, templates.map((template) => ({ ...template, id: `${name}-${template.id}` }))] as const
    }),
  ),
)

/** None if the cell has no templates. */
export const templatesIn = ({ skill, level }: QuestionSetKey): readonly Template[] =>
  cells.get(`${skill}-${level}`) ?? []

/** By its full id, as kept with an attempt; its `make` gives the key that the rules of today have for kept parameters. */
export const findTemplate = (id: string): Template | undefined =>
  [...cells.values()].flat().find((template) => template.id === id)
