// The package's public face: the question bank and its shape. The checks and the code runner are for its authors only.
export * from './bank.ts'
export * from './question.ts'
