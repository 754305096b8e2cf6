import type { ExerciseOf } from './exercises.ts'

type Judged = Pick<ExerciseOf<'calculation'>, 'answer' | 'tolerance' | 'wrong'>
export type NumberVerdict = { isRight: boolean; isUnreadable?: boolean; assumes?: string }

/** Commas separate thousands. A wrong answer that a known misconception leads to names it. */
export function judgeNumber(text: string, { answer, tolerance, wrong }: Judged): NumberVerdict {
  const plain = text.trim().replace(/^\$|%$/g, '')
  if (!/^[-−]?(\d+|\d{1,3}(,\d{3})+)?(\.\d+)?$/.test(plain) || !/\d/.test(plain)) {
    return { isRight: false, isUnreadable: true }
  }
  const number = Number(plain.replaceAll(',', '').replace('−', '-'))
  const isNear = (wanted: number) => Math.abs(number - wanted) <= tolerance + 1e-9
  if (isNear(answer)) return { isRight: true }
  return { isRight: false, assumes: wrong.find((one) => isNear(one.answer))?.assumes }
}
