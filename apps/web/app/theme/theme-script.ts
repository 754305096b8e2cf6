/**
 * Runs in the head before the first paint: sets the theme, the signed-in state and the side of the menu on the document, so
 * that none of them flashes. A string, as it is inlined.
 */
export const beforePaintScript = `(function(r){try{var t=localStorage.getItem('theme');if(t==='dark'||t==='light')r.dataset.theme=t;r.dataset.side=localStorage.getItem('workspace');r.dataset.session=localStorage.getItem('token')&&localStorage.getItem('username')?'in':'out'}catch(e){r.dataset.session='out'}})(document.documentElement)`
