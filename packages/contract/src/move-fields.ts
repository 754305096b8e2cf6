import { z } from 'zod'
import { codesOf, type Move, type MoveTable, type OfferedMove, offeredMoves } from './move-table.ts'

export function moveFields<Moves extends MoveTable>(table: Moves) {
  const names = offeredMoves(table)
  const codes = new Set(names.flatMap((name) => codesOf(table[name] as Move)))
  const move = z.enum(names as [OfferedMove<Moves>, ...OfferedMove<Moves>[]])
  return {
    allowedMoves: z
      .array(move)
      .describe('What the caller may do now. A call for anything else is refused with the code in `refusals`.'),
    refusals: z.partialRecord(move, z.enum([...codes])).describe('Why the caller may not make the other moves.'),
  }
}
