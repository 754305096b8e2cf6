import { z } from 'zod'
import { difficulties } from './assessment-rules.ts'
import { itemPools, setAsideReasons } from './items.constants.ts'

const setAsideView = z.object({ reason: z.enum(setAsideReasons), at: z.iso.datetime() })

const itemPoolView = z.object({
  pool: z.enum(itemPools),
  items: z.int(),
  answers: z.int(),
  /** From 0 to 1. */
  shareRight: z.number(),
  setAside: z.int(),
  /** How many items have a place on the Rasch scale. */
  calibrated: z.int(),
})

/** One skill at one level. */
export const itemCellView = z.object({
  cell: z.string(),
  skill: z.string(),
  difficulty: z.enum(difficulties),
  pools: z.array(itemPoolView),
})
export type ItemCellView = z.infer<typeof itemCellView>

/** An item without `title` is not asked any more, one without `subject` has no statistics. */
export const setAsideItemView = z.object({
  _id: z.string(),
  title: z.string().nullable(),
  subject: z.object({ cell: z.string(), skill: z.string(), difficulty: z.enum(difficulties) }).nullable(),
  answers: z.int(),
  discrimination: z.number().nullable(),
  setAside: setAsideView,
})
export type SetAsideItemView = z.infer<typeof setAsideItemView>

/** Misleads, but is asked until an operator decides. */
export const doubtfulItemView = setAsideItemView.omit({ setAside: true })
export type DoubtfulItemView = z.infer<typeof doubtfulItemView>

/** `GET /api/admin/item-cells`: the cells that have answers. */
export const itemCellsView = z.object({
  computedAt: z.iso.datetime().nullable(),
  cells: z.array(itemCellView),
  doubtful: z.array(doubtfulItemView),
  setAside: z.array(setAsideItemView),
})
export type ItemCellsView = z.infer<typeof itemCellsView>

export const itemView = z.object({
  _id: z.string(),
  pool: z.enum(itemPools),
  version: z.string(),
  title: z.string().nullable(),
  answers: z.int(),
  right: z.int(),
  unanswered: z.int(),
  /** Point-biserial, from -1 to 1. */
  discrimination: z.number().nullable(),
  medianSeconds: z.number().nullable(),
  /** In logits; 0 is the middle of the pool. */
  rasch: z.object({ difficulty: z.number(), error: z.number() }).nullable(),
  distractors: z.array(z.object({ text: z.string(), chosen: z.int() })),
  setAside: setAsideView.nullable(),
})
export type ItemView = z.infer<typeof itemView>

/** `GET /api/admin/item-cells/:cell`: all items of a cell that have answers. */
export const itemsOfCellView = z.object({
  cell: z.string(),
  skill: z.string(),
  difficulty: z.enum(difficulties),
  items: z.array(itemView),
})
export type ItemsOfCellView = z.infer<typeof itemsOfCellView>
