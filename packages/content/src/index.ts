// Questions, courses and units, their shapes, and the search. The checks and the code runner are for authors only; templates
// are loaded by themselves (`@guildhall/content/templates`).
export * from './bank.ts'
export { findColors } from './code-colors.ts'
export { codeLanguageOf } from './code-texts.ts'
export * from './course.ts'
export * from './exercises/exercise.ts'
export { exerciseProblems } from './exercises/exercise-problems.ts'
export * from './learning-path.ts'
export * from './question.ts'
export * from './readings.ts'
export * from './unit.ts'
