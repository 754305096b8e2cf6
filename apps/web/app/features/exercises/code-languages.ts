import type { ExerciseOf } from '@guildhall/contract'

/** `block`: what a block of code calls the language. `note`: what people should know of how it runs here. */
export const codeLanguages: Record<ExerciseOf<'code'>['language'], { name: string; block: string; note?: string }> = {
  javascript: { name: 'JavaScript', block: 'js' },
  typescript: { name: 'TypeScript', block: 'ts', note: 'Types are not checked here.' },
  html: { name: 'HTML', block: 'html', note: 'Scripts do not run here.' },
  sql: { name: 'PostgreSQL', block: 'sql', note: 'The first run loads 9 MB.' },
  css: { name: 'CSS', block: 'css' },
}
