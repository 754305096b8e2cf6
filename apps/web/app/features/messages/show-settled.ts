/** Frames for which the height must stay as it is: the first can be before any row is measured. */
const calmFrames = 3

/** Rows get their height once they are laid out, and move until then: out of sight. */
export function showSettled(list: HTMLElement) {
  let [height, calm] = [-1, 0]
  function look() {
    calm = list.scrollHeight === height ? calm + 1 : 0
    height = list.scrollHeight
    list.style.visibility = calm < calmFrames ? 'hidden' : ''
    if (calm < calmFrames) requestAnimationFrame(look)
  }
  look()
}
