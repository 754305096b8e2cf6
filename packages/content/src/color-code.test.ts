import { expect, test } from 'vitest'
import { colorCode } from '../scripts/color-code.ts'
import { colorKey, readColors } from './code-colors.ts'
import { codeTextsOf } from './code-texts.ts'
import { readCourse } from './course.ts'
import { courseWorkSchema, readCourseWorkFile } from './exercises/exercise.ts'

test.each([
  ['js', "const fee = round(5) // in '€'", 'k5_7t5_1n1_2c9'],
  ['ts', 'type Fee = { cents: number }', 'k4_1t3_12t6'],
  ['python', 'def ask(name):\n    return f"Hi {name}"', 'k3_1t3_12k8s4n1_4n1s1'],
  ['html', '<a href="/">Home</a>', '_1k1_1t4_1s3_7k1'],
  ['css', '.card { margin: 2rem }', 't5_3t6_2n4'],
  ['sql', "select city from people where rate = 'x'", 'k6_6k4_8k5_8s3'],
  ['java', 'private final String name = null;', 'k13_1t6_8n4'],
] as const)('the parts of %s have their kinds', async (language, code, colors) => {
  expect(await colorCode([{ language, code }])).toEqual([colors])
})

test('what is committed is what the grammars give', async () => {
  const texts = codeTextsOf(readCourse('sql-basics'), courseWorkSchema.parse(readCourseWorkFile('sql-basics')))

  const made = await colorCode(texts)

  const entries = texts.map(({ language, code }, at) => [colorKey(language, code), made[at]])
  expect(readColors('sql-basics')).toEqual(Object.fromEntries(entries))
})
