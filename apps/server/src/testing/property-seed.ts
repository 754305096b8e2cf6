import fc from 'fast-check'

// Loaded before every test file. The same cases in every run, so that a failure is about the change under test.
// `GUILDHALL_PROPERTY_SEED=random npm test` tries new ones; a number repeats a failure by its seed.
const { GUILDHALL_PROPERTY_SEED: seed = '1' } = process.env
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) })
