// Questions, templates, courses and units, their shapes, and the search. The checks and the code runner are for authors only.
export * from './bank.ts'
export * from './course.ts'
export * from './question.ts'
export * from './readings.ts'
export * from './templates/draw-questions.ts'
export * from './templates/registry.ts'
export * from './templates/template.ts'
export * from './unit.ts'
