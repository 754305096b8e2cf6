import type { Command } from './command.ts'
import type { Completion } from './commands.ts'
import { UsageError } from './platform/process/startup-error.ts'

const usage = `Prints a script that makes a shell complete the commands of guildhall:

  source <(guildhall completion bash)
  source <(guildhall completion zsh)
`

export const completionCommand = (completions: readonly Completion[]): Command => ({
  usage,
  async run([shell, ...more]) {
    if ((shell !== 'bash' && shell !== 'zsh') || more.length > 0) throw new UsageError(usage)
    // zsh reads the completions of bash.
    const text = `${shell === 'zsh' ? 'autoload -U +X bashcompinit && bashcompinit\n' : ''}${scriptOf(completions)}`
    return { text, json: { shell, script: text } }
  },
})

/** The words before the last say what it may be; options and names between them do not count. */
const scriptOf = (completions: readonly Completion[]) => `_guildhall() {
  local word="\${COMP_WORDS[COMP_CWORD]}" one="" two="" words="" files=""
  if [ "$COMP_CWORD" -gt 1 ]; then one="\${COMP_WORDS[1]}"; fi
  if [ "$COMP_CWORD" -gt 2 ]; then two=" \${COMP_WORDS[2]}"; fi
  case "$one$two" in
${[...completions].sort(longerFirst).map(caseOf).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  if [ -n "$files" ]; then COMPREPLY+=($(compgen -f -- "$word")); fi
}
complete -o filenames -F _guildhall guildhall`

const longerFirst = (one: Completion, other: Completion) => other.after.split(' ').length - one.after.split(' ').length

const caseOf = ({ after, words, takesFile }: Completion) => {
  const pattern = after === '' ? "''" : after.includes(' ') ? `'${after}'` : `'${after}' | '${after} '*`
  return `    ${pattern}) words="${words.join(' ')}" files="${takesFile ? 'yes' : ''}" ;;`
}
