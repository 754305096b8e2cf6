/** Inlined in the head: sets theme and signed-in state before the first paint, so that neither flashes. */
export const beforePaintScript = `(function(r){try{var t=localStorage.getItem('theme');if(t==='dark'||t==='light')r.dataset.theme=t;r.dataset.session=localStorage.getItem('token')&&localStorage.getItem('username')?'in':'out'}catch(e){r.dataset.session='out'}})(document.documentElement)`
