const doorKey = 'door'

/** The screen that a person signed in to see, for this tab. */
export const rememberDoor = (path: string) => sessionStorage.setItem(doorKey, path)
export const readDoor = () => sessionStorage.getItem(doorKey) ?? ''
