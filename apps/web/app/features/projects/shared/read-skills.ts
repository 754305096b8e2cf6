/** `React,  Node.js, ,React` is React and Node.js. */
export function readSkills(text: string): string[] {
  return [...new Set(text.split(',').map((skill) => skill.trim()))].filter((skill) => skill !== '')
}
