export const blockQuestion = (name: string, isBlocked = false) =>
  isBlocked
    ? ({
        title: `Unblock ${name}?`,
        description: 'You blocked this person. After this, each of you can reach the other again.',
        confirmLabel: 'Unblock',
        tone: 'primary',
      } as const)
    : ({
        title: `Block ${name}?`,
        description:
          'Neither of you can write, propose, invite or make an offer to the other until you unblock them. What was written stays.',
        confirmLabel: 'Block',
        tone: 'danger',
      } as const)
