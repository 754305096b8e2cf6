import { afterAll, describe, expect, test } from 'vitest'
import { problemsOfExercise, problemsOfPrograms } from '../../scripts/check-exercises.ts'
import { Judge } from '../../scripts/runners/judge.ts'
import { type CodeExercise, codeExerciseSchema } from './code-exercise.ts'

describe('the check of programs', () => {
  const exercise = (changes: object) =>
    codeExerciseSchema.parse({
      kind: 'code',
      id: 'double',
      title: 'Double it',
      task: ['Write `double(number)`.'],
      hint: 'Think of multiplication.',
      language: 'javascript',
      start: 'const double = (number) => number',
      solution: 'const double = (number) => number * 2',
      tests: [
        { says: 'doubles 3', call: 'double(3)', gives: '6' },
        { says: 'doubles -1', call: 'double(-1)', gives: '-2' },
        { says: 'doubles later', call: 'Promise.resolve(double(1))', gives: '2' },
      ],
      wrong: [{ name: 'squares', assumes: 'twice is squared', code: 'const double = (number) => number ** 2' }],
      ...changes,
    })
  const workWith = (exercise: CodeExercise) => ({
    course: exercise.language,
    lessons: [{ lesson: 'one', steps: [], exercises: [exercise] }],
    project: { title: '', minutes: 30, brief: [], steps: [], criteria: [] },
  })
  /** As content:check has one for all programs: a Python or a browser takes seconds to start. */
  const judge = new Judge()
  afterAll(() => judge.close())
  const problemsOf = (changes: object) => problemsOfExercise(exercise(changes), judge)
  const problemsWithin = async (limits: ConstructorParameters<typeof Judge>, changes: object) => {
    const own = new Judge(...limits)
    const problems = await problemsOfExercise(exercise(changes), own)
    await own.close()
    return problems
  }

  test.each([
    { what: 'one that is right', changes: {}, problems: [] },
    {
      what: 'a solution that fails',
      changes: { solution: 'const double = (number) => Math.abs(number) * 2' },
      problems: ['the solution fails "doubles -1": 2 came instead of -2'],
    },
    {
      what: 'a start that is done',
      changes: { start: 'const double = (number) => number + number' },
      problems: ['the starting code passes already'],
    },
    {
      what: 'a mistake that no test sees',
      changes: { wrong: [{ name: 'adds', assumes: 'twice is plus itself', code: 'const double = (n) => n + n' }] },
      problems: ['no test refuses adds'],
    },
    {
      what: 'a program with a typing error',
      changes: { start: 'const double = (number => number' },
      problems: [expect.stringMatching(/^the starting code does not run: SyntaxError/)],
    },
    {
      what: 'a program that reaches for Node.js',
      changes: { start: "const double = () => require('node:fs')", solution: 'const double = () => process.env' },
      problems: expect.arrayContaining(['the solution fails "doubles 3": throws ReferenceError came instead of 6']),
    },
  ])('knows $what', async ({ changes, problems }) => {
    expect(await problemsOf(changes)).toEqual(problems)
  })

  test('strips the types of a program in TypeScript, and lets the compiler look at its solution', async () => {
    const typed = exercise({
      language: 'typescript',
      start: 'const double = (number: number): number => number',
      solution: 'const double = (numbers: number[]): number => numbers[0] * 2',
      wrong: [
        { name: 'squares', assumes: 'twice is squared', code: 'enum By { Two = 2 }\nconst double = () => By.Two' },
      ],
      tests: [
        { says: 'doubles 3', call: 'double([3])', gives: '6' },
        { says: 'doubles -1', call: 'double([-1])', gives: '-2' },
        { says: 'doubles 0', call: 'double([0])', gives: '0' },
      ],
    })

    expect(await problemsOfPrograms([workWith(typed)])).toEqual([
      'typescript/double: the solution has an error in line 1',
    ])
  })

  const label = {
    language: 'html',
    start: '<span>Name</span><input>',
    solution: '<label for="name">Name</label><input id="name">',
    wrong: [{ name: 'nameLabels', assumes: 'a name links', code: '<label for="name">Name</label><input name="name">' }],
    tests: [
      { says: 'has a label', call: "document.querySelector('label')?.htmlFor", gives: "'name'" },
      { says: 'labels the field', call: "document.querySelector('input').labels.length", gives: '1' },
      { says: 'is as wide as a phone', call: 'document.documentElement.clientWidth', gives: '375', width: 375 },
    ],
  }
  test.each([
    { what: 'a page that is right', changes: {}, problems: ['"is as wide as a phone" refuses nothing'] },
    {
      what: 'styles that depend on the width',
      changes: {
        language: 'css',
        page: '<p>Text</p>',
        start: 'p { color: red }',
        solution: '@media (width < 500px) { p { color: green } }',
        wrong: [{ name: 'always', assumes: 'a rule knows the width', code: 'p { color: green }' }],
        tests: [375, 600, 1000].map((width) => ({
          says: `at ${width}`,
          call: "getComputedStyle(document.querySelector('p')).color",
          gives: width === 375 ? "'rgb(0, 128, 0)'" : "'rgb(0, 0, 0)'",
          width,
        })),
      },
      problems: [],
    },
    {
      what: 'a page whose script would do it',
      changes: { solution: '<img src="data:," onerror="name()"><script>document.body.innerHTML = "<label>"</script>' },
      problems: expect.arrayContaining(['the solution fails "has a label": undefined came instead of \'name\'']),
    },
  ])('judges $what', async ({ changes, problems }) => {
    expect(await problemsOf({ ...label, ...changes })).toEqual(problems)
  })

  const sales = {
    language: 'sql',
    setup:
      "create table sales (seller text, cents int);\ninsert into sales values ('Ana', 300), ('Ben', 200), ('Ana', 50);",
    start: 'select seller, cents from sales;',
    solution: 'select seller, sum(cents) as total from sales group by seller order by total desc;',
    wrong: [
      {
        name: 'anyOrder',
        assumes: 'groups come sorted',
        code: 'select seller, sum(cents) as total from sales group by 1;',
      },
      { name: 'counts', assumes: 'count adds up', code: 'select seller, count(cents) as total from sales group by 1;' },
    ],
    tests: [
      {
        says: 'adds up',
        rows: [
          ['Ben', 200],
          ['Ana', 350],
        ],
        columns: ['seller', 'total'],
      },
      {
        says: 'puts the best seller first',
        before: "insert into sales values ('Ben', 900)",
        rows: [
          ['Ben', 1100],
          ['Ana', 350],
        ],
        ordered: true,
      },
      { says: 'has nothing of nobody', before: 'truncate sales', rows: [] },
    ],
  }
  test.each([
    { what: 'that is right', changes: {}, problems: ['"has nothing of nobody" refuses nothing'] },
    {
      what: 'that makes a table, by what the table refuses',
      changes: {
        setup: 'select 1;',
        start: 'create table prices (cents int);',
        solution: 'begin; create table prices (cents int not null check (cents > 0)); commit;',
        wrong: [
          {
            name: 'nullFails',
            assumes: 'a check refuses null',
            code: 'create table prices (cents int check (cents > 0));',
          },
        ],
        tests: [
          { says: 'refuses 0', call: 'insert into prices values (0)', throws: '23514' },
          { says: 'refuses null', call: 'insert into prices values (null)', throws: '23502' },
          { says: 'takes a price', call: 'insert into prices values (5); select cents from prices', rows: [[5]] },
        ],
      },
      problems: ['"takes a price" refuses nothing'],
    },
    {
      what: 'that has a typing error, or never ends',
      changes: {
        start: 'selekt 1;',
        solution: 'with recursive up as (select 1 as n union all select n + 1 from up) select count(*) from up;',
      },
      problems: expect.arrayContaining([
        'the starting code does not run: syntax error at or near "selekt"',
        'the solution does not run: not done after 2000 ms a test',
      ]),
    },
  ])('judges SQL $what', async ({ changes, problems }) => {
    expect(await problemsOf({ ...sales, ...changes })).toEqual(problems)
  })

  const twice = {
    language: 'python',
    start: 'def double(number):\n    return number',
    solution: 'def double(number):\n    print("doubled")\n    return number + number',
    wrong: [{ name: 'squares', assumes: 'twice is squared', code: 'def double(number):\n    return number ** 2' }],
    tests: [
      { says: 'doubles a number', call: 'double(3)', gives: '6' },
      { says: 'doubles a list', call: 'double([{"b", "a"}])', gives: '[{"a", "b"}, {"b", "a"}]' },
      { says: 'says so', acts: 'double(1)', call: 'printed()', gives: String.raw`"doubled\n"` },
      { says: 'refuses nothing at all', call: 'double(None)', throws: 'TypeError' },
    ],
  }
  test.each([
    { what: 'that is right', changes: {}, problems: [] },
    {
      what: 'that waits, in a world of its own each time',
      changes: {
        start: 'seen = []\nasync def double(number):\n    return number',
        solution:
          'import asyncio\nseen = []\nasync def double(number):\n    seen.append(number)\n    await asyncio.sleep(0)\n    return sum(seen) * 2',
        wrong: [{ name: 'squares', assumes: 'twice is squared', code: 'async def double(number):\n    return 9' }],
        tests: [3, 4, 5].map((number) => ({
          says: `waits for ${number}`,
          call: `double(${number})`,
          gives: `${number * 2}`,
        })),
      },
      problems: [],
    },
    {
      what: 'whose result only equals what is asked for',
      changes: { solution: 'def double(number):\n    return number * 2.0' },
      problems: expect.arrayContaining(['the solution fails "doubles a number": 6.0 came instead of 6']),
    },
    {
      what: 'that has a typing error, or never ends',
      changes: { start: 'def double(number)\n    return number', solution: 'while True:\n    pass' },
      problems: expect.arrayContaining([
        expect.stringMatching(/^the starting code does not run: .*line 1.*SyntaxError: expected ':'$/s),
        'the solution does not run: not done after 2000 ms a test',
      ]),
    },
    {
      what: 'that reaches for what is around it',
      changes: { solution: 'import js\ndouble = js.process' },
      problems: expect.arrayContaining(['the solution does not run: AttributeError: process (line 2)']),
    },
  ])('judges Python $what', { timeout: 60_000 }, async ({ changes, problems }) => {
    expect(await problemsOf({ ...twice, ...changes })).toEqual(problems)
  })

  test('ends a program without an end, and goes on with the next one', async () => {
    const problems = await problemsWithin([300], { start: 'for (;;);' })
    expect(problems).toContain('the starting code does not run: not done after 300 ms a test')
  })

  test('names a program that works for longer than browsers of learners let it', async () => {
    // In one test of several.
    const solution =
      'const double = (number) => { for (let n = 0; number === -1 && n < 2e9; n += 1); return number * 2 }'

    expect(await problemsWithin([60_000, 200], { solution })).toEqual([
      expect.stringMatching(/^the solution works for \d+ ms in a test; browsers of learners end it after 200 ms$/),
    ])
  })
})
