import { type CaseKind, type HideableKind, hideableKinds } from '@guildhall/contract'
import { type Db, queryNamed, type Tx } from '../../../../platform/database/database.ts'
import { hiddenText } from './hidden.queries.ts'

type TargetKey = { kind: CaseKind; targetId: string; targetSeq: number }

const isHideable = (kind: CaseKind): kind is HideableKind => (hideableKinds as readonly CaseKind[]).includes(kind)

export async function isTargetHidden(db: Db | Tx, { kind, targetId, targetSeq }: TargetKey): Promise<boolean> {
  if (!isHideable(kind)) return false
  const text = `select ${hiddenText(kind, '$1', '$2')} as "isHidden"`
  const [row] = await queryNamed<{ isHidden: boolean }>(db, `hidden_${kind}`, text, [targetId, targetSeq])
  return row?.isHidden ?? false
}
