import type { QuestionSetKey } from '../bank.ts'
import type { LevelSlug, SkillSlug } from '../question.ts'
import { angular } from './angular/angular.ts'
import { cpp } from './cpp/cpp.ts'
import { htmlCss } from './html-css/html-css.ts'
import { java } from './java/java.ts'
import { javascript } from './javascript/javascript.ts'
import { kotlin } from './kotlin/kotlin.ts'
import { nodeJs } from './node-js/node-js.ts'
import { php } from './php/php.ts'
import { python } from './python/python.ts'
import { react } from './react/react.ts'
import { ruby } from './ruby/ruby.ts'
import { swift } from './swift/swift.ts'
import type { Template } from './template.ts'
import { typescript } from './typescript/typescript.ts'
import { vueJs } from './vue-js/vue-js.ts'

export type SkillTemplates = Partial<Record<LevelSlug, Template[]>>

const written: Partial<Record<SkillSlug, SkillTemplates>> = {
  angular,
  cpp,
  'html-css': htmlCss,
  java,
  javascript,
  kotlin,
  'node-js': nodeJs,
  php,
  python,
  react,
  ruby,
  swift,
  typescript,
  'vue-js': vueJs,
}

const cells = new Map(
  Object.entries(written).flatMap(([skill, levels]) =>
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
