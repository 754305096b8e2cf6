/** The file and what it imports, as the text of one script. */
declare module '*?program' {
  const text: string
  export default text
}
