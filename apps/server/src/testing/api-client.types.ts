// Written by `npm run openapi` from openapi.json.
export interface paths {
    "/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description Also at `POST /auth/register`.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish a sign-in with the second factor */
        post: operations["finishSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start to sign in with a passkey */
        post: operations["startPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a passkey */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account of your session */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/suspension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Why your account is suspended, if it is */
        get: operations["getSuspension"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/suspension/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appeal against your suspension
         * @description Once.
         */
        post: operations["appeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a link to choose a new password
         * @description The answer is the same whether or not an account has this address.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password with a mailed link
         * @description Ends all sessions and all other links, and removes passkeys. Two-factor sign-in stays on if it has been on for 7 days. Sign in with the new password afterwards.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an email address */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirm-new-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a new email address, and change to it */
        post: operations["confirmNewEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/restore-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change of email address
         * @description Before or after the new address was confirmed. Ends all sessions, removes passkeys as a new password does, and mails a link to choose one.
         */
        post: operations["restoreEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your account */
        get: operations["getAccountSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/username": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change your name */
        put: operations["changeUsername"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/email-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a link to confirm your address
         * @description Earlier links to confirm it stop working.
         */
        post: operations["resendEmailConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change your email address
         * @description Mails a link to the new address, which confirms it and changes it, and a way back to the present one. The answer is the same where the new address belongs to another account.
         */
        put: operations["changeEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/pending-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Give up a change of address */
        delete: operations["cancelEmailChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change your password
         * @description Ends all sessions, this one too, and all links mailed before. Answers a new session.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The devices that are signed in to your account */
        get: operations["listDevices"];
        put?: never;
        post?: never;
        /** Sign out all your other devices */
        delete: operations["signOutOtherDevices"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out one of your devices */
        delete: operations["signOutDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether your sign-in asks for a second factor */
        get: operations["getSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start to set up an authenticator app */
        post: operations["setUpAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn two-factor sign-in on with a first code
         * @description Ends all other sessions, as they were opened without one.
         */
        post: operations["confirmAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace your recovery codes */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn two-factor sign-in off */
        post: operations["turnOffSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your passkeys */
        get: operations["listPasskeys"];
        put?: never;
        /** Add a passkey */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start to add a passkey */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkeys/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to confirm a step with a passkey
         * @description For steps that ask for more than the password. Send the answer of the passkey as `passkey` with the step.
         */
        post: operations["startPasskeyConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkeys/{passkeyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rename a passkey */
        put: operations["renamePasskey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkeys/{passkeyId}/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a passkey */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Copies of your data
         * @description Newest first. A copy is removed when its time is over, or when the next one is ready.
         */
        get: operations["listDataExports"];
        put?: never;
        /**
         * Ask for a copy of your data
         * @description It is made in the background; a mail and a notification say when it is ready. While one is being prepared, that one is answered.
         */
        post: operations["requestDataExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/exports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a copy of your data
         * @description Answers with a ZIP file. `Range`, `If-Range` and `If-None-Match` work; the ETag is its SHA-256. Also at `HEAD /api/account/exports/{id}/file`.
         */
        get: operations["downloadDataExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What deleting your account would do
         * @description What stands in the way, what is deleted, and what stays and why.
         */
        get: operations["getDeletion"];
        put?: never;
        /**
         * Delete your account
         * @description At once and for good. Refused while a project of yours is in progress. Every session of the account ends. An account without two-factor sign-in confirms with a passkey, if it has any.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your own profile
         * @description Also at `GET /api/profile`.
         */
        get: operations["getOwnProfile"];
        /** Save your profile */
        put: operations["saveProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/me/visibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say whether your profile may be found
         * @description Holds at once. Your profile keeps its address, for those who have it.
         */
        put: operations["setProfileVisibility"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A person's profile */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/{userId}/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A long text of a profile in full
         * @description A profile carries the first 2,000 characters of each; this is the way to the rest.
         */
        get: operations["getProfileText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People with a profile
         * @description Newest first. `X-Total-Count` counts them all, `X-Next-Cursor` is there while more follow.
         */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/talent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find people
         * @description People who may be found: by words, skill, rate, place, availability and language. Everything asked for must hold.
         */
        get: operations["findTalent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/talent/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the parts of all people
         * @description The ids with which the parts of all people who may be found begin, for lists such as the sitemap.
         */
        get: operations["listTalentParts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/talent/parts/{from}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a part of all people
         * @description People who may be found, by id, from this id on, with the public results their cards show.
         */
        get: operations["listTalentPart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture for your profile
         * @description A `multipart/form-data` body with one file: PNG, JPEG or WebP. To keep a part of it, send `x`, `y`, `width` and `height`, each from 0 to 1, measured in parts of the upright picture. A picture that your saved profile does not show is removed after a day.
         */
        post: operations["uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pictures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An uploaded picture
         * @description Answers with the picture itself, which never changes. Also at `GET /api/profile/images/{id}`.
         */
        get: operations["getPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/{userId}/picture.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The preview picture of a profile
         * @description A PNG of 1200 by 630 dots with name, title and skills.
         */
        get: operations["getProfileCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post a project */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Browse projects of every status
         * @description Also at `GET /projects`.
         */
        get: operations["listProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A project
         * @description Also at `GET /projects/{id}`.
         */
        get: operations["getProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change your project
         * @description By the client, while `active` or `in_progress`. Others get `project.not_yours`; otherwise refused with `project.completed`, `project.cancelled`, `project.closed`.
         */
        put: operations["updateProject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/keep-open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that you are still hiring
         * @description By the client, while `active`. Others get `project.not_yours`; otherwise refused with `project.not_active`, `project.closed`, `project.not_asked`. A client who did nothing on an open project for 14 days is asked; 7 days later it closes. What counts is an edit, opening or marking a proposal, a counter-offer or the answer to one, and this call.
         */
        post: operations["keepProjectOpen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen a project that was closed
         * @description By the client, while `closed`. Others get `project.not_yours`; otherwise refused with `project.not_closed`. The proposals that were pending still are.
         */
        post: operations["reopenProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/user/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The projects you posted */
        get: operations["listOwnProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open projects that match you
         * @description By the published formula, the best match first, each with what it was computed from.
         */
        get: operations["listMatchingProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People who match your project
         * @description By the published formula, the best match first, each with what it was computed from.
         */
        get: operations["listMatchingPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/edits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The edits of a project since acceptance
         * @description For its client and the accepted freelancer, newest first. `atAcceptance` holds what the changed fields said at acceptance. Descriptions of the edits may be truncated.
         */
        get: operations["listProjectEdits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/edits/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An edit with its full texts */
        get: operations["getProjectEdit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who you invited to your project */
        get: operations["listSentInvitations"];
        put?: never;
        /**
         * Invite a person to your project
         * @description By the client, while `none`. Others get `project.not_yours`; otherwise refused with `invitation.already_sent`, `invitation.project_closed`, `invitation.project_hidden`, `invitation.yourself`, `invitation.not_reachable`, `invitation.has_proposed`, `invitation.person_full`, `invitation.project_full`, `invitation.day_full`.
         */
        post: operations["invitePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you were invited to */
        get: operations["listInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your open projects, and whether you can invite a person to each */
        get: operations["listInvitableProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an invitation
         * @description By the freelancer, while `open`. Others get `invitation.not_freelancer`; otherwise refused with `invitation.over`, `invitation.not_sent`.
         */
        post: operations["declineInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an invitation you sent
         * @description By the client, while `open`. Others get `invitation.not_client`; otherwise refused with `invitation.over`, `invitation.not_sent`.
         */
        post: operations["withdrawInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookmarks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ids of all you saved */
        get: operations["getBookmarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookmarks/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The projects you saved */
        get: operations["listSavedProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookmarks/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people you saved */
        get: operations["listSavedPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookmarks/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save a project, or no longer */
        put: operations["saveProjectBookmark"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookmarks/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save a person, or no longer */
        put: operations["savePersonBookmark"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The searches you saved */
        get: operations["listSavedSearches"];
        put?: never;
        /** Save a search, with alerts */
        post: operations["saveSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-searches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rename a saved search, or change its alerts */
        put: operations["changeSavedSearch"];
        post?: never;
        /** Delete a saved search */
        delete: operations["deleteSavedSearch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/direct-contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Contracts you offered, or that were offered to you */
        get: operations["listDirectContracts"];
        put?: never;
        /**
         * Offer a contract to one person
         * @description To a member, or to an address. The answer does not tell whether an address has an account.
         */
        post: operations["offerDirectContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/direct-contracts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An offered contract, for its two sides */
        get: operations["getDirectContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/direct-contracts/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an offered contract
         * @description By the freelancer, while `open`. Others get `direct.not_freelancer`; otherwise refused with `direct.over`, `direct.client_suspended`.
         */
        post: operations["acceptDirectContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/direct-contracts/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an offered contract
         * @description By the freelancer, while `open`. Others get `direct.not_freelancer`; otherwise refused with `direct.over`.
         */
        post: operations["declineDirectContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/direct-contracts/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a contract you offered
         * @description By the client, while `open`. Others get `direct.not_client`; otherwise refused with `direct.over`.
         */
        post: operations["withdrawDirectContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/direct-contracts/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a mailed link offers
         * @description For its reader, also without an account. The token is sent in the body, so that no log has it.
         */
        post: operations["readDirectContractLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/direct-contracts/link/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a mailed offer into your account
         * @description Then you can accept or decline it, and the link works for no one else.
         */
        post: operations["takeDirectContractLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose on a project
         * @description By the freelancer, while `active`. Others get `proposal.own_project`; otherwise refused with `proposal.project_closed`, `proposal.already_sent`.
         */
        post: operations["createProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The proposals on your project */
        get: operations["listProjectProposals"];
        /**
         * Change your proposal
         * @description By the freelancer, while `pending`. Others get `proposal.not_sender`; otherwise refused with `proposal.already_decided`, `proposal.withdrawn`, `proposal.project_closed`, `proposal.project_hidden`, `proposal.edits_used_up`. The client sees each change, up to 20 of them, and an open counter-offer becomes outdated.
         */
        put: operations["editProposal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/freelancers/{id}/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The proposals you sent
         * @description Also at `GET /api/proposals/freelancer/{id}`.
         */
        get: operations["listSentProposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/freelancer/{id}/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many proposals you sent, by status */
        get: operations["countSentProposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clients/{id}/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The proposals on all your projects
         * @description Also at `GET /api/proposals/client/{id}`.
         */
        get: operations["listReceivedProposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/{id}/full": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A proposal with its full message */
        get: operations["getProposal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a proposal
         * @description By the client, while `pending`. Others get `project.not_yours`; otherwise refused with `proposal.already_decided`, `proposal.withdrawn`, `project.closed`, `proposal.freelancer_suspended`, `proposal.project_hidden`. With a `version`, refused if the proposal has changed since.
         */
        post: operations["acceptProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/{id}/edits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changed in a proposal
         * @description For its client and its freelancer, newest first. Messages may be truncated.
         */
        get: operations["listProposalEdits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/{id}/edits/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One change of a proposal with its full messages */
        get: operations["getProposalEdit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw your proposal
         * @description By the freelancer, while `pending`. Others get `proposal.not_sender`; otherwise refused with `proposal.already_decided`, `proposal.withdrawn`. It leaves the client’s list. It can be sent again, but a second one cannot be sent.
         */
        post: operations["withdrawProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/{id}/send-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a withdrawn proposal again
         * @description By the freelancer, while `withdrawn`. Others get `proposal.not_sender`; otherwise refused with `proposal.not_withdrawn`, `proposal.project_closed`, `proposal.edits_used_up`, `proposal.project_hidden`. It says what it said, at the place it had among the others.
         */
        post: operations["sendProposalAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/{id}/counters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer other terms for a proposal
         * @description By the client or freelancer, while `pending`. Others get `proposal.not_for_you`; otherwise refused with `proposal.already_decided`, `proposal.withdrawn`, `proposal.project_closed`, `proposal.freelancer_suspended`, `proposal.project_hidden`, `proposal.counter_used_up`, `proposal.no_counter`. Each side can make one: the client first, the freelancer as an answer. The proposal stays as it is until the other side accepts. No money moves.
         */
        post: operations["offerCounter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/{id}/counters/{counterId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the proposal take the terms the other side offered
         * @description By the client or freelancer, while `pending`. Others get `proposal.not_for_you`; otherwise refused with `proposal.already_decided`, `proposal.withdrawn`, `proposal.project_closed`, `proposal.project_hidden`, `proposal.no_counter`. It becomes the proposal’s next version. A contract is made when the client accepts the proposal.
         */
        post: operations["acceptCounter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/{id}/counters/{counterId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a counter-offer
         * @description By the client or freelancer, while `pending`. Others get `proposal.not_for_you`; otherwise refused with `proposal.already_decided`, `proposal.withdrawn`, `proposal.project_closed`, `proposal.no_counter`. The proposal stays as it is.
         */
        post: operations["declineCounter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/{id}/mark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Shortlist or archive a proposal, and note something about it
         * @description For the client of the project, who alone sees it. Fields that are left out stay as they are; a mark of null takes the mark away.
         */
        put: operations["markProposal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/{id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that you have opened a proposal
         * @description By the client. Our screens do so when a proposal is expanded in the list or shown in a comparison. Its freelancer sees the first time.
         */
        post: operations["openProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposal-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload files for a proposal
         * @description A `multipart/form-data` body with one to 3 `files`, checked as those of a delivery and counted for the same quota. Name their ids in `attachments` when you send or change a proposal; what no proposal takes within 24 hours is removed.
         */
        post: operations["uploadProposalFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/{proposalId}/attachments/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file of a proposal
         * @description Answers with the file itself. `Range`, `If-Range` and `If-None-Match` work; the ETag is its SHA-256. Also at `HEAD /api/proposals/{proposalId}/attachments/{fileId}`.
         */
        get: operations["downloadProposalFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many deliveries wait for you
         * @description `deliveriesToReview` counts those on your projects, `changesRequested` those your clients sent back to you.
         */
        get: operations["getAttention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/{proposalId}/deliverables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The delivery of a proposal */
        get: operations["getDelivery"];
        put?: never;
        /**
         * Upload deliverables
         * @description A `multipart/form-data` body with one or more `files` and, if you like, a `message`. All files are stored as the next version of the delivery, or none is. An `Idempotency-Key` is compared by the address alone. By the freelancer, while `not_submitted` or `rejected`. Others get `delivery.not_freelancer`; otherwise refused with `delivery.under_review`, `delivery.not_accepted`, `delivery.approved`, `contract.over`, `contract.disputed`, `contract.card_disputed`.
         */
        post: operations["submitDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/{proposalId}/deliverables/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A version of the delivery with its full texts */
        get: operations["getDeliveryVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/{proposalId}/deliverables/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file
         * @description Answers with the file itself. `Range`, `If-Range` and `If-None-Match` work; the ETag is its SHA-256. Also at `HEAD /api/proposals/{proposalId}/deliverables/{fileId}`.
         */
        get: operations["downloadDeliverable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/{proposalId}/deliverables/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve the delivery
         * @description By the client or clock, while `submitted`. Others get `delivery.not_client`; otherwise refused with `delivery.not_submitted`, `delivery.not_accepted`, `delivery.approved`, `contract.over`, `contract.disputed`, `contract.card_disputed`.
         */
        post: operations["approveDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/{proposalId}/deliverables/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request changes
         * @description By the client, while `submitted`. Others get `delivery.not_client`; otherwise refused with `delivery.not_submitted`, `delivery.not_accepted`, `delivery.approved`, `contract.over`, `contract.disputed`, `contract.card_disputed`, `delivery.last_version`.
         */
        post: operations["requestChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your contracts, as client or as freelancer */
        get: operations["listContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A contract with its criteria and all that happened */
        get: operations["getContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lines of a contract in the book */
        get: operations["getContractLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/ledger.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of a contract in the book, as a file
         * @description What its hashes are over, so that the file can be checked by itself with `npm run ledger:verify`.
         */
        get: operations["exportContractLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a contract whose other side is suspended
         * @description By the client or freelancer, while `active`. Others get `contract.not_for_you`; otherwise refused with `contract.over`, `contract.disputed`, `contract.work_approved`, `contract.card_disputed`, `contract.other_not_suspended`, `contract.work_delivered`. All that is held goes back to the client.
         */
        post: operations["endContractAlone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer to end a contract and to split what is held
         * @description By the client or freelancer, while `active` or `payment_due`. Others get `contract.not_for_you`; otherwise refused with `contract.over`, `contract.disputed`, `contract.card_disputed`, `contract.other_suspended`, `contract.offer_open`, `contract.offers_used_up`. The two amounts are together what is held: both 0 if nothing is. An offer becomes outdated when that changes, or when the work is approved.
         */
        post: operations["offerEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/offers/{offerId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a contract as the other side offered
         * @description By the client or freelancer, while `active` or `payment_due`. Others get `contract.not_for_you`; otherwise refused with `contract.over`, `contract.disputed`, `contract.no_offer`, `contract.offer_own`. The contract and its project are cancelled, and what is held is split as offered.
         */
        post: operations["acceptEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/offers/{offerId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an offer to end a contract
         * @description By the client or freelancer, while `active` or `payment_due`. Others get `contract.not_for_you`; otherwise refused with `contract.over`, `contract.disputed`, `contract.no_offer`, `contract.offer_own`.
         */
        post: operations["declineEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/offers/{offerId}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw your offer to end a contract
         * @description By the client or freelancer, while `active` or `payment_due`. Others get `contract.not_for_you`; otherwise refused with `contract.over`, `contract.disputed`, `contract.no_offer`, `contract.offer_not_own`.
         */
        post: operations["withdrawEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All changes of a contract that were offered, newest first */
        get: operations["listContractChanges"];
        put?: never;
        /**
         * Offer to change what was agreed
         * @description By the client or freelancer, while `active`. Others get `contract.not_for_you`; otherwise refused with `contract.over`, `contract.disputed`, `contract.work_approved`, `contract.card_disputed`, `contract.other_suspended`, `contract.change_open`, `contract.changes_used_up`. The new amount must be more than what was released. A change becomes outdated when the money or the state of the contract changes.
         */
        post: operations["offerChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/changes/{changeId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a contract as the other side offered
         * @description By the client or freelancer, while `active`. Others get `contract.not_for_you`; otherwise refused with `contract.over`, `contract.disputed`, `contract.work_approved`, `contract.no_change`, `contract.change_own`. Of a lower amount, what is held beyond it goes back to the client at once. Of a higher one, the client pays the rest with another payment.
         */
        post: operations["acceptChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/changes/{changeId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a change of a contract
         * @description By the client or freelancer, while `active`. Others get `contract.not_for_you`; otherwise refused with `contract.over`, `contract.disputed`, `contract.work_approved`, `contract.no_change`, `contract.change_own`.
         */
        post: operations["declineChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/changes/{changeId}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a change that you offered
         * @description By the client or freelancer, while `active`. Others get `contract.not_for_you`; otherwise refused with `contract.over`, `contract.disputed`, `contract.work_approved`, `contract.no_change`, `contract.change_not_own`.
         */
        post: operations["withdrawChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/milestones/{milestoneId}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release a milestone to the freelancer
         * @description By the client, while `active`. Others get `contract.not_client`; otherwise refused with `contract.over`, `contract.disputed`, `contract.work_approved`, `contract.card_disputed`, `contract.no_milestones`, `contract.last_milestone`. Its amount must be held. The same milestone is released once.
         */
        post: operations["releaseMilestone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the platform keeps
         * @description Of contracts agreed from now on. A contract keeps the fee it was agreed with.
         */
        get: operations["getFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to pay for a contract
         * @description By the client, while `active` or `payment_due`. Others get `contract.not_client`; otherwise refused with `contract.over`, `contract.disputed`, `contract.card_disputed`, `contract.funded`, `contract.you_are_suspended`, `contract.freelancer_suspended`. A payment that is under way is answered as it is.
         */
        post: operations["beginPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you paid, as a client */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/sums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you paid in all, as a client, and where it is */
        get: operations["getPaymentSums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receipts/{receiptId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A receipt or credit note as a PDF
         * @description Answers with the document itself, once it has its number: moments after the payment or refund was booked.
         */
        get: operations["getReceiptPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A payment */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}/test-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay with a test card
         * @description Only for payments of the sandbox. No real money moves.
         */
        post: operations["payWithTestCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}/test-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a payment with the test bank, or refuse it */
        post: operations["confirmTestPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who takes cards here
         * @description The sandbox with its test cards, or Stripe, whose script then takes the card in the page.
         */
        get: operations["getPaymentProvider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}/card-form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get what the page needs to give a card to Stripe
         * @description Only with Stripe. The answer is for the Payment Element of Stripe’s script; the card is never sent to us.
         */
        post: operations["openCardForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the provider what became of a payment
         * @description The page calls it once a card was named. Without it, the payment is booked when the provider tells us.
         */
        post: operations["checkPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payout-account/onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin or continue the setup of your payout account
         * @description Only with Stripe. The answer is the address of a page of Stripe, to be opened once, within minutes.
         */
        post: operations["setUpPayoutAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payout-account/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the provider whether it can pay you */
        post: operations["checkPayoutAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/stripe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an event of Stripe
         * @description Called by Stripe, with its signature in the header `Stripe-Signature`. Each event is acted on once, however often it comes.
         */
        post: operations["receiveStripeEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/earnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you earned, as a freelancer */
        get: operations["getEarnings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/earnings/{year}/statement.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What you earned in a year, as CSV
         * @description From the ledger: opening balance, each release, fee and withdrawal, sums, closing balance.
         */
        get: operations["getYearlyStatementCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/earnings/{year}/statement.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What you earned in a year, as a PDF
         * @description The same as the CSV, with sums by month. It lists the lines if they are 1,000 at most.
         */
        get: operations["getYearlyStatementPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payouts/ledger.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of your withdrawals in the book, as a file
         * @description The file can be checked by itself with `npm run ledger:verify`, like that of a contract.
         */
        get: operations["exportPayoutLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you withdrew */
        get: operations["listPayouts"];
        put?: never;
        /** Withdraw what you earned */
        post: operations["withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The disputes about a contract */
        get: operations["listDisputes"];
        put?: never;
        /**
         * Open a dispute about a contract
         * @description By the client or freelancer, while `active` or `payment_due`. Others get `contract.not_for_you`; otherwise refused with `contract.over`, `contract.disputed`, `contract.card_disputed`, `contract.nothing_held`, `contract.disputes_used_up`. The two amounts are together what is held. It is set aside, and nothing is delivered, approved or paid in until the dispute is settled.
         */
        post: operations["openDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * State the split you think right
         * @description By the client or freelancer, while `open`. Others get `contract.not_for_you`; otherwise refused with `dispute.over`, `dispute.with_operator`, `dispute.claims_used_up`. The two amounts are together what was held when the dispute was opened. What both sides agree on is paid out at once; if both state the same split, the dispute and the contract end.
         */
        post: operations["claimSplit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}/ask-operator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask that an operator decides now
         * @description By the client or freelancer, while `open`. Others get `contract.not_for_you`; otherwise refused with `dispute.over`, `dispute.with_operator`, `dispute.operator_asked`. The dispute goes to an operator once both sides have asked.
         */
        post: operations["askOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is known about a dispute
         * @description Gathered from the contract, its deliveries, the messages of the two sides and the book.
         */
        get: operations["getDisputeEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}/evidence.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is known about a dispute, as a PDF
         * @description Answers with the document itself.
         */
        get: operations["getDisputeEvidencePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a dispute you opened
         * @description By the client or freelancer, while `open` or `waiting`. Others get `contract.not_for_you`; otherwise refused with `dispute.over`, `dispute.not_opener`, `dispute.paid_out`. The contract goes on where it was.
         */
        post: operations["withdrawDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reviews of a contract
         * @description For its two sides. What the other side wrote is there once it is public.
         */
        get: operations["getContractReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Review the other side of a contract, or change your review
         * @description Both reviews become public at once: when the second one is written, or when the time to write is over. Until then each can be changed, and after that neither.
         */
        put: operations["writeReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Reply to a review of you, once */
        put: operations["replyToReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews you received or gave */
        get: operations["listOwnReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ended contracts that you can review */
        get: operations["listWaitingReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/{userId}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Public reviews of a person */
        get: operations["listPersonReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/{userId}/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was measured of a person, and from what
         * @description The formulas are published at `/rules/reviews`. A figure is null while there is too little to say.
         */
        get: operations["getPersonFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/success-stories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Contracts that both sides praised, and the newest other reviews */
        get: operations["listStories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your conversations, the latest first */
        get: operations["listConversations"];
        put?: never;
        /**
         * Open a conversation
         * @description A client may write to everyone who proposed to them, a freelancer to a client who wrote first or accepted. The other person sees the conversation with its first message.
         */
        post: operations["openConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search your people and recent messages
         * @description Finds people by name in your latest 1,000 conversations, and text in the latest 100 messages of the latest 200.
         */
        get: operations["searchConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many conversations have unread messages */
        get: operations["countUnreadConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your settings */
        get: operations["getMessageSettings"];
        /**
         * Save your settings
         * @description Without read receipts, others do not see what you have read, and you do not see what they have.
         */
        put: operations["saveMessageSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversation-with/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your conversation with a person
         * @description Also before it was opened, if one of you proposed to the other. Says whether you may write, and if not, why. People you have nothing to do with are answered like ids that nobody has.
         */
        get: operations["getConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversationId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages of a conversation
         * @description The latest, or those `before` or `after` a number, or on both sides of one: `around=unread` opens at the first unread message. Numbers have no gaps. Long texts are cut off and marked.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * Send a message
         * @description A message sent again with the same `clientId` is stored once: the answer is 200 with what was stored then.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversationId}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changed since
         * @description What was sent, edited or deleted after the change numbered `since`, each message once and as it is now. Call it again with the `change` of the answer.
         */
        get: operations["listMessageChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversationId}/messages/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search within a conversation
         * @description Reads at most 5,000 messages. `nextBefore` goes on where it ended, also if nothing was found.
         */
        get: operations["searchMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversationId}/messages/{seq}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A message with its full text */
        get: operations["getMessage"];
        /**
         * Edit a message
         * @description By its author, within 15 minutes. Both see that it was edited.
         */
        put: operations["editMessage"];
        post?: never;
        /**
         * Delete a message
         * @description By its author, within 15 minutes. Both see that there was one. Its files are removed.
         */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversationId}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send files
         * @description A `multipart/form-data` body with one or more `files` and, if you like, a `message`, stored as one message. Files are checked as those of a delivery and count for the same quota. Sent again with the same `clientId`, the answer is 200 with what was stored then.
         */
        post: operations["sendFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversationId}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file of a message
         * @description Answers with the file itself. `Range`, `If-Range` and `If-None-Match` work; the ETag is its SHA-256. Also at `HEAD /api/conversations/{conversationId}/files/{fileId}`.
         */
        get: operations["downloadMessageFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversationId}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark as read
         * @description Up to and including `seq`. Never moves backwards.
         */
        post: operations["markRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversationId}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block the other person
         * @description While one of the two blocks the other, neither can write. What was written stays readable.
         */
        post: operations["blockPerson"];
        /**
         * Unblock the other person
         * @description While one of the two blocks the other, neither can write. What was written stays readable.
         */
        delete: operations["unblockPerson"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversationId}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mute a conversation
         * @description While it is muted, you are not notified of its messages. They still count as unread.
         */
        post: operations["muteConversation"];
        /**
         * Unmute a conversation
         * @description While it is muted, you are not notified of its messages. They still count as unread.
         */
        delete: operations["unmuteConversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversationId}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you reported in a conversation */
        get: operations["listReports"];
        put?: never;
        /**
         * Report a message or a conversation
         * @description To the operator of this site. Your first report on a message stands. Can block the other person at once.
         */
        post: operations["reportMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What you reported and what came of it
         * @description Newest first.
         */
        get: operations["listOwnReports"];
        put?: never;
        /**
         * Report a profile, project, message, conversation or review
         * @description To the operators of this site. What it says now is kept with the report. The person is not told.
         */
        post: operations["reportTarget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What operators decided about you or your content
         * @description Warnings and hidden content, newest first.
         */
        get: operations["listDecisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decisions/{id}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appeal against a decision
         * @description Once for each.
         */
        post: operations["appealDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you may start, and what you have open */
        get: operations["getAssessmentOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a sealed attempt, or go on with the open one */
        post: operations["startAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/attempts/{attemptId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An attempt of yours, without its answers */
        get: operations["getAttempt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/attempts/{attemptId}/answers/{position}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keep the answer to one question, counted from 0 */
        put: operations["saveAnswer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/attempts/{attemptId}/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand in an attempt and see how it went */
        post: operations["finishAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai-quiz/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Practice questions with their answers */
        post: operations["generateQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai-quiz/save-assessment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save a practice result, by your own word */
        post: operations["savePractice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your results, newest first
         * @description Also at `GET /api/quizzes`.
         */
        get: operations["listResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/results/{resultId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A result of yours, question by question */
        get: operations["getResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/results/{resultId}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Show a result on your profile, or take it off */
        put: operations["showResult"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/verified": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you have proven, the best of each skill */
        get: operations["listVerifiedSkills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/me/skills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The best result of each of your skills
         * @description The best first. Those that your profile does not show are in it, too.
         */
        get: operations["listOwnSkills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/{userId}/skills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The best result of each skill a profile shows
         * @description The best first. A profile carries the first page of them.
         */
        get: operations["listProfileSkills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/{userId}/assessments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The results a profile shows, newest first */
        get: operations["listProfileResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/public/{resultId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A result, for anyone to check
         * @description There while its holder shows it on their profile; for the holder always.
         */
        get: operations["getPublicResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessments/public/{resultId}/credential": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The credential of a passed result: an Open Badge 3.0
         * @description A compact JWT, signed with EdDSA over Ed25519; its `kid` is the address of the public key. `format=json` gives the credential inside it to read, without the signature.
         */
        get: operations["getCredential"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credentials/issuer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who signs credentials: an Open Badges profile with its public keys */
        get: operations["getIssuer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credentials/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every key credentials were signed with, as a JWK set
         * @description The one in use first; retired keys stay, so that what they signed can be checked. Also at `GET /.well-known/jwks.json`.
         */
        get: operations["listCredentialKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credentials/keys/{thumbprint}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of these keys, as a JWK */
        get: operations["getCredentialKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credentials/status/{list}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which credentials are suspended: a W3C Bitstring Status List
         * @description A signed JWT; `format=json` gives the list inside it to read, without the signature.
         */
        get: operations["getCredentialStatusList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/library": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every course of the library */
        get: operations["listLibrary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/library/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The courses and learning units closest to a few words, best first */
        get: operations["searchLibrary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/library/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A course of the library */
        get: operations["getLibraryCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/library/{courseId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A course of the library, as a PDF
         * @description Answers with the document itself.
         */
        get: operations["getLibraryCoursePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/library/{courseId}/kept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keep a course of the library */
        put: operations["keepLibraryCourse"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai-course/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a course from a prompt
         * @description Kept if the caller is signed in. With `Accept: application/x-ndjson` it comes line by line as it is made.
         */
        post: operations["generateCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{courseId}/regenerate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a kept course again, keeping what is done
         * @description With `Accept: application/x-ndjson` it comes line by line as it is made.
         */
        post: operations["regenerateCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The courses you keep, newest first */
        get: operations["listCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A course you keep */
        get: operations["getCourse"];
        put?: never;
        post?: never;
        /** Keep a course no longer */
        delete: operations["deleteCourse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{courseId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A course you keep, as a PDF
         * @description Answers with the document itself.
         */
        get: operations["getCoursePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{courseId}/lessons/{lessonId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark a lesson as done, or as not */
        put: operations["setLessonDone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{courseId}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give a course a public address, or take it back */
        put: operations["shareCourse"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shared/courses/{shareKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A course its owner shares */
        get: operations["getSharedCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shared/courses/{shareKey}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A course its owner shares, as a PDF
         * @description Answers with the document itself.
         */
        get: operations["getSharedCoursePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/units": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every learning unit, and which you saved */
        get: operations["listUnits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/units/{unitId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A learning unit */
        get: operations["getUnit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/units/{unitId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A learning unit as a PDF
         * @description Answers with the document itself.
         */
        get: operations["getUnitPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/units/{unitId}/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keep a learning unit on your account, or no longer */
        put: operations["saveUnit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your notifications
         * @description Newest first. `unread=true` leaves out those you have read.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/unread-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many of your notifications are unread
         * @description Counts up to 100. At 100 there may be more.
         */
        get: operations["countUnreadNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Those with the `ids`, or all up to the instant `upTo`: what came later stays unread.
         */
        post: operations["markNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you are mailed, and when */
        get: operations["getNotificationSettings"];
        /**
         * Choose what you are mailed, and when
         * @description For each kind: mail it right away (`now`), in the daily digest (`digest`) or never (`off`). Kinds that are left out keep their default. Nothing is mailed in quiet hours; it waits until they end.
         */
        put: operations["saveNotificationSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/time-zone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say which time zone your browser has
         * @description Used for the daily digest until you save your notification settings. Changes nothing afterwards.
         */
        put: operations["reportTimeZone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The page that turns mails off
         * @description Where the link in a mail leads in a browser. Changes nothing by itself.
         */
        get: operations["openUnsubscribePage"];
        put?: never;
        /**
         * Turn off mails like the one the token is from
         * @description One click, as in RFC 8058. Needs no session, and can be repeated.
         */
        post: operations["unsubscribe"];
        /** Turn these mails on again */
        delete: operations["resubscribe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The operator of your session */
        get: operations["getOperator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What operators did */
        get: operations["listOperatorLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who can act or has acted */
        get: operations["listOperators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Disputes */
        get: operations["listAdminDisputes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/disputes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A dispute with its evidence
         * @description One that the two sides have settled between themselves is not shown.
         */
        get: operations["getAdminDispute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/disputes/{id}/evidence.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The evidence of a dispute as a PDF
         * @description Answers with the document itself.
         */
        get: operations["getAdminDisputePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/disputes/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a dispute
         * @description By the operator, while `waiting`. Others get `dispute.not_operator`; otherwise refused with `dispute.over`, `dispute.not_waiting`, `dispute.own_contract`. The two amounts are together what is still in dispute. It is paid out and the contract is cancelled. Both sides read the reason.
         */
        post: operations["decideDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Disputed money that can soon be held no longer
         * @description Contracts in dispute, or with a payment that a bank took back, whose money has to move within 30 days. The nearest first.
         */
        get: operations["listAdminHolds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/owed-refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Refunds that are owed to clients
         * @description They could not be sent to the card, and nobody has paid them another way. The oldest first.
         */
        get: operations["listOwedRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/owed-refunds/{id}/repayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book that an owed refund was paid another way
         * @description Pay the client first: this moves no money. The book owes it no longer, the client is told the reference, and the reason goes into the log of the operators.
         */
        post: operations["repayRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find people by address, name or username
         * @description At most 20, an exact address first.
         */
        get: operations["findPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an operator needs to know of a person */
        get: operations["getPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}/suspension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend a person
         * @description Their sessions end. They read the reason by mail and when they sign in.
         */
        post: operations["suspendPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/suspensions/{id}/lift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lift a suspension */
        post: operations["liftSuspension"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/suspensions/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer an appeal
         * @description Once. The person reads the reason.
         */
        post: operations["answerAppeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/appeals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Appeals that wait for an answer
         * @description The oldest first.
         */
        get: operations["listAppeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was reported, one case for each thing
         * @description Open cases in the order of the queue; closed ones, the latest first.
         */
        get: operations["listAdminReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A case with what was reported and what is known of the person */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{id}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a case */
        post: operations["takeReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a case back to the queue */
        post: operations["releaseReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{id}/resolution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a case with what you do about it */
        post: operations["resolveReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/decision-appeals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Appeals against warnings and hidden content that wait for an answer
         * @description The oldest first.
         */
        get: operations["listDecisionAppeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/decisions/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer an appeal against a decision
         * @description Once. Not the operator who decided, if there is another. The person reads the reason.
         */
        post: operations["answerDecisionAppeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/decisions/{id}/reversal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a decision back
         * @description What was hidden is shown again.
         */
        post: operations["reverseDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Results of a person, or those that are withdrawn */
        get: operations["listAdminResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/results/{id}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a result
         * @description It leaves the profile, and its credential is suspended. The person reads the reason.
         */
        post: operations["withdrawResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/results/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a withdrawn result
         * @description It is shown as before, and its credential is valid again. The person reads the reason.
         */
        post: operations["restoreResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Background work that failed
         * @description The latest 50 that were given up after their last try. What they carry is not shown.
         */
        get: operations["listFailedJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a failed job run once more */
        post: operations["retryJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the last audits of the book found */
        get: operations["listLedgerAudits"];
        put?: never;
        /**
         * Audit the book now
         * @description In the background. One runs every night as well.
         */
        post: operations["startLedgerAudit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process lives */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether it can serve */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This description as OpenAPI 3.1
         * @description Every call with its parameters, answers and refusals, for programs that generate clients.
         */
        get: operations["getApiDescription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Accepted: {
            message: string;
        };
        AcceptProposalBody: {
            version?: number;
        } | null;
        Account: {
            /** Format: uuid */
            userId: string;
            username: string;
            name: string;
            email: string;
            profileImage: string;
            /**
             * @description Present until a link mailed to the address was opened.
             * @enum {boolean}
             */
            isUnconfirmed?: true;
            /**
             * @description The side you were last active on; absent if there is none, and after a change of the username.
             * @enum {string}
             */
            side?: "client" | "freelancer";
        };
        AccountLinkBody: {
            token: string;
        };
        AccountSettings: {
            /** Format: uuid */
            userId: string;
            username: string;
            email: string;
            profileImage: string;
            /** @description Whether a link mailed to the address was opened. */
            emailConfirmed: boolean;
            /** @description The address it changes to once a link mailed there is opened; null if none waits. */
            pendingEmail: string | null;
        };
        AdminCase: {
            /** Format: uuid */
            _id: string;
            target: {
                /** @enum {string} */
                kind: "profile" | "project" | "message" | "conversation" | "review" | "reply" | "person";
                /** Format: uuid */
                _id: string;
                seq: number | null;
                label: string;
            };
            person: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            reports: number;
            weight: number;
            harms: {
                /** @enum {string} */
                harm: "scam" | "off_platform" | "harassment" | "hate" | "sexual" | "spam" | "false_claims" | "stolen_work" | "private_data" | "illegal" | "other";
                reports: number;
            }[];
            flags: ("many_reporters" | "same_messages" | "false_reports")[];
            /** Format: date-time */
            openedAt: string;
            /** Format: date-time */
            latestAt: string;
            taken: {
                by: {
                    /** Format: uuid */
                    _id: string;
                    name: string;
                };
                /** Format: date-time */
                until: string;
                isYours: boolean;
            } | null;
            closedAt: string | null;
            outcome: ("no_action" | "warning" | "suspension" | "hidden") | null;
            outcomeHarm: ("scam" | "off_platform" | "harassment" | "hate" | "sexual" | "spam" | "false_claims" | "stolen_work" | "private_data" | "illegal" | "other") | null;
            outcomeReason: string | null;
        };
        AdminCaseDetail: {
            /** Format: uuid */
            _id: string;
            target: {
                /** @enum {string} */
                kind: "profile" | "project" | "message" | "conversation" | "review" | "reply" | "person";
                /** Format: uuid */
                _id: string;
                seq: number | null;
                label: string;
            };
            person: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            reports: number;
            weight: number;
            harms: {
                /** @enum {string} */
                harm: "scam" | "off_platform" | "harassment" | "hate" | "sexual" | "spam" | "false_claims" | "stolen_work" | "private_data" | "illegal" | "other";
                reports: number;
            }[];
            flags: ("many_reporters" | "same_messages" | "false_reports")[];
            /** Format: date-time */
            openedAt: string;
            /** Format: date-time */
            latestAt: string;
            taken: {
                by: {
                    /** Format: uuid */
                    _id: string;
                    name: string;
                };
                /** Format: date-time */
                until: string;
                isYours: boolean;
            } | null;
            closedAt: string | null;
            outcome: ("no_action" | "warning" | "suspension" | "hidden") | null;
            outcomeHarm: ("scam" | "off_platform" | "harassment" | "hate" | "sexual" | "spam" | "false_claims" | "stolen_work" | "private_data" | "illegal" | "other") | null;
            outcomeReason: string | null;
            list: {
                /** Format: uuid */
                _id: string;
                reporter: {
                    /** Format: uuid */
                    _id: string;
                    name: string;
                };
                /** @enum {string} */
                harm: "scam" | "off_platform" | "harassment" | "hate" | "sexual" | "spam" | "false_claims" | "stolen_work" | "private_data" | "illegal" | "other";
                reason: string;
                /** Format: date-time */
                createdAt: string;
                weighs: boolean;
            }[];
            snapshots: {
                /** Format: date-time */
                at: string;
                parts: {
                    label: string;
                    text: string;
                }[];
            }[];
            flagFacts: string[];
            context: {
                seq: number;
                author: {
                    /** Format: uuid */
                    _id: string;
                    name: string;
                };
                isReported: boolean;
                text: string;
                files: string[];
                /** Format: date-time */
                createdAt: string;
                isEdited: boolean;
                isDeleted: boolean;
            }[];
            reviews: {
                /** Format: uuid */
                _id: string;
                /** Format: uuid */
                contractId: string;
                title: string;
                by: {
                    /** Format: uuid */
                    _id: string;
                    name: string;
                };
                of: {
                    /** Format: uuid */
                    _id: string;
                    name: string;
                };
                /** @enum {string} */
                side: "client" | "freelancer";
                rating: number;
                text: string;
                reply: string | null;
                /** Format: date-time */
                revealedAt: string;
                reported: ("review" | "reply") | null;
                isHidden: boolean;
                isReplyHidden: boolean;
            }[];
            standing: {
                isSuspended: boolean;
                runningContracts: number;
                held: number;
                breaches: number;
                closedCases: number;
            } | null;
            earlier: {
                /** Format: uuid */
                _id: string;
                target: {
                    /** @enum {string} */
                    kind: "profile" | "project" | "message" | "conversation" | "review" | "reply" | "person";
                    /** Format: uuid */
                    _id: string;
                    seq: number | null;
                    label: string;
                };
                /** Format: date-time */
                closedAt: string;
                outcome: ("no_action" | "warning" | "suspension" | "hidden") | null;
            }[];
            outcomes: ("no_action" | "warning" | "suspension" | "hidden")[];
            decision: components["schemas"]["AdminDecision"] | null;
        };
        AdminCaseList: components["schemas"]["AdminCase"][];
        AdminDecision: {
            /** Format: uuid */
            _id: string;
            /** @enum {string} */
            kind: "warning" | "hidden";
            target: {
                /** @enum {string} */
                kind: "profile" | "project" | "message" | "conversation" | "review" | "reply" | "person";
                /** Format: uuid */
                _id: string;
                seq: number | null;
                label: string;
            };
            /** @enum {string} */
            harm: "scam" | "off_platform" | "harassment" | "hate" | "sexual" | "spam" | "false_claims" | "stolen_work" | "private_data" | "illegal" | "other";
            reason: string;
            /** Format: date-time */
            at: string;
            mayAppeal: boolean;
            /** Format: date-time */
            appealUntil: string;
            appeal: string | null;
            appealedAt: string | null;
            answer: string | null;
            answeredAt: string | null;
            reversedAt: string | null;
            reversalReason: string | null;
            person: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            decidedBy: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            /** Format: uuid */
            caseId: string;
            answerRefusal: ("self" | "decided") | null;
        };
        AdminDecisionList: components["schemas"]["AdminDecision"][];
        AdminDispute: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            contractId: string;
            title: string;
            client: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            freelancer: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            /** @enum {string} */
            status: "open" | "waiting" | "agreed" | "decided" | "withdrawn";
            /** @enum {string} */
            openedBy: "client" | "freelancer";
            /** Format: date-time */
            openedAt: string;
            /** Format: date-time */
            claimsUntil: string;
            waitingAt: string | null;
            endedAt: string | null;
            total: number;
            rest: number;
        };
        AdminDisputeList: components["schemas"]["AdminDispute"][];
        AdminHold: {
            /** Format: uuid */
            contractId: string;
            title: string;
            client: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            freelancer: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            held: number;
            /** Format: date-time */
            heldUntil: string;
            /** Format: date-time */
            providerUntil: string;
            disputeId: string | null;
            isCardDisputed: boolean;
        };
        AdminHoldList: components["schemas"]["AdminHold"][];
        AdminPerson: {
            /** Format: uuid */
            _id: string;
            name: string;
            username: string;
            email: string;
            /** Format: date-time */
            createdAt: string;
            isSuspended: boolean;
            isOperator: boolean;
            isEmailConfirmed: boolean;
            hasProfile: boolean;
            openProjects: number;
            runningContracts: number;
            held: number;
            available: number;
            openReports: number;
            suspensions: components["schemas"]["PastSuspension"][];
            suspendRefusal: ("self" | "operator" | "suspended") | null;
        };
        AdminResult: {
            /** Format: uuid */
            _id: string;
            person: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            skill: string;
            /** @enum {string} */
            difficulty: "Beginner" | "Intermediate" | "Advanced";
            percentage: number;
            /** Format: date-time */
            completedAt: string;
            isShown: boolean;
            withdrawal: {
                reason: string;
                /** Format: date-time */
                at: string;
            } | null;
        };
        AdminResultList: components["schemas"]["AdminResult"][];
        Answer: {
            answers: (number | null)[];
            /** Format: date-time */
            deadlineAt: string;
            /** Format: date-time */
            serverNow: string;
        };
        AnswerBody: {
            option: number | null;
        };
        Appeal: {
            /** Format: uuid */
            _id: string;
            reason: string;
            /** Format: date-time */
            suspendedAt: string;
            appeal: string;
            /** Format: date-time */
            appealedAt: string;
            answer: string | null;
            answeredAt: string | null;
            person: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            suspendedBy: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            mayAnswer: boolean;
        };
        AppealAnswerBody: {
            /** @enum {string} */
            decision: "keep" | "lift";
            reason: string;
        };
        AppealBody: {
            /** @description What the operators should know. */
            text: string;
        };
        AppealList: components["schemas"]["Appeal"][];
        AssessmentOverview: {
            skills: string[];
            anyTopic: boolean;
            openAttempt: {
                /** Format: uuid */
                _id: string;
                skill: string;
                /** @enum {string} */
                difficulty: "Beginner" | "Intermediate" | "Advanced";
                /** @enum {string} */
                kind: "verified" | "unverified";
                answered: number;
                totalQuestions: number;
                /** Format: date-time */
                deadlineAt: string;
            } | null;
            verified: {
                perDay: number;
                left: number;
                refusal: {
                    message: string;
                    /** Format: date-time */
                    until: string;
                } | null;
            };
            waits: {
                skill: string;
                /** @enum {string} */
                difficulty: "Beginner" | "Intermediate" | "Advanced";
                /** Format: date-time */
                retakeAt: string;
            }[];
            /** Format: date-time */
            serverNow: string;
        };
        AssessmentResult: {
            /** Format: uuid */
            _id: string;
            skill: string;
            score: number;
            totalQuestions: number;
            percentage: number;
            /** @enum {string} */
            status: "Beginner" | "Intermediate" | "Advanced" | "Expert";
            /** @enum {string} */
            difficulty: "Beginner" | "Intermediate" | "Advanced";
            /** Format: date-time */
            completedAt: string;
            /** @enum {string} */
            kind: "verified" | "unverified" | "practice";
            source: ("bank" | "ai") | null;
            attemptNumber: number | null;
            onProfile: boolean;
        };
        Attempt: {
            /** Format: uuid */
            _id: string;
            skill: string;
            /** @enum {string} */
            difficulty: "Beginner" | "Intermediate" | "Advanced";
            /** @enum {string} */
            kind: "verified" | "unverified";
            /** @enum {string} */
            source: "bank" | "ai";
            attemptNumber: number;
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            deadlineAt: string;
            /** Format: date-time */
            serverNow: string;
            finishedAt: string | null;
            resultId: string | null;
            questions: components["schemas"]["SealedQuestion"][];
            answers: (number | null)[];
        };
        Attention: {
            deliveriesToReview: number;
            changesRequested: number;
        };
        AuthenticatorCodeBody: {
            code: string;
        };
        AuthenticatorConfirmed: {
            recoveryCodes: string[];
            /** @description How many other sessions were ended. */
            endedSessions: number;
        };
        AuthenticatorSetup: {
            /** @description In base32, for people who cannot scan a code. */
            secret: string;
            /** @description An `otpauth:` address, to be shown as a QR code. */
            uri: string;
        };
        Bookmarks: {
            projects: string[];
            people: string[];
        };
        CardDispute: {
            /** @enum {string} */
            status: "open" | "won" | "lost";
            amount: number;
            borne: number;
            /** Format: date-time */
            createdAt: string;
            endedAt: string | null;
        };
        CardForm: {
            clientSecret: string;
        };
        CaseResolutionBody: {
            /** @enum {string} */
            outcome: "no_action" | "warning" | "suspension" | "hidden";
            /** @enum {string} */
            harm?: "scam" | "off_platform" | "harassment" | "hate" | "sexual" | "spam" | "false_claims" | "stolen_work" | "private_data" | "illegal" | "other";
            reason: string;
        };
        ChangeEmailBody: {
            password: string;
            code?: string;
            passkey?: components["schemas"]["PasskeySignInBody"];
            email: string;
        };
        ChangePasswordBody: {
            currentPassword: string;
            newPassword: string;
            code?: string;
            passkey?: components["schemas"]["PasskeySignInBody"];
        };
        ChangeUsernameBody: {
            username: string;
        };
        Check: {
            question: string;
            code?: string;
            options: string[];
            answer: string;
            explanation: string;
        };
        ClientFigures: {
            rating: number | null;
            reviewCount: number;
            reviewedBy: number;
            paidContracts: number;
            hireRate: number | null;
            answerRate: number | null;
            approvalMinutes: number | null;
            paidRate: number | null;
        };
        ClientProject: {
            /** Format: uuid */
            _id: string;
            title: string;
            description: string;
            /** @enum {boolean} */
            descriptionTruncated?: true;
            price: number;
            category: string;
            image: string;
            requiredSkills: string[];
            /** Format: date-time */
            deadline: string;
            minimumLevel: ("Beginner" | "Intermediate" | "Advanced") | null;
            /** @enum {string} */
            status: "active" | "in_progress" | "completed" | "cancelled" | "closed";
            proposals: number;
            /** Format: uuid */
            createdBy: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            myProposalId?: string;
            /** @description What the caller may do now. A call for anything else is refused with the code in `refusals`. */
            allowedMoves: ("edit" | "propose" | "accept_proposal" | "keep_open" | "reopen")[];
            /** @description Why the caller may not make the other moves. */
            refusals: {
                [key: string]: "project.not_yours" | "project.completed" | "project.cancelled" | "project.closed" | "proposal.own_project" | "proposal.project_closed" | "proposal.already_sent" | "proposal.already_decided" | "project.not_active" | "project.not_asked" | "project.not_closed";
            };
            deliveryStatus: ("not_submitted" | "submitted" | "approved" | "rejected") | null;
            freelancerName: string | null;
            contractId: string | null;
        };
        ClientProjects: {
            data: components["schemas"]["ClientProject"][];
            total: number;
            counts: {
                active: number;
                in_progress: number;
                completed: number;
                cancelled: number;
                closed: number;
                toReview: number;
            };
            nextCursor: string | null;
        };
        Concept: {
            concept: string;
            correct: number;
            total: number;
            lesson: {
                courseId: string;
                lessonId: string;
                title: string;
            } | null;
        };
        ConfirmedEmail: {
            email: string;
        };
        Contract: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            proposalId: string;
            /** Format: uuid */
            projectId: string;
            title: string;
            client: {
                /** Format: uuid */
                _id: string;
                name: string;
                profileImage: string;
            };
            freelancer: {
                /** Format: uuid */
                _id: string;
                name: string;
                profileImage: string;
            };
            money: components["schemas"]["ContractMoney"];
            isFunded: boolean;
            deliveryTime: number | null;
            dueAt: string | null;
            /** @enum {string} */
            status: "active" | "payment_due" | "disputed" | "completed" | "cancelled";
            /** @enum {string} */
            deliveryStatus: "not_submitted" | "submitted" | "approved" | "rejected";
            autoApprovalAt: string | null;
            heldUntil: string | null;
            next: {
                /** @enum {string} */
                by: "client" | "freelancer" | "both" | "operator";
                /** @enum {string} */
                move: "fund" | "deliver" | "review" | "pay" | "settle";
                until: string | null;
            } | null;
            /** Format: date-time */
            createdAt: string;
            endedAt: string | null;
            suspended: ("client" | "freelancer")[];
            /** @description What the caller may do now. A call for anything else is refused with the code in `refusals`. */
            allowedMoves: ("fund" | "offer_end" | "accept_end" | "decline_end" | "withdraw_end" | "open_dispute" | "end_alone" | "offer_change" | "accept_change" | "decline_change" | "withdraw_change" | "release_milestone")[];
            /** @description Why the caller may not make the other moves. */
            refusals: {
                [key: string]: "contract.not_client" | "contract.over" | "contract.disputed" | "contract.card_disputed" | "contract.funded" | "contract.you_are_suspended" | "contract.freelancer_suspended" | "contract.not_for_you" | "contract.other_suspended" | "contract.offer_open" | "contract.offers_used_up" | "contract.no_offer" | "contract.offer_own" | "contract.offer_not_own" | "contract.nothing_held" | "contract.disputes_used_up" | "contract.work_approved" | "contract.other_not_suspended" | "contract.work_delivered" | "contract.change_open" | "contract.changes_used_up" | "contract.no_change" | "contract.change_own" | "contract.change_not_own" | "contract.no_milestones" | "contract.last_milestone";
            };
        };
        ContractChange: {
            /** Format: uuid */
            _id: string;
            /** @enum {string} */
            by: "client" | "freelancer";
            amount: {
                from: number;
                to: number;
            } | null;
            deliveryTime: {
                from: number | null;
                to: number;
            } | null;
            criteria: {
                from: string;
                to: string;
            } | null;
            milestones: {
                from: components["schemas"]["Milestone"][];
                to: components["schemas"]["Milestone"][];
            } | null;
            refund: number;
            reason: string;
            /** @enum {string} */
            status: "open" | "accepted" | "declined" | "withdrawn" | "outdated";
            /** Format: date-time */
            createdAt: string;
            endedAt: string | null;
        };
        ContractChangeBody: {
            amount?: number | null;
            deliveryTime?: number | null;
            criteria?: string | null;
            milestones?: components["schemas"]["MilestoneBody"][] | null;
            reason: string;
        };
        ContractChangeList: components["schemas"]["ContractChange"][];
        ContractDetail: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            proposalId: string;
            /** Format: uuid */
            projectId: string;
            title: string;
            client: {
                /** Format: uuid */
                _id: string;
                name: string;
                profileImage: string;
            };
            freelancer: {
                /** Format: uuid */
                _id: string;
                name: string;
                profileImage: string;
            };
            money: components["schemas"]["ContractMoney"];
            isFunded: boolean;
            deliveryTime: number | null;
            dueAt: string | null;
            /** @enum {string} */
            status: "active" | "payment_due" | "disputed" | "completed" | "cancelled";
            /** @enum {string} */
            deliveryStatus: "not_submitted" | "submitted" | "approved" | "rejected";
            autoApprovalAt: string | null;
            heldUntil: string | null;
            next: {
                /** @enum {string} */
                by: "client" | "freelancer" | "both" | "operator";
                /** @enum {string} */
                move: "fund" | "deliver" | "review" | "pay" | "settle";
                until: string | null;
            } | null;
            /** Format: date-time */
            createdAt: string;
            endedAt: string | null;
            suspended: ("client" | "freelancer")[];
            /** @description What the caller may do now. A call for anything else is refused with the code in `refusals`. */
            allowedMoves: ("fund" | "offer_end" | "accept_end" | "decline_end" | "withdraw_end" | "open_dispute" | "end_alone" | "offer_change" | "accept_change" | "decline_change" | "withdraw_change" | "release_milestone")[];
            /** @description Why the caller may not make the other moves. */
            refusals: {
                [key: string]: "contract.not_client" | "contract.over" | "contract.disputed" | "contract.card_disputed" | "contract.funded" | "contract.you_are_suspended" | "contract.freelancer_suspended" | "contract.not_for_you" | "contract.other_suspended" | "contract.offer_open" | "contract.offers_used_up" | "contract.no_offer" | "contract.offer_own" | "contract.offer_not_own" | "contract.nothing_held" | "contract.disputes_used_up" | "contract.work_approved" | "contract.other_not_suspended" | "contract.work_delivered" | "contract.change_open" | "contract.changes_used_up" | "contract.no_change" | "contract.change_own" | "contract.change_not_own" | "contract.no_milestones" | "contract.last_milestone";
            };
            criteria: string;
            requiredSkills: string[];
            timeline: components["schemas"]["ContractEvent"][];
            cardDisputes: components["schemas"]["CardDispute"][];
            openOffer: components["schemas"]["ContractOffer"] | null;
            offers: components["schemas"]["ContractOffer"][];
            milestones: components["schemas"]["ContractMilestone"][];
            openChange: components["schemas"]["ContractChange"] | null;
            changeCount: number;
        };
        ContractEvent: {
            /** @enum {string} */
            kind: "agreed" | "funded" | "delivered" | "changes_requested" | "approved" | "auto_approved" | "payment_due" | "released" | "refunded" | "end_offered" | "end_declined" | "end_withdrawn" | "end_outdated" | "decided" | "cancelled" | "card_disputed" | "card_dispute_won" | "card_dispute_lost" | "held_returned" | "change_offered" | "change_accepted" | "change_declined" | "change_withdrawn" | "change_outdated" | "milestone_released" | "dispute_opened" | "dispute_claimed" | "dispute_operator_asked" | "dispute_waiting" | "dispute_agreed" | "dispute_withdrawn" | "dispute_decided";
            /** Format: date-time */
            at: string;
            by: ("client" | "freelancer") | null;
            amount: number | null;
            version: number | null;
            reason: string | null;
            criterion: string | null;
            milestone: string | null;
        };
        ContractList: components["schemas"]["Contract"][];
        ContractMilestone: {
            title: string;
            amount: number;
            /** Format: uuid */
            _id: string;
            releasedAt: string | null;
            isHeld: boolean;
        };
        ContractMoney: {
            amount: number;
            fee: number;
            earnings: number;
            held: number;
            disputed: number;
            released: number;
            refunded: number;
            cardDisputed: number;
            takenBack: number;
            unpaid: number;
            feeBps: number;
            /** @enum {string} */
            currency: "USD";
        };
        ContractOffer: {
            /** Format: uuid */
            _id: string;
            /** @enum {string} */
            by: "client" | "freelancer";
            release: number;
            fee: number;
            earnings: number;
            refund: number;
            reason: string;
            /** @enum {string} */
            status: "open" | "accepted" | "declined" | "withdrawn" | "outdated";
            /** Format: date-time */
            createdAt: string;
            endedAt: string | null;
        };
        ContractReviews: {
            /** Format: uuid */
            contractId: string;
            title: string;
            other: {
                /** Format: uuid */
                _id: string;
                name: string;
                profileImage: string;
            };
            /** @enum {string} */
            side: "client" | "freelancer";
            mayWrite: boolean;
            refusal: string | null;
            until: string | null;
            own: components["schemas"]["OwnReview"] | null;
            theirs: components["schemas"]["OwnReview"] | null;
        };
        Conversation: {
            /** @description Null before one of the two opens it. */
            _id: string | null;
            person: {
                /** Format: uuid */
                _id: string;
                name: string;
                title: string;
                profileImage: string;
            };
            mayWrite: boolean;
            /** @description Why you may not write: a code whose sentence a call would answer with. */
            refusal: ("conversation.not_found" | "conversation.client_writes_first" | "conversation.former_member" | "conversation.you_blocked" | "conversation.wait_for_answer" | "conversation.too_many_new" | "message.not_yours" | "message.too_late" | "message.deleted") | null;
            /** @description A proposal between the two was accepted. */
            isHired: boolean;
            isBlockedByYou: boolean;
            /** @description You are not notified of messages here. They still count as unread. */
            isMuted: boolean;
            /** @description Messages of the other person you have not read; 100 means 100 or more. */
            unread: number;
            /** @description The number of the latest message, 0 before the first. */
            lastSeq: number;
            /** @description Up to here you have read. */
            readSeq: number;
            /** @description Up to here the other person has read; null when either of you has turned receipts off. */
            otherReadSeq: number | null;
        };
        ConversationHits: {
            conversations: {
                /** Format: uuid */
                _id: string;
                person: {
                    /** Format: uuid */
                    _id: string;
                    name: string;
                    title: string;
                    profileImage: string;
                };
                /** @description Messages of the other person you have not read; 100 means 100 or more. */
                unread: number;
                /** @description You are not notified of messages here. They still count as unread. */
                isMuted: boolean;
                /** Format: date-time */
                latestAt: string;
                latest: {
                    seq: number;
                    /** Format: uuid */
                    authorId: string;
                    /** @enum {string} */
                    kind: "text" | "file" | "event";
                    text: string;
                    event: {
                        /** @enum {string} */
                        kind: "proposal.sent" | "proposal.accepted" | "proposal.not_selected" | "delivery.submitted" | "delivery.changes_requested" | "delivery.approved" | "contract.end_offered" | "contract.ended" | "contract.change_offered" | "contract.changed" | "dispute.opened" | "dispute.claimed" | "dispute.withdrawn" | "dispute.agreed" | "dispute.decided" | "proposal.edited" | "proposal.withdrawn" | "proposal.sent_again" | "proposal.countered" | "proposal.counter_accepted" | "proposal.counter_declined";
                        /** Format: uuid */
                        projectId: string;
                        projectTitle: string;
                        /** Format: uuid */
                        proposalId: string;
                        version?: number;
                    } | null;
                    /** Format: date-time */
                    createdAt: string;
                    deletedAt: string | null;
                    /** @enum {boolean} */
                    isHidden?: true;
                };
                match: {
                    seq: number;
                    /** Format: uuid */
                    authorId: string;
                    /** @enum {string} */
                    kind: "text" | "file" | "event";
                    text: string;
                    event: {
                        /** @enum {string} */
                        kind: "proposal.sent" | "proposal.accepted" | "proposal.not_selected" | "delivery.submitted" | "delivery.changes_requested" | "delivery.approved" | "contract.end_offered" | "contract.ended" | "contract.change_offered" | "contract.changed" | "dispute.opened" | "dispute.claimed" | "dispute.withdrawn" | "dispute.agreed" | "dispute.decided" | "proposal.edited" | "proposal.withdrawn" | "proposal.sent_again" | "proposal.countered" | "proposal.counter_accepted" | "proposal.counter_declined";
                        /** Format: uuid */
                        projectId: string;
                        projectTitle: string;
                        /** Format: uuid */
                        proposalId: string;
                        version?: number;
                    } | null;
                    /** Format: date-time */
                    createdAt: string;
                    deletedAt: string | null;
                    /** @enum {boolean} */
                    isHidden?: true;
                } | null;
            }[];
        };
        ConversationList: {
            conversations: components["schemas"]["ConversationRow"][];
            nextCursor: string | null;
        };
        ConversationRow: {
            /** Format: uuid */
            _id: string;
            person: {
                /** Format: uuid */
                _id: string;
                name: string;
                title: string;
                profileImage: string;
            };
            /** @description Messages of the other person you have not read; 100 means 100 or more. */
            unread: number;
            /** @description You are not notified of messages here. They still count as unread. */
            isMuted: boolean;
            /** Format: date-time */
            latestAt: string;
            latest: {
                seq: number;
                /** Format: uuid */
                authorId: string;
                /** @enum {string} */
                kind: "text" | "file" | "event";
                text: string;
                event: {
                    /** @enum {string} */
                    kind: "proposal.sent" | "proposal.accepted" | "proposal.not_selected" | "delivery.submitted" | "delivery.changes_requested" | "delivery.approved" | "contract.end_offered" | "contract.ended" | "contract.change_offered" | "contract.changed" | "dispute.opened" | "dispute.claimed" | "dispute.withdrawn" | "dispute.agreed" | "dispute.decided" | "proposal.edited" | "proposal.withdrawn" | "proposal.sent_again" | "proposal.countered" | "proposal.counter_accepted" | "proposal.counter_declined";
                    /** Format: uuid */
                    projectId: string;
                    projectTitle: string;
                    /** Format: uuid */
                    proposalId: string;
                    version?: number;
                } | null;
                /** Format: date-time */
                createdAt: string;
                deletedAt: string | null;
                /** @enum {boolean} */
                isHidden?: true;
            };
        };
        Counter: {
            /** Format: uuid */
            _id: string;
            /** @enum {string} */
            by: "client" | "freelancer";
            bidAmount: number;
            deliveryTime: number | null;
            milestones: components["schemas"]["Milestone"][];
            message: string;
            /** @enum {string} */
            status: "open" | "accepted" | "declined" | "countered" | "outdated";
            /** Format: date-time */
            createdAt: string;
            endedAt: string | null;
        };
        CounterBody: {
            version: number;
            bidAmount: number;
            deliveryTime?: number | null;
            milestones?: components["schemas"]["MilestoneBody"][] | null;
            message?: string;
        };
        CourseSummary: {
            /** Format: uuid */
            _id: string;
            courseTitle: string;
            description: string;
            prompt: string;
            /** @enum {string} */
            source: "library" | "ai";
            lessonCount: number;
            doneCount: number;
            /** Format: date-time */
            createdAt: string;
        };
        DataExport: {
            /** Format: uuid */
            _id: string;
            /** @enum {string} */
            state: "preparing" | "ready" | "failed";
            /** Format: date-time */
            requestedAt: string;
            size: number | null;
            availableUntil: string | null;
        };
        DataExports: {
            exports: components["schemas"]["DataExport"][];
            nextAt: string | null;
        };
        Decision: {
            /** Format: uuid */
            _id: string;
            /** @enum {string} */
            kind: "warning" | "hidden";
            target: {
                /** @enum {string} */
                kind: "profile" | "project" | "message" | "conversation" | "review" | "reply" | "person";
                /** Format: uuid */
                _id: string;
                seq: number | null;
                label: string;
            };
            /** @enum {string} */
            harm: "scam" | "off_platform" | "harassment" | "hate" | "sexual" | "spam" | "false_claims" | "stolen_work" | "private_data" | "illegal" | "other";
            reason: string;
            /** Format: date-time */
            at: string;
            mayAppeal: boolean;
            /** Format: date-time */
            appealUntil: string;
            appeal: string | null;
            appealedAt: string | null;
            answer: string | null;
            answeredAt: string | null;
            reversedAt: string | null;
            reversalReason: string | null;
        };
        DecisionAnswerBody: {
            /** @enum {string} */
            decision: "keep" | "reverse";
            reason: string;
        };
        DecisionList: components["schemas"]["Decision"][];
        DeclineDirectOfferBody: {
            /** @default  */
            note?: string;
        };
        DeclineInvitationBody: {
            /** @enum {string} */
            reason: "busy" | "budget" | "deadline" | "skills" | "not_interested" | "other";
            /** @default  */
            note?: string;
        };
        Deletion: {
            openWork: {
                /** Format: uuid */
                projectId: string;
                title: string;
                /** @enum {string} */
                role: "client" | "freelancer";
            }[];
            secondProof: ("code" | "passkey") | null;
            moneyWaiting: number;
            removed: string[];
            kept: {
                what: string;
                why: string;
            }[];
        };
        Deliverable: {
            /** Format: uuid */
            _id: string;
            filename: string;
            /** @description Bytes. */
            size: number;
            /** @description SHA-256 of the bytes, in hexadecimal. It is the ETag of the download, too. */
            sha256: string;
            contentType: string;
            /** @description Which upload the file came with. */
            version: number;
        };
        Delivery: {
            /** @description The files of the newest version. */
            deliverables: components["schemas"]["Deliverable"][];
            deliveryMessage: string;
            /** @enum {string} */
            deliveryStatus: "not_submitted" | "submitted" | "approved" | "rejected";
            /** @description Every version, newest first. */
            versions: components["schemas"]["DeliveryVersion"][];
            autoApprovalAt: string | null;
            criteria: string[];
            /** @description What you may do with it now. */
            allowedMoves: ("upload" | "approve" | "request_changes")[];
            /** @description Why the caller may not make the other moves. */
            refusals: {
                [key: string]: "delivery.not_freelancer" | "delivery.under_review" | "delivery.not_accepted" | "delivery.approved" | "contract.over" | "contract.disputed" | "contract.card_disputed" | "delivery.not_client" | "delivery.not_submitted" | "delivery.last_version";
            };
        };
        DeliveryVersion: {
            version: number;
            /** @enum {string} */
            status: "submitted" | "approved" | "rejected";
            message: string;
            /** @enum {boolean} */
            messageTruncated?: true;
            feedback: string;
            /** @enum {boolean} */
            feedbackTruncated?: true;
            criterion: string;
            /** Format: date-time */
            submittedAt: string;
            decidedAt: string | null;
            deliverables: components["schemas"]["Deliverable"][];
        };
        Device: {
            /** Format: uuid */
            _id: string;
            /** @description Browser and system, such as `Firefox on Linux`. */
            device: string;
            /** @description The network it signed in from, without its last part. */
            address: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Exact to the hour.
             */
            lastSeenAt: string;
            /** @description Whether it is the session of this request. */
            current: boolean;
        };
        Devices: components["schemas"]["Device"][];
        DirectLink: {
            client: {
                /** Format: uuid */
                _id: string;
                name: string;
                profileImage: string;
            };
            title: string;
            description: string;
            criteria: string;
            amount: number;
            fee: number;
            earnings: number;
            deliveryTime: number;
            milestones: components["schemas"]["Milestone"][];
            /** Format: date-time */
            expiresAt: string;
        };
        DirectLinkBody: {
            token: string;
        };
        DirectOffer: {
            /** Format: uuid */
            _id: string;
            client: {
                /** Format: uuid */
                _id: string;
                name: string;
                profileImage: string;
            };
            freelancer: {
                /** Format: uuid */
                _id: string;
                name: string;
                profileImage: string;
            } | null;
            email: string | null;
            title: string;
            amount: number;
            fee: number;
            earnings: number;
            deliveryTime: number;
            /** @enum {string} */
            status: "open" | "accepted" | "declined" | "withdrawn" | "expired";
            contractId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            endedAt: string | null;
            /** @description What the caller may do now. A call for anything else is refused with the code in `refusals`. */
            allowedMoves: ("accept" | "decline" | "withdraw")[];
            /** @description Why the caller may not make the other moves. */
            refusals: {
                [key: string]: "direct.not_freelancer" | "direct.over" | "direct.client_suspended" | "direct.not_client";
            };
        };
        DirectOfferBody: {
            freelancerId?: string | null;
            email?: string | null;
            title: string;
            description: string;
            /** @default  */
            criteria?: string;
            amount: number;
            deliveryTime: number;
            milestones?: components["schemas"]["MilestoneBody"][] | null;
        };
        DirectOfferDetail: {
            /** Format: uuid */
            _id: string;
            client: {
                /** Format: uuid */
                _id: string;
                name: string;
                profileImage: string;
            };
            freelancer: {
                /** Format: uuid */
                _id: string;
                name: string;
                profileImage: string;
            } | null;
            email: string | null;
            title: string;
            amount: number;
            fee: number;
            earnings: number;
            deliveryTime: number;
            /** @enum {string} */
            status: "open" | "accepted" | "declined" | "withdrawn" | "expired";
            contractId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            endedAt: string | null;
            /** @description What the caller may do now. A call for anything else is refused with the code in `refusals`. */
            allowedMoves: ("accept" | "decline" | "withdraw")[];
            /** @description Why the caller may not make the other moves. */
            refusals: {
                [key: string]: "direct.not_freelancer" | "direct.over" | "direct.client_suspended" | "direct.not_client";
            };
            description: string;
            criteria: string;
            milestones: components["schemas"]["Milestone"][];
            declineNote: string;
        };
        DirectOfferList: components["schemas"]["DirectOffer"][];
        Dispute: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            contractId: string;
            /** @enum {string} */
            status: "open" | "waiting" | "agreed" | "decided" | "withdrawn";
            /** @enum {string} */
            openedBy: "client" | "freelancer";
            /** Format: date-time */
            openedAt: string;
            total: number;
            paid: {
                release: number;
                refund: number;
            };
            rest: number;
            /** Format: date-time */
            claimsUntil: string;
            operatorAskedBy: ("client" | "freelancer")[];
            waitingAt: string | null;
            endedAt: string | null;
            claims: {
                client: components["schemas"]["DisputeClaim"] | null;
                freelancer: components["schemas"]["DisputeClaim"] | null;
            };
            claimHistory: components["schemas"]["DisputeClaim"][];
            decision: {
                release: number;
                earnings: number;
                refund: number;
                reason: string;
                /** Format: date-time */
                at: string;
            } | null;
            /** @description What the caller may do now. A call for anything else is refused with the code in `refusals`. */
            allowedMoves: ("claim" | "ask_operator" | "withdraw" | "decide")[];
            /** @description Why the caller may not make the other moves. */
            refusals: {
                [key: string]: "contract.not_for_you" | "dispute.over" | "dispute.with_operator" | "dispute.claims_used_up" | "dispute.operator_asked" | "dispute.not_opener" | "dispute.paid_out" | "dispute.not_operator" | "dispute.not_waiting" | "dispute.own_contract";
            };
        };
        DisputeClaim: {
            /** @enum {string} */
            by: "client" | "freelancer";
            release: number;
            earnings: number;
            refund: number;
            reason: string;
            /** Format: date-time */
            at: string;
        };
        DisputeDecisionBody: {
            release: number;
            refund: number;
            reason: string;
        };
        DisputeEvidence: {
            dispute: components["schemas"]["Dispute"];
            contract: {
                /** Format: uuid */
                _id: string;
                title: string;
                /** @enum {string} */
                status: "active" | "payment_due" | "disputed" | "completed" | "cancelled";
                client: {
                    /** Format: uuid */
                    _id: string;
                    name: string;
                };
                freelancer: {
                    /** Format: uuid */
                    _id: string;
                    name: string;
                };
                money: components["schemas"]["ContractMoney"];
                /** Format: date-time */
                createdAt: string;
                dueAt: string | null;
                criteria: string;
                requiredSkills: string[];
            };
            timeline: components["schemas"]["ContractEvent"][];
            offers: components["schemas"]["ContractOffer"][];
            changes: components["schemas"]["EvidenceChange"][];
            edits: {
                number: number;
                /** Format: date-time */
                at: string;
                fields: string[];
            }[];
            versions: components["schemas"]["EvidenceVersion"][];
            messages: components["schemas"]["EvidenceMessage"][];
            messagesLeftOut: number;
            ledger: components["schemas"]["LedgerLine"][];
        };
        DisputeList: components["schemas"]["Dispute"][];
        Earnings: {
            available: number;
            held: number;
            due: number;
            released: number;
            withdrawn: number;
            months: {
                month: string;
                earned: number;
            }[];
            years: number[];
            /** @enum {string} */
            payoutAccount: "not_needed" | "missing" | "incomplete" | "ready";
            isTest: boolean;
        };
        EditedFacts: {
            title?: string;
            description?: string;
            /** @enum {boolean} */
            descriptionTruncated?: true;
            price?: number;
            category?: string;
            image?: string;
            requiredSkills?: string[];
            /** Format: date-time */
            deadline?: string;
            minimumLevel?: ("Beginner" | "Intermediate" | "Advanced") | null;
        };
        EventReceived: {
            /** @enum {boolean} */
            received: true;
        };
        EvidenceChange: {
            /** Format: uuid */
            _id: string;
            /** @enum {string} */
            by: "client" | "freelancer";
            amount: {
                from: number;
                to: number;
            } | null;
            deliveryTime: {
                from: number | null;
                to: number;
            } | null;
            criteria: {
                from: string;
                to: string;
            } | null;
            milestones: {
                from: components["schemas"]["Milestone"][];
                to: components["schemas"]["Milestone"][];
            } | null;
            refund: number;
            reason: string;
            /** @enum {string} */
            status: "open" | "accepted" | "declined" | "withdrawn" | "outdated";
            /** Format: date-time */
            createdAt: string;
            endedAt: string | null;
            /** @enum {boolean} */
            criteriaTruncated?: true;
        };
        EvidenceMessage: {
            seq: number;
            /** @enum {string} */
            by: "client" | "freelancer";
            /** Format: date-time */
            at: string;
            text: string;
            files: {
                filename: string;
                size: number;
                sha256: string;
            }[];
            event: ("proposal.sent" | "proposal.accepted" | "proposal.not_selected" | "delivery.submitted" | "delivery.changes_requested" | "delivery.approved" | "contract.end_offered" | "contract.ended" | "contract.change_offered" | "contract.changed" | "dispute.opened" | "dispute.claimed" | "dispute.withdrawn" | "dispute.agreed" | "dispute.decided" | "proposal.edited" | "proposal.withdrawn" | "proposal.sent_again" | "proposal.countered" | "proposal.counter_accepted" | "proposal.counter_declined") | null;
            editedAt: string | null;
            deletedAt: string | null;
        };
        EvidenceVersion: {
            version: number;
            /** Format: date-time */
            submittedAt: string;
            message: string;
            /** @enum {boolean} */
            messageTruncated?: true;
            files: {
                filename: string;
                size: number;
                sha256: string;
            }[];
            /** @enum {string} */
            status: "submitted" | "approved" | "rejected";
            feedback: string;
            /** @enum {boolean} */
            feedbackTruncated?: true;
            decidedAt: string | null;
        };
        Example: {
            title: string;
            language?: string;
            code?: string;
            text: string;
        };
        FailedJob: {
            /** Format: uuid */
            _id: string;
            name: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            failedAt: string;
            tries: number;
            error: string;
        };
        FailedJobs: {
            jobs: components["schemas"]["FailedJob"][];
            hasMore: boolean;
        };
        Failure: {
            /** @description What went wrong, as a sentence to show to a person. */
            error: string;
            /** @description The same sentence. */
            message: string;
            /** @description What went wrong, for a program. Codes never change their meaning. */
            code: string;
            /** @description The fields at fault, each with a sentence. `path` is dotted: `requiredSkills.0`. */
            details?: {
                path: string;
                message: string;
            }[];
            /** @description Names this request in our log. Present on unexpected failures. */
            requestId?: string;
        };
        Fees: {
            feeBps: number;
        };
        ForgotPasswordBody: {
            email: string;
        };
        FoundPeople: {
            people: components["schemas"]["FoundPerson"][];
            hasMore: boolean;
        };
        FoundPerson: {
            /** Format: uuid */
            _id: string;
            name: string;
            username: string;
            email: string;
            /** Format: date-time */
            createdAt: string;
            isSuspended: boolean;
            isOperator: boolean;
        };
        GenerateCourseBody: {
            prompt: string;
        };
        GeneratedCourse: {
            courseTitle: string;
            description: string;
            /** @enum {string} */
            source: "library" | "ai";
            libraryId: string | null;
            lessons: components["schemas"]["Lesson"][];
            _id: string | null;
        };
        GenerateQuizBody: {
            topic: string;
            numQuestions?: number | string;
            /**
             * @default Beginner
             * @enum {string}
             */
            difficulty?: "Beginner" | "Intermediate" | "Advanced";
        };
        InvitableProject: {
            /** Format: uuid */
            _id: string;
            title: string;
            refusal: ("project.not_yours" | "invitation.already_sent" | "invitation.project_closed" | "invitation.project_hidden" | "invitation.yourself" | "invitation.not_reachable" | "invitation.has_proposed" | "invitation.person_full" | "invitation.project_full" | "invitation.day_full") | null;
        };
        InvitableProjectList: components["schemas"]["InvitableProject"][];
        Invitation: {
            /** Format: uuid */
            _id: string;
            project: {
                /** Format: uuid */
                _id: string;
                title: string;
                price: number;
                /** Format: date-time */
                deadline: string;
                /** @enum {string} */
                status: "active" | "in_progress" | "completed" | "cancelled" | "closed";
            };
            client: {
                /** Format: uuid */
                _id: string;
                name: string;
                title: string;
                profileImage: string;
            };
            freelancer: {
                /** Format: uuid */
                _id: string;
                name: string;
                title: string;
                profileImage: string;
            };
            message: string;
            /** @enum {string} */
            status: "open" | "proposed" | "declined" | "withdrawn" | "expired";
            declineReason: ("busy" | "budget" | "deadline" | "skills" | "not_interested" | "other") | null;
            declineNote: string;
            proposalId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            endedAt: string | null;
            /** @description What the caller may do now. A call for anything else is refused with the code in `refusals`. */
            allowedMoves: ("invite" | "decline" | "withdraw")[];
            /** @description Why the caller may not make the other moves. */
            refusals: {
                [key: string]: "project.not_yours" | "invitation.already_sent" | "invitation.project_closed" | "invitation.project_hidden" | "invitation.yourself" | "invitation.not_reachable" | "invitation.has_proposed" | "invitation.person_full" | "invitation.project_full" | "invitation.day_full" | "invitation.not_freelancer" | "invitation.over" | "invitation.not_sent" | "invitation.not_client";
            };
        };
        InvitationBody: {
            /** Format: uuid */
            freelancerId: string;
            /** @default  */
            message?: string;
        };
        InvitationList: components["schemas"]["Invitation"][];
        Issuer: {
            "@context": string[];
            /** Format: uri */
            id: string;
            type: string[];
            name: string;
            /** Format: uri */
            url: string;
            description: string;
            verificationMethod: {
                /** Format: uri */
                id: string;
                /** @enum {string} */
                type: "JsonWebKey";
                /** Format: uri */
                controller: string;
                publicKeyJwk: components["schemas"]["PublicKey"];
            }[];
            assertionMethod: string[];
        };
        KeptCourse: {
            courseTitle: string;
            description: string;
            /** @enum {string} */
            source: "library" | "ai";
            libraryId: string | null;
            lessons: components["schemas"]["Lesson"][];
            /** Format: uuid */
            _id: string;
            prompt: string;
            doneLessons: string[];
            shareUrl: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        KeySet: {
            keys: components["schemas"]["PublicKey"][];
        };
        LedgerAudit: {
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            endedAt: string;
            /** @enum {string} */
            outcome: "sound" | "problems" | "unfinished";
            lines: number;
            entries: number;
            chains: number;
            findings: {
                check: string;
                total: number;
                problems: string[];
            }[];
            failure: string | null;
        };
        LedgerAudits: {
            audits: components["schemas"]["LedgerAudit"][];
            isRunning: boolean;
        };
        LedgerLine: {
            position: number;
            entry: number;
            /** @enum {string} */
            reason: "fund" | "release" | "refund" | "payout" | "payout_return" | "dispute_hold" | "dispute_release" | "card_dispute" | "card_dispute_won" | "card_dispute_lost" | "held_return" | "card_dispute_reopened" | "refund_return" | "refund_repaid";
            source: string;
            /** @enum {string} */
            account: "card_in" | "escrow" | "payable" | "platform_fee" | "refund_out" | "payout_out" | "disputed" | "card_disputed" | "chargeback_loss" | "chargeback_out" | "refund_due";
            ownerId: string | null;
            amount: number;
            /** @enum {string} */
            currency: "USD";
            /** Format: date-time */
            at: string;
            hash: string;
        };
        LedgerStatement: {
            /** Format: uuid */
            chain: string;
            lines: components["schemas"]["LedgerLine"][];
        };
        Lesson: {
            id: string;
            title: string;
            summary: string;
            topics: string[];
            text: string;
            example: components["schemas"]["Example"];
            check: components["schemas"]["Check"];
        };
        LessonDoneBody: {
            done: boolean;
        };
        LibraryCourse: {
            id: string;
            courseTitle: string;
            description: string;
            skill: string | null;
            lessonCount: number;
        };
        LibrarySearch: {
            found: components["schemas"]["Suggestion"][];
        };
        ListedProject: {
            /** Format: uuid */
            _id: string;
            title: string;
            description: string;
            /** @enum {boolean} */
            descriptionTruncated?: true;
            price: number;
            category: string;
            image: string;
            requiredSkills: string[];
            /** Format: date-time */
            deadline: string;
            minimumLevel: ("Beginner" | "Intermediate" | "Advanced") | null;
            /** @enum {string} */
            status: "active" | "in_progress" | "completed" | "cancelled" | "closed";
            proposals: number;
            /** Format: uuid */
            createdBy: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            myProposalId?: string;
            /** @description What the caller may do now. A call for anything else is refused with the code in `refusals`. */
            allowedMoves: ("edit" | "propose" | "accept_proposal" | "keep_open" | "reopen")[];
            /** @description Why the caller may not make the other moves. */
            refusals: {
                [key: string]: "project.not_yours" | "project.completed" | "project.cancelled" | "project.closed" | "proposal.own_project" | "proposal.project_closed" | "proposal.already_sent" | "proposal.already_decided" | "project.not_active" | "project.not_asked" | "project.not_closed";
            };
            clientFigures: components["schemas"]["ClientFigures"];
        };
        MarkReadBody: {
            ids: string[];
        } | {
            /** Format: date-time */
            upTo: string;
        };
        Match: {
            points: number;
            skills: {
                points: number;
                most: number;
                asked: {
                    skill: string;
                    verified: ("Beginner" | "Intermediate" | "Advanced") | null;
                    isStated: boolean;
                    percent: number;
                }[];
                minimumLevel: ("Beginner" | "Intermediate" | "Advanced") | null;
            };
            experience: {
                points: number;
                most: number;
                category: string;
                contracts: number;
                clients: number;
            };
            rating: {
                points: number;
                most: number;
                rating: number | null;
                reviews: number;
            };
            response: {
                points: number;
                most: number;
                minutes: number | null;
            };
            availability: {
                points: number;
                most: number;
                availability: ("available" | "limited" | "unavailable") | null;
            };
        };
        Message: {
            /** Format: uuid */
            conversationId: string;
            /** @description Counts the messages of the conversation from 1, without gaps. */
            seq: number;
            /** @description The number of its latest change: sent, edited or deleted. */
            change: number;
            /** @description What its author named it. Null on events. */
            clientId: string | null;
            /**
             * Format: uuid
             * @description Of an event: the person whose act it was.
             */
            authorId: string;
            /** @enum {string} */
            kind: "text" | "file" | "event";
            /** @description A Markdown subset, as written. Empty on events and deleted messages. */
            text: string;
            /**
             * @description Present when only the beginning of the text was sent.
             * @enum {boolean}
             */
            textTruncated?: true;
            files: components["schemas"]["ProposalFile"][];
            event: {
                /** @enum {string} */
                kind: "proposal.sent" | "proposal.accepted" | "proposal.not_selected" | "delivery.submitted" | "delivery.changes_requested" | "delivery.approved" | "contract.end_offered" | "contract.ended" | "contract.change_offered" | "contract.changed" | "dispute.opened" | "dispute.claimed" | "dispute.withdrawn" | "dispute.agreed" | "dispute.decided" | "proposal.edited" | "proposal.withdrawn" | "proposal.sent_again" | "proposal.countered" | "proposal.counter_accepted" | "proposal.counter_declined";
                /** Format: uuid */
                projectId: string;
                projectTitle: string;
                /** Format: uuid */
                proposalId: string;
                version?: number;
            } | null;
            /** @enum {boolean} */
            isHidden?: true;
            /** @description The text may ask to pay or talk elsewhere, and nobody is hired yet. */
            offPlatform: ("payment" | "contact") | null;
            /** Format: date-time */
            createdAt: string;
            editedAt: string | null;
            deletedAt: string | null;
        };
        MessageBody: {
            /** Format: uuid */
            clientId: string;
            text: string;
        };
        MessageChanges: {
            /** @description Each as it is now; it replaces what you have of its `seq`. */
            messages: components["schemas"]["Message"][];
            /** @description The `since` of the next call. */
            change: number;
            /** @description Call again at once. */
            hasMore: boolean;
            lastSeq: number;
            readSeq: number;
            otherReadSeq: number | null;
        };
        MessageHits: {
            messages: components["schemas"]["Message"][];
            /** @description Send it as `before` to search further back; null at the beginning. */
            nextBefore: number | null;
        };
        MessagePage: {
            /** @description Oldest first. */
            messages: components["schemas"]["Message"][];
            hasEarlier: boolean;
            hasLater: boolean;
            /** @description What to catch up from, as `since`. */
            change: number;
            lastSeq: number;
            readSeq: number;
            /** @description Up to here the other person has read; null when either of you has turned receipts off. */
            otherReadSeq: number | null;
        };
        MessageSettings: {
            readReceipts: boolean;
        };
        Milestone: {
            title: string;
            amount: number;
        };
        MilestoneBody: {
            title: string;
            amount: number;
        };
        NewPasskeyBody: {
            name: string;
            credential: {
                id: string;
                rawId: string;
                /** @enum {string} */
                type: "public-key";
                response: {
                    clientDataJSON: string;
                    attestationObject: string;
                    transports?: string[];
                };
            };
        };
        Notification: {
            /** Format: uuid */
            _id: string;
            kind: string;
            text: string;
            path: string;
            /** Format: date-time */
            createdAt: string;
            readAt: string | null;
        };
        NotificationList: components["schemas"]["Notification"][];
        NotificationSettings: {
            choices: {
                [key: string]: "now" | "digest" | "off";
            };
            quietHours: {
                from: string;
                to: string;
            } | null;
            timeZone: string;
            digestHour: number;
            saved: boolean;
        };
        NotificationSettingsBody: {
            choices: {
                [key: string]: "now" | "digest" | "off";
            };
            quietHours: {
                from: string;
                to: string;
            } | null;
            timeZone: string;
            digestHour: number;
        };
        Onboarding: {
            /** Format: uri */
            url: string;
        };
        OpenBadgeCredential: {
            "@context": string[];
            /** Format: uri */
            id: string;
            type: string[];
            name: string;
            description: string;
            issuer: {
                /** Format: uri */
                id: string;
                type: string[];
                name: string;
                /** Format: uri */
                url: string;
                description: string;
            };
            /** Format: date-time */
            validFrom: string;
            credentialSubject: {
                /** Format: uri */
                id: string;
                type: string[];
                narrative: string;
                achievement: {
                    /** Format: uri */
                    id: string;
                    type: string[];
                    /** @enum {string} */
                    achievementType: "Assessment";
                    name: string;
                    description: string;
                    criteria: {
                        /** Format: uri */
                        id: string;
                        narrative: string;
                    };
                    resultDescription: {
                        /** Format: uri */
                        id: string;
                        type: string[];
                        name: string;
                        /** @enum {string} */
                        resultType: "RawScore" | "Percent" | "PerformanceLevel";
                        valueMin?: string;
                        valueMax?: string;
                        requiredValue?: string;
                        allowedValue?: string[];
                    }[];
                };
                result: {
                    type: string[];
                    /** Format: uri */
                    resultDescription: string;
                    /** @enum {string} */
                    status: "Completed";
                    value: string;
                }[];
            };
            evidence: {
                /** Format: uri */
                id: string;
                type: string[];
                name: string;
                description: string;
            }[];
            credentialStatus: {
                /** Format: uri */
                id: string;
                /** @enum {string} */
                type: "BitstringStatusListEntry";
                /** @enum {string} */
                statusPurpose: "suspension";
                statusListIndex: string;
                /** Format: uri */
                statusListCredential: string;
            };
            credentialSchema: {
                /** Format: uri */
                id: string;
                type: string;
            }[];
        };
        OpenConversationBody: {
            userId: string;
        };
        Operator: {
            /** Format: uuid */
            userId: string;
            name: string;
            /** Format: date-time */
            since: string;
        };
        OperatorAction: {
            _id: string;
            /** Format: date-time */
            at: string;
            kind: string;
            operator: {
                /** Format: uuid */
                _id: string;
                name: string;
            } | null;
            subject: {
                /** Format: uuid */
                _id: string;
                name: string;
            } | null;
            target: string;
            reason: string;
        };
        OperatorLog: components["schemas"]["OperatorAction"][];
        OperatorReasonBody: {
            reason: string;
        };
        Operators: {
            operators: {
                /** Format: uuid */
                _id: string;
                name: string;
            }[];
        };
        OwedRefund: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            contractId: string;
            title: string;
            client: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            amount: number;
            isTest: boolean;
            /** Format: date-time */
            failedAt: string;
            mayRepay: boolean;
            repaid: {
                /** Format: date-time */
                at: string;
                reference: string;
            } | null;
        };
        OwedRefundList: components["schemas"]["OwedRefund"][];
        OwnerProofBody: {
            /** @description Either this or `code`. */
            password: string;
            /** @description A code of the authenticator app. */
            code?: string;
            passkey?: components["schemas"]["PasskeySignInBody"];
        };
        OwnProfile: {
            name: string;
            username: string;
            title: string;
            location: string;
            hourlyRate: number;
            rating: number;
            totalJobs: number;
            completionRate: number;
            currentProjects: number;
            earnings: number;
            selfReported: ("rating" | "totalJobs" | "completionRate" | "currentProjects" | "earnings")[];
            completedForClients: number;
            lastActive: string | null;
            profileImage: string;
            bio: string;
            /** @enum {boolean} */
            bioTruncated?: true;
            skills: string[];
            availability: ("available" | "limited" | "unavailable") | null;
            hoursPerWeek: number | null;
            languages: ("ar" | "bn" | "bg" | "ca" | "zh" | "hr" | "cs" | "da" | "nl" | "en" | "et" | "fi" | "fr" | "de" | "el" | "he" | "hi" | "hu" | "id" | "it" | "ja" | "ko" | "lv" | "lt" | "ms" | "no" | "fa" | "pl" | "pt" | "pa" | "ro" | "ru" | "sr" | "sk" | "sl" | "es" | "sw" | "sv" | "ta" | "te" | "th" | "tr" | "uk" | "ur" | "vi")[];
            mayBeFound: boolean;
            skillAssessments: components["schemas"]["ProfileSkills"];
            skillAssessmentsTotal: number;
            skillAssessmentsCursor: string | null;
            education: {
                degree: string;
                institution: string;
                year: string;
            }[];
            experience: {
                title: string;
                company: string;
                period: string;
                description: string;
                /** @enum {boolean} */
                descriptionTruncated?: true;
            }[];
            portfolio: {
                title: string;
                description: string;
                /** @enum {boolean} */
                descriptionTruncated?: true;
                image: string;
            }[];
            userId: {
                /** Format: uuid */
                _id: string;
                email?: string;
            };
            showEmail: boolean;
            isPublic: boolean;
            version: number;
            /** @enum {boolean} */
            isHidden?: true;
            stated: {
                rating: number;
                totalJobs: number;
                completionRate: number;
                currentProjects: number;
                earnings: number;
            };
        };
        OwnReport: {
            /** Format: uuid */
            _id: string;
            target: {
                /** @enum {string} */
                kind: "profile" | "project" | "message" | "conversation" | "review" | "reply" | "person";
                /** Format: uuid */
                _id: string;
                seq: number | null;
                label: string;
            };
            /** @enum {string} */
            harm: "scam" | "off_platform" | "harassment" | "hate" | "sexual" | "spam" | "false_claims" | "stolen_work" | "private_data" | "illegal" | "other";
            reason: string;
            /** Format: date-time */
            createdAt: string;
            result: {
                /** Format: date-time */
                at: string;
                isBreach: boolean | null;
                isTakenBack: boolean;
            } | null;
        };
        OwnReportList: components["schemas"]["OwnReport"][];
        OwnResult: {
            /** Format: uuid */
            _id: string;
            skill: string;
            score: number;
            totalQuestions: number;
            percentage: number;
            /** @enum {string} */
            status: "Beginner" | "Intermediate" | "Advanced" | "Expert";
            /** @enum {string} */
            difficulty: "Beginner" | "Intermediate" | "Advanced";
            /** Format: date-time */
            completedAt: string;
            /** @enum {string} */
            kind: "verified" | "unverified";
            /** @enum {string} */
            source: "bank" | "ai";
            attemptNumber: number | null;
            onProfile: boolean;
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            retakeAt: string;
            concepts: components["schemas"]["Concept"][];
            review: components["schemas"]["ReviewedQuestion"][];
        };
        OwnReview: {
            /** Format: uuid */
            _id: string;
            title: string | null;
            by: {
                /** Format: uuid */
                _id: string;
                name: string;
                profileImage: string;
            };
            of: {
                /** Format: uuid */
                _id: string;
                name: string;
                profileImage: string;
            };
            /** @enum {string} */
            side: "client" | "freelancer";
            rating: number;
            aspects: {
                communication: number;
                quality?: number;
                timeliness?: number;
                clarity?: number;
                payment?: number;
            };
            text: string;
            /** Format: date-time */
            revealedAt: string;
            reply: {
                text: string;
                /** Format: date-time */
                at: string;
            } | null;
            /** Format: uuid */
            contractId: string;
            isRevealed: boolean;
            mayReply: boolean;
            isHidden: boolean;
            isReplyHidden: boolean;
        };
        OwnReviewList: components["schemas"]["OwnReview"][];
        Passkey: {
            /** Format: uuid */
            _id: string;
            name: string;
            /** Format: date-time */
            createdAt: string;
            lastUsedAt: string | null;
            /** @description Whether the person has it on several devices. */
            isSynced: boolean;
        };
        PasskeyCreationOptions: {
            challenge: string;
            rp: {
                id?: string;
                name: string;
            };
            user: {
                id: string;
                name: string;
                displayName: string;
            };
            pubKeyCredParams: {
                alg: number;
                /** @enum {string} */
                type: "public-key";
            }[];
            timeout?: number;
            excludeCredentials?: {
                id: string;
                type: string;
                transports?: string[];
            }[];
            authenticatorSelection?: {
                /** @enum {string} */
                residentKey?: "required" | "preferred" | "discouraged";
                requireResidentKey?: boolean;
                /** @enum {string} */
                userVerification?: "required" | "preferred" | "discouraged";
            };
            /** @enum {string} */
            attestation?: "none" | "indirect" | "direct" | "enterprise";
            extensions?: {
                credProps?: boolean;
            };
        };
        PasskeyList: {
            passkeys: components["schemas"]["Passkey"][];
        };
        PasskeyNameBody: {
            name: string;
        };
        PasskeyRequestOptions: {
            challenge: string;
            timeout?: number;
            rpId?: string;
            allowCredentials?: {
                id: string;
                type: string;
                transports?: string[];
            }[];
            /** @enum {string} */
            userVerification?: "required" | "preferred" | "discouraged";
        };
        PasskeySignInBody: {
            id: string;
            rawId: string;
            /** @enum {string} */
            type: "public-key";
            response: {
                clientDataJSON: string;
                authenticatorData: string;
                signature: string;
                userHandle?: string;
            };
        };
        PasswordProofBody: {
            password: string;
        };
        PastSuspension: {
            /** Format: uuid */
            _id: string;
            reason: string;
            /** Format: date-time */
            suspendedAt: string;
            appeal: string | null;
            appealedAt: string | null;
            answer: string | null;
            answeredAt: string | null;
            suspendedBy: {
                /** Format: uuid */
                _id: string;
                name: string;
            };
            mayAnswer: boolean;
            isOwnMatter: boolean;
            liftedAt: string | null;
            liftReason: string | null;
        };
        Payment: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            contractId: string;
            contractTitle: string;
            freelancerName: string;
            amount: number;
            /** @enum {string} */
            currency: "USD";
            /** @enum {string} */
            status: "pending" | "requires_action" | "processing" | "succeeded" | "failed";
            failure: ("declined" | "not_confirmed" | "abandoned" | "amount_changed") | null;
            /** @enum {string} */
            provider: "sandbox" | "stripe";
            dispute: {
                /** @enum {string} */
                status: "open" | "won" | "lost";
                amount: number;
            } | null;
            heldUntil: string | null;
            isTest: boolean;
            /** Format: date-time */
            createdAt: string;
            endedAt: string | null;
            receipt: {
                /** Format: uuid */
                _id: string;
                number: string | null;
            } | null;
            refunds: components["schemas"]["Refund"][];
        };
        PaymentList: components["schemas"]["Payment"][];
        PaymentProvider: {
            /** @enum {string} */
            provider: "sandbox" | "stripe";
            publishableKey: string | null;
            isTest: boolean;
        };
        PaymentSums: {
            paid: number;
            held: number;
            disputed: number;
            released: number;
            refunded: number;
            due: number;
            activeContracts: number;
            isTest: boolean;
        };
        Payout: {
            /** Format: uuid */
            _id: string;
            amount: number;
            /** @enum {string} */
            currency: "USD";
            /** @enum {string} */
            status: "pending" | "paid" | "failed";
            isTest: boolean;
            /** Format: date-time */
            createdAt: string;
            endedAt: string | null;
        };
        PayoutAccount: {
            /** @enum {string} */
            state: "not_needed" | "missing" | "incomplete" | "ready";
        };
        PayoutBody: {
            amount?: number | null;
            testAccount?: ("accepts" | "refuses") | null;
        };
        PayoutList: components["schemas"]["Payout"][];
        PeopleMatches: {
            people: {
                person: components["schemas"]["Talent"];
                match: components["schemas"]["Match"];
            }[];
            newcomers: {
                person: components["schemas"]["Talent"];
                match: components["schemas"]["Match"];
            }[];
        };
        PersonFigures: {
            rating: number | null;
            reviewCount: number;
            reviewedBy: number;
            completedJobs: number;
            completedForClients: number;
            completionRate: number | null;
            responseMinutes: number | null;
            client: components["schemas"]["ClientFigures"];
        };
        PersonFiguresDetail: {
            person: {
                /** Format: uuid */
                _id: string;
                name: string;
                profileImage: string;
                hasProfile: boolean;
                mayBeFound: boolean;
            };
            figures: components["schemas"]["PersonFigures"];
            inputs: {
                rating: {
                    people: number;
                    weight: number;
                    sum: number;
                    ratings: {
                        /** Format: uuid */
                        by: string;
                        mean: number;
                        weight: number;
                        reviews: number;
                    }[];
                    notCounted: number;
                };
                completion: {
                    some: number;
                    all: number;
                };
                response: {
                    cases: number;
                    minutes: number[];
                };
                clientRating: {
                    people: number;
                    weight: number;
                    sum: number;
                    ratings: {
                        /** Format: uuid */
                        by: string;
                        mean: number;
                        weight: number;
                        reviews: number;
                    }[];
                    notCounted: number;
                };
                hires: {
                    some: number;
                    all: number;
                };
                answers: {
                    some: number;
                    all: number;
                };
                approval: {
                    cases: number;
                    minutes: number[];
                };
                payments: {
                    some: number;
                    all: number;
                };
            };
        };
        PersonList: {
            /** Format: uuid */
            _id: string;
            username: string;
            name: string;
            title: string;
            profileImage: string;
            skills: string[];
        }[];
        Picture: {
            /** Format: uuid */
            _id: string;
            address: string;
            /** Format: uri */
            url: string;
            width: number;
            height: number;
        };
        ProfileAssessment: {
            /** Format: uuid */
            _id: string;
            skill: string;
            score: number;
            totalQuestions: number;
            percentage: number;
            /** @enum {string} */
            status: "Beginner" | "Intermediate" | "Advanced" | "Expert";
            /** @enum {string} */
            difficulty: "Beginner" | "Intermediate" | "Advanced";
            /** Format: date-time */
            completedAt: string;
            /** @enum {string} */
            kind: "verified" | "unverified" | "practice";
            source: ("bank" | "ai") | null;
            attemptNumber: number | null;
            onProfile: boolean;
            historyCount: number;
        };
        ProfileBody: {
            /** @default  */
            name?: string;
            /** @default  */
            title?: string;
            /** @default  */
            location?: string;
            hourlyRate?: number | string | null;
            rating?: number | string | null;
            totalJobs?: number | string | null;
            completionRate?: number | string | null;
            currentProjects?: number | string | null;
            earnings?: number | string | null;
            /** @default  */
            profileImage?: string;
            /** @default  */
            bio?: string;
            /** @default [] */
            skills?: string[];
            education?: {
                /** @default  */
                degree?: string;
                /** @default  */
                institution?: string;
                year?: string | number;
            }[];
            /** @default [] */
            experience?: {
                /** @default  */
                title?: string;
                /** @default  */
                company?: string;
                /** @default  */
                period?: string;
                /** @default  */
                description?: string;
            }[];
            /** @default [] */
            portfolio?: {
                /** @default  */
                title?: string;
                /** @default  */
                description?: string;
                /** @default  */
                image?: string;
            }[];
            /** @default false */
            showEmail?: boolean;
            availability?: ("available" | "limited" | "unavailable") | null;
            hoursPerWeek?: number | null;
            languages?: ("ar" | "bn" | "bg" | "ca" | "zh" | "hr" | "cs" | "da" | "nl" | "en" | "et" | "fi" | "fr" | "de" | "el" | "he" | "hi" | "hu" | "id" | "it" | "ja" | "ko" | "lv" | "lt" | "ms" | "no" | "fa" | "pl" | "pt" | "pa" | "ro" | "ru" | "sr" | "sk" | "sl" | "es" | "sw" | "sv" | "ta" | "te" | "th" | "tr" | "uk" | "ur" | "vi")[];
            mayBeFound?: boolean;
            version?: number;
        };
        ProfileSkills: components["schemas"]["ProfileAssessment"][];
        ProfileText: {
            text: string;
        };
        Project: {
            /** Format: uuid */
            _id: string;
            title: string;
            description: string;
            /**
             * @description Present when only the beginning of the description was sent.
             * @enum {boolean}
             */
            descriptionTruncated?: true;
            /** @description US dollars, at most two decimals. */
            price: number;
            category: string;
            image: string;
            requiredSkills: string[];
            /**
             * Format: date-time
             * @description An instant. A date alone means 00:00 UTC of it.
             */
            deadline: string;
            /** @description From which difficulty on the client would like the skills to be proven. Nobody is turned away by it. */
            minimumLevel: ("Beginner" | "Intermediate" | "Advanced") | null;
            /** @enum {string} */
            status: "active" | "in_progress" | "completed" | "cancelled" | "closed";
            /** @description How many proposals there are. */
            proposals: number;
            /**
             * Format: uuid
             * @description The account of the client.
             */
            createdBy: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: uuid
             * @description Your own proposal on this project, if you sent one.
             */
            myProposalId?: string;
            /** @description What the caller may do now. A call for anything else is refused with the code in `refusals`. */
            allowedMoves: ("edit" | "propose" | "accept_proposal" | "keep_open" | "reopen")[];
            /** @description Why the caller may not make the other moves. */
            refusals: {
                [key: string]: "project.not_yours" | "project.completed" | "project.cancelled" | "project.closed" | "proposal.own_project" | "proposal.project_closed" | "proposal.already_sent" | "proposal.already_decided" | "project.not_active" | "project.not_asked" | "project.not_closed";
            };
        };
        ProjectBody: {
            title: string;
            description: string;
            /** @description US dollars, more than zero, at most two decimals. */
            price: number;
            category?: ("All Projects" | "Web Development" | "Mobile Apps" | "UI/UX Design" | "Content Writing" | "Digital Marketing" | "Graphic Design" | "Design") | null;
            /** @description A web address. */
            image?: string | null;
            /** @description 1 to 30 skills of at most 60 characters. */
            requiredSkills: string[];
            /** @description A date such as `2030-01-31`, or an instant. It must lie ahead when a project is posted. */
            deadline: string;
            minimumLevel?: ("Beginner" | "Intermediate" | "Advanced") | null;
            /** @description On an edit: the `editedAt` you read. An edit over a newer version is refused with 409. */
            editedAt?: string | null;
        };
        ProjectDetail: {
            /** Format: uuid */
            _id: string;
            title: string;
            description: string;
            /** @enum {boolean} */
            descriptionTruncated?: true;
            /** @description US dollars, at most two decimals. */
            price: number;
            category: string;
            image: string;
            requiredSkills: string[];
            /**
             * Format: date-time
             * @description An instant. A date alone means 00:00 UTC of it.
             */
            deadline: string;
            minimumLevel: ("Beginner" | "Intermediate" | "Advanced") | null;
            /** @enum {string} */
            status: "active" | "in_progress" | "completed" | "cancelled" | "closed";
            /** @description How many proposals there are. */
            proposals: number;
            /**
             * Format: uuid
             * @description The account of the client.
             */
            createdBy: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: uuid
             * @description Your own proposal on this project, if you sent one.
             */
            myProposalId?: string;
            /** @description What you may do with it now. */
            allowedMoves: ("edit" | "propose" | "accept_proposal" | "keep_open" | "reopen")[];
            /** @description Why the caller may not make the other moves. */
            refusals: {
                [key: string]: "project.not_yours" | "project.completed" | "project.cancelled" | "project.closed" | "proposal.own_project" | "proposal.project_closed" | "proposal.already_sent" | "proposal.already_decided" | "project.not_active" | "project.not_asked" | "project.not_closed";
            };
            /** @description When its client last changed what it says; null before they do. Send it back with an edit. */
            editedAt: string | null;
            closesAt: string | null;
            closedAt: string | null;
            client: {
                /** Format: uuid */
                _id: string;
                name: string;
                figures: components["schemas"]["ClientFigures"];
            };
            /** @enum {boolean} */
            isHidden?: true;
        };
        ProjectEdit: {
            number: number;
            /** Format: uuid */
            editedBy: string;
            /** Format: date-time */
            editedAt: string;
            before: components["schemas"]["EditedFacts"];
            after: components["schemas"]["EditedFacts"];
        };
        ProjectEditList: {
            acceptedAt: string | null;
            atAcceptance: components["schemas"]["EditedFacts"];
            edits: components["schemas"]["ProjectEdit"][];
            total: number;
            nextCursor: string | null;
        };
        ProjectList: {
            projects: components["schemas"]["ListedProject"][];
            /** @description How many projects match in all. */
            total: number;
            /** @description When true, `total` and the counts mean "at least". */
            totalIsCapped: boolean;
            /** @description How many match in each category. */
            categories: {
                [key: string]: number;
            };
            /** @description Send it as `cursor` for the next page; null on the last one. */
            nextCursor: string | null;
        };
        ProjectMatches: {
            matches: {
                project: components["schemas"]["Project"];
                client: components["schemas"]["ClientFigures"];
                match: components["schemas"]["Match"];
            }[];
            verifiedSkills: number;
            statedSkills: number;
        };
        Proposal: {
            /** Format: uuid */
            _id: string;
            projectId: {
                /** Format: uuid */
                _id: string;
                title: string;
                status: string;
                createdBy: {
                    /** Format: uuid */
                    _id: string;
                    name: string;
                    company: string;
                    profileImage: string;
                };
            };
            /** @description Who sent it. */
            freelancerId: {
                /** Format: uuid */
                _id: string;
                name: string;
                email: string;
                profileImage: string;
            };
            /**
             * Format: uuid
             * @description The account of the client.
             */
            clientId: string;
            message: string;
            /** @enum {boolean} */
            messageTruncated?: true;
            /** @description The message again. */
            description: string;
            /** @enum {boolean} */
            descriptionTruncated?: true;
            /** @description US dollars. */
            bidAmount: number;
            /** @description True when no price was named: the bid is the budget of the project. */
            atBudget: boolean;
            /** @description Days from acceptance to delivery. */
            deliveryTime: number | null;
            skills: string[];
            milestones: components["schemas"]["Milestone"][];
            /** @enum {string} */
            status: "pending" | "accepted" | "rejected" | "withdrawn";
            /** @enum {string} */
            deliveryStatus: "not_submitted" | "submitted" | "approved" | "rejected";
            /** Format: date-time */
            createdAt: string;
            /** @description Send it when you accept, edit or counter, so that you act on what you read. */
            version: number;
            /** @description When it last changed; null before that. */
            editedAt: string | null;
            /** @description When the client first opened it; null before that. */
            openedAt: string | null;
            attachments: components["schemas"]["ProposalFile"][];
            /** @description At most one counter-offer of each side. */
            counters: components["schemas"]["Counter"][];
            acceptedAt: string | null;
            /** @description The contract it became; null before acceptance. */
            contractId: string | null;
            /** @description What you may do with it now. */
            allowedMoves: ("accept" | "edit" | "withdraw" | "send_again" | "counter" | "accept_counter" | "decline_counter" | "upload" | "approve" | "request_changes")[];
            /** @description Why the caller may not make the other moves. */
            refusals: {
                [key: string]: "project.not_yours" | "proposal.already_decided" | "proposal.withdrawn" | "project.closed" | "proposal.freelancer_suspended" | "proposal.project_hidden" | "proposal.not_sender" | "proposal.project_closed" | "proposal.edits_used_up" | "proposal.not_withdrawn" | "proposal.not_for_you" | "proposal.counter_used_up" | "proposal.no_counter" | "delivery.not_freelancer" | "delivery.under_review" | "delivery.not_accepted" | "delivery.approved" | "contract.over" | "contract.disputed" | "contract.card_disputed" | "delivery.not_client" | "delivery.not_submitted" | "delivery.last_version";
            };
            /** @description For the client: what the freelancer has proven and shows. */
            verifiedSkills?: components["schemas"]["VerifiedSkills"];
            /** @description For the client: how many projects the freelancer has completed here. */
            completedJobs?: number;
            /** @description For the client: how many different clients those were for. */
            completedForClients?: number;
            /** @description For the client: their own mark and note. */
            clientMark?: components["schemas"]["ProposalMark"];
        };
        ProposalBody: {
            /** @description Your own account id. */
            freelancerId: string;
            projectId: string;
            /** @description At most 20,000 characters. */
            message: string;
            /** @description US dollars. Without one, you offer to work for the price of the project. */
            bidAmount?: number | null;
            /** @description Days from acceptance to delivery. */
            deliveryTime?: number | null;
            /** @description The skills you bring. Without any, those the project asks for. */
            skills?: string[] | null;
            milestones?: components["schemas"]["MilestoneBody"][] | null;
            /** @description Ids of files you uploaded to `/api/proposal-files`. */
            attachments?: string[] | null;
        };
        ProposalCounts: {
            total: number;
            pending: number;
            accepted: number;
            rejected: number;
            withdrawn: number;
        };
        ProposalEdit: {
            version: number;
            /** Format: date-time */
            editedAt: string;
            /** @enum {string} */
            cause: "edit" | "counter";
            before: {
                message?: string;
                /** @enum {boolean} */
                messageTruncated?: true;
                bidAmount?: number;
                deliveryTime?: number | null;
                skills?: string[];
                milestones?: components["schemas"]["Milestone"][];
                attachments?: string[];
            };
            after: {
                message?: string;
                /** @enum {boolean} */
                messageTruncated?: true;
                bidAmount?: number;
                deliveryTime?: number | null;
                skills?: string[];
                milestones?: components["schemas"]["Milestone"][];
                attachments?: string[];
            };
        };
        ProposalEditBody: {
            version: number;
            message: string;
            bidAmount?: number | null;
            deliveryTime?: number | null;
            skills?: string[] | null;
            milestones?: components["schemas"]["MilestoneBody"][] | null;
            attachments?: string[] | null;
        };
        ProposalEditList: {
            edits: components["schemas"]["ProposalEdit"][];
        };
        ProposalFile: {
            /** Format: uuid */
            _id: string;
            filename: string;
            size: number;
            sha256: string;
            contentType: string;
        };
        ProposalFiles: {
            attachments: components["schemas"]["ProposalFile"][];
        };
        ProposalList: components["schemas"]["Proposal"][];
        ProposalMark: {
            mark: ("shortlisted" | "archived") | null;
            note: string;
        };
        ProposalMarkBody: {
            mark?: ("shortlisted" | "archived") | null;
            note?: string;
        };
        PublicCourse: {
            courseTitle: string;
            description: string;
            /** @enum {string} */
            source: "library" | "ai";
            libraryId: string | null;
            lessons: components["schemas"]["Lesson"][];
        };
        PublicKey: {
            /** @enum {string} */
            kty: "OKP";
            /** @enum {string} */
            crv: "Ed25519";
            x: string;
            /** Format: uri */
            kid: string;
            /** @enum {string} */
            alg: "EdDSA";
            /** @enum {string} */
            use: "sig";
        };
        PublicProfile: {
            name: string;
            username: string;
            title: string;
            location: string;
            hourlyRate: number;
            rating: number;
            totalJobs: number;
            completionRate: number;
            currentProjects: number;
            earnings: number;
            selfReported: ("rating" | "totalJobs" | "completionRate" | "currentProjects" | "earnings")[];
            completedForClients: number;
            lastActive: string | null;
            profileImage: string;
            bio: string;
            /** @enum {boolean} */
            bioTruncated?: true;
            skills: string[];
            availability: ("available" | "limited" | "unavailable") | null;
            hoursPerWeek: number | null;
            languages: ("ar" | "bn" | "bg" | "ca" | "zh" | "hr" | "cs" | "da" | "nl" | "en" | "et" | "fi" | "fr" | "de" | "el" | "he" | "hi" | "hu" | "id" | "it" | "ja" | "ko" | "lv" | "lt" | "ms" | "no" | "fa" | "pl" | "pt" | "pa" | "ro" | "ru" | "sr" | "sk" | "sl" | "es" | "sw" | "sv" | "ta" | "te" | "th" | "tr" | "uk" | "ur" | "vi")[];
            mayBeFound: boolean;
            skillAssessments: components["schemas"]["ProfileSkills"];
            skillAssessmentsTotal: number;
            skillAssessmentsCursor: string | null;
            education: {
                degree: string;
                institution: string;
                year: string;
            }[];
            experience: {
                title: string;
                company: string;
                period: string;
                description: string;
                /** @enum {boolean} */
                descriptionTruncated?: true;
            }[];
            portfolio: {
                title: string;
                description: string;
                /** @enum {boolean} */
                descriptionTruncated?: true;
                image: string;
            }[];
            userId: {
                /** Format: uuid */
                _id: string;
                email?: string;
            };
        };
        PublicResult: {
            /** Format: uuid */
            _id: string;
            skill: string;
            score: number;
            totalQuestions: number;
            percentage: number;
            /** @enum {string} */
            status: "Beginner" | "Intermediate" | "Advanced" | "Expert";
            /** @enum {string} */
            difficulty: "Beginner" | "Intermediate" | "Advanced";
            /** Format: date-time */
            completedAt: string;
            /** @enum {string} */
            kind: "verified" | "unverified";
            /** @enum {string} */
            source: "bank" | "ai";
            attemptNumber: number;
            holder: {
                /** Format: uuid */
                _id: string;
                name: string;
                username: string;
                hasProfile: boolean;
                mayBeFound: boolean;
            };
            /** Format: date-time */
            startedAt: string;
            concepts: {
                concept: string;
                correct: number;
                total: number;
            }[];
            passed: boolean;
            shown: boolean;
            withdrawn: boolean;
            awaitsConfirmation: boolean;
            credential: {
                /** Format: uri */
                url: string;
                /** Format: uri */
                keysUrl: string;
                /** Format: uri */
                issuerUrl: string;
            } | null;
        };
        Quiz: {
            quiz: components["schemas"]["QuizQuestion"][];
        };
        QuizQuestion: {
            question: string;
            options: string[];
            answer: string;
            explanation: string;
            concept: string;
        };
        Read: {
            readSeq: number;
            /** @description Messages of the other person you have not read; 100 means 100 or more. */
            unread: number;
        };
        ReadBody: {
            seq: number;
        };
        RecoveryCodes: {
            /** @description Shown once. Each signs in once in place of a code. */
            recoveryCodes: string[];
        };
        Refund: {
            /** Format: uuid */
            _id: string;
            amount: number;
            /** @enum {string} */
            status: "pending" | "sent" | "failed";
            repaid: {
                /** Format: date-time */
                at: string;
                reference: string;
            } | null;
            /** Format: date-time */
            createdAt: string;
            creditNote: {
                /** Format: uuid */
                _id: string;
                number: string | null;
            };
        };
        RefundRepaymentBody: {
            reference: string;
            reason: string;
        };
        Report: {
            seq: number | null;
            /** @enum {string} */
            status: "received" | "closed";
            /** Format: date-time */
            createdAt: string;
        };
        ReportBody: {
            seq?: number | null;
            /**
             * @default other
             * @enum {string}
             */
            harm?: "scam" | "off_platform" | "harassment" | "hate" | "sexual" | "spam" | "false_claims" | "stolen_work" | "private_data" | "illegal" | "other";
            reason: string;
            /** @default false */
            block?: boolean;
        };
        ReportList: {
            reports: components["schemas"]["Report"][];
        };
        RequestChangesBody: {
            feedback?: string;
            criterion?: string;
        } | null;
        ResetPasswordBody: {
            token: string;
            password: string;
        };
        Review: {
            /** Format: uuid */
            _id: string;
            title: string | null;
            by: {
                /** Format: uuid */
                _id: string;
                name: string;
                profileImage: string;
            };
            of: {
                /** Format: uuid */
                _id: string;
                name: string;
                profileImage: string;
            };
            /** @enum {string} */
            side: "client" | "freelancer";
            rating: number;
            aspects: {
                communication: number;
                quality?: number;
                timeliness?: number;
                clarity?: number;
                payment?: number;
            };
            text: string;
            /** Format: date-time */
            revealedAt: string;
            reply: {
                text: string;
                /** Format: date-time */
                at: string;
            } | null;
        };
        ReviewBody: {
            rating: number;
            aspects: {
                communication: number;
                quality?: number;
                timeliness?: number;
                clarity?: number;
                payment?: number;
            };
            text: string;
        };
        ReviewedQuestion: {
            question: string;
            code?: string;
            options: string[];
            concept: string;
            chosen: number | null;
            correct: number;
            explanation: string;
        };
        ReviewList: components["schemas"]["Review"][];
        ReviewReplyBody: {
            text: string;
        };
        SandboxCardBody: {
            /** @enum {string} */
            card: "succeeds" | "declined" | "needs_confirmation" | "succeeds_late" | "disputed_won" | "disputed_lost";
        };
        SandboxConfirmationBody: {
            approve: boolean;
        };
        SaveAssessmentBody: {
            skill: string;
            score: number | string;
            totalQuestions: number | string;
            /**
             * @default Beginner
             * @enum {string}
             */
            difficulty?: "Beginner" | "Intermediate" | "Advanced";
        };
        SavedPeopleSearch: {
            /** Format: uuid */
            _id: string;
            name: string;
            /** @enum {string} */
            alerts: "now" | "daily" | "off";
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            kind: "people";
            search: {
                search?: string;
                category?: string;
                skill?: string;
                /** @enum {string} */
                level?: "Beginner" | "Intermediate" | "Advanced";
                minRate?: number;
                maxRate?: number;
                location?: string;
                /** @enum {string} */
                availability?: "available" | "open";
                /** @enum {string} */
                language?: "ar" | "bn" | "bg" | "ca" | "zh" | "hr" | "cs" | "da" | "nl" | "en" | "et" | "fi" | "fr" | "de" | "el" | "he" | "hi" | "hu" | "id" | "it" | "ja" | "ko" | "lv" | "lt" | "ms" | "no" | "fa" | "pl" | "pt" | "pa" | "ro" | "ru" | "sr" | "sk" | "sl" | "es" | "sw" | "sv" | "ta" | "te" | "th" | "tr" | "uk" | "ur" | "vi";
                /** @enum {string} */
                sort: "relevance" | "proof" | "rate_low" | "rate_high" | "response" | "rating";
            };
        };
        SavedPeopleSearchBody: {
            /** @enum {string} */
            kind: "people";
            search: {
                search?: string;
                category?: string;
                skill?: string;
                /** @enum {string} */
                level?: "Beginner" | "Intermediate" | "Advanced";
                minRate?: number;
                maxRate?: number;
                location?: string;
                /** @enum {string} */
                availability?: "available" | "open";
                /** @enum {string} */
                language?: "ar" | "bn" | "bg" | "ca" | "zh" | "hr" | "cs" | "da" | "nl" | "en" | "et" | "fi" | "fr" | "de" | "el" | "he" | "hi" | "hu" | "id" | "it" | "ja" | "ko" | "lv" | "lt" | "ms" | "no" | "fa" | "pl" | "pt" | "pa" | "ro" | "ru" | "sr" | "sk" | "sl" | "es" | "sw" | "sv" | "ta" | "te" | "th" | "tr" | "uk" | "ur" | "vi";
                /**
                 * @default relevance
                 * @enum {string}
                 */
                sort?: "relevance" | "proof" | "rate_low" | "rate_high" | "response" | "rating";
            };
            name: string;
            /** @enum {string} */
            alerts: "now" | "daily" | "off";
        };
        SavedPerson: {
            /** Format: date-time */
            savedAt: string;
            person: {
                /** Format: uuid */
                _id: string;
                name: string;
                title: string;
                location: string;
                hourlyRate: number;
                skills: string[];
                profileImage: string;
            };
        };
        SavedPersonList: components["schemas"]["SavedPerson"][];
        SavedProjectList: {
            /** Format: date-time */
            savedAt: string;
            project: components["schemas"]["Project"];
        }[];
        SavedProjectSearch: {
            /** Format: uuid */
            _id: string;
            name: string;
            /** @enum {string} */
            alerts: "now" | "daily" | "off";
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            kind: "projects";
            search: {
                search: string;
                category: string;
                /** @enum {string} */
                sort: "newest" | "budget_high" | "budget_low";
            };
        };
        SavedProjectSearchBody: {
            /** @enum {string} */
            kind: "projects";
            search: {
                search?: string;
                /** @default All Projects */
                category?: string;
                /**
                 * @default newest
                 * @enum {string}
                 */
                sort?: "newest" | "budget_high" | "budget_low";
            };
            name: string;
            /** @enum {string} */
            alerts: "now" | "daily" | "off";
        };
        SavedSearch: components["schemas"]["SavedProjectSearch"] | components["schemas"]["SavedPeopleSearch"];
        SavedSearchBody: components["schemas"]["SavedProjectSearchBody"] | components["schemas"]["SavedPeopleSearchBody"];
        SavedSearchList: components["schemas"]["SavedSearch"][];
        SavedSearchSettingsBody: {
            name: string;
            /** @enum {string} */
            alerts: "now" | "daily" | "off";
        };
        SavedUnits: {
            saved: string[];
        };
        SaveUnitBody: {
            saved: boolean;
        };
        SealedQuestion: {
            question: string;
            code?: string;
            options: string[];
        };
        SecondFactor: {
            isOn: boolean;
            since: string | null;
            recoveryCodesLeft: number;
        };
        SecondStep: {
            /** @description Send it with the code to finish the sign-in. It works once. */
            challenge: string;
            /** Format: date-time */
            expiresAt: string;
        };
        SecondStepBody: {
            /** @description From the refusal of the sign-in. */
            challenge: string;
            /** @description What the authenticator app shows now. Either this or `recoveryCode`. */
            code?: string;
            /** @description One of the codes shown when two-factor sign-in was turned on. */
            recoveryCode?: string;
        };
        Session: {
            /** @description Send it as `Authorization: Bearer <token>`. */
            token: string;
            /** Format: uuid */
            userId: string;
            username: string;
            /** @description The username again. */
            name: string;
            email: string;
            profileImage: string;
            /** @enum {boolean} */
            isSuspended?: true;
            /**
             * @description Present until a link mailed to the address was opened.
             * @enum {boolean}
             */
            isUnconfirmed?: true;
            /**
             * @description The side you were last active on; absent after a sign-up or a change of the password, and if there is none.
             * @enum {string}
             */
            side?: "client" | "freelancer";
        };
        ShareCourseBody: {
            shared: boolean;
        };
        ShowResultBody: {
            onProfile: boolean;
        };
        SignInBody: {
            email: string;
            password: string;
        };
        SignInFailure: {
            error: string;
            message: string;
            code: string;
            details?: {
                path: string;
                message: string;
            }[];
            requestId?: string;
            /** @description Present if the password was right and the account asks for a code. The sign-in is not finished. */
            secondFactor?: components["schemas"]["SecondStep"];
        };
        SignUpBody: {
            username: string;
            email: string;
            password: string;
        };
        StartAttemptBody: {
            skill: string;
            numQuestions?: number | string;
            /**
             * @default Beginner
             * @enum {string}
             */
            difficulty?: "Beginner" | "Intermediate" | "Advanced";
        };
        StatusList: {
            "@context": string[];
            /** Format: uri */
            id: string;
            type: string[];
            /** Format: uri */
            issuer: string;
            /** Format: date-time */
            validFrom: string;
            credentialSubject: {
                /** Format: uri */
                id: string;
                /** @enum {string} */
                type: "BitstringStatusList";
                /** @enum {string} */
                statusPurpose: "suspension";
                /** Format: starts_with */
                encodedList: string;
                ttl: number;
            };
        };
        Stories: {
            stories: components["schemas"]["Story"][];
            newest: components["schemas"]["ReviewList"];
        };
        Story: {
            title: string | null;
            ofFreelancer: components["schemas"]["Review"];
            ofClient: components["schemas"]["Review"];
        };
        SuggestingFailure: {
            error: string;
            message: string;
            code: string;
            details?: {
                path: string;
                message: string;
            }[];
            requestId?: string;
            suggestions?: components["schemas"]["Suggestion"][];
        };
        Suggestion: {
            /** @enum {string} */
            kind: "course" | "unit";
            id: string;
            title: string;
        };
        Suspension: {
            /** Format: uuid */
            _id: string;
            reason: string;
            /** Format: date-time */
            suspendedAt: string;
            appeal: string | null;
            appealedAt: string | null;
            answer: string | null;
            answeredAt: string | null;
            /** Format: date-time */
            withdrawableFrom: string;
            rules: string[];
        };
        Talent: {
            /** Format: uuid */
            _id: string;
            username: string;
            name: string;
            title: string;
            profileImage: string;
            location: string;
            hourlyRate: number;
            availability: ("available" | "limited" | "unavailable") | null;
            hoursPerWeek: number | null;
            languages: ("ar" | "bn" | "bg" | "ca" | "zh" | "hr" | "cs" | "da" | "nl" | "en" | "et" | "fi" | "fr" | "de" | "el" | "he" | "hi" | "hu" | "id" | "it" | "ja" | "ko" | "lv" | "lt" | "ms" | "no" | "fa" | "pl" | "pt" | "pa" | "ro" | "ru" | "sr" | "sk" | "sl" | "es" | "sw" | "sv" | "ta" | "te" | "th" | "tr" | "uk" | "ur" | "vi")[];
            about: string;
            skills: string[];
            verifiedSkills: components["schemas"]["VerifiedSkills"];
            verifiedTotal: number;
            completedJobs: number;
            completedForClients: number;
            rating: number | null;
            reviewCount: number | null;
            responseMinutes: number | null;
        };
        TalentList: {
            people: components["schemas"]["Talent"][];
            total: number;
            totalIsCapped: boolean;
            nextCursor: string | null;
        };
        TalentPart: {
            people: {
                /** Format: uuid */
                _id: string;
                results: string[];
            }[];
        };
        TalentParts: {
            parts: string[];
        };
        TargetReportBody: {
            /** @enum {string} */
            kind: "profile" | "project" | "message" | "conversation" | "review" | "reply";
            /** Format: uuid */
            targetId: string;
            seq?: number;
            /** @enum {string} */
            harm: "scam" | "off_platform" | "harassment" | "hate" | "sexual" | "spam" | "false_claims" | "stolen_work" | "private_data" | "illegal" | "other";
            reason: string;
        };
        TimeZoneBody: {
            timeZone: string;
        };
        Unit: {
            id: string;
            icon: string;
            title: string;
            summary: string;
            content: string;
        };
        UnitList: {
            units: components["schemas"]["Unit"][];
            saved: string[];
        };
        Unread: {
            conversations: number;
        };
        UnreadCount: {
            unread: number;
        };
        Unsubscribed: {
            groups: ("hiring" | "work" | "projects" | "money" | "messages" | "assessments" | "security")[];
            subscribed: boolean;
        };
        VerifiedSkill: {
            skill: string;
            /** @enum {string} */
            difficulty: "Beginner" | "Intermediate" | "Advanced";
            percentage: number;
            /** @enum {string} */
            source: "bank" | "ai";
            /** Format: uuid */
            resultId: string;
            onProfile: boolean;
        };
        VerifiedSkills: components["schemas"]["VerifiedSkill"][];
        WaitingReview: {
            /** Format: uuid */
            contractId: string;
            title: string;
            other: {
                /** Format: uuid */
                _id: string;
                name: string;
                profileImage: string;
            };
            /** @enum {string} */
            side: "client" | "freelancer";
            /** Format: date-time */
            endedAt: string;
            /** Format: date-time */
            until: string;
        };
        WaitingReviewList: components["schemas"]["WaitingReview"][];
    };
    responses: {
        /** @description Something in the request is not valid. `details` names each field at fault. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No session, or one that has ended. Sign in and send the token. */
        Unauthenticated: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description You are not allowed to do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is no such thing, or you are not allowed to see it. A malformed id is answered in the same way. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description It conflicts with the current state. Read it again before you decide what to do. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body or a file in it is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body or a file in it is of a type that we do not take. */
        WrongType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The requested part lies outside the file. */
        RangeInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The `Idempotency-Key` was sent before, with another request. */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many requests. Wait for as long as `Retry-After` says. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The AI provider failed or gave no usable answer. */
        BadGateway: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description We cannot serve this right now. Try again in a moment. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The AI provider took too long. */
        Timeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The file store has no room left. */
        StorageFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Any other refusal, in the same shape. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Something went wrong on our side. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
        "Idempotency-Key": string;
        /** @description How many entries a page has. */
        Limit: number;
        /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
        Cursor: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description How many entries the list has in all.
         * @example 128
         */
        "X-Total-Count": number;
        /**
         * @description Send it as `cursor` to get the next page. Absent on the last one.
         * @example eyJhdCI6IjIwMzAtMDEtMzEifQ
         */
        "X-Next-Cursor": string;
        /**
         * @description Names these bytes. Send it as `If-None-Match` to be told whether they are still the same.
         * @example "9f86d081884c7d65"
         */
        ETag: string;
        /**
         * @description The name to save the file under.
         * @example attachment; filename="logo.zip"
         */
        "Content-Disposition": string;
        /**
         * @description Parts of the file can be asked for with `Range`.
         * @example bytes
         */
        "Accept-Ranges": string;
        /**
         * @description After how many seconds to try again.
         * @example 30
         */
        "Retry-After": number;
        /**
         * @description How to sign in: with a bearer token.
         * @example Bearer
         */
        "WWW-Authenticate": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description Something in the request is not valid. `details` names each field at fault. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInFailure"];
                };
            };
            /** @description No session, or one that has ended. Sign in and send the token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInFailure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            /** @description Any other refusal, in the same shape. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInFailure"];
                };
            };
            /** @description Something went wrong on our side. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInFailure"];
                };
            };
        };
    };
    finishSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondStepBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    startPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequestOptions"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeySignInBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getSuspension: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suspension"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    appeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppealBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suspension"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordBody"];
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordBody"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountLinkBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmedEmail"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    confirmNewEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountLinkBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmedEmail"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    restoreEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountLinkBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmedEmail"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAccountSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSettings"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    changeUsername: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeUsernameBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    resendEmailConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeEmailBody"];
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    cancelEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Devices"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    signOutOtherDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    signOutDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the session. */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setUpAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProofBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticatorSetup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    confirmAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthenticatorCodeBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticatorConfirmed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerProofBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    turnOffSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerProofBody"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskeyBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerProofBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyCreationOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    startPasskeyConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProofBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequestOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the passkey. */
                passkeyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyNameBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the passkey. */
                passkeyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerProofBody"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listDataExports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExports"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    requestDataExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    downloadDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the copy. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeInvalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deletion"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerProofBody"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getOwnProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnProfile"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    saveProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setProfileVisibility: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    mayBeFound: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mayBeFound: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of an account. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicProfile"];
                };
            };
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getProfileText: {
        parameters: {
            query: {
                /** @description Which text of the profile. */
                section: "bio" | "experience" | "portfolio";
                /** @description Which entry or question, counted from 0. */
                position?: number;
            };
            header?: never;
            path: {
                /** @description Id of an account. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileText"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listPeople: {
        parameters: {
            query?: {
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    findTalent: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                search?: string;
                /** @description One of the seven categories, or `All Projects`. */
                category?: string;
                /** @description Only results of this skill. */
                skill?: string;
                /** @description The skill must be verified at this difficulty, or a higher one. */
                level?: "Beginner" | "Intermediate" | "Advanced";
                /** @description Whole words of the place, without regard to accents. */
                location?: string;
                /** @description `available`, or `open` for available or limited. */
                availability?: "available" | "open";
                /** @description A language of the profile, by its code in ISO 639-1. */
                language?: "ar" | "bn" | "bg" | "ca" | "zh" | "hr" | "cs" | "da" | "nl" | "en" | "et" | "fi" | "fr" | "de" | "el" | "he" | "hi" | "hu" | "id" | "it" | "ja" | "ko" | "lv" | "lt" | "ms" | "no" | "fa" | "pl" | "pt" | "pa" | "ro" | "ru" | "sr" | "sk" | "sl" | "es" | "sw" | "sv" | "ta" | "te" | "th" | "tr" | "uk" | "ur" | "vi";
                /** @description The order of the list. */
                sort?: "relevance" | "proof" | "rate_low" | "rate_high" | "response" | "rating";
                /** @description US dollars an hour. Leaves out people who state no rate. */
                minRate?: number;
                /** @description US dollars an hour. Leaves out people who state no rate. */
                maxRate?: number;
                /** @description How many entries a page has. */
                limit?: number;
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TalentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listTalentParts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TalentParts"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listTalentPart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id with which the part begins. */
                from: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TalentPart"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    uploadPicture: {
        parameters: {
            query: {
                /** @description What the picture is for. */
                kind: "avatar" | "portfolio";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                    x?: number;
                    y?: number;
                    width?: number;
                    height?: number;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Picture"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the picture. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                    "image/webp": string;
                };
            };
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getProfileCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of an account. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                search?: string;
                /** @description One of the seven categories, or `All Projects`. */
                category?: string;
                /** @description The order of the list. */
                sort?: "newest" | "budget_high" | "budget_low";
                /** @description The number of the page, from 1. Pages reach the first 10,000 entries; a cursor reaches all. */
                page?: number;
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectDetail"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    updateProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the project. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    keepProjectOpen: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the project. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectDetail"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    reopenProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the project. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectDetail"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listOwnProjects: {
        parameters: {
            query?: {
                /** @description Only entries of this status. */
                status?: "active" | "in_progress" | "completed" | "cancelled" | "closed";
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description Id of your account. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientProjects"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listMatchingProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectMatches"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listMatchingPeople: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleMatches"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listProjectEdits: {
        parameters: {
            query?: {
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description Id of the project. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectEditList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getProjectEdit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the project. */
                id: string;
                /** @description Number of the edit, from 1. */
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectEdit"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listSentInvitations: {
        parameters: {
            query?: {
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description Id of the project. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    invitePerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the project. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description Only entries of this status. */
                status?: "open" | "proposed" | "declined" | "withdrawn" | "expired";
                /** @description Only the invitation to this project. */
                project?: string;
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listInvitableProjects: {
        parameters: {
            query: {
                /** @description Id of the person to invite. */
                freelancer: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitableProjectList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    declineInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the invitation. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclineInvitationBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the invitation. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getBookmarks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bookmarks"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listSavedProjects: {
        parameters: {
            query?: {
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedProjectList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listSavedPeople: {
        parameters: {
            query?: {
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPersonList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    saveProjectBookmark: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the project. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveUnitBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bookmarks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    savePersonBookmark: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the person. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveUnitBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bookmarks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listSavedSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearchList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    saveSearch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedSearchBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    changeSavedSearch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the saved search. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedSearchSettingsBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the saved search. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listDirectContracts: {
        parameters: {
            query: {
                /** @description Your side of the contracts. */
                role: "client" | "freelancer";
                /** @description Only entries of this status. */
                status?: "open" | "accepted" | "declined" | "withdrawn" | "expired";
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectOfferList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    offerDirectContract: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DirectOfferBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectOfferDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getDirectContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the offer. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectOfferDetail"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    acceptDirectContract: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the offer. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectOfferDetail"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    declineDirectContract: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the offer. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclineDirectOfferBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectOfferDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    withdrawDirectContract: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the offer. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectOfferDetail"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    readDirectContractLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DirectLinkBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    takeDirectContractLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DirectLinkBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectOfferDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    createProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listProjectProposals: {
        parameters: {
            query?: {
                /** @description Only entries of this status. */
                status?: "pending" | "accepted" | "rejected" | "withdrawn";
                /** @description Only proposals on this project. */
                project?: string;
                /** @description Words to look for. */
                search?: string;
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The order of the list. */
                sort?: "newest" | "price" | "days" | "proven";
                /** @description Only proposals that you marked so, or those that you did not mark. */
                mark?: "shortlisted" | "archived" | "open";
            };
            header?: never;
            path: {
                /** @description Id of the project. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    editProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the proposal. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalEditBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listSentProposals: {
        parameters: {
            query?: {
                /** @description Only entries of this status. */
                status?: "pending" | "accepted" | "rejected" | "withdrawn";
                /** @description Only proposals on this project. */
                project?: string;
                /** @description Words of the message or the project’s title. Looks through the newest 5,000. */
                search?: string;
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description Id of your account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countSentProposals: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of your account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalCounts"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listReceivedProposals: {
        parameters: {
            query?: {
                /** @description Only entries of this status. */
                status?: "pending" | "accepted" | "rejected" | "withdrawn";
                /** @description Only proposals on this project. */
                project?: string;
                /** @description Words of the message or the project’s title. Looks through the newest 5,000. */
                search?: string;
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description Id of your account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the proposal. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    acceptProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the proposal. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AcceptProposalBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listProposalEdits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the proposal. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalEditList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getProposalEdit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the proposal. */
                id: string;
                /** @description Number of the version, from 1. */
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalEdit"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    withdrawProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the proposal. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    sendProposalAgain: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the proposal. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    offerCounter: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the proposal. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CounterBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    acceptCounter: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the proposal. */
                id: string;
                /** @description Id of the counter-offer. */
                counterId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    declineCounter: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the proposal. */
                id: string;
                /** @description Id of the counter-offer. */
                counterId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    markProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the proposal. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalMarkBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalMark"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    openProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the proposal. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    uploadProposalFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    files: string[];
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalFiles"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    downloadProposalFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the proposal. */
                proposalId: string;
                /** @description Id of the file. */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeInvalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAttention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attention"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the proposal. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    submitDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the proposal. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    files: string[];
                    message?: string;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getDeliveryVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the proposal. */
                proposalId: string;
                /** @description Number of the version, from 1. */
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryVersion"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    downloadDeliverable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the proposal. */
                proposalId: string;
                /** @description Id of the file. */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeInvalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    approveDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the proposal. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    requestChanges: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the proposal. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RequestChangesBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listContracts: {
        parameters: {
            query: {
                /** @description Your side of the contracts. */
                role: "client" | "freelancer";
                /** @description Only entries of this status. */
                status?: "active" | "payment_due" | "disputed" | "completed" | "cancelled";
                /** @description Words to look for. */
                search?: string;
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the contract. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractDetail"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getContractLedger: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the contract. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerStatement"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    exportContractLedger: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the contract. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    endContractAlone: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the contract. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractDetail"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    offerEnd: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the contract. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeDecisionBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    acceptEnd: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the contract. */
                id: string;
                /** @description Id of the offer to end the contract. */
                offerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractDetail"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    declineEnd: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the contract. */
                id: string;
                /** @description Id of the offer to end the contract. */
                offerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractDetail"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    withdrawEnd: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the contract. */
                id: string;
                /** @description Id of the offer to end the contract. */
                offerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractDetail"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listContractChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the contract. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractChangeList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    offerChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the contract. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractChangeBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    acceptChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the contract. */
                id: string;
                /** @description Id of the offered change. */
                changeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractDetail"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    declineChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the contract. */
                id: string;
                /** @description Id of the offered change. */
                changeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractDetail"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    withdrawChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the contract. */
                id: string;
                /** @description Id of the offered change. */
                changeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractDetail"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    releaseMilestone: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the contract. */
                id: string;
                /** @description Id of the milestone. */
                milestoneId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractDetail"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getFees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fees"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    beginPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the contract. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listPayments: {
        parameters: {
            query?: {
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only payments for this contract. */
                contractId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getPaymentSums: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSums"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getReceiptPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the receipt or credit note. */
                receiptId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the payment. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    payWithTestCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the payment. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxCardBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    confirmTestPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the payment. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxConfirmationBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getPaymentProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentProvider"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    openCardForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the payment. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardForm"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    checkPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the payment. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setUpPayoutAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Onboarding"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    checkPayoutAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutAccount"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    receiveStripeEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventReceived"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getEarnings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Earnings"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getYearlyStatementCsv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Calendar year in UTC. */
                year: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getYearlyStatementPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Calendar year in UTC. */
                year: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    exportPayoutLedger: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listPayouts: {
        parameters: {
            query?: {
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    withdraw: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listDisputes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the contract. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    openDispute: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the contract. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeDecisionBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    claimSplit: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the dispute. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeDecisionBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    askOperator: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the dispute. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getDisputeEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the dispute. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeEvidence"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getDisputeEvidencePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the dispute. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    withdrawDispute: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the dispute. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getContractReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the contract. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractReviews"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    writeReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the contract. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractReviews"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    replyToReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the review. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewReplyBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listOwnReviews: {
        parameters: {
            query: {
                /** @description Which reviews. */
                list: "received" | "given";
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many entries a page has. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnReviewList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listWaitingReviews: {
        parameters: {
            query?: {
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many entries a page has. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingReviewList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listPersonReviews: {
        parameters: {
            query?: {
                /** @description The side in which the person was reviewed. */
                side?: "client" | "freelancer";
                /** @description Only reviews by this person. */
                by?: string;
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many entries a page has. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Id of an account. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getPersonFigures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of an account. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonFiguresDetail"];
                };
            };
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listStories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stories"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listConversations: {
        parameters: {
            query?: {
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    openConversation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenConversationBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    searchConversations: {
        parameters: {
            query: {
                /** @description Words to look for. */
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationHits"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countUnreadConversations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unread"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getMessageSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageSettings"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    saveMessageSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    readReceipts: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of an account. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Only messages with a lower number. */
                before?: number;
                /** @description Only messages with a higher number. */
                after?: number;
                /** @description `unread`, or the number of a message. */
                around?: "unread" | number;
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Id of the conversation. */
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the conversation. */
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listMessageChanges: {
        parameters: {
            query: {
                /** @description The number of the last change you know. */
                since: number;
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Id of the conversation. */
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageChanges"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    searchMessages: {
        parameters: {
            query: {
                /** @description Words to look for. */
                search: string;
                /** @description Only messages with a lower number. */
                before?: number;
            };
            header?: never;
            path: {
                /** @description Id of the conversation. */
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageHits"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the conversation. */
                conversationId: string;
                /** @description Number of the message in its conversation. */
                seq: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    editMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the conversation. */
                conversationId: string;
                /** @description Number of the message in its conversation. */
                seq: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewReplyBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the conversation. */
                conversationId: string;
                /** @description Number of the message in its conversation. */
                seq: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    sendFiles: {
        parameters: {
            query: {
                /** @description Your name for the message, a UUID. */
                clientId: string;
            };
            header?: never;
            path: {
                /** @description Id of the conversation. */
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    files: string[];
                    message?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["StorageFull"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    downloadMessageFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the conversation. */
                conversationId: string;
                /** @description Id of the file. */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeInvalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    markRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the conversation. */
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Read"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    blockPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the conversation. */
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    unblockPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the conversation. */
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    muteConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the conversation. */
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    unmuteConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the conversation. */
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listReports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the conversation. */
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    reportMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the conversation. */
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportBody"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listOwnReports: {
        parameters: {
            query?: {
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnReportList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    reportTarget: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TargetReportBody"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listDecisions: {
        parameters: {
            query?: {
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    appealDecision: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the decision. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppealBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Decision"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAssessmentOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssessmentOverview"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    startAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartAttemptBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attempt"];
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attempt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["Timeout"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the attempt. */
                attemptId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attempt"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    saveAnswer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the attempt. */
                attemptId: string;
                /** @description Which entry or question, counted from 0. */
                position: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    finishAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the attempt. */
                attemptId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnResult"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    generateQuiz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateQuizBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quiz"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["Timeout"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    savePractice: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveAssessmentBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssessmentResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listResults: {
        parameters: {
            query?: {
                /** @description Only results of this skill. */
                skill?: string;
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssessmentResult"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the result. */
                resultId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnResult"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    showResult: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the result. */
                resultId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShowResultBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssessmentResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listVerifiedSkills: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedSkills"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listOwnSkills: {
        parameters: {
            query?: {
                /** @description How many entries a page has. */
                limit?: number;
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileSkills"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listProfileSkills: {
        parameters: {
            query?: {
                /** @description How many entries a page has. */
                limit?: number;
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description Id of an account. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileSkills"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listProfileResults: {
        parameters: {
            query?: {
                /** @description Only results of this skill. */
                skill?: string;
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description Id of an account. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssessmentResult"][];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getPublicResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the result. */
                resultId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicResult"];
                };
            };
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getCredential: {
        parameters: {
            query?: {
                /** @description `jwt` is signed. `json` is the same to read, without a signature. */
                format?: "jwt" | "json";
            };
            header?: never;
            path: {
                /** @description Id of the result. */
                resultId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/ld+json": components["schemas"]["OpenBadgeCredential"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getIssuer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["Issuer"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listCredentialKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/jwk-set+json": components["schemas"]["KeySet"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getCredentialKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Thumbprint of the key (RFC 7638). */
                thumbprint: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/jwk+json": components["schemas"]["PublicKey"];
                };
            };
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getCredentialStatusList: {
        parameters: {
            query?: {
                /** @description `jwt` is signed. `json` is the same to read, without a signature. */
                format?: "jwt" | "json";
            };
            header?: never;
            path: {
                /** @description Number of the list, from 1. */
                list: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vc+jwt": string;
                    "application/ld+json": components["schemas"]["StatusList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listLibrary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryCourse"][];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    searchLibrary: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibrarySearch"];
                };
            };
            400: components["responses"]["BadRequest"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getLibraryCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the course. */
                courseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicCourse"];
                };
            };
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getLibraryCoursePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the course. */
                courseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    keepLibraryCourse: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the course. */
                courseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptCourse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    generateCourse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateCourseBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneratedCourse"];
                    "application/x-ndjson": string;
                };
            };
            /** @description Something in the request is not valid. `details` names each field at fault. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestingFailure"];
                };
            };
            /** @description It conflicts with the current state. Read it again before you decide what to do. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestingFailure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            /** @description The AI provider failed or gave no usable answer. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestingFailure"];
                };
            };
            /** @description We cannot serve this right now. Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestingFailure"];
                };
            };
            /** @description The AI provider took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestingFailure"];
                };
            };
            /** @description Any other refusal, in the same shape. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestingFailure"];
                };
            };
            /** @description Something went wrong on our side. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestingFailure"];
                };
            };
        };
    };
    regenerateCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the course. */
                courseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneratedCourse"];
                    "application/x-ndjson": string;
                };
            };
            /** @description Something in the request is not valid. `details` names each field at fault. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestingFailure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /** @description You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestingFailure"];
                };
            };
            /** @description There is no such thing, or you are not allowed to see it. A malformed id is answered in the same way. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestingFailure"];
                };
            };
            /** @description It conflicts with the current state. Read it again before you decide what to do. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestingFailure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            /** @description The AI provider failed or gave no usable answer. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestingFailure"];
                };
            };
            /** @description We cannot serve this right now. Try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestingFailure"];
                };
            };
            /** @description The AI provider took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestingFailure"];
                };
            };
            /** @description Any other refusal, in the same shape. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestingFailure"];
                };
            };
            /** @description Something went wrong on our side. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestingFailure"];
                };
            };
        };
    };
    listCourses: {
        parameters: {
            query?: {
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only the one kept from this course of the library. */
                libraryId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the course. */
                courseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptCourse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    deleteCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the course. */
                courseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getCoursePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the course. */
                courseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    setLessonDone: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the course. */
                courseId: string;
                /** @description Id of the lesson. */
                lessonId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonDoneBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptCourse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    shareCourse: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the course. */
                courseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareCourseBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptCourse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getSharedCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key in the public address of the course. */
                shareKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicCourse"];
                };
            };
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getSharedCoursePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key in the public address of the course. */
                shareKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listUnits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitList"];
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getUnit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the learning unit. */
                unitId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unit"];
                };
            };
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getUnitPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the learning unit. */
                unitId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    saveUnit: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the learning unit. */
                unitId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveUnitBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedUnits"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description `true`: only those that are not read. */
                unread?: "true" | "false";
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    countUnreadNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCount"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    markNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkReadBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    saveNotificationSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationSettingsBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    reportTimeZone: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeZoneBody"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    openUnsubscribePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leads elsewhere: `Location` says where. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unsubscribed"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    resubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unsubscribed"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getOperator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Operator"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listOperatorLog: {
        parameters: {
            query?: {
                /** @description Only what is of this kind. */
                kind?: "operator.added" | "operator.removed" | "person.suspended" | "suspension.lifted" | "appeal.answered" | "report.resolved" | "result.withdrawn" | "result.restored" | "job.retried" | "audit.started" | "dispute.decided" | "contract.settled" | "case.taken" | "decision.reversed" | "decision.appeal_answered" | "refund.repaid";
                /** @description Only what this operator did; `machine` for what was made on the machine. */
                operator?: string;
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorLog"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listOperators: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Operators"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAdminDisputes: {
        parameters: {
            query?: {
                /** @description Only entries of this status. */
                status?: "waiting" | "open" | "decided";
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminDisputeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAdminDispute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the dispute. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeEvidence"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getAdminDisputePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the dispute. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    decideDispute: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the dispute. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeDecisionBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeEvidence"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAdminHolds: {
        parameters: {
            query?: {
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminHoldList"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listOwedRefunds: {
        parameters: {
            query?: {
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwedRefundList"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    repayRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the refund. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundRepaymentBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwedRefund"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    findPeople: {
        parameters: {
            query: {
                /** @description Part of an address, a name or a username. */
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundPeople"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the person. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPerson"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    suspendPerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the person. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorReasonBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPerson"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    liftSuspension: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the suspension. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorReasonBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPerson"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    answerAppeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the suspension. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppealAnswerBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPerson"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAppeals: {
        parameters: {
            query?: {
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppealList"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAdminReports: {
        parameters: {
            query?: {
                /** @description Only entries of this status. */
                status?: "open" | "closed";
                /** @description Only what is about a thing of this kind. */
                kind?: "profile" | "project" | "message" | "conversation" | "review" | "reply" | "person";
                /** @description Only what is about this person. */
                person?: string;
                /** @description `true`: only what a rule flagged. */
                flagged?: "true";
                /** @description `true`: only what you took. */
                mine?: "true";
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCaseList"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the case. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCaseDetail"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    takeReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the case. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCaseDetail"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    releaseReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the case. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCaseDetail"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    resolveReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the case. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseResolutionBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCaseDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listDecisionAppeals: {
        parameters: {
            query?: {
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminDecisionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    answerDecisionAppeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the decision. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisionAnswerBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminDecision"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    reverseDecision: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the decision. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorReasonBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminDecision"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listAdminResults: {
        parameters: {
            query?: {
                /** @description Only results of this person. */
                person?: string;
                /** @description How many entries a page has. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page before ended: its `nextCursor` or `X-Next-Cursor`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminResultList"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    withdrawResult: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the result. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorReasonBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    restoreResult: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the result. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorReasonBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listFailedJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailedJobs"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    retryJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the job. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    listLedgerAudits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerAudits"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    startLedgerAudit: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key of 1 to 255 visible ASCII characters without spaces, such as a UUID. A request repeated with the same key and body within 24 hours gets the first answer again and has no further effect. The same key with another body gets 422. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerAudits"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ready";
                    };
                };
            };
            503: components["responses"]["Unavailable"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
    getApiDescription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
        };
    };
}
