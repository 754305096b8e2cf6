/** Learns which reading a prompt asks for: `npm run content:learn`, after prompts, titles or keywords were changed. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { digestOf, readExamples } from '../src/answer-examples.ts'
import { learnedFile, packClassifier } from '../src/learned-answers.ts'
import { learnClassifier } from './learn-classifier.ts'

const examples = readExamples()
mkdirSync(path.dirname(learnedFile), { recursive: true })
writeFileSync(
  learnedFile,
  `${JSON.stringify(packClassifier(learnClassifier(examples), digestOf(examples)), null, 2)}\n`,
)
console.log(`Learned from ${examples.length} prompts, titles, topics and keywords.`)
