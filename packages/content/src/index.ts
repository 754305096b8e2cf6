// The package's public face: the questions, courses and units, and their shapes. The checks and the code runner are for
// authors only.
export * from './bank.ts'
export * from './course.ts'
export * from './question.ts'
export * from './unit.ts'
