import { dayMs } from '@guildhall/contract'
import type { TestApp } from './test-app.ts'

export async function atTime<T>(t: TestApp, days: number, work: () => Promise<T>): Promise<T> {
  t.setClock(new Date(Date.now() + days * dayMs))
  try {
    return await work()
  } finally {
    t.setClock(undefined) // so that the sessions go on
  }
}
