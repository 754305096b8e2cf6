import { expect, test } from 'vitest'
import { boxToKeep, sizeToStore } from './picture.rules.ts'

const size = { width: 1000, height: 600 }

test.each([
  { kind: 'portfolio', crop: undefined, box: [0, 0, 1000, 600] },
  { kind: 'avatar', crop: undefined, box: [200, 0, 600, 600] },
  { kind: 'avatar', crop: { x: 0.1, y: 0.5, width: 0.3, height: 0.5 }, box: [100, 300, 300, 300] },
  { kind: 'avatar', crop: { x: 0, y: 0, width: 1, height: 0.5 }, box: [350, 0, 300, 300] },
  { kind: 'portfolio', crop: { x: 0.9999, y: 0.9999, width: 0.0001, height: 0.0001 }, box: [999, 599, 1, 1] },
  { kind: 'portfolio', crop: { x: 0.5, y: 0.5, width: 0.501, height: 0.501 }, box: [500, 300, 500, 300] },
] as const)('$kind cropped to $crop keeps $box', ({ kind, crop, box }) => {
  const [left, top, width, height] = box
  expect(boxToKeep(kind, size, crop)).toEqual({ left, top, width, height })
})

test.each([
  { kind: 'avatar', from: [2000, 2000], to: [512, 512] },
  { kind: 'avatar', from: [90, 90], to: [90, 90] },
  { kind: 'portfolio', from: [3200, 2000], to: [1600, 1000] },
  { kind: 'portfolio', from: [100, 50_000], to: [3, 1600] },
  { kind: 'portfolio', from: [1, 50_000], to: [1, 1600] },
] as const)('$kind of $from is stored at $to', ({ kind, from, to }) => {
  const [width, height] = from
  expect(sizeToStore(kind, { width, height })).toEqual({ width: to[0], height: to[1] })
})
