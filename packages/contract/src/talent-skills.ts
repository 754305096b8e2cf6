import { skillKey } from './skills.ts'
import { talentCategories } from './talent.constants.ts'

const slugsBySkill = new Map<string, string[]>()
for (const { slug, skills } of talentCategories) {
  for (const skill of skills) slugsBySkill.set(skillKey(skill), [...(slugsBySkill.get(skillKey(skill)) ?? []), slug])
}

/** The categories of somebody with these skills, in any spelling. */
export function talentCategoriesOf(skills: readonly string[]): string[] {
  return [...new Set(skills.flatMap((skill) => slugsBySkill.get(skillKey(skill)) ?? []))]
}
