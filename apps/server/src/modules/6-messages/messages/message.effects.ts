import type { EffectsPart } from '../../../effects.ts'

export const messageEffects: EffectsPart = {
  'message.sent': ({ about: { personId: actorId }, context: { members, shown, told } }) => ({
    notices: told
      ? [
          {
            ...{ userId: told.receiverId, kind: 'message.received', stack: told.conversationId },
            facts: { actorId, actorName: told.actorName },
            event: `${told.conversationId}:${told.seq}`,
          },
        ]
      : [],
    shown: [{ people: members, event: shown }],
  }),
  'message.changed': ({ context: { members, shown } }) => ({ shown: [{ people: members, event: shown }] }),
}
