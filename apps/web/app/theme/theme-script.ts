/**
 * Runs in the head, before anything is painted: sets the chosen theme, and whether somebody is signed in, on the
 * document, so that neither flashes. Plain text because it goes into the page as it is.
 */
export const beforePaintScript = `(function(r){try{var t=localStorage.getItem('theme');if(t==='dark'||t==='light')r.dataset.theme=t;r.dataset.session=localStorage.getItem('token')&&localStorage.getItem('username')?'in':'out'}catch(e){r.dataset.session='out'}})(document.documentElement)`
