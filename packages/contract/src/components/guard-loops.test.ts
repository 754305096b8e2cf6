import { expect, test } from 'vitest'
import { guardLoops } from './guard-loops.ts'

/** What the program gives, and how often the guard was called; it throws at the hundredth time. */
function run(program: string) {
  let calls = 0
  const guard = () => {
    calls += 1
    if (calls > 100) throw new RangeError('stopped')
  }
  // oxlint-disable-next-line typescript/no-implied-eval -- the program that is guarded
  return { gives: new Function('guard', guardLoops(program, 'guard()'))(guard), calls }
}

test.each([
  ['for (;;) {}'],
  ['for (;;);'],
  ['while (true) for (const a of [1]);'],
  ['do { } while (true)'],
  ['do ; while (true)'],
  ['const all = [...(function* () { while (true) yield 1 })()]'],
  ['[...{ [Symbol.iterator]: () => ({ next: () => ({ value: 1, done: false }) }) }]'],
  ['while (true) { try { while (true) {} } catch {} }'],
  ['const twice = (n) => n < 60 ? twice(n + 1) + twice(n + 1) : 1; return twice(0)'],
  ['class Endless { get more() { return this.more } }; return new Endless().more'],
])('%s is stopped', (program) => {
  expect(() => run(program)).toThrow('stopped')
})

test.each([
  ['const add = a => b => ({ sum: a + b }); return add(1)(2).sum', 3, 2],
  ['const both = (a, b) => (a, b); return both(1, 2)', 2, 1],
  ['let sum = 0; for (const n of [1, 2]) for (let i = 0; i < n; i++) sum += n; return sum', 5, 5],
  ['let at = 0; do at++; while (at < 3) return at', 3, 3],
  ['let f; for (const n of [1]) f = () => n; return f()', 1, 2],
  ['return [1, 2].map(n => n * 2).join()', '2,4', 2],
  [
    'class A { constructor() { this.n = 1 } } class B extends A { constructor() { super(); this.n += 1 } } return new B().n',
    2,
    2,
  ],
])('%s does what it did', (program, gives, calls) => {
  expect(run(program)).toEqual({ gives, calls })
})

test('lines stay where they were, and what cannot be read says where', () => {
  expect(guardLoops('const a = () =>\n  1\n', 'guard()').split('\n')).toHaveLength(3)
  expect(() => guardLoops('const = 1', 'guard()')).toThrow(/\(1:6\)/)
})
