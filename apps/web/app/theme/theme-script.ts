/**
 * Runs in the head before the first paint: sets the theme and the signed-in state on the document, so that neither
 * flashes. A string, as it is inlined.
 */
export const beforePaintScript = `(function(r){try{var t=localStorage.getItem('theme');if(t==='dark'||t==='light')r.dataset.theme=t;r.dataset.session=localStorage.getItem('token')&&localStorage.getItem('username')?'in':'out'}catch(e){r.dataset.session='out'}})(document.documentElement)`
