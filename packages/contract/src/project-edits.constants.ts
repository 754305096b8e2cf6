export const projectEditsPage = 10
