// Written from the contract by `generate.ts`: nothing here is written by hand.
/** The paths of the contract. */
export interface paths {
    "/sante": {
        parameters: {
        };
        /**
         * Tells that the service answers.
         * @description Open to everybody, without a token.
         */
        get: operations["sante"];
    };
    "/v1/openapi.json": {
        parameters: {
        };
        /**
         * This document.
         * @description Open to everybody, without a token.
         */
        get: operations["openapi"];
    };
    "/.well-known/jwks.json": {
        parameters: {
        };
        /**
         * The public keys that prove sync tokens; the next key stands here before it signs.
         * @description Open to everybody, without a token.
         */
        get: operations["jwks"];
    };
    "/v1/actes/{entite}/{id}": {
        parameters: {
        };
        /**
         * Tells which acts the caller may do on a record now, and why not the others.
         * @description Judged by the functions by which the acts themselves are judged. What the request of an act says (a reason, a place, a confirmation) is not judged, and `possible` promises nothing of what others do meanwhile.
         *
         *     For any active account of the organization.
         */
        get: operations["actes_lire"];
    };
    "/v1/sync/commandes": {
        parameters: {
        };
        /**
         * Sends a batch of 1 to 50 commands of one device; each has its outcome, in send order.
         * @description The envelopes are processed in order, each in a transaction of its own; what was committed stays, whatever becomes of the next. An `id` that is known with the same `empreinte` gets its first result again. A `sequence` beyond the next one ends the batch before it: `arret` says which one is awaited. A business problem never rejects a command: it is accepted under control, with its `motifs`.
         *
         *     For any account of the organization and its own device; an inactive account and a revoked device too, since each command is judged at the date of its operation. A draining token opens it too, for its own device.
         */
        post: operations["sync_commandes"];
    };
    "/v1/sync/etat-appareil": {
        parameters: {
        };
        /**
         * Tells a device's status, its last sequence and the schema versions that are accepted.
         * @description A phone asks it to know from which `sequence` on to send, and whether its schemas are still accepted (`courante` and the one before it). Revoked devices and inactive accounts are answered too, so that a queue can be drained.
         *
         *     For any account of the organization and its own device; an inactive account and a revoked device too, since each command is judged at the date of its operation. A draining token opens it too, for its own device.
         */
        get: operations["sync_etat_appareil"];
    };
    "/v1/sync/resultats": {
        parameters: {
        };
        /**
         * Lists the stored results of the caller's device by sequence, for a phone that no replication reaches.
         * @description Results are read after a sequence, in its order, byte for byte as they were first answered. They never change.
         *
         *     For any account of the organization and its own device; an inactive account and a revoked device too, since each command is judged at the date of its operation. A draining token opens it too, for its own device. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["sync_resultats"];
    };
    "/v1/sync/perimetre": {
        parameters: {
        };
        /**
         * Gives what changed in the perimeter of the device, by pages, where no replication service runs.
         * @description The rows that the replication service would give the device, and what left them, since `depuis`. A page is applied and its `curseur` kept in one transaction; while `suite` is true the next page is asked for at once. A page that was begun without the middle of another and has no `suite` bears an ETag: with `If-None-Match` the answer is 304 while nothing changed.
         *
         *     For any account of the organization and its own device; an inactive account and a revoked device too, since each command is judged at the date of its operation.
         */
        get: operations["sync_perimetre"];
    };
    "/v1/sync/jeton": {
        parameters: {
        };
        /**
         * Gives a token of five minutes for the replication service, scoped to the device's organization.
         * @description The token is for the replication alone, which verifies it by the keys at `/.well-known/jwks.json`. A revoked or replaced device gets none.
         *
         *     For any account of the organization and its own device; an inactive account and a revoked device too, since each command is judged at the date of its operation.
         */
        post: operations["sync_jeton"];
    };
    "/v1/sync/jeton-vidage": {
        parameters: {
        };
        /**
         * Takes a draining code, once, and gives the short token with which that one phone sends its queue.
         * @description The code was made by the office for one device that can not sign in any more. The token opens the sending of that device's commands and files, and nothing else; each command is judged at the date of its operation.
         *
         *     For whoever holds a draining code and knows its device; no token is asked.
         */
        post: operations["sync_jeton_vidage"];
    };
    "/v1/moi": {
        parameters: {
        };
        /**
         * Tells who the caller is in the active organization, with which permissions and modules.
         * @description For any active account of the organization.
         */
        get: operations["moi"];
    };
    "/v1/permissions": {
        parameters: {
        };
        /**
         * Lists the permission catalogue, flat and by module.
         * @description Needs the permission `permission_sets.manage`.
         */
        get: operations["permissions"];
    };
    "/v1/campagnes": {
        parameters: {
        };
        /**
         * Lists the campaigns, latest year first.
         * @description For any active account of the organization.
         */
        get: operations["campagnes"];
    };
    "/v1/campagnes/{id}/tableau": {
        parameters: {
        };
        /**
         * Shows a campaign in figures: weeks, capacities, stock, open controls, silent devices, certificates that end.
         * @description Each figure is what the list of its part tells when it is asked by the members beside it. A part is null when the caller may not read it, or when the organization set no delay for it; `absents` says which.
         *
         *     For any active account of the organization.
         */
        get: operations["campagnes_tableau"];
    };
    "/v1/produits": {
        parameters: {
        };
        /**
         * Lists the products by code, as a campaign froze them, with their attributes in pack order.
         * @description Without `campagne`, each product is as the latest opened campaign that names it froze it.
         *
         *     For any active account of the organization.
         */
        get: operations["produits"];
        /**
         * Creates a product of the organization's own, with the schemas of its attributes.
         * @description Attributes are JSON Schemas without references and patterns. The product may draw on the capacity of a raw material of the organization, by a coefficient.
         *
         *     Needs the permission `products.manage`.
         */
        post: operations["produits_creer"];
    };
    "/v1/numerotation/apercu": {
        parameters: {
        };
        /**
         * Shows the next official number of a campaign, nature and product; nothing is reserved.
         * @description The number is what the campaign's frozen model would give now; another record may take it meanwhile. Campaign and product are named by id or code.
         *
         *     For any active account of the organization.
         */
        get: operations["numerotation_apercu"];
    };
    "/v1/appareils": {
        parameters: {
        };
        /**
         * Lists the organization's devices by short code.
         * @description Needs the permission `devices.manage`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["appareils"];
    };
    "/v1/appareils/{id}/volume": {
        parameters: {
        };
        /**
         * Estimates what the perimeter of a device weighs on its phone, and says whether the target is met.
         * @description Nothing is cut off beyond the target: groups are divided instead.
         *
         *     Needs the permission `devices.manage`.
         */
        get: operations["appareils_volume"];
    };
    "/v1/appareils/codes-enrolement": {
        parameters: {
        };
        /**
         * Lists the enrolment codes, latest first: for whom, until when, what became of each.
         * @description Needs the permission `devices.manage`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["appareils_lister_codes"];
        /**
         * Makes a code of 24 hours with which one agent enrols one phone; it is shown this once.
         * @description How long it holds is a setting. It serves once, for the account that it was made for.
         *
         *     Needs the permission `devices.manage`.
         */
        post: operations["appareils_codes_enrolement"];
    };
    "/v1/appareils/codes-enrolement/{id}/annuler": {
        parameters: {
        };
        /**
         * Cancels an enrolment code that nobody used yet.
         * @description Needs the permission `devices.manage`.
         */
        post: operations["appareils_annuler_code"];
    };
    "/v1/appareils/enroler": {
        parameters: {
        };
        /**
         * Enrols the caller's phone and gives it its short code.
         * @description The device is created, with a short code that stands in every provisional reference, and its sequence begins at 1. Wrong codes are counted.
         *
         *     For an active account, with a code that was made for it.
         */
        post: operations["appareils_enroler"];
    };
    "/v1/appareils/{id}/revoquer": {
        parameters: {
        };
        /**
         * Revokes a device; the agent's offline sessions end at the identity provider.
         * @description Commands dated before the revocation are judged as ever; later ones come under control with `apres_revocation`. The device gets no sync token any more.
         *
         *     Needs the permission `devices.manage`.
         */
        post: operations["appareils_revoquer"];
    };
    "/v1/appareils/{id}/remplacer": {
        parameters: {
        };
        /**
         * Replaces a device, which sends what it holds as a revoked one does; answers the code of the next.
         * @description The device is `remplace`, which is `revoque` by another word; the agent gets the code of the next one in the same act.
         *
         *     Needs the permission `devices.manage`.
         */
        post: operations["appareils_remplacer"];
    };
    "/v1/appareils/{id}/code-vidage": {
        parameters: {
        };
        /**
         * Makes a code by which a phone that no longer signs in sends its queue; it is shown this once.
         * @description Only for a device that is out of service, or whose account is not active.
         *
         *     Needs the permission `devices.manage`.
         */
        post: operations["appareils_code_vidage"];
    };
    "/v1/appareils/{id}/sequences/{n}/annuler": {
        parameters: {
        };
        /**
         * Voids the awaited sequence that a phone lost, or a range that begins with it; the device goes on.
         * @description Only the awaited sequence, or a range that begins with it (`jusqu_a`), and by somebody else than the agent. A command that turns up for it later is judged normally and moves nothing.
         *
         *     Needs the permission `devices.manage`.
         */
        post: operations["appareils_annuler_sequence"];
    };
    "/v1/appareils/{id}": {
        parameters: {
        };
        /**
         * Shows a device.
         * @description Needs the permission `devices.manage`.
         */
        get: operations["appareils_lire"];
    };
    "/v1/rejets": {
        parameters: {
        };
        /**
         * Lists the security rejections, latest first.
         * @description Needs the permission `devices.manage`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["rejets"];
    };
    "/v1/producteurs": {
        parameters: {
        };
        /**
         * Lists the producers, without their identity documents.
         * @description Needs `dashboard.view` or any permission of module `noyau`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["producteurs"];
    };
    "/v1/parcelles": {
        parameters: {
        };
        /**
         * Lists the plots with their crops, the survey in force and their quality states.
         * @description Needs `dashboard.view` or any permission of module `noyau`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["parcelles"];
    };
    "/v1/parcelles/etendue": {
        parameters: {
        };
        /**
         * Tells the extent of the plots and how many there are in each state, for a map.
         * @description Needs `dashboard.view` or any permission of module `noyau`.
         */
        get: operations["parcelles_etendue"];
    };
    "/v1/parcelles/tuiles/{z}/{x}/{y}": {
        parameters: {
        };
        /**
         * Draws a tile of the map of plots: shapes with their states, or how many there are.
         * @description Tiles are those of Web Mercator. From zoom 13 on, layer `parcelles` holds each plot with `id`, `nom`, `producteur_id`, `etat`, `categorie` and `surface_m2`, a point where its shape is less than a unit of the tile; layer `chevauchements` what open overlaps have in common, with `id` (the control), `parcelle_id` and `autre_id`. Farther, and where more than 2,000 plots may stand, layer `amas` holds cells with `parcelles`, how many of them are `invalide`, `chevauchement`, `bloquee` and `sortie`, and the `etat` that most asks for somebody. The `ETag` says whether it changed.
         *
         *     Needs `dashboard.view` or any permission of module `noyau`.
         */
        get: operations["parcelles_tuile"];
    };
    "/v1/parcelles/{id}/chevauchements": {
        parameters: {
        };
        /**
         * Lists the plots that share land with a plot: whose, since when, and the shape in common.
         * @description Pairs of surveys that were in force at the same time and share more than the minimum of the settings, whether or not somebody decided about them; the hundred largest.
         *
         *     Needs `dashboard.view` or any permission of module `noyau`.
         */
        get: operations["parcelles_chevauchements"];
    };
    "/v1/collectes": {
        parameters: {
        };
        /**
         * Lists the collections, latest first, with what their open controls forbid.
         * @description Needs `dashboard.view` or any permission of module `noyau`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["collectes"];
    };
    "/v1/collectes/{id}": {
        parameters: {
        };
        /**
         * Shows a collection whole: weighings, states, movements, controls, files, messages, where it went and what is due.
         * @description Needs `dashboard.view` or any permission of module `noyau`.
         */
        get: operations["collectes_lire"];
    };
    "/v1/controles": {
        parameters: {
        };
        /**
         * Lists the control queue, oldest to newest.
         * @description Each item says what it bars, the details of the check with both values, and the decisions that can be taken now, with who may take them.
         *
         *     Needs the permission `review.resolve`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["controles"];
    };
    "/v1/controles/{id}": {
        parameters: {
        };
        /**
         * Shows an item of the control queue with what hangs on its command.
         * @description Needs the permission `review.resolve`.
         */
        get: operations["controles_lire"];
    };
    "/v1/controles/{id}/lever": {
        parameters: {
        };
        /**
         * Lifts a control by a motivated decision, which does what it says.
         * @description The decision must be one of those that the item lists now, taken by a holder of one of the sets named there and never by the command's author. It does what it says in the same transaction, or is refused and nothing happens. `aussi` lifts others of the same motif with it, all or none; `dependants` those that wait for the same unknown reference.
         *
         *     Needs the permission `review.resolve`.
         */
        post: operations["controles_lever"];
    };
    "/v1/controles/{id}/essayer": {
        parameters: {
        };
        /**
         * Says what a decision on a control would do, by taking it and taking all of it back.
         * @description The request of a lifting. The decision is taken as it would be and all of it is taken back: nothing stays of it, no number, message, task or entry of a journal. What it would be refused for is refused. It keeps what it holds until it answers, and waits two seconds at most for what others hold. An official number may be given to another record meanwhile.
         *
         *     Needs the permission `review.resolve`.
         */
        post: operations["controles_essayer"];
    };
    "/v1/commandes/{id}/annuler": {
        parameters: {
        };
        /**
         * Cancels what a command wrote, while nothing stands on it, and lifts its controls.
         * @description What the command wrote is taken back and its controls are lifted, each traced. It is refused while something stands on it, with the list of that, and never by the command's author. No number is given to another record.
         *
         *     Needs the permission `review.resolve`.
         */
        post: operations["commandes_annuler"];
    };
    "/v1/utilisateurs": {
        parameters: {
        };
        /**
         * Lists the accounts of the organization by user name, with the sets that they hold now.
         * @description Needs the permission `users.manage`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["utilisateurs"];
        /**
         * Opens an account; its provisional password is shown this once. Whoever has an identity elsewhere already keeps their password and accepts with it instead.
         * @description The secret in the answer is shown this once: the provisional password of a new identity, or the code by which a person who has one elsewhere accepts. Both answers are alike, so that nobody learns who exists. Sets are given with it by a holder of `permission_sets.manage` alone.
         *
         *     Needs the permission `users.manage`.
         */
        post: operations["utilisateurs_creer"];
    };
    "/v1/utilisateurs/{id}": {
        parameters: {
        };
        /**
         * Shows one account.
         * @description Needs the permission `users.manage`.
         */
        get: operations["utilisateurs_lire"];
        /**
         * Gives an account another name to show; the journal keeps the former one.
         * @description Papers that were made keep the name of their day; the provider of identities keeps its own.
         *
         *     Needs the permission `users.manage`.
         */
        patch: operations["utilisateurs_modifier"];
    };
    "/v1/utilisateurs/{id}/desactiver": {
        parameters: {
        };
        /**
         * Deactivates an account for a reason; its devices are revoked and its sessions closed.
         * @description Devices are revoked and sessions closed; an identity from elsewhere is detached and keeps what it has there. What the agent still holds is judged at its date. Nobody deactivates themselves, nor the last holder of `users.manage`.
         *
         *     Needs the permission `users.manage`.
         */
        post: operations["utilisateurs_desactiver"];
    };
    "/v1/utilisateurs/{id}/suspendre": {
        parameters: {
        };
        /**
         * Suspends an account for a reason, until it is reactivated.
         * @description The office is closed to the account at once; commands dated meanwhile come under control. Nobody suspends themselves, nor the last holder of `users.manage`.
         *
         *     Needs the permission `users.manage`.
         */
        post: operations["utilisateurs_suspendre"];
    };
    "/v1/utilisateurs/{id}/reactiver": {
        parameters: {
        };
        /**
         * Reactivates an account; a person from elsewhere who was detached has to accept again.
         * @description Attached from elsewhere and detached meanwhile, the person is asked again, with a new code.
         *
         *     Needs the permission `users.manage`.
         */
        post: operations["utilisateurs_reactiver"];
    };
    "/v1/utilisateurs/{id}/reinitialiser-mot-de-passe": {
        parameters: {
        };
        /**
         * Gives a new provisional password, shown this once, and closes the sessions.
         * @description Only for an identity that this organization created and no other one attached; the publisher resets those.
         *
         *     Needs the permission `users.manage`.
         */
        post: operations["utilisateurs_reinitialiser_mot_de_passe"];
    };
    "/v1/utilisateurs/{id}/attester": {
        parameters: {
        };
        /**
         * Attests, for a reason, that the holder of an account is a person of their own.
         * @description By a proven administrator who neither made, invited nor reset the account, nor is one person with who did. It is journalled.
         *
         *     Needs the permission `users.manage`.
         */
        post: operations["utilisateurs_attester"];
    };
    "/v1/utilisateurs/{id}/revoquer-sessions": {
        parameters: {
        };
        /**
         * Closes every session of an account at the identity provider.
         * @description The identity provider is told after the answer, by a job that is repeated until it is done.
         *
         *     Needs the permission `users.manage`.
         */
        post: operations["utilisateurs_revoquer_sessions"];
    };
    "/v1/utilisateurs/{id}/rouvrir-accueil": {
        parameters: {
        };
        /**
         * Has an account go through its onboarding again.
         * @description Needs the permission `users.manage`.
         */
        post: operations["utilisateurs_rouvrir_accueil"];
    };
    "/v1/moi/accueil": {
        parameters: {
        };
        /**
         * Shows what the caller is reminded of, with links to the records, and where the onboarding stands.
         * @description For any active account of the organization.
         */
        get: operations["moi_accueil_lire"];
        /**
         * Postpones or ends the caller's onboarding.
         * @description The journey goes from `jamais` to `reporte` or `termine`, from `reporte` and `rouvert` to `termine`.
         *
         *     For any active account of the organization.
         */
        post: operations["moi_accueil"];
    };
    "/v1/moi/relances": {
        parameters: {
        };
        /**
         * Shows which kinds of reminders the caller turned off.
         * @description For any active account of the organization.
         */
        get: operations["moi_relances_lire"];
        /**
         * Turns a kind of reminders off for the caller, or on again.
         * @description For any active account of the organization.
         */
        put: operations["moi_relances"];
    };
    "/v1/moi/courriel": {
        parameters: {
        };
        /**
         * Asks for reminders by mail at an address, which a code is sent to.
         * @description The address before stays in use until the new one is proved.
         *
         *     For any active account of the organization.
         */
        post: operations["moi_courriel"];
    };
    "/v1/moi/courriel/confirmer": {
        parameters: {
        };
        /**
         * Proves that address by the code.
         * @description For any active account of the organization.
         */
        post: operations["moi_courriel_confirmer"];
    };
    "/v1/moi/courriel/retirer": {
        parameters: {
        };
        /**
         * Ends reminders by mail.
         * @description For any active account of the organization.
         */
        post: operations["moi_courriel_retirer"];
    };
    "/v1/moi/invitation": {
        parameters: {
        };
        /**
         * Takes the account that was opened for the caller, with the code that its administrator handed over; whoever has one already is told which.
         * @description For accounts whose identity provider is run elsewhere: the code binds the account to who is signed in, once and for good. A code that is wrong, used or over is answered like any call of somebody without an account.
         *
         *     For whoever holds the code of an account.
         */
        post: operations["moi_invitation"];
    };
    "/v1/moi/rattachements": {
        parameters: {
        };
        /**
         * Lists the organizations that ask the caller to attach their identity.
         * @description For any active account of the organization. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["moi_rattachements"];
    };
    "/v1/moi/rattachements/{id}/accepter": {
        parameters: {
        };
        /**
         * Attaches the caller's identity to another organization, with the code that its administrator handed over and a new password.
         * @description The code proves that the asking organization is meant; the new password and the end of every session make worthless what another organization knew. From then on the token names the organization too.
         *
         *     For any active account of the organization.
         */
        post: operations["moi_rattachements_accepter"];
    };
    "/v1/organisations": {
        parameters: {
        };
        /**
         * Creates a client organization with its default permission sets and its first administrator, whose provisional password is shown this once.
         * @description One transaction holds the organization, its core module, its default permission sets and the first administrator. An administrator who has an identity elsewhere accepts with the code instead of a password.
         *
         *     For the role `editeur_support` or `editeur_admin` of the publisher, in no organization.
         */
        post: operations["organisations_creer"];
    };
    "/v1/editeur/organisations": {
        parameters: {
        };
        /**
         * Lists the client organizations by code.
         * @description For the role `editeur_support` or `editeur_admin` of the publisher, in no organization. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["editeur_organisations"];
    };
    "/v1/editeur/organisations/{id}/suspendre": {
        parameters: {
        };
        /**
         * Suspends an organization for a reason; its data and accounts are kept.
         * @description All calls of the organization are refused with `organisation_suspendue` until it is reactivated.
         *
         *     For the role `editeur_support` or `editeur_admin` of the publisher, in no organization.
         */
        post: operations["editeur_organisations_suspendre"];
    };
    "/v1/editeur/organisations/{id}/reactiver": {
        parameters: {
        };
        /**
         * Reactivates a suspended organization for a reason.
         * @description For the role `editeur_support` or `editeur_admin` of the publisher, in no organization.
         */
        post: operations["editeur_organisations_reactiver"];
    };
    "/v1/editeur/organisations/{id}/renommer": {
        parameters: {
        };
        /**
         * Gives an organization another name, for a reason; its journal keeps the former one.
         * @description Papers that were made keep the name of their day.
         *
         *     For the role `editeur_support` or `editeur_admin` of the publisher, in no organization.
         */
        post: operations["editeur_organisations_renommer"];
    };
    "/v1/editeur/organisations/{id}/attester": {
        parameters: {
        };
        /**
         * Attests, for a reason, the holder of an account of an organization where no administrator may.
         * @description Where the organization has one administrator, or none who may attest. It is journalled, in the organization too.
         *
         *     For the role `editeur_support` or `editeur_admin` of the publisher, in no organization.
         */
        post: operations["editeur_attester"];
    };
    "/v1/editeur/identites/reinitialiser-mot-de-passe": {
        parameters: {
        };
        /**
         * Gives any identity a new provisional password, shown this once: the way for one that several organizations share.
         * @description Every session of the identity is closed, wherever it is attached.
         *
         *     For the role `editeur_support` or `editeur_admin` of the publisher, in no organization.
         */
        post: operations["editeur_identites_reinitialiser"];
    };
    "/v1/editeur/journal": {
        parameters: {
        };
        /**
         * Shows the 200 latest entries of the publisher's journal, refused calls among them, by filters.
         * @description One page: the 200 latest of those that the filters leave.
         *
         *     For the role `editeur_support` or `editeur_admin` of the publisher, in no organization.
         */
        get: operations["editeur_journal"];
    };
    "/v1/editeur/cockpit": {
        parameters: {
        };
        /**
         * Shows the figures of client organizations by code, and the jobs of the platform that failed.
         * @description Organizations by code with their figures at this instant; figures alone, no business data.
         *
         *     For the role `editeur_support` or `editeur_admin` of the publisher, in no organization. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["editeur_cockpit"];
    };
    "/v1/acces-support": {
        parameters: {
        };
        /**
         * Lists when support of the publisher could read in the organization, the latest first.
         * @description Needs the permission `users.manage`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["acces_support"];
        /**
         * Lets support of the publisher read in the organization until an instant, for a reason.
         * @description Support of the publisher reads what `dashboard.view` reads, writes nothing, and each call stands in the organization's journal. It ends by itself.
         *
         *     Needs the permission `users.manage`.
         */
        post: operations["acces_support_ouvrir"];
    };
    "/v1/acces-support/{id}": {
        parameters: {
        };
        /**
         * Shows an access of support.
         * @description Needs the permission `users.manage`.
         */
        get: operations["acces_support_lire"];
    };
    "/v1/acces-support/{id}/terminer": {
        parameters: {
        };
        /**
         * Ends an access of support now.
         * @description Needs the permission `users.manage`.
         */
        post: operations["acces_support_terminer"];
    };
    "/v1/editeur/packs": {
        parameters: {
        };
        /**
         * Lists the packs by code, each with its versions and who is writing the next one.
         * @description For the role `editeur_parametrage` or `editeur_admin` of the publisher, in no organization. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["editeur_packs"];
    };
    "/v1/editeur/packs/{code}": {
        parameters: {
        };
        /**
         * Shows a pack with its versions, the latest first.
         * @description For the role `editeur_parametrage` or `editeur_admin` of the publisher, in no organization.
         */
        get: operations["editeur_packs_lire"];
    };
    "/v1/editeur/packs/{code}/brouillon": {
        parameters: {
        };
        /**
         * Shows the draft of a pack with its document and what stands against its publication.
         * @description For the role `editeur_parametrage` or `editeur_admin` of the publisher, in no organization.
         */
        get: operations["editeur_packs_brouillon"];
        /**
         * Writes the draft of a pack, whole.
         * @description Whoever wrote in between is told by `version_perimee`. A document that does not hold to the schema is refused and nothing is written; what it names of itself is judged when it is published, and told in `fautes` before.
         *
         *     For the role `editeur_parametrage` or `editeur_admin` of the publisher, in no organization.
         */
        put: operations["editeur_packs_ecrire"];
    };
    "/v1/editeur/packs/{code}/brouillon/differences": {
        parameters: {
        };
        /**
         * Shows what the draft changes of the version that was published last, by path.
         * @description For the role `editeur_parametrage` or `editeur_admin` of the publisher, in no organization.
         */
        get: operations["editeur_packs_differences"];
    };
    "/v1/editeur/packs/{code}/brouillon/publier": {
        parameters: {
        };
        /**
         * Publishes the draft of a pack as a version that never changes.
         * @description Author and publisher are kept; they may be one person. The draft stays, one version further.
         *
         *     For the role `editeur_parametrage` or `editeur_admin` of the publisher, in no organization.
         */
        post: operations["editeur_packs_publier"];
    };
    "/v1/editeur/packs/{code}/versions/{version}": {
        parameters: {
        };
        /**
         * Shows a published version of a pack with its document.
         * @description For the role `editeur_parametrage` or `editeur_admin` of the publisher, in no organization.
         */
        get: operations["editeur_packs_version"];
    };
    "/v1/editeur/packs/{code}/versions/{version}/retirer": {
        parameters: {
        };
        /**
         * Withdraws a published version from campaigns to come; those that were opened keep it.
         * @description For the role `editeur_parametrage` or `editeur_admin` of the publisher, in no organization.
         */
        post: operations["editeur_packs_retirer"];
    };
    "/v1/editeur/catalogues/referentiels": {
        parameters: {
        };
        /**
         * Lists the referentials of the global catalogue by code, with their states and editions.
         * @description For the role `editeur_parametrage` or `editeur_admin` of the publisher, in no organization. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["editeur_catalogues"];
    };
    "/v1/editeur/catalogues/referentiels/{code}": {
        parameters: {
        };
        /**
         * Shows one referential of the global catalogue, with its states and editions.
         * @description For the role `editeur_parametrage` or `editeur_admin` of the publisher, in no organization.
         */
        get: operations["editeur_catalogues_lire"];
        /**
         * Writes a referential of the global catalogue: what it has it keeps.
         * @description All of its states, those that are known with the rank and category that they have.
         *
         *     For the role `editeur_parametrage` or `editeur_admin` of the publisher, in no organization.
         */
        put: operations["editeur_catalogues_ecrire"];
    };
    "/v1/editeur/licences": {
        parameters: {
        };
        /**
         * Lists the licences of all organizations, each by its latest record.
         * @description For the role `editeur_support` or `editeur_admin` of the publisher, in no organization. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["editeur_licences"];
        /**
         * Writes a licence: what an organization may use and until when.
         * @description For the role `editeur_admin` of the publisher, in no organization.
         */
        post: operations["editeur_licences_creer"];
    };
    "/v1/editeur/licences/{id}": {
        parameters: {
        };
        /**
         * Shows a record of a licence and those that it prevails over.
         * @description For the role `editeur_support` or `editeur_admin` of the publisher, in no organization.
         */
        get: operations["editeur_licences_lire"];
    };
    "/v1/editeur/licences/{id}/corriger": {
        parameters: {
        };
        /**
         * Corrects a licence by a new record, with its reason, that prevails over the one it names.
         * @description The record says the licence anew, whole: what it leaves out is not limited.
         *
         *     For the role `editeur_admin` of the publisher, in no organization.
         */
        post: operations["editeur_licences_corriger"];
    };
    "/v1/editeur/licences/{id}/retirer": {
        parameters: {
        };
        /**
         * Takes a licence back by a new record, as if it had never been written.
         * @description For the role `editeur_admin` of the publisher, in no organization.
         */
        post: operations["editeur_licences_retirer"];
    };
    "/v1/editeur/factures": {
        parameters: {
        };
        /**
         * Lists the invoice references of all organizations, latest issue first.
         * @description For the role `editeur_admin` of the publisher, in no organization. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["editeur_factures"];
        /**
         * Writes the reference of an invoice that was issued to an organization.
         * @description For the role `editeur_admin` of the publisher, in no organization.
         */
        post: operations["editeur_factures_creer"];
    };
    "/v1/editeur/factures/{id}": {
        parameters: {
        };
        /**
         * Shows an invoice reference.
         * @description For the role `editeur_admin` of the publisher, in no organization.
         */
        get: operations["editeur_factures_lire"];
    };
    "/v1/editeur/factures/{id}/payer": {
        parameters: {
        };
        /**
         * Writes that an invoice was paid, today unless a day is given; this is final.
         * @description For the role `editeur_admin` of the publisher, in no organization.
         */
        post: operations["editeur_factures_payer"];
    };
    "/v1/editeur/factures/{id}/annuler": {
        parameters: {
        };
        /**
         * Cancels an invoice reference for a reason; this is final.
         * @description For the role `editeur_admin` of the publisher, in no organization.
         */
        post: operations["editeur_factures_annuler"];
    };
    "/v1/ensembles-permissions": {
        parameters: {
        };
        /**
         * Lists the permission sets by code.
         * @description Needs the permission `permission_sets.manage`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["ensembles_permissions"];
        /**
         * Creates a permission set; its code is given once and never changed.
         * @description The codes of the default sets prove roles; a set under another code proves none, whatever it contains.
         *
         *     Needs the permission `permission_sets.manage`.
         */
        post: operations["ensembles_permissions_creer"];
    };
    "/v1/ensembles-permissions/{id}": {
        parameters: {
        };
        /**
         * Shows a permission set with its versions, latest first.
         * @description Needs the permission `permission_sets.manage`.
         */
        get: operations["ensembles_permissions_lire"];
        /**
         * Writes a new version of a permission set, in force at once.
         * @description `version_base` names the version that the change was made on; another one in between is refused with its number. What is left out stays. Nobody adds a permission to a set that they hold.
         *
         *     Needs the permission `permission_sets.manage`.
         */
        patch: operations["ensembles_permissions_modifier"];
    };
    "/v1/utilisateurs/{id}/attributions": {
        parameters: {
        };
        /**
         * Lists the permission sets of an account with their periods, the latest first.
         * @description Needs the permission `permission_sets.manage`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["utilisateurs_attributions"];
        /**
         * Assigns a permission set to an account for a period, which may be past or to come.
         * @description A period that has begun already regularizes: commands that arrive later are judged by it, those that were judged keep their result. Nobody assigns to themselves. `auditeur` needs an end.
         *
         *     Needs the permission `permission_sets.manage`.
         */
        post: operations["utilisateurs_attribuer"];
    };
    "/v1/attributions/{id}/terminer": {
        parameters: {
        };
        /**
         * Ends an assignment, now or at a date before its end.
         * @description It never prolongs. Ended before its beginning, the assignment is called off, as if nobody had held it.
         *
         *     Needs the permission `permission_sets.manage`.
         */
        post: operations["attributions_terminer"];
    };
    "/v1/modules": {
        parameters: {
        };
        /**
         * Lists the modules by code, with their states and who switched them.
         * @description Needs the permission `modules.manage`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["modules"];
    };
    "/v1/modules/{code}/activer": {
        parameters: {
        };
        /**
         * Activates a module whose prerequisites are active.
         * @description Everything that it needs must be active. What was done before the switch and arrives after it is judged at its own date.
         *
         *     Needs the permission `modules.manage`.
         */
        post: operations["modules_activer"];
    };
    "/v1/modules/{code}/desactiver": {
        parameters: {
        };
        /**
         * Makes an active module read-only: everything that writes its data is refused from now on.
         * @description Nothing cascades: what needs it is switched off first, by name. Reads stay.
         *
         *     Needs the permission `modules.manage`.
         */
        post: operations["modules_desactiver"];
    };
    "/v1/arbre-activites": {
        parameters: {
        };
        /**
         * Lists the activity tree in reading order, with the state of each activity.
         * @description Needs the permission `modules.manage`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["arbre_activites"];
    };
    "/v1/arbre-activites/initialiser": {
        parameters: {
        };
        /**
         * Initializes the activity tree, once, from the pack's default or with the activities of a list.
         * @description A list is exactly the activities that are on, with their parents and prerequisites, or is refused whole with what each lacks.
         *
         *     Needs the permission `modules.manage`.
         */
        post: operations["arbre_activites_initialiser"];
    };
    "/v1/arbre-activites/{code}/activer": {
        parameters: {
        };
        /**
         * Switches an activity on whose module, parent and prerequisites are active.
         * @description The tree must have been initialized. Activities tell screens what the organization does; modules decide what may be written.
         *
         *     Needs the permission `modules.manage`.
         */
        post: operations["arbre_activites_activer"];
    };
    "/v1/arbre-activites/{code}/desactiver": {
        parameters: {
        };
        /**
         * Switches an activity off that no other one hangs on.
         * @description It keeps its own switch when its module goes off, and comes back with it.
         *
         *     Needs the permission `modules.manage`.
         */
        post: operations["arbre_activites_desactiver"];
    };
    "/v1/ma-filiere": {
        parameters: {
        };
        /**
         * Shows the frozen pack of every open campaign, as the organization uses it.
         * @description Without `campagne`, one entry for each open campaign, the last opened first. A campaign that was never opened has frozen nothing.
         *
         *     For any active account of the organization.
         */
        get: operations["ma_filiere"];
    };
    "/v1/journal": {
        parameters: {
        };
        /**
         * Lists the audit journal, latest first.
         * @description Needs the permission `audit.export`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["journal"];
    };
    "/v1/journal/appels": {
        parameters: {
        };
        /**
         * Lists the administration call journal, the refused permissions, latest first.
         * @description Needs the permission `users.manage`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["journal_appels"];
    };
    "/v1/referentiels": {
        parameters: {
        };
        /**
         * Lists the global catalogue of referentials with their states, as the organization ticked them.
         * @description Needs `dashboard.view` or any permission of module `certification`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["referentiels"];
    };
    "/v1/referentiels/{code}": {
        parameters: {
        };
        /**
         * Shows one referential of the global catalogue, as the organization ticked it.
         * @description Needs `dashboard.view` or any permission of module `certification`.
         */
        get: operations["referentiels_lire"];
        /**
         * Ticks or unticks a referential from now on; not one on which something rests.
         * @description One under which a campaign counts capacities, a plot has a state, a certificate runs or a place admits goods can not be unticked: the refusal says which.
         *
         *     Needs the permission `certification.manage`. Nothing is written while module `certification` is not active.
         */
        put: operations["referentiels_cocher"];
    };
    "/v1/conformite/grille": {
        parameters: {
        };
        /**
         * Shows the compliance grids of the open campaigns, and where a plot stands in their conversion calendars.
         * @description Needs `dashboard.view` or any permission of module `certification`.
         */
        get: operations["conformite_grille"];
    };
    "/v1/conformite/statuts": {
        parameters: {
        };
        /**
         * Lists the quality states of plots through time, or those of one day.
         * @description Needs `dashboard.view` or any permission of module `certification`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["conformite_statuts"];
        /**
         * Revises the quality state of a plot from a date on, with a reason.
         * @description From its instant on it replaces what was said before and edits nothing. A rise that comes before the months that the pack's grid asks for is refused with the date from which it may, unless a derogation with its evidence is stated. Capacities that rest on the plot return to validation.
         *
         *     Needs the permission `certification.manage`. Nothing is written while module `certification` is not active.
         */
        post: operations["conformite_reviser"];
    };
    "/v1/conformite/revisions": {
        parameters: {
        };
        /**
         * Lists everything that was said of the quality states of plots, last recorded first.
         * @description Needs `dashboard.view` or any permission of module `certification`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["conformite_revisions"];
    };
    "/v1/conformite/revisions/{id}": {
        parameters: {
        };
        /**
         * Shows a revision of a state.
         * @description Needs `dashboard.view` or any permission of module `certification`.
         */
        get: operations["conformite_revisions_lire"];
    };
    "/v1/certificats": {
        parameters: {
        };
        /**
         * Lists the certificates, last to end first, with what each is worth now.
         * @description Needs `dashboard.view` or any permission of module `certification`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["certificats"];
        /**
         * Records a certificate of a group, a supplier or the organization itself.
         * @description Without lines it covers nothing. It runs from the beginning of its first day to the end of its last, in the organization's time zone.
         *
         *     Needs the permission `certification.manage`. Nothing is written while module `certification` is not active.
         */
        post: operations["certificats_creer"];
    };
    "/v1/certificats/{id}": {
        parameters: {
        };
        /**
         * Shows a certificate with what it covers and the changes of its status.
         * @description Needs `dashboard.view` or any permission of module `certification`.
         */
        get: operations["certificats_lire"];
    };
    "/v1/certificats/{id}/statut": {
        parameters: {
        };
        /**
         * Suspends, withdraws or restores a certificate, and lists what that puts in question.
         * @description `retire` is final. The status of now judges at any date. The answer counts the operations of the period and shows the latest; the route of its operations lists all.
         *
         *     Needs the permission `certification.manage`. Nothing is written while module `certification` is not active.
         */
        post: operations["certificats_statut"];
    };
    "/v1/certificats/{id}/corriger": {
        parameters: {
        };
        /**
         * Corrects the last day of a certificate, or of lines of what it covers, with a reason.
         * @description What was validated or refused by the older days stays: `GET /v1/corrections` lists the receptions and expeditions between.
         *
         *     Needs the permission `certification.manage`. Nothing is written while module `certification` is not active.
         */
        post: operations["certificats_corriger"];
    };
    "/v1/certificats/{id}/portee": {
        parameters: {
        };
        /**
         * Adds lines to what a certificate covers.
         * @description A line names any of activity, site, product and unit, limits nothing that it does not name, begins now or later, and is never edited.
         *
         *     Needs the permission `certification.manage`. Nothing is written while module `certification` is not active.
         */
        post: operations["certificats_portee"];
    };
    "/v1/certificats/{id}/operations": {
        parameters: {
        };
        /**
         * Lists the operations that a certificate covered from one day to another.
         * @description Needs `dashboard.view` or any permission of module `certification`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["certificats_operations"];
    };
    "/v1/fournisseurs": {
        parameters: {
        };
        /**
         * Lists the suppliers by code, with their certificates.
         * @description Needs `dashboard.view` or any permission of module `certification`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["fournisseurs"];
        /**
         * Creates a supplier, with its certificate where it has one.
         * @description Supplier and certificate are one transaction: what either is refused for refuses both. Without a certificate its goods are received where the setting of certificates lets them.
         *
         *     Needs the permission `certification.manage`. Nothing is written while module `certification` is not active.
         */
        post: operations["fournisseurs_creer"];
    };
    "/v1/fournisseurs/{id}": {
        parameters: {
        };
        /**
         * Shows a supplier with its certificates.
         * @description Needs `dashboard.view` or any permission of module `certification`.
         */
        get: operations["fournisseurs_lire"];
        /**
         * Changes the data of a supplier, its code apart.
         * @description What is left out stays; what it was before is kept.
         *
         *     Needs the permission `certification.manage`. Nothing is written while module `certification` is not active.
         */
        patch: operations["fournisseurs_modifier"];
    };
    "/v1/fournisseurs/{id}/desactiver": {
        parameters: {
        };
        /**
         * Deactivates a supplier from now on, with a reason.
         * @description What is dated from now on names an inactive reference; what was recorded stays.
         *
         *     Needs the permission `certification.manage`. Nothing is written while module `certification` is not active.
         */
        post: operations["fournisseurs_desactiver"];
    };
    "/v1/fournisseurs/{id}/reactiver": {
        parameters: {
        };
        /**
         * Reactivates a supplier from now on, with a reason.
         * @description Needs the permission `certification.manage`. Nothing is written while module `certification` is not active.
         */
        post: operations["fournisseurs_reactiver"];
    };
    "/v1/clients": {
        parameters: {
        };
        /**
         * Lists the clients by code.
         * @description Needs `dashboard.view` or any permission of module `ventes`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["clients"];
        /**
         * Creates a client.
         * @description Needs the permission `sales.manage`. Nothing is written while module `ventes` is not active.
         */
        post: operations["clients_creer"];
    };
    "/v1/clients/{id}": {
        parameters: {
        };
        /**
         * Shows a client with the changes of its data.
         * @description Needs `dashboard.view` or any permission of module `ventes`.
         */
        get: operations["clients_lire"];
        /**
         * Changes the data of a client, its code apart.
         * @description What is left out stays; what it was before is kept.
         *
         *     Needs the permission `sales.manage`. Nothing is written while module `ventes` is not active.
         */
        patch: operations["clients_modifier"];
    };
    "/v1/clients/{id}/desactiver": {
        parameters: {
        };
        /**
         * Deactivates a client from now on, with a reason.
         * @description No sale is drafted or validated for it any more; what was sold stays.
         *
         *     Needs the permission `sales.manage`. Nothing is written while module `ventes` is not active.
         */
        post: operations["clients_desactiver"];
    };
    "/v1/clients/{id}/reactiver": {
        parameters: {
        };
        /**
         * Reactivates a client from now on, with a reason.
         * @description Needs the permission `sales.manage`. Nothing is written while module `ventes` is not active.
         */
        post: operations["clients_reactiver"];
    };
    "/v1/registre/membres": {
        parameters: {
        };
        /**
         * Lists the members of groups as they stood at the end of a day.
         * @description Needs `dashboard.view` or any permission of module `noyau`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["registre_membres"];
    };
    "/v1/registre/membres/{id}": {
        parameters: {
        };
        /**
         * Shows a member as the register of a day has them.
         * @description Needs `dashboard.view` or any permission of module `noyau`.
         */
        get: operations["registre_membres_lire"];
    };
    "/v1/controles-officiels": {
        parameters: {
        };
        /**
         * Lists the controls of members by authorities and control bodies, latest recorded first.
         * @description Needs `dashboard.view` or any permission of module `inspection`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["controles_officiels"];
        /**
         * Records that a control body controlled a member.
         * @description Of one member, by an authority or a control body. The register of members shows the latest.
         *
         *     Needs the permission `certification.manage`. Nothing is written while module `certification` is not active.
         */
        post: operations["controles_officiels_creer"];
    };
    "/v1/controles-officiels/{id}/annuler": {
        parameters: {
        };
        /**
         * Cancels an official control that was recorded by mistake, with a reason.
         * @description Of one that was recorded by mistake.
         *
         *     Needs the permission `certification.manage`. Nothing is written while module `certification` is not active.
         */
        post: operations["controles_officiels_annuler"];
    };
    "/v1/non-conformites": {
        parameters: {
        };
        /**
         * Lists the non-conformities found in the field or stated by decisions, latest first.
         * @description Needs `dashboard.view` or any permission of module `inspection`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["non_conformites"];
        /**
         * Records a non-conformity that the office found.
         * @description Found by the office, of a member or of a plot. The pack gives its severity, the days to correct it and the downgrade that it proposes.
         *
         *     Needs the permission `review.resolve`. Nothing is written while module `inspection` is not active.
         */
        post: operations["non_conformites_creer"];
    };
    "/v1/non-conformites/{id}/mesures": {
        parameters: {
        };
        /**
         * Takes a measure against a non-conformity.
         * @description Needs the permission `review.resolve`. Nothing is written while module `inspection` is not active.
         */
        post: operations["non_conformites_mesurer"];
    };
    "/v1/non-conformites/{id}/clore": {
        parameters: {
        };
        /**
         * Closes a non-conformity that a measure was taken against, by another person.
         * @description By a person who neither found it nor took a measure.
         *
         *     Needs the permission `review.resolve`. Nothing is written while module `inspection` is not active.
         */
        post: operations["non_conformites_clore"];
    };
    "/v1/non-conformites/{id}/declasser": {
        parameters: {
        };
        /**
         * Applies the downgrade that the pack proposes for a non-conformity, by another person.
         * @description By a quality officer who did not find it. The quality states of its plot, or of every plot that its member held then, fall from its date on to what `declassement` proposes; none rises.
         *
         *     Needs the permission `review.resolve`. Nothing is written while module `inspection` is not active.
         */
        post: operations["non_conformites_declasser"];
    };
    "/v1/mesures": {
        parameters: {
        };
        /**
         * Lists the catalogue of measures, by code.
         * @description Needs `dashboard.view` or any permission of module `inspection`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["mesures"];
        /**
         * Writes a measure of the catalogue: a new one, or what it is from now on.
         * @description A new one, or what it is from now on; measures that were taken keep what it was.
         *
         *     Needs the permission `review.resolve`. Nothing is written while module `inspection` is not active.
         */
        post: operations["mesures_ecrire"];
    };
    "/v1/inspections/plan": {
        parameters: {
        };
        /**
         * Lists what the plans ask of members and what was done of it, the first due first.
         * @description Needs `dashboard.view` or any permission of module `inspection`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["inspections_plan"];
        /**
         * Makes the plan of inspections and samples of a group for a year or a campaign.
         * @description Of a group, for a calendar year or a campaign; one at a time.
         *
         *     Needs the permission `review.resolve`. Nothing is written while module `inspection` is not active.
         */
        post: operations["inspections_planifier"];
    };
    "/v1/inspections/plan/{id}": {
        parameters: {
        };
        /**
         * Shows what a plan asks of a member and what was done of it.
         * @description Needs `dashboard.view` or any permission of module `inspection`.
         */
        get: operations["inspections_plan_lire"];
    };
    "/v1/inspections/plan/{id}/attribuer": {
        parameters: {
        };
        /**
         * Names who is to do what a plan asks of a member.
         * @description Needs the permission `review.resolve`. Nothing is written while module `inspection` is not active.
         */
        post: operations["inspections_attribuer"];
    };
    "/v1/echantillons": {
        parameters: {
        };
        /**
         * Lists the samples taken of members with their results, latest first.
         * @description Needs `dashboard.view` or any permission of module `inspection`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["echantillons"];
        /**
         * Records a sample taken of a member.
         * @description Needs the permission `review.resolve`. Nothing is written while module `inspection` is not active.
         */
        post: operations["echantillons_creer"];
    };
    "/v1/echantillons/{id}": {
        parameters: {
        };
        /**
         * Shows a sample of a member with its results.
         * @description Needs `dashboard.view` or any permission of module `inspection`.
         */
        get: operations["echantillons_lire"];
    };
    "/v1/echantillons/{id}/resultats": {
        parameters: {
        };
        /**
         * Keeps what a laboratory found in a sample of a member.
         * @description Needs the permission `review.resolve`. Nothing is written while module `inspection` is not active.
         */
        post: operations["echantillons_resultats"];
    };
    "/v1/echantillons/{id}/resultats/{resultat_id}/corriger": {
        parameters: {
        };
        /**
         * Corrects what was written of a laboratory’s report on a member’s sample, with a reason.
         * @description What is left out stays.
         *
         *     Needs the permission `review.resolve`. Nothing is written while module `inspection` is not active.
         */
        post: operations["echantillons_corriger_resultat"];
    };
    "/v1/non-conformites/{id}": {
        parameters: {
        };
        /**
         * Shows a non-conformity with its command, controls and files.
         * @description Needs `dashboard.view` or any permission of module `inspection`.
         */
        get: operations["non_conformites_lire"];
    };
    "/v1/inspections": {
        parameters: {
        };
        /**
         * Lists the internal inspections with their answers, latest first.
         * @description Needs `dashboard.view` or any permission of module `inspection`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["inspections"];
    };
    "/v1/inspections/{id}": {
        parameters: {
        };
        /**
         * Shows an internal inspection with its command, controls and files.
         * @description Needs `dashboard.view` or any permission of module `inspection`.
         */
        get: operations["inspections_lire"];
    };
    "/v1/estimations": {
        parameters: {
        };
        /**
         * Lists the harvest estimates, latest first.
         * @description Needs `dashboard.view` or any permission of module `estimation`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["estimations"];
    };
    "/v1/estimations/{id}": {
        parameters: {
        };
        /**
         * Shows an estimate with its command, controls and files.
         * @description Needs `dashboard.view` or any permission of module `estimation`.
         */
        get: operations["estimations_lire"];
    };
    "/v1/remises": {
        parameters: {
        };
        /**
         * Lists the inputs handed out, latest first.
         * @description Needs `dashboard.view` or any permission of module `intrants`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["remises"];
    };
    "/v1/remises/{id}": {
        parameters: {
        };
        /**
         * Shows a hand-out of an input with its command, controls and files.
         * @description Needs `dashboard.view` or any permission of module `intrants`.
         */
        get: operations["remises_lire"];
    };
    "/v1/reglages": {
        parameters: {
        };
        /**
         * Lists the settings by key: what each takes, its value now, the one to come.
         * @description Needs `dashboard.view` or any permission of module `noyau`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["reglages"];
    };
    "/v1/reglages/telephone": {
        parameters: {
        };
        /**
         * Tells the settings that the phone itself obeys.
         * @description For any active account of the organization.
         */
        get: operations["reglages_telephone"];
    };
    "/v1/reglages/{cle}": {
        parameters: {
        };
        /**
         * Lists the versions that the organization wrote of a setting, latest first.
         * @description Needs `dashboard.view` or any permission of module `noyau`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["reglages_versions"];
        /**
         * Writes a new version of a setting, in force from now on or from an instant to come.
         * @description In force from now, or from an instant to come by `depuis`; never from the past, so that what was judged stays judged. `null` goes back to the default, or to none. A key of a family names a product of the organization or a process of its packs.
         *
         *     Needs the permission `settings.manage`.
         */
        put: operations["reglages_ecrire"];
    };
    "/v1/numerotation/modeles": {
        parameters: {
        };
        /**
         * Lists the versions of the numbering model, latest first, with the campaigns that froze them.
         * @description Needs the permission `settings.manage`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["numerotation_modeles"];
        /**
         * Writes the next version of the numbering model, which campaigns opened from now on freeze.
         * @description A campaign keeps the model that it froze. Whether numbers could repeat is judged when a campaign is opened.
         *
         *     Needs the permission `settings.manage`.
         */
        post: operations["numerotation_definir_modele"];
    };
    "/v1/produits/{id}/activer": {
        parameters: {
        };
        /**
         * Makes a product active again from now on.
         * @description Needs the permission `products.manage`.
         */
        post: operations["produits_activer"];
    };
    "/v1/produits/{id}/desactiver": {
        parameters: {
        };
        /**
         * Makes a product inactive: what is dated from now on names an inactive reference.
         * @description Commands dated meanwhile come under control with `reference_inactive`.
         *
         *     Needs the permission `products.manage`.
         */
        post: operations["produits_desactiver"];
    };
    "/v1/groupements": {
        parameters: {
        };
        /**
         * Lists the groups of producers by code.
         * @description Needs `dashboard.view` or any permission of module `noyau`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["groupements"];
        /**
         * Creates a group of producers.
         * @description Needs the permission `users.manage`.
         */
        post: operations["groupements_creer"];
    };
    "/v1/groupements/{id}": {
        parameters: {
        };
        /**
         * Shows a group.
         * @description Needs `dashboard.view` or any permission of module `noyau`.
         */
        get: operations["groupements_lire"];
        /**
         * Gives a group another name.
         * @description Needs the permission `users.manage`.
         */
        patch: operations["groupements_modifier"];
    };
    "/v1/utilisateurs/{id}/groupements": {
        parameters: {
        };
        /**
         * Lists the groups assigned to an account, past and planned ones too.
         * @description Needs the permission `users.manage`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["utilisateurs_groupements"];
        /**
         * Assigns a group to an account: the perimeter of an agent.
         * @description What a phone of the account receives follows from its groups. Two assignments of one group do not overlap.
         *
         *     Needs the permission `users.manage`.
         */
        post: operations["utilisateurs_groupements_affecter"];
    };
    "/v1/utilisateurs/{id}/groupements/{affectation_id}/terminer": {
        parameters: {
        };
        /**
         * Ends the assignment of a group; one that had not begun is given up.
         * @description Needs the permission `users.manage`.
         */
        post: operations["utilisateurs_groupements_terminer"];
    };
    "/v1/producteurs/{id}": {
        parameters: {
        };
        /**
         * Shows a producer with plots, history, balances and open controls.
         * @description Needs `dashboard.view` or any permission of module `noyau`.
         */
        get: operations["producteurs_detail"];
        /**
         * Changes the data of a member at the office, read as imports read them; their group apart.
         * @description What is left out stays; null empties a member. Texts are kept composed and without invisible characters, a telephone without blanks, as imports do.
         *
         *     Needs the permission `review.resolve`.
         */
        patch: operations["producteurs_modifier"];
    };
    "/v1/producteurs/{id}/piece-identite": {
        parameters: {
        };
        /**
         * Shows a producer's identity document to holders of producer.register, review.resolve or users.manage; each reading is journalled.
         * @description It stands in no list and in no detail.
         *
         *     Needs the permission `producer.register` or `review.resolve` or `users.manage`.
         */
        get: operations["producteurs_piece_identite"];
    };
    "/v1/producteurs/{id}/groupement": {
        parameters: {
        };
        /**
         * Moves a producer to another group from a date on; plots and balances follow.
         * @description Plots and balances follow; collections have the group of their date. The date is not in the future, and later than the event before it.
         *
         *     Needs the permission `review.resolve`.
         */
        post: operations["producteurs_groupement"];
    };
    "/v1/producteurs/{id}/sortie": {
        parameters: {
        };
        /**
         * Records that a member left at a date, with their plots; no ceiling can be used any more.
         * @description Plots leave with the member until they are transferred. Ceilings of open campaigns fall to zero; what is dated before the exit is judged by the ceiling that held. What was recorded after it is judged again.
         *
         *     Needs the permission `review.resolve`.
         */
        post: operations["producteurs_sortie"];
    };
    "/v1/producteurs/{id}/retour": {
        parameters: {
        };
        /**
         * Records that a member came back at a date; capacities wait for a validation.
         * @description The plots that left with the member are active again; ceilings are the lower of the former one and the new reckoning until they are validated.
         *
         *     Needs the permission `review.resolve`.
         */
        post: operations["producteurs_retour"];
    };
    "/v1/producteurs/{id}/defusionner": {
        parameters: {
        };
        /**
         * Undoes a merge by mistake, while neither side was paid, shipped or named since.
         * @description Of the lost id. Plots, inputs, inspections, findings, collections, matter and what they drew go back; both capacities return to validation, and the control that the merge lifted is asked again. A refusal lists what stands on it, each with the act that takes it back.
         *
         *     Needs the permission `review.resolve`.
         */
        post: operations["producteurs_defusionner"];
    };
    "/v1/parcelles/{id}": {
        parameters: {
        };
        /**
         * Shows a plot with the survey in force, its history and open controls.
         * @description Needs `dashboard.view` or any permission of module `noyau`.
         */
        get: operations["parcelles_detail"];
    };
    "/v1/parcelles/{id}/origines": {
        parameters: {
        };
        /**
         * Says which plots a plot came of: of one that was split, or of several that were joined.
         * @description One that was split, told for each plot of today, or several that were joined. The plots of before end then and keep what was collected of them; the plot of today has their quality states, the lowest at each time.
         *
         *     Needs the permission `review.resolve`.
         */
        post: operations["parcelles_origines"];
    };
    "/v1/parcelles/{id}/transferer": {
        parameters: {
        };
        /**
         * Records that a plot went to another producer at a date; its consumption follows it.
         * @description Consumption of the plot follows it in the campaigns that had not ended; collections, matter and payment stay with who was weighed. Both producers' capacities return to validation, and collections of the plot since that day are judged again.
         *
         *     Needs the permission `review.resolve`.
         */
        post: operations["parcelles_transferer"];
    };
    "/v1/parcelles/{id}/cultures": {
        parameters: {
        };
        /**
         * Declares what a plot grows from a date on; capacities that change return to validation.
         * @description Shares of a stratum and cycle sum to at most 100 %. What was collected since that date is compared with it. Only capacities whose raw material no longer takes the same land return to validation.
         *
         *     Needs the permission `review.resolve`.
         */
        post: operations["parcelles_cultures"];
    };
    "/v1/imports/modeles": {
        parameters: {
        };
        /**
         * Lists the kinds of imports with their columns explained.
         * @description For any active account of the organization.
         */
        get: operations["imports_modeles"];
    };
    "/v1/imports/modeles/{genre}": {
        parameters: {
        };
        /**
         * Shows the columns of an import; as text/csv or as a workbook, the template to fill in.
         * @description For any active account of the organization.
         */
        get: operations["imports_modele"];
    };
    "/v1/imports": {
        parameters: {
        };
        /**
         * Lists the imports of the kinds that the caller may bring in, latest first.
         * @description Needs the permission `users.manage` or `review.resolve` or `certification.manage` or `sales.manage` or `capacity.propose` or `contracts.manage` or `stock.manage`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["imports"];
        /**
         * Announces a file to bring in and gives the signed address that takes it.
         * @description Needs the permission `users.manage` or `review.resolve` or `certification.manage` or `sales.manage` or `capacity.propose` or `contracts.manage` or `stock.manage`.
         */
        post: operations["imports_creer"];
    };
    "/v1/imports/{id}": {
        parameters: {
        };
        /**
         * Shows an import and how far it is.
         * @description Needs the permission `users.manage` or `review.resolve` or `certification.manage` or `sales.manage` or `capacity.propose` or `contracts.manage` or `stock.manage`.
         */
        get: operations["imports_lire"];
    };
    "/v1/imports/{id}/lignes": {
        parameters: {
        };
        /**
         * Lists the rows of an import: their cells, what was understood, the records that they made.
         * @description Needs the permission `users.manage` or `review.resolve` or `certification.manage` or `sales.manage` or `capacity.propose` or `contracts.manage` or `stock.manage`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["imports_lignes"];
    };
    "/v1/imports/{id}/constats": {
        parameters: {
        };
        /**
         * Lists what is wrong, or worth a look, in the rows of an import.
         * @description Needs the permission `users.manage` or `review.resolve` or `certification.manage` or `sales.manage` or `capacity.propose` or `contracts.manage` or `stock.manage`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["imports_constats"];
    };
    "/v1/imports/{id}/essayer": {
        parameters: {
        };
        /**
         * Has the file read and tried in the background: the report says what would happen, nothing is written.
         * @description Needs the permission `users.manage` or `review.resolve` or `certification.manage` or `sales.manage` or `capacity.propose` or `contracts.manage` or `stock.manage`.
         */
        post: operations["imports_essayer"];
    };
    "/v1/imports/{id}/appliquer": {
        parameters: {
        };
        /**
         * Has an import that was tried applied in the background: every row or none, or the rows without fault.
         * @description Needs the permission `users.manage` or `review.resolve` or `certification.manage` or `sales.manage` or `capacity.propose` or `contracts.manage` or `stock.manage`.
         */
        post: operations["imports_appliquer"];
    };
    "/v1/imports/{id}/annuler": {
        parameters: {
        };
        /**
         * Undoes an import as one act, with a reason, while nothing stands on what it made.
         * @description Needs the permission `users.manage` or `review.resolve` or `certification.manage` or `sales.manage` or `capacity.propose` or `contracts.manage` or `stock.manage`.
         */
        post: operations["imports_annuler"];
    };
    "/v1/imports/{id}/valider": {
        parameters: {
        };
        /**
         * Validates in one role all capacities that an import brought in, as one act.
         * @description Every capacity of the import that waits is validated in one role, all or none, each as by its own act. Neither who brought the file nor who had it applied validates; the second role makes the capacities the ceilings.
         *
         *     Needs the permission `capacity.approve`.
         */
        post: operations["imports_valider"];
    };
    "/v1/interets": {
        parameters: {
        };
        /**
         * Lists the caller's own declared interests; to holders of users.manage or review.resolve, everybody's.
         * @description For any active account of the organization. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["interets"];
        /**
         * Declares an interest: one's own, or with users.manage or review.resolve another's.
         * @description While it runs the account does not inspect that producer. One that reaches back has the inspections of that time judged again.
         *
         *     For any active account of the organization. Nothing is written while module `inspection` is not active.
         */
        post: operations["interets_declarer"];
    };
    "/v1/interets/{id}/terminer": {
        parameters: {
        };
        /**
         * Ends the interest of somebody else, by a holder of users.manage or review.resolve.
         * @description For any active account of the organization. Nothing is written while module `inspection` is not active.
         */
        post: operations["interets_terminer"];
    };
    "/v1/rendements": {
        parameters: {
        };
        /**
         * Lists the yields set for plots, latest first.
         * @description Needs `dashboard.view` or any permission of module `noyau`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["rendements"];
        /**
         * Sets the yield of a plot with its reason; the capacities that rest on it return to validation.
         * @description The reason is kept. Another figure than the one in force sends the plot's capacities of that campaign back to validation.
         *
         *     Needs the permission `capacity.propose`.
         */
        post: operations["rendements_fixer"];
    };
    "/v1/rendements/{id}": {
        parameters: {
        };
        /**
         * Shows a yield.
         * @description Needs `dashboard.view` or any permission of module `noyau`.
         */
        get: operations["rendements_lire"];
    };
    "/v1/capacites": {
        parameters: {
        };
        /**
         * Lists the capacities with their balances, validations and what forbids them, latest proposal first.
         * @description Needs `dashboard.view` or any permission of module `noyau`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["capacites"];
        /**
         * Proposes a producer's capacity, or those of a whole group, from surveys, states and yields.
         * @description Of a group, producers who have a plot without a yield are named and left aside, and those whose capacity says the same already are left as they are. A proposal that waits is replaced.
         *
         *     Needs the permission `capacity.propose`.
         */
        post: operations["capacites_proposer"];
    };
    "/v1/capacites/{id}": {
        parameters: {
        };
        /**
         * Shows a capacity beside what its plots would yield by what is known now.
         * @description Needs `dashboard.view` or any permission of module `noyau`.
         */
        get: operations["capacites_lire"];
    };
    "/v1/capacites/{id}/valider": {
        parameters: {
        };
        /**
         * Validates a capacity in a role; the second of two persons, one in each role, makes it the ceiling.
         * @description Two persons, neither of them the author, one as `direction` and one as `rsci`. The second validation makes the capacity the ceiling and lists the open `capacite_depassee` that it covers; an officer lifts those. Refused while an open control bars it, or when the land changed since the proposal.
         *
         *     Needs the permission `capacity.approve`.
         */
        post: operations["capacites_valider"];
    };
    "/v1/capacites/{id}/refuser": {
        parameters: {
        };
        /**
         * Refuses a proposed capacity with a reason; the ceiling stays what it is.
         * @description By one person of either role, or by the author, who withdraws it.
         *
         *     Needs the permission `capacity.approve`.
         */
        post: operations["capacites_refuser"];
    };
    "/v1/contrats": {
        parameters: {
        };
        /**
         * Lists the purchase contracts with their lines, latest first.
         * @description Needs `dashboard.view` or any permission of module `contrats`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["contrats"];
        /**
         * Creates a draft contract with its lines, each with a price or a price formula.
         * @description Only a draft is changed. A formula names measurements that the product has; without one that it needs there is no price.
         *
         *     Needs the permission `contracts.manage`. Nothing is written while module `contrats` is not active.
         */
        post: operations["contrats_creer"];
    };
    "/v1/contrats/{id}": {
        parameters: {
        };
        /**
         * Shows a contract with its lines.
         * @description Needs `dashboard.view` or any permission of module `contrats`.
         */
        get: operations["contrats_lire"];
        /**
         * Changes a draft contract; lines, when given, take the place of all.
         * @description Needs the permission `contracts.manage`. Nothing is written while module `contrats` is not active.
         */
        patch: operations["contrats_modifier"];
    };
    "/v1/contrats/{id}/activer": {
        parameters: {
        };
        /**
         * Activates a draft contract.
         * @description Lines and prices can not be changed afterwards. In another currency than the organization's it needs an exchange rate in force.
         *
         *     Needs the permission `contracts.manage`. Nothing is written while module `contrats` is not active.
         */
        post: operations["contrats_activer"];
    };
    "/v1/contrats/{id}/clore": {
        parameters: {
        };
        /**
         * Closes an active contract with a reason; what was recorded before stays good.
         * @description What is dated after it names an inactive reference.
         *
         *     Needs the permission `contracts.manage`. Nothing is written while module `contrats` is not active.
         */
        post: operations["contrats_clore"];
    };
    "/v1/contrats/{id}/rouvrir": {
        parameters: {
        };
        /**
         * Reopens a contract that was closed by mistake, with a reason, from its closing or later on.
         * @description What is dated between its closing and `le` stays outside it.
         *
         *     Needs the permission `contracts.manage`. Nothing is written while module `contrats` is not active.
         */
        post: operations["contrats_rouvrir"];
    };
    "/v1/contrats/{id}/prix": {
        parameters: {
        };
        /**
         * Reckons what a line pays for some measurements and a mass; nothing is written.
         * @description Needs `dashboard.view` or any permission of module `contrats`.
         */
        post: operations["contrats_prix"];
    };
    "/v1/taux-change": {
        parameters: {
        };
        /**
         * Lists the exchange rates, latest in force first.
         * @description Needs `dashboard.view` or any permission of module `contrats`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["taux_change"];
        /**
         * Sets the exchange rate between two currencies from a date on.
         * @description It serves both ways, from an instant on; of equal instants the rate set last holds. It is written as a decimal text.
         *
         *     Needs the permission `contracts.manage`. Nothing is written while module `contrats` is not active.
         */
        post: operations["taux_change_fixer"];
    };
    "/v1/taux-change/{id}": {
        parameters: {
        };
        /**
         * Shows an exchange rate.
         * @description Needs `dashboard.view` or any permission of module `contrats`.
         */
        get: operations["taux_change_lire"];
    };
    "/v1/emplacements": {
        parameters: {
        };
        /**
         * Lists the places by code, with what stands there and what they signal.
         * @description Needs `dashboard.view` or any permission of module `stock`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["emplacements"];
        /**
         * Opens a place.
         * @description `qualites_admises` names display categories, `qualites_par_referentiel` categories under a referential; an empty list restricts nothing. Beyond its capacity a place signals and refuses nothing.
         *
         *     Needs the permission `stock.manage`. Nothing is written while module `stock` is not active.
         */
        post: operations["emplacements_creer"];
    };
    "/v1/emplacements/{id}": {
        parameters: {
        };
        /**
         * Shows a place.
         * @description Needs `dashboard.view` or any permission of module `stock`.
         */
        get: operations["emplacements_lire"];
        /**
         * Changes the name, the capacity or the admitted qualities of a place, closes it or opens it again.
         * @description Lots that stand there stay when it is closed or admits less; it then says so. The site is for good.
         *
         *     Needs the permission `stock.manage`. Nothing is written while module `stock` is not active.
         */
        patch: operations["emplacements_modifier"];
    };
    "/v1/lots": {
        parameters: {
        };
        /**
         * Lists the lots with what they hold, latest first.
         * @description Needs `dashboard.view` or any permission of module `stock`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["lots"];
    };
    "/v1/lots/{id}": {
        parameters: {
        };
        /**
         * Shows a lot with its states, places, quarantines and qualities.
         * @description Needs `dashboard.view` or any permission of module `stock`.
         */
        get: operations["lots_lire"];
    };
    "/v1/lots/{id}/valider": {
        parameters: {
        };
        /**
         * Validates a lot, a reception’s by the rules of the reception; it gets its official number.
         * @description A reception's lot is judged as the reception is; a lot that a recall marked goes to quarantine at once.
         *
         *     Needs the permission `stock.manage`. Nothing is written while module `stock` is not active.
         */
        post: operations["lots_valider"];
    };
    "/v1/lots/{id}/rejeter": {
        parameters: {
        };
        /**
         * Rejects a waiting lot, and its reception, with a reason.
         * @description The lot keeps its matter until it is returned, destroyed, or the reception is reversed.
         *
         *     Needs the permission `stock.manage`. Nothing is written while module `stock` is not active.
         */
        post: operations["lots_rejeter"];
    };
    "/v1/lots/{id}/annuler": {
        parameters: {
        };
        /**
         * Cancels a reception’s lot, which rejects the reception; a step’s is cancelled with its step.
         * @description The lot keeps its matter, and its number is never given to another record.
         *
         *     Needs the permission `stock.manage`. Nothing is written while module `stock` is not active.
         */
        post: operations["lots_annuler"];
    };
    "/v1/lots/{id}/archiver": {
        parameters: {
        };
        /**
         * Puts an empty lot away, for good.
         * @description Only a lot that holds nothing.
         *
         *     Needs the permission `stock.manage`. Nothing is written while module `stock` is not active.
         */
        post: operations["lots_archiver"];
    };
    "/v1/lots/{id}/devalider": {
        parameters: {
        };
        /**
         * Takes a validation back: the answer is the lot that now waits, for a reception a new one.
         * @description Refused once matter was taken from the lot. It keeps its number when it is validated again.
         *
         *     Needs the permission `stock.manage`. Nothing is written while module `stock` is not active.
         */
        post: operations["lots_devalider"];
    };
    "/v1/lots/{id}/quarantaine": {
        parameters: {
        };
        /**
         * Puts a validated lot into quarantine: nothing is taken from it until it is released.
         * @description It may still be moved. Neither a step, an expedition, a sample nor a reversal takes from it.
         *
         *     Needs the permission `stock.manage`. Nothing is written while module `stock` is not active.
         */
        post: operations["lots_quarantaine"];
    };
    "/v1/lots/{id}/liberer": {
        parameters: {
        };
        /**
         * Releases a lot from quarantine, or one that waits from what a laboratory found, with a reason.
         * @description A lot that waits keeps its state: the release says that what a laboratory found no longer holds it.
         *
         *     Needs the permission `stock.release_quarantine`. Nothing is written while module `stock` is not active.
         */
        post: operations["lots_liberer"];
    };
    "/v1/lots/{id}/deplacer": {
        parameters: {
        };
        /**
         * Moves a lot to another place, in quarantine too; a place that is full says so.
         * @description A place that does not admit the lot's quality, or is closed, refuses it.
         *
         *     Needs the permission `stock.manage`. Nothing is written while module `stock` is not active.
         */
        post: operations["lots_deplacer"];
    };
    "/v1/lots/{id}/qualites": {
        parameters: {
        };
        /**
         * Adds a quality state to a lot under a referential, with the reason; earlier ones stay.
         * @description The lot's category, and that of what was made of it, is reckoned anew.
         *
         *     Needs the permission `certification.manage`. Nothing is written while module `certification` is not active.
         */
        post: operations["lots_qualites"];
    };
    "/v1/inventaires": {
        parameters: {
        };
        /**
         * Lists the inventories with what each lacks and what is too much, latest first.
         * @description Needs `dashboard.view` or any permission of module `stock`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["inventaires"];
        /**
         * Proposes the inventory of a place: the mass that was counted of each lot at a date.
         * @description Every lot that the ledger has in the place at the date is counted, a missing one as 0. Nothing moves before another person validates it.
         *
         *     Needs the permission `stock.manage`. Nothing is written while module `stock` is not active.
         */
        post: operations["inventaires_creer"];
    };
    "/v1/inventaires/{id}": {
        parameters: {
        };
        /**
         * Shows an inventory with each count and what became of its difference.
         * @description Needs `dashboard.view` or any permission of module `stock`.
         */
        get: operations["inventaires_lire"];
    };
    "/v1/inventaires/{id}/valider": {
        parameters: {
        };
        /**
         * Validates an inventory, by a second person: shortages are lost, each surplus is a conventional lot.
         * @description Not by who proposed it. Shortages are lost at the date of the inventory, each surplus becomes a conventional lot; an inventory whose lots moved since it was proposed is refused.
         *
         *     Needs the permission `stock.reverse`. Nothing is written while module `stock` is not active.
         */
        post: operations["inventaires_valider"];
    };
    "/v1/inventaires/{id}/annuler": {
        parameters: {
        };
        /**
         * Cancels an inventory that waits, with a reason.
         * @description Of one that waits: nothing moved.
         *
         *     Needs the permission `stock.manage`. Nothing is written while module `stock` is not active.
         */
        post: operations["inventaires_annuler"];
    };
    "/v1/fichiers/url-envoi": {
        parameters: {
        };
        /**
         * Gives a signed address that takes one file, bound to its size, media type, SHA-256 and a time.
         * @description The same file again is told to have arrived and gets no address. Another content under the same id is refused.
         *
         *     For any account of the organization and its own device; an inactive account and a revoked device too, since each command is judged at the date of its operation. A draining token opens it too, for its own device.
         */
        post: operations["fichiers_url_envoi"];
    };
    "/v1/fichiers/{id}/confirmer": {
        parameters: {
        };
        /**
         * Says that a file was sent: it is read, and attached when its size and SHA-256 are as announced.
         * @description What is not the file that was announced is removed, and may be sent again.
         *
         *     For any account of the organization and its own device; an inactive account and a revoked device too, since each command is judged at the date of its operation. A draining token opens it too, for its own device.
         */
        post: operations["fichiers_confirmer"];
    };
    "/v1/fichiers/{id}": {
        parameters: {
        };
        /**
         * Tells a file and gives a short-lived address to read it; identity documents are journalled.
         * @description Needs `dashboard.view` or any permission of module `noyau`.
         */
        get: operations["fichiers_lire"];
    };
    "/v1/documents": {
        parameters: {
        };
        /**
         * Lists the documents that the caller may read, of a record, of a type or with a code.
         * @description Those of the modules that the caller reads.
         *
         *     For any active account of the organization. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["documents"];
    };
    "/v1/documents/{id}": {
        parameters: {
        };
        /**
         * Tells a document and gives a short-lived address of its file, a PDF/A.
         * @description Receipts, delivery notes, labels and statements are drawn when they are first asked for, the others by a task after their act.
         *
         *     For any active account of the organization.
         */
        get: operations["documents_lire"];
    };
    "/v1/documents/{id}/duplicata": {
        parameters: {
        };
        /**
         * Traces a reprint and gives the address of a duplicate, which says that it is one.
         * @description For any active account of the organization.
         */
        post: operations["documents_dupliquer"];
    };
    "/v1/producteurs/{id}/releve": {
        parameters: {
        };
        /**
         * Shows what was delivered, due, deducted and paid of a producer until a day, and the balance.
         * @description Needs `dashboard.view` or any permission of module `contrats`.
         */
        get: operations["producteurs_releve"];
        /**
         * Establishes a producer's statement as it is now, as a document.
         * @description What `GET` of the same path says at this instant; statements of other days stay true, each of its day.
         *
         *     For any active account of the organization.
         */
        post: operations["producteurs_releve_etablir"];
    };
    "/v1/organisation/logo": {
        parameters: {
        };
        /**
         * Tells the logo that documents bear from now on, with a short-lived address of its file.
         * @description Documents keep the logo of the day when they were established; those of before there was one bear none.
         *
         *     For any active account of the organization.
         */
        get: operations["organisation_logo"];
        /**
         * Puts a logo that was sent on the documents of from now on, or takes the one that is there away.
         * @description The file is read from the store first. Refused: what is neither PNG nor JPEG, sides of less than 16 or more than 2000 pixels, a PNG that is transparent, interlaced or of 16 bits, a JPEG that is neither grey nor in three colours, and what can not be read.
         *
         *     Needs the permission `settings.manage`.
         */
        put: operations["organisation_logo_changer"];
        /**
         * Gives the signed address that takes the file of a logo; nothing changes until it is put to use.
         * @description PNG or JPEG, at most 200 KiB, each side 16 to 2000 pixels. What stands in the store already is not taken a second time (412): it can be put to use.
         *
         *     Needs the permission `settings.manage`.
         */
        post: operations["organisation_logo_annoncer"];
    };
    "/v1/dossiers-audit": {
        parameters: {
        };
        /**
         * Lists the audit dossiers that were asked for, latest first.
         * @description Needs the permission `audit.export`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["dossiers_audit"];
        /**
         * Asks for an audit dossier of a campaign, a period of it, one group of operators or all, and the trace of chosen lots; made in the background.
         * @description Needs the permission `audit.export`. Nothing is written while module `rappel` is not active.
         */
        post: operations["dossiers_audit_creer"];
    };
    "/v1/dossiers-audit/{id}": {
        parameters: {
        };
        /**
         * Shows an audit dossier: its state, how far it is, and why it failed.
         * @description Needs the permission `audit.export`.
         */
        get: operations["dossiers_audit_lire"];
    };
    "/v1/dossiers-audit/{id}/contenu": {
        parameters: {
        };
        /**
         * Gives the address of the archive of an audit dossier; who took it is journalled.
         * @description The archive is a ZIP (ZIP64 where it has to be). `manifeste.json` names every file with its SHA-256; `manifeste.jws` is its signature, detached (RFC 7515, appendix F).
         *
         *     Needs the permission `audit.export`.
         */
        get: operations["dossiers_audit_contenu"];
    };
    "/v1/receptions": {
        parameters: {
        };
        /**
         * Lists the receptions, latest operation first.
         * @description Needs `dashboard.view` or any permission of module `stock`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["receptions"];
        /**
         * Receives produce of members or of a supplier: its lot waits for its validation, unless it is a draft.
         * @description Members bring collections of one group, product and campaign, or provisional references whose commands have not come; a purchase names its supplier. The lot holds the net mass as weighed; what differs from the collections is lost or adjusted, a surplus with its reason.
         *
         *     Needs the permission `stock.manage`. Nothing is written while module `stock` is not active.
         */
        post: operations["receptions_creer"];
    };
    "/v1/receptions/{id}": {
        parameters: {
        };
        /**
         * Shows a reception: what it is made of, the rules that it does not meet, its history.
         * @description Needs `dashboard.view` or any permission of module `stock`.
         */
        get: operations["receptions_lire"];
        /**
         * Changes a draft reception; what it is made of, when given, takes the place of all.
         * @description Needs the permission `stock.manage`. Nothing is written while module `stock` is not active.
         */
        patch: operations["receptions_modifier"];
    };
    "/v1/receptions/{id}/soumettre": {
        parameters: {
        };
        /**
         * Makes a draft wait for its validation: its lot is born and its matter enters it.
         * @description What it is made of is judged as when it is created without a draft.
         *
         *     Needs the permission `stock.manage`. Nothing is written while module `stock` is not active.
         */
        post: operations["receptions_soumettre"];
    };
    "/v1/receptions/{id}/valider": {
        parameters: {
        };
        /**
         * Validates a reception: its lot gets its number, and goes to quarantine when a threshold is crossed.
         * @description Refused by name for a certificate that is not in force, a member who had left, a measurement that lacks, a threshold, or a laboratory's result, unless settings let a note pass it or somebody else granted a derogation.
         *
         *     Needs the permission `stock.manage`. Nothing is written while module `stock` is not active.
         */
        post: operations["receptions_valider"];
    };
    "/v1/receptions/{id}/rejeter": {
        parameters: {
        };
        /**
         * Rejects a reception with a reason; its lot keeps its matter until that leaves.
         * @description Its collections stay received until its movement is reversed.
         *
         *     Needs the permission `stock.manage`. Nothing is written while module `stock` is not active.
         */
        post: operations["receptions_rejeter"];
    };
    "/v1/receptions/{id}/devalider": {
        parameters: {
        };
        /**
         * Takes a validation back: the lot is cancelled, a new one waits with its quantity and quality.
         * @description Only while nothing was taken from the lot. Number and derogations stay the reception's.
         *
         *     Needs the permission `stock.manage`. Nothing is written while module `stock` is not active.
         */
        post: operations["receptions_devalider"];
    };
    "/v1/receptions/{id}/corriger": {
        parameters: {
        };
        /**
         * Corrects the mass, origin, contract, quality or product of a reception, with a reason.
         * @description The number of the reception stays; what is due, the quality of its lot and its papers follow. What was validated or paid on the older value stays, and `GET /v1/corrections` lists it.
         *
         *     Needs the permission `stock.manage`. Nothing is written while module `stock` is not active.
         */
        post: operations["receptions_corriger"];
    };
    "/v1/receptions/{id}/derogations": {
        parameters: {
        };
        /**
         * Lifts one rule for one waiting reception, with a reason.
         * @description Not for one's own reception, and who grants it does not validate. It lifts neither a laboratory's result nor what a place admits.
         *
         *     Needs the permission `reception.derogate`. Nothing is written while module `stock` is not active.
         */
        post: operations["receptions_deroger"];
    };
    "/v1/ventes": {
        parameters: {
        };
        /**
         * Lists the sales with what was shipped of each line and what remains, latest first.
         * @description Needs `dashboard.view` or any permission of module `ventes`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["ventes"];
        /**
         * Creates a draft sale with its lines, each with a mass, a price and the quality it is sold with.
         * @description The quality that a line is sold with is a state per referential; without one any lot serves it.
         *
         *     Needs the permission `sales.manage`. Nothing is written while module `ventes` is not active.
         */
        post: operations["ventes_creer"];
    };
    "/v1/ventes/{id}": {
        parameters: {
        };
        /**
         * Shows a sale.
         * @description Needs `dashboard.view` or any permission of module `ventes`.
         */
        get: operations["ventes_lire"];
        /**
         * Changes a draft sale; lines, when given, take the place of all.
         * @description Needs the permission `sales.manage`. Nothing is written while module `ventes` is not active.
         */
        patch: operations["ventes_modifier"];
    };
    "/v1/ventes/{id}/valider": {
        parameters: {
        };
        /**
         * Validates a draft sale.
         * @description What is sold organic or in conversion rests on the organization's own certificate; a setting says whether its absence refuses or is told in `alertes`. Afterwards its terms do not change.
         *
         *     Needs the permission `sales.manage`. Nothing is written while module `ventes` is not active.
         */
        post: operations["ventes_valider"];
    };
    "/v1/ventes/{id}/annuler": {
        parameters: {
        };
        /**
         * Cancels a sale that nothing is shipped for, with a reason.
         * @description A sale that is settled, or of which something is shipped, is not cancelled.
         *
         *     Needs the permission `sales.manage`. Nothing is written while module `ventes` is not active.
         */
        post: operations["ventes_annuler"];
    };
    "/v1/ventes/{id}/corriger": {
        parameters: {
        };
        /**
         * Corrects the client, the currency, masses or prices of a validated sale, with a reason.
         * @description The code of the sale stays; its amounts, its state and its expeditions follow, whose documents get a new index where they say something else. What was validated on the older value stays, and `GET /v1/corrections` lists it.
         *
         *     Needs the permission `sales.manage`. Nothing is written while module `ventes` is not active.
         */
        post: operations["ventes_corriger"];
    };
    "/v1/expeditions": {
        parameters: {
        };
        /**
         * Lists the expeditions with their lots, containers and seals, latest first.
         * @description Needs `dashboard.view` or any permission of module `ventes`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["expeditions"];
        /**
         * Creates a draft expedition under a validated sale; nothing moves.
         * @description A line names its lot and mass, and the line of the sale and the container where there are several. Container numbers are ISO 6346 and their check digit is verified; a seal closes one container.
         *
         *     Needs the permission `shipping.manage`. Nothing is written while module `ventes` is not active.
         */
        post: operations["expeditions_creer"];
    };
    "/v1/expeditions/{id}": {
        parameters: {
        };
        /**
         * Shows an expedition.
         * @description Needs `dashboard.view` or any permission of module `ventes`.
         */
        get: operations["expeditions_lire"];
        /**
         * Changes a draft expedition; containers and lines, when given, take the place of all.
         * @description Needs the permission `shipping.manage`. Nothing is written while module `ventes` is not active.
         */
        patch: operations["expeditions_modifier"];
    };
    "/v1/expeditions/{id}/valider": {
        parameters: {
        };
        /**
         * Validates a draft expedition: its lots leave for the client.
         * @description Lots must be validated, free, worth what they are sold as and hold enough at the date; certificates are asked again at it. A sale of which no line lacks anything is settled.
         *
         *     Needs the permission `shipping.manage`. Nothing is written while module `ventes` is not active.
         */
        post: operations["expeditions_valider"];
    };
    "/v1/expeditions/{id}/corriger": {
        parameters: {
        };
        /**
         * Corrects the container, seal and inspection numbers of a validated expedition, with a reason.
         * @description Lots, masses and client stay; its documents get their next index, and its number stays. `GET /v1/corrections` lists it.
         *
         *     Needs the permission `shipping.manage`. Nothing is written while module `ventes` is not active.
         */
        post: operations["expeditions_corriger"];
    };
    "/v1/expeditions/{id}/devalider": {
        parameters: {
        };
        /**
         * Takes a validated expedition back to a draft, with a reason: its lots have their matter again.
         * @description A sale that was settled is open again. Refused when a lot was archived or goods came back.
         *
         *     Needs the permission `shipping.manage`. Nothing is written while module `ventes` is not active.
         */
        post: operations["expeditions_devalider"];
    };
    "/v1/expeditions/{id}/annuler": {
        parameters: {
        };
        /**
         * Cancels a draft expedition, with a reason.
         * @description Needs the permission `shipping.manage`. Nothing is written while module `ventes` is not active.
         */
        post: operations["expeditions_annuler"];
    };
    "/v1/expeditions/{id}/retours": {
        parameters: {
        };
        /**
         * Takes back what a client returns, as new lots that wait, whose parents are those shipped.
         * @description Each line that comes back, whole or in part, is a reception of its own. The expedition and the sale stay as they are.
         *
         *     Needs the permission `shipping.manage`. Nothing is written while module `ventes` is not active.
         */
        post: operations["expeditions_retours"];
    };
    "/v1/creances": {
        parameters: {
        };
        /**
         * Lists the lines due with what remains of each and what bars it, latest first.
         * @description Needs `dashboard.view` or any permission of module `contrats`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["creances"];
    };
    "/v1/creances/{id}": {
        parameters: {
        };
        /**
         * Shows a line due with what payments settled of it.
         * @description Needs `dashboard.view` or any permission of module `contrats`.
         */
        get: operations["creances_lire"];
    };
    "/v1/creances/{id}/admettre": {
        parameters: {
        };
        /**
         * Admits what a collection and its reception differ by, with a reason: it is due.
         * @description Not by who recorded the collection. It is due at the price of the rest, by a line of its own.
         *
         *     Needs the permission `payments.manage`. Nothing is written while module `contrats` is not active.
         */
        post: operations["creances_admettre"];
    };
    "/v1/receptions/{id}/prix": {
        parameters: {
        };
        /**
         * Sets the price of what no contract prices of a validated reception, with a reason.
         * @description For what no contract prices of a validated reception; a later price takes its place.
         *
         *     Needs the permission `contracts.manage`. Nothing is written while module `contrats` is not active.
         */
        post: operations["receptions_prix"];
    };
    "/v1/paiements": {
        parameters: {
        };
        /**
         * Lists the payments, latest first.
         * @description Needs `dashboard.view` or any permission of module `contrats`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given. Without `statut`, a table holds what is `validée` alone.
         */
        get: operations["paiements"];
        /**
         * Pays lines that are due to a producer or a supplier, or an advance.
         * @description To one producer or one supplier, either of lines due in one currency or as an advance. Neither who recorded a collection of its lines nor who set their price makes it. Above `paiements.seuil_validation` it waits for a second person.
         *
         *     Needs the permission `payments.manage`. Nothing is written while module `contrats` is not active.
         */
        post: operations["paiements_creer"];
    };
    "/v1/paiements/{id}": {
        parameters: {
        };
        /**
         * Shows a payment with what it settles of each line.
         * @description Needs `dashboard.view` or any permission of module `contrats`.
         */
        get: operations["paiements_lire"];
    };
    "/v1/paiements/{id}/valider": {
        parameters: {
        };
        /**
         * Validates a payment that waits, by a second person.
         * @description Not by who made it, nor by who may not pay its lines.
         *
         *     Needs the permission `payments.manage`. Nothing is written while module `contrats` is not active.
         */
        post: operations["paiements_valider"];
    };
    "/v1/paiements/{id}/annuler": {
        parameters: {
        };
        /**
         * Cancels a payment that waits, with a reason.
         * @description Of one that waits; its lines are open again.
         *
         *     Needs the permission `payments.manage`. Nothing is written while module `contrats` is not active.
         */
        post: operations["paiements_annuler"];
    };
    "/v1/paiements/{id}/contrepasser": {
        parameters: {
        };
        /**
         * Reverses a payment by its mirror, with a reason.
         * @description Answers its mirror, a payment of its own; what it settled is open again.
         *
         *     Needs the permission `payments.manage`. Nothing is written while module `contrats` is not active.
         */
        post: operations["paiements_contrepasser"];
    };
    "/v1/fournisseurs/{id}/releve": {
        parameters: {
        };
        /**
         * Shows what was delivered, due, deducted and paid of a supplier until a day, and the balance.
         * @description Needs `dashboard.view` or any permission of module `contrats`.
         */
        get: operations["fournisseurs_releve"];
    };
    "/v1/remises/{id}/retenue": {
        parameters: {
        };
        /**
         * Has inputs of before money was counted deducted, with a reason.
         * @description For inputs that were handed out on credit before money was counted; later ones are deducted by themselves.
         *
         *     Needs the permission `contracts.manage`. Nothing is written while module `contrats` is not active.
         */
        post: operations["remises_retenue"];
    };
    "/v1/creances/{id}/retirer": {
        parameters: {
        };
        /**
         * Takes back a deduction, with a reason.
         * @description Of a line of kind `deduction`, once: answers the line that gives it back.
         *
         *     Needs the permission `contracts.manage`. Nothing is written while module `contrats` is not active.
         */
        post: operations["creances_retirer"];
    };
    "/v1/deductions": {
        parameters: {
        };
        /**
         * Deducts an amount from what is due to a producer or a supplier, with a label and a reason.
         * @description From what is due to one producer or one supplier, by a line of its own.
         *
         *     Needs the permission `contracts.manage`. Nothing is written while module `contrats` is not active.
         */
        post: operations["deductions_creer"];
    };
    "/v1/complements": {
        parameters: {
        };
        /**
         * Lists the complements of price, latest first.
         * @description Needs `dashboard.view` or any permission of module `contrats`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["complements"];
        /**
         * Adds so much a kilogram to the price of a campaign, for all members or some.
         * @description Of a campaign that was opened, closed ones too. Collections that were due or paid already earn it, and those that are received later. Where payments may need a second person it waits for one.
         *
         *     Needs the permission `contracts.manage`. Nothing is written while module `contrats` is not active.
         */
        post: operations["complements_proposer"];
    };
    "/v1/complements/{id}": {
        parameters: {
        };
        /**
         * Shows a complement of price.
         * @description Needs `dashboard.view` or any permission of module `contrats`.
         */
        get: operations["complements_lire"];
    };
    "/v1/complements/{id}/valider": {
        parameters: {
        };
        /**
         * Validates a complement of price that waits, by a second person.
         * @description By another person than who proposed it. Its lines are due from then on.
         *
         *     Needs the permission `payments.manage`. Nothing is written while module `contrats` is not active.
         */
        post: operations["complements_valider"];
    };
    "/v1/complements/{id}/annuler": {
        parameters: {
        };
        /**
         * Cancels a complement of price, with a reason.
         * @description What was due of it is taken back by lines of their own, and deducted where it was paid.
         *
         *     Needs the permission `contracts.manage`. Nothing is written while module `contrats` is not active.
         */
        post: operations["complements_annuler"];
    };
    "/v1/lots/{id}/genealogie": {
        parameters: {
        };
        /**
         * Tells what a lot is made of and what became of it, to the gram: as JSON, as a picture (SVG or HTML), or as GS1 EPCIS 2.0 events.
         * @description Masses are shared over the links of the ledger and sum to what was asked, to the gram. The nearest records are shown, and how many there are. Names of persons are null for who may not read them. A person who opens it in a browser, without a token, is led to the same in the workbench, by way of its sign-in.
         *
         *     Needs `dashboard.view` or any permission of module `stock`.
         */
        get: operations["lots_genealogie"];
    };
    "/v1/expeditions/{id}/eudr": {
        parameters: {
        };
        /**
         * Gives the plots behind what an expedition delivered, as the GeoJSON of a due diligence statement on deforestation.
         * @description Needs `dashboard.view` or any permission of module `ventes`.
         */
        get: operations["expeditions_eudr"];
    };
    "/v1/mouvements": {
        parameters: {
        };
        /**
         * Lists the movements of matter, latest first.
         * @description Needs `dashboard.view` or any permission of module `stock`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["mouvements"];
    };
    "/v1/mouvements/{id}": {
        parameters: {
        };
        /**
         * Shows a movement with its entries.
         * @description Needs `dashboard.view` or any permission of module `stock`.
         */
        get: operations["mouvements_lire"];
    };
    "/v1/mouvements/{id}/contrepasser": {
        parameters: {
        };
        /**
         * Reverses a reception’s birth, a return, a destruction, a sample or what an inventory changed of a lot; answers the mirror.
         * @description The mirror stands at the date of what it reverses. Refused when later movements used the matter; steps, expeditions and collections are taken back by their own acts.
         *
         *     Needs the permission `stock.reverse`. Nothing is written while module `stock` is not active.
         */
        post: operations["mouvements_contrepasser"];
    };
    "/v1/lots/{id}/sorties": {
        parameters: {
        };
        /**
         * Returns matter of a lot to whom it came from, destroys it, or takes a sample.
         * @description A `retour` goes to a producer of the lot's collections, at most what was weighed of theirs, and gives back capacity; or to the supplier. A `destruction` needs evidence, an `echantillon` its laboratory. The lot keeps its state.
         *
         *     Needs the permission `stock.manage`. Nothing is written while module `stock` is not active.
         */
        post: operations["lots_sorties"];
    };
    "/v1/sorties": {
        parameters: {
        };
        /**
         * Lists the returns, destructions and samples with their results, latest first.
         * @description Needs `dashboard.view` or any permission of module `stock`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["sorties"];
    };
    "/v1/sorties/{id}": {
        parameters: {
        };
        /**
         * Shows matter that left a lot.
         * @description Needs `dashboard.view` or any permission of module `stock`.
         */
        get: operations["sorties_lire"];
    };
    "/v1/sorties/{id}/resultats": {
        parameters: {
        };
        /**
         * Keeps what a laboratory found in a sample; what does not conform puts a validated lot into quarantine, and holds one that waits.
         * @description Results are only ever added. A later one that conforms releases nothing from quarantine by itself. The answer names what was made of the lot and what shipped.
         *
         *     Needs the permission `stock.manage` or `stock.release_quarantine`. Nothing is written while module `stock` is not active.
         */
        post: operations["sorties_resultats"];
    };
    "/v1/resultats/{id}/corriger": {
        parameters: {
        };
        /**
         * Corrects what was written of a laboratory’s report, with a reason; the block of the lot follows.
         * @description What is left out stays. What was made or shipped of the lot stays too: `GET /v1/corrections` lists it.
         *
         *     Needs the permission `stock.release_quarantine`. Nothing is written while module `stock` is not active.
         */
        post: operations["resultats_corriger"];
    };
    "/v1/attendus": {
        parameters: {
        };
        /**
         * Lists the references whose goods were received and whose commands are awaited, oldest first.
         * @description What is awaited for long has its phone's short code, by which somebody asks for it.
         *
         *     Needs `dashboard.view` or any permission of module `stock`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["attendus"];
    };
    "/v1/redressements": {
        parameters: {
        };
        /**
         * Lists what late data changed in receptions, with what had shipped, latest first.
         * @description A correction, a merge, a transfer or a late command after a reception, with the difference in matter and the lots' categories before and after.
         *
         *     Needs `dashboard.view` or any permission of module `stock`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["redressements"];
    };
    "/v1/redressements/{id}": {
        parameters: {
        };
        /**
         * Shows what a late correction changed of a reception.
         * @description Needs `dashboard.view` or any permission of module `stock`.
         */
        get: operations["redressements_lire"];
    };
    "/v1/corrections": {
        parameters: {
        };
        /**
         * Lists what the office corrected of records that others rest on, latest first.
         * @description What the office corrected of a record that others rest on: who, when, why, before and after. A caller reads those of the records that they read.
         *
         *     For any active account of the organization. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["corrections"];
    };
    "/v1/corrections/{id}": {
        parameters: {
        };
        /**
         * Shows a correction of the office, with what would be judged otherwise since.
         * @description For any active account of the organization.
         */
        get: operations["corrections_lire"];
    };
    "/v1/etapes": {
        parameters: {
        };
        /**
         * Lists the process steps with their inputs, outputs, losses and balance, latest first.
         * @description Needs `dashboard.view` or any permission of module `stock`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["etapes"];
        /**
         * Creates a draft step; nothing is moved.
         * @description Needs the permission `stock.manage`. Nothing is written while module `procedes` is not active.
         */
        post: operations["etapes_creer"];
    };
    "/v1/etapes/{id}": {
        parameters: {
        };
        /**
         * Shows a step with its inputs, outputs, losses, balance, downgrades and history.
         * @description Needs `dashboard.view` or any permission of module `stock`.
         */
        get: operations["etapes_lire"];
        /**
         * Changes a draft step; inputs, outputs or losses, when given, take the place of all.
         * @description Needs the permission `stock.manage`. Nothing is written while module `procedes` is not active.
         */
        patch: operations["etapes_modifier"];
    };
    "/v1/etapes/{id}/valider": {
        parameters: {
        };
        /**
         * Validates a draft step: its matter moves, its outputs are born as lots that wait.
         * @description The gap of the balance keeps within the tolerance of the settings. A category that falls is answered with before and after, and confirmed by sending that list back in `declassements`. Inputs in quarantine, or under a control that bars them, are all named.
         *
         *     Needs the permission `stock.manage`. Nothing is written while module `procedes` is not active.
         */
        post: operations["etapes_valider"];
    };
    "/v1/etapes/{id}/devalider": {
        parameters: {
        };
        /**
         * Reverses a validated step, with a reason: its lots are cancelled, it is a draft again.
         * @description Refused when an output moved on or an input is gone. Outputs that are validated again have their numbers.
         *
         *     Needs the permission `stock.manage`. Nothing is written while module `procedes` is not active.
         */
        post: operations["etapes_devalider"];
    };
    "/v1/rappels": {
        parameters: {
        };
        /**
         * Lists the recalls and exercises, latest first.
         * @description Needs `dashboard.view` or any permission of module `rappel`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["rappels"];
        /**
         * Plans a recall, or an exercise: what it reaches is kept as it stands, nothing is blocked.
         * @description `aval` is what was made of the origins, `amont` what they were made of, `complet` all that was made of what they were made of. An origin that stands for many operations is cut to a period. An exercise measures the same and blocks nothing.
         *
         *     Needs the permission `recall.manage`. Nothing is written while module `rappel` is not active.
         */
        post: operations["rappels_planifier"];
    };
    "/v1/rappels/{id}": {
        parameters: {
        };
        /**
         * Shows a recall with its frozen plan, what its execution did and what it held since.
         * @description Needs `dashboard.view` or any permission of module `rappel`.
         */
        get: operations["rappels_lire"];
    };
    "/v1/apercu-rappel": {
        parameters: {
        };
        /**
         * Tells what a recall of a record would reach now, and whether the caller may plan it.
         * @description Needs `dashboard.view` or any permission of module `rappel`.
         */
        get: operations["apercu_rappel"];
    };
    "/v1/rappels/{id}/apercu": {
        parameters: {
        };
        /**
         * Tells what executing a planned recall would do now, beside its plan; nothing is written.
         * @description Needs `dashboard.view` or any permission of module `rappel`.
         */
        get: operations["rappels_apercu"];
    };
    "/v1/rappels/{id}/lignes": {
        parameters: {
        };
        /**
         * Lists what a recall reached, line by line.
         * @description Needs `dashboard.view` or any permission of module `rappel`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["rappels_lignes"];
    };
    "/v1/rappels/{id}/executer": {
        parameters: {
        };
        /**
         * Blocks every lot that the recall reaches and names what can not be blocked.
         * @description It looks again, since matter moved meanwhile: both lists are shown. Validated lots go to quarantine, lots that wait are marked. Until it is closed, what is made of them is held too.
         *
         *     Needs the permission `recall.manage`. Nothing is written while module `rappel` is not active.
         */
        post: operations["rappels_executer"];
    };
    "/v1/rappels/{id}/clore": {
        parameters: {
        };
        /**
         * Closes a recall with its conclusion; its lots stay in quarantine until they are released.
         * @description A recall that was only planned is given up.
         *
         *     Needs the permission `recall.manage`. Nothing is written while module `rappel` is not active.
         */
        post: operations["rappels_clore"];
    };
    "/v1/bilan-matiere": {
        parameters: {
        };
        /**
         * Shows the mass balance of a period per product, site, referential and category, flow by flow.
         * @description Opening, plus what came in, minus what went out and was lost, is the closing; every kilo counts under each referential.
         *
         *     Needs `dashboard.view` or any permission of module `stock`. Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.
         */
        get: operations["bilan_matiere"];
    };
}
/** The webhooks of the contract. */
export type webhooks = Record<string, never>;
/** The components of the contract. */
export interface components {
    schemas: {
        acces_support: {
            acces: components["schemas"]["acces"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        acces: {
            id: components["schemas"]["uuid"];
            debut: components["schemas"]["date_heure"];
            /** @description Not included; when it was ended early, that instant. */
            fin: components["schemas"]["date_heure"];
            en_cours: boolean;
            raison: string;
            ouvert_par: components["schemas"]["uuid"];
            /** @description Who ended it early. */
            termine_par: components["schemas"]["uuid"] | null;
            termine_le: components["schemas"]["date_heure"] | null;
        };
        acces_support_lire: components["schemas"]["acces"];
        acces_support_ouvrir_corps: {
            /** @description Until when: after now, thirty days at most. */
            fin: components["schemas"]["date_heure"];
            raison: string;
        };
        acces_support_ouvrir: components["schemas"]["acces"];
        acces_support_terminer_corps: Record<string, never>;
        acces_support_terminer: components["schemas"]["acces"];
        actes_lire: {
            entite: string;
            id: components["schemas"]["uuid"];
            /** @description The state of the record, by which its acts were judged. */
            statut: string;
            /** @description All acts that people do on such a record, by name. */
            actes: {
                acte: string;
                /** @description The `operationId` of the route that does it. */
                operation: string;
                /** @description The state that it leads to; null where it leaves the state, or the record says which. */
                vers: string | null;
                /** @description Whether the caller may do it now. */
                possible: boolean;
                /** @description The code by which it would be refused; null where it is possible. */
                raison: string | null;
                /** @description The `details` of that refusal, as its route gives them; null where it has none. */
                details: unknown;
            }[];
        };
        apercu_rappel: {
            /** @description When it was looked at. */
            le: components["schemas"]["date_heure"];
            mesure: components["schemas"]["mesure"];
            /** @description What would be reached, what can not be blocked first; 500 at most. Of a planned recall, those that its plan does not have as they are. */
            lignes: components["schemas"]["ligne_rappel"][];
            /** @description Lines of the plan that are no longer so; 500 at most. */
            disparues: components["schemas"]["ligne_rappel"][];
            /** @description Whether the caller may plan it. */
            actes: components["schemas"]["actes"];
        };
        appareils: {
            appareils: components["schemas"]["appareil"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        appareil: {
            id: components["schemas"]["uuid"];
            code_court: string;
            utilisateur_id: components["schemas"]["uuid"];
            modele: string | null;
            statut: components["schemas"]["statut_appareil"];
            enrole_le: components["schemas"]["date_heure"];
            revoque_le: components["schemas"]["date_heure"] | null;
            raison_revocation: string | null;
            derniere_sequence: number;
            derniere_synchro: components["schemas"]["date_heure"] | null;
        };
        appareils_annuler_code_corps: {
            raison: string;
        };
        appareils_annuler_code: components["schemas"]["code_enrolement"];
        appareils_annuler_sequence_corps: {
            /** @description The last sequence of the range; the awaited one alone when absent. */
            jusqu_a?: number;
            raison: string;
        };
        appareils_annuler_sequence: components["schemas"]["appareil"];
        appareils_code_vidage_corps: {
            raison: string;
        };
        appareils_code_vidage: {
            id: components["schemas"]["uuid"];
            /** @description Shown this once; the service keeps its SHA-256 only. */
            code: string;
            appareil_id: components["schemas"]["uuid"];
            utilisateur_id: components["schemas"]["uuid"];
            expire_le: components["schemas"]["date_heure"];
        };
        /** @description The agent who will enrol a phone with the code. */
        appareils_codes_enrolement_corps: {
            utilisateur_id: components["schemas"]["uuid"];
        };
        appareils_codes_enrolement: {
            id: components["schemas"]["uuid"];
            /** @description Shown this once; the service keeps its SHA-256 only. */
            code: string;
            utilisateur_id: components["schemas"]["uuid"];
            expire_le: components["schemas"]["date_heure"];
        };
        appareils_enroler_corps: {
            code: string;
            /** @description What the phone is. */
            modele?: string;
        };
        appareils_enroler: {
            appareil_id: components["schemas"]["uuid"];
            code_court: string;
            utilisateur_id: components["schemas"]["uuid"];
            organisation_id: components["schemas"]["uuid"];
            /** @constant */
            sequence_depart: 1;
            heure_serveur: components["schemas"]["date_heure"];
        };
        appareils_lire: components["schemas"]["appareil"];
        appareils_lister_codes: {
            /** @description Latest first. */
            codes_enrolement: components["schemas"]["code_enrolement"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        code_enrolement: {
            id: components["schemas"]["uuid"];
            utilisateur_id: components["schemas"]["uuid"];
            /** @enum {string} */
            statut: "valable" | "utilise" | "annule" | "expire";
            cree_par: components["schemas"]["uuid"];
            cree_le: components["schemas"]["date_heure"];
            expire_le: components["schemas"]["date_heure"];
            /** @description The device that was enrolled with it. */
            appareil_id: components["schemas"]["uuid"] | null;
            /** @description The device that the next one replaces. */
            remplace_id: components["schemas"]["uuid"] | null;
            annule_le: components["schemas"]["date_heure"] | null;
            annule_par: components["schemas"]["uuid"] | null;
            raison_annulation: string | null;
        };
        appareils_remplacer_corps: {
            raison: string;
        };
        appareils_remplacer: {
            appareil: components["schemas"]["appareil"];
            code_enrolement: components["schemas"]["appareils_codes_enrolement"];
        };
        appareils_revoquer_corps: {
            raison: string;
        };
        appareils_revoquer: components["schemas"]["appareil"];
        appareils_volume: {
            appareil_id: components["schemas"]["uuid"];
            /** @description The target that setting `sync.volume_cible_mo` sets, in millions of bytes. */
            cible_mo: number;
            /** @description Estimated size of the phone's file, in bytes. */
            octets: number;
            /** @description Whether the estimate is within the target. */
            cible_tenue: boolean;
            /** @description The heaviest first. */
            tables: components["schemas"]["table"][];
        };
        table: {
            nom: string;
            lignes: number;
            octets: number;
        };
        arbre_activites: {
            /** @description Null before the initialization. */
            initialise_le: components["schemas"]["date_heure"] | null;
            /** @description In reading order: a parent before its children. */
            activites: components["schemas"]["activite"][];
            suivant: components["schemas"]["suivant"];
        };
        activite: {
            code: string;
            libelle_fr: string;
            libelle_en: string;
            parent: string | null;
            module: string;
            prerequis: string[];
            /** @description Whether it is switched on, whatever its module. */
            allumee: boolean;
            /**
             * @description `actif` while it is switched on and its module is active; null when it was never on.
             * @enum {string|null}
             */
            etat: "actif" | "lecture_seule" | null;
            /** @description When it was switched on. */
            periodes: components["schemas"]["periode"][];
            /** @description Latest first. */
            bascules: components["schemas"]["bascule"][];
        };
        arbre_activites_activer_corps: {
            raison?: string;
        };
        arbre_activites_activer: components["schemas"]["activite"];
        arbre_activites_desactiver_corps: {
            raison: string;
        };
        arbre_activites_desactiver: components["schemas"]["activite"];
        arbre_activites_initialiser_corps: {
            /** @description The activities to switch on; the pack's default when absent. */
            noeuds?: string[];
        };
        arbre_activites_initialiser: {
            initialise_le: components["schemas"]["date_heure"];
            activites: components["schemas"]["activite"][];
        };
        attendus: {
            attendus: components["schemas"]["attendu"][];
            suivant: components["schemas"]["suivant"];
        };
        attendu: {
            id: components["schemas"]["uuid"];
            reference_provisoire: string;
            /** @description What its paper says, in grams. */
            quantite_g: number;
            /** @description Its share of the mass weighed, in grams. */
            recu_g: number;
            reception_id: components["schemas"]["uuid"];
            /** @enum {string} */
            reception_statut: "brouillon" | "en_attente" | "validée" | "rejetée";
            /** @description Of the reception. */
            numero_officiel: string | null;
            campagne_id: components["schemas"]["uuid"];
            groupement_id: components["schemas"]["uuid"] | null;
            produit_id: components["schemas"]["uuid"];
            lot_id: components["schemas"]["uuid"] | null;
            attendu_depuis: components["schemas"]["date_heure"];
            /** @description The phone whose short code the reference bears. */
            appareil_id: components["schemas"]["uuid"] | null;
            utilisateur_id: components["schemas"]["uuid"] | null;
            derniere_synchro: components["schemas"]["date_heure"] | null;
        };
        attributions_terminer_corps: {
            /** @description Now when absent; before the end that it has. */
            le?: components["schemas"]["date_heure"];
            raison: string;
        };
        attributions_terminer: components["schemas"]["attribution"];
        bilan_matiere: {
            bilans: components["schemas"]["bilan"][];
            suivant: components["schemas"]["suivant"];
        };
        bilan: {
            produit_id: components["schemas"]["uuid"];
            produit: string;
            site: string;
            /** @description Each referential has all of the mass: sum under one. Null where none was ever ticked or said anything. */
            referentiel_code: string | null;
            /**
             * @description Under the referential; `conventionnel` where it says nothing of the goods.
             * @enum {string}
             */
            categorie: "bio" | "conversion" | "conventionnel" | "hors_statut";
            /** @description The organization's certificates under the referential that cover the product on the site during the period, of organic goods and those in conversion. */
            certificats: {
                certificat_id: components["schemas"]["uuid"];
                numero: string;
                /**
                 * @description Its status now.
                 * @enum {string}
                 */
                statut: "valide" | "suspendu" | "retire";
            }[];
            /** @description Stock when the period begins, in g. */
            ouverture_g: number;
            /** @description What entered, by flow, in g. */
            entrees: {
                reception_g?: number;
                reprise_g?: number;
                etape_g?: number;
                retour_g?: number;
                ajustement_g?: number;
                /** @description Surplus that inventories found: conventional. */
                inventaire_g?: number;
                deplacement_g?: number;
                requalification_g?: number;
                contrepassation_g?: number;
                autres_g?: number;
            };
            entrees_g: number;
            /** @description What left, by flow, in g. */
            sorties: {
                etape_g?: number;
                expedition_g?: number;
                retour_g?: number;
                destruction_g?: number;
                echantillon_g?: number;
                perte_g?: number;
                ajustement_g?: number;
                /** @description What inventories found missing. */
                inventaire_g?: number;
                deplacement_g?: number;
                requalification_g?: number;
                contrepassation_g?: number;
                autres_g?: number;
            };
            sorties_g: number;
            /** @description Stock when the period ends, in g: opening + entries - exits. */
            cloture_g: number;
        };
        campagnes: {
            /** @description By year descending, then by code. */
            campagnes: components["schemas"]["campagne"][];
        };
        /** @enum {string} */
        statut_campagne: "preparation" | "ouverte" | "cloturee";
        campagne: {
            id: components["schemas"]["uuid"];
            code: string;
            nom: string;
            statut: components["schemas"]["statut_campagne"];
            annee: number;
            date_ouverture_prevue: components["schemas"]["date"];
            date_cloture_prevue: components["schemas"]["date"];
            date_ouverture: components["schemas"]["date"] | null;
            date_cloture: components["schemas"]["date"] | null;
            pack_version_id: components["schemas"]["uuid"];
            modele_numerotation_version: number | null;
            cree_le: components["schemas"]["date_heure"];
            modifie_le: components["schemas"]["date_heure"];
            pack: {
                code: string;
                libelle: string;
                version: string;
            };
        };
        campagnes_tableau: {
            campagne: {
                id: components["schemas"]["uuid"];
                code: string;
                nom: string;
                annee: number;
                /** @enum {string} */
                statut: "preparation" | "ouverte" | "cloturee";
            };
            /** @description When the figures were taken. */
            le: components["schemas"]["date_heure"];
            /** @description Its collections that stand, the earliest week first: `GET /v1/collectes?campagne_id=…&statut=enregistree&du=…&au=…`. */
            semaines: components["schemas"]["semaine_de_collecte"][] | null;
            /** @description Its ceilings by raw material and quality state: `GET /v1/capacites?campagne_id=…&en_vigueur=true&matiere=…&etat=…`. */
            capacites: components["schemas"]["plafond_de_matiere"][] | null;
            /** @description What its lots hold, by place and display category: `GET /v1/lots?campagne_id=…&en_stock=true&emplacement_id=…&categorie=…`. */
            stock: components["schemas"]["stock_de_place"][] | null;
            /** @description The open controls of the organization by age, the youngest first: `GET /v1/controles?statut=ouvert&du=…&au=…`. */
            controles: components["schemas"]["tranche_d_age"][] | null;
            /** @description The devices of the organization: `GET /v1/appareils?muets_depuis=…`. */
            appareils: components["schemas"]["appareils_muets"] | null;
            /** @description The certificates of the organization that end: `GET /v1/certificats?prend_fin_jours=…`, with `du` today or `au` the day before. */
            certificats: components["schemas"]["certificats_qui_finissent"] | null;
            /** @description The parts that are null. */
            absents: components["schemas"]["partie_absente"][];
        };
        semaine_de_collecte: {
            /** @description Of ISO 8601, where the organization is. */
            semaine: string;
            /** @description Its first day. */
            lundi: components["schemas"]["date"];
            /** @description Its first instant where the organization is. */
            du: components["schemas"]["date_heure"];
            /** @description Its last. */
            au: components["schemas"]["date_heure"];
            /** @description How many stand. */
            collectes: number;
            /** @description Their net mass, in g. */
            net_g: number;
            /** @description Their marketable net mass, in g. */
            net_marchand_g: number;
            /** @description What its collections draw on the capacities of the campaign, in g of raw material. */
            prise_g: number;
        };
        plafond_de_matiere: {
            matiere_code: string;
            etat_code: string;
            /** @description How many are in force. */
            capacites: number;
            /** @description What they allow, in g of raw material. */
            plafond_g: number;
            /** @description What was consumed, in g of raw material. */
            consomme_g: number;
            /** @description How much of that was consumed of producers without a capacity in force. */
            sans_plafond_g: number;
        };
        stock_de_place: {
            emplacement_id: components["schemas"]["uuid"];
            /** @description Of the place. */
            code: string;
            nom: string;
            site: string;
            /** @enum {string} */
            categorie: "bio" | "conversion" | "conventionnel" | "hors_statut";
            /** @description How many hold matter there. */
            lots: number;
            /** @description What they hold, in g. */
            quantite_g: number;
        };
        tranche_d_age: {
            /**
             * @description For a day of 24 hours at most, seven, thirty, or longer.
             * @enum {string}
             */
            tranche: "un_jour" | "sept_jours" | "trente_jours" | "anciens";
            /** @description Opened not before; null without a limit. */
            du: components["schemas"]["date_heure"] | null;
            /** @description Opened not after. */
            au: components["schemas"]["date_heure"];
            /** @description How many are open. */
            controles: number;
        };
        appareils_muets: {
            /** @description After how many days without a sign a device is silent: setting `relances.saisie_jours`. */
            jours: number;
            /** @description The instant that many days ago. */
            muets_depuis: components["schemas"]["date_heure"];
            /** @description How many are in use. */
            actifs: number;
            /** @description How many of them are silent. */
            muets: number;
        };
        certificats_qui_finissent: {
            /** @description How near an end is told: setting `relances.certificat_jours`. */
            jours: number;
            /** @description Today, where the organization is. */
            jour: components["schemas"]["date"];
            /** @description The day before. */
            veille: components["schemas"]["date"];
            /** @description How many end from today on. */
            finissent: number;
            /** @description How many ended before, and were followed by none. */
            echus: number;
            /** @description The last day of the first that ends; null when none does. */
            prochaine_fin: components["schemas"]["date"] | null;
        };
        partie_absente: {
            /** @enum {string} */
            partie: "semaines" | "capacites" | "stock" | "controles" | "appareils" | "certificats";
            /** @description One of which the caller would need; null when it is a setting that is missing. */
            permissions: string[] | null;
            /** @description The delay that the organization turned off; null when it is a permission that is missing. */
            reglage: string | null;
        };
        capacites: {
            capacites: components["schemas"]["capacite"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        capacite: {
            id: components["schemas"]["uuid"];
            campagne_id: components["schemas"]["uuid"];
            producteur_id: components["schemas"]["uuid"];
            groupement_id: components["schemas"]["uuid"] | null;
            matiere_code: string;
            etat_code: string;
            /** @enum {string} */
            statut: "proposee" | "validee" | "refusee" | "a_revalider" | "remplacee";
            capacite_g: number;
            /** @description The ceiling of the balance now; zero while never validated. */
            plafond_g: number;
            /** @description What collections took of the balance. */
            consomme_g: number;
            /** @description Ceiling less consumption; negative when the ceiling is crossed. */
            restant_g: number;
            /** @description The reckoning per plot. */
            lignes: components["schemas"]["ligne_capacite"][];
            /** @description Whether its figure was approved elsewhere and brought in by an import; else it is the sum of its lines. */
            reprise: boolean;
            proposee_par: components["schemas"]["uuid"] | null;
            proposee_le: components["schemas"]["date_heure"];
            validations: {
                /** @enum {string} */
                role: "direction" | "rsci";
                utilisateur_id: components["schemas"]["uuid"];
                le: components["schemas"]["date_heure"];
            }[];
            refus: {
                utilisateur_id: components["schemas"]["uuid"];
                raison: string;
                le: components["schemas"]["date_heure"];
            } | null;
            /** @description The open controls that forbid its validation, while it is proposed. */
            empechements: components["schemas"]["empechement"][];
        };
        ligne_capacite: {
            parcelle_id: components["schemas"]["uuid"];
            surface_m2: number;
            part_cp: number;
            rendement_g_ha: number;
            /** @description Whether the pack's default was used, none being set for the plot. */
            rendement_defaut: boolean;
            /**
             * @description Stratum of the crop; absent for the principal one.
             * @enum {unknown}
             */
            strate?: "associe";
            /** @description Cycle of the crop; absent for what stands all along. */
            cycle?: number;
        };
        empechement: {
            controle_id: components["schemas"]["uuid"];
            motif: string;
            entite: string | null;
            entite_id: components["schemas"]["uuid"];
            ouvert_le: components["schemas"]["date_heure"];
        };
        capacites_lire: {
            capacite: components["schemas"]["capacite"];
            /** @description What its plots yield by what is known now. */
            evaluation: {
                capacite_g: number;
                lignes: components["schemas"]["ligne_capacite"][];
                /** @description Whether the capacity's own reckoning says the same. */
                a_jour: boolean;
            };
        };
        capacites_proposer_corps: {
            campagne_id: components["schemas"]["uuid"];
            /** @description One producer, or `groupement_id`. */
            producteur_id?: components["schemas"]["uuid"];
            /** @description All producers of a group, whose capacity is not the one that would be proposed. */
            groupement_id?: components["schemas"]["uuid"];
            /** @description Code of the raw material. */
            matiere_code?: string;
            /** @description A product that draws on the raw material, in place of its code. */
            produit_id?: components["schemas"]["uuid"];
            /** @description Code of a quality state of the campaign's capacity referential. */
            etat_code: string;
        } & (({
            producteur_id: unknown;
        } | {
            groupement_id: unknown;
        }) & ({
            matiere_code: unknown;
        } | {
            produit_id: unknown;
        }));
        capacites_proposer: {
            capacites: components["schemas"]["capacite"][];
            /** @description Producers of the group whose capacity says already what would be proposed. */
            inchangees: number;
            /** @description Producers who grow nothing of it in that state. */
            sans_parcelle: number;
            /** @description Producers with plots that have no yield, for whom nothing was proposed. */
            sans_rendement: {
                producteur_id: components["schemas"]["uuid"];
                parcelles: components["schemas"]["uuid"][];
            }[];
        };
        capacites_refuser_corps: {
            /** @description Why, in writing. */
            raison: string;
        };
        capacites_refuser: components["schemas"]["capacite"];
        capacites_valider_corps: {
            /**
             * @description For who holds both roles: the one to validate in.
             * @enum {string}
             */
            role?: "direction" | "rsci";
        };
        capacites_valider: {
            capacite: components["schemas"]["capacite"];
            /** @description The open controls of a crossed ceiling that the capacity covers now that it is validated. */
            controles_couverts: components["schemas"]["uuid"][];
        };
        certificats: {
            certificats: components["schemas"]["certificat"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        certificat: {
            id: components["schemas"]["uuid"];
            numero: string;
            organisme: string;
            titulaire: {
                /** @enum {string} */
                type: "groupement" | "fournisseur" | "organisation";
                id: components["schemas"]["uuid"];
                nom: string;
            };
            referentiel_code: string;
            categorie: string;
            valide_du: components["schemas"]["date"];
            valide_au: components["schemas"]["date"];
            /** @enum {string} */
            statut: "valide" | "suspendu" | "retire";
            /**
             * @description What it is worth now: its status, or whether its days are past or to come.
             * @enum {string}
             */
            etat: "valide" | "suspendu" | "retire" | "expire" | "a_venir";
            portee: {
                id: components["schemas"]["uuid"];
                /** @description In the word that it was recorded by; null for every one. */
                activite: string | null;
                site: string | null;
                produit_id: components["schemas"]["uuid"] | null;
                unite: string | null;
                /** @description The first day that it holds; null from the beginning. */
                du: components["schemas"]["date"] | null;
                /** @description The last; null without end. */
                au: components["schemas"]["date"] | null;
                ajoutee_le: components["schemas"]["date_heure"];
            }[];
            historique: {
                /** @enum {string} */
                statut: "valide" | "suspendu" | "retire";
                depuis: components["schemas"]["date"];
                enregistre_le: components["schemas"]["date_heure"];
                raison: string;
                auteur_id: components["schemas"]["uuid"];
            }[];
            cree_le: components["schemas"]["date_heure"];
        };
        certificats_corriger_corps: {
            /** @description Why, in writing. */
            raison: string;
            /** @description The right last day of the certificate. */
            valide_au?: components["schemas"]["date"];
            /** @description The lines whose last day is wrong. */
            portee?: {
                id: components["schemas"]["uuid"];
                /** @description The right last day; null without end. */
                au: components["schemas"]["date"] | null;
            }[];
        };
        certificats_corriger: components["schemas"]["certificat"];
        certificats_creer_corps: {
            numero: string;
            /** @description The control body. */
            organisme: string;
            /** @description Exactly one holder: a group, a supplier, or the organization itself. */
            titulaire: {
                groupement_id?: components["schemas"]["uuid"];
                fournisseur_id?: components["schemas"]["uuid"];
                /** @constant */
                organisation?: true;
            };
            /** @description Code of a quality referential. */
            referentiel_code: string;
            /** @description The category of products, in the control body's words. */
            categorie: string;
            valide_du: components["schemas"]["date"];
            /** @description The last day. */
            valide_au: components["schemas"]["date"];
            portee: components["schemas"]["portee_donnee"];
        };
        certificats_creer: components["schemas"]["certificat"];
        /** @description What it covers; lines are added, never changed. A line names any of activity, site, product and unit, and limits nothing that it does not name. */
        portee_donnee: ({
            /** @description An activity of regulation (EU) 2018/848 (production, preparation, distribution, storing, import, export) or a word for one; null for every one. */
            activite?: string | null;
            /** @description The site of the places that it covers; null for every site. */
            site?: string | null;
            /** @description Null for every product. */
            produit_id?: components["schemas"]["uuid"] | null;
            /** @description Code or name of a place, or of a group; null for every unit. */
            unite?: string | null;
            /** @description The first day that it holds; from the beginning when absent, and from now when it is added to a certificate that stands. */
            du?: components["schemas"]["date"] | null;
            /** @description The last; without end when absent. */
            au?: components["schemas"]["date"] | null;
        } | {
            activite: unknown;
        } | {
            site: unknown;
        } | {
            produit_id: unknown;
        } | {
            unite: unknown;
        })[];
        certificats_lire: components["schemas"]["certificat"];
        certificats_operations: {
            operations: components["schemas"]["operation_couverte"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        operation_couverte: {
            /** @description `collecte`, `contrat`, `reception` or `lot`; more to come. */
            entite: string;
            id: components["schemas"]["uuid"];
            le: components["schemas"]["date_heure"] | null;
            reference: string | null;
            groupement_id: components["schemas"]["uuid"] | null;
        };
        certificats_portee_corps: {
            portee: components["schemas"]["portee_donnee"];
        };
        certificats_portee: components["schemas"]["certificat"];
        certificats_statut_corps: {
            /** @enum {string} */
            statut: "valide" | "suspendu" | "retire";
            /** @description The day from which the control body's decision holds; not in the future. */
            depuis: components["schemas"]["date"];
            /** @description Why, in writing. */
            raison: string;
        };
        certificats_statut: {
            certificat: components["schemas"]["certificat"];
            operations_total: number;
            /** @description The latest 200 operations since then that the certificate covered; none for a certificate that is valid again. */
            operations: components["schemas"]["operation_couverte"][];
        };
        clients: {
            clients: components["schemas"]["client"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        client: {
            id: components["schemas"]["uuid"];
            code: string;
            nom: string;
            pays: string;
            adresse: string | null;
            contact: string | null;
            telephone: string | null;
            courriel: string | null;
            actif: boolean;
            cree_le: components["schemas"]["date_heure"];
            modifie_le: components["schemas"]["date_heure"];
            /** @description Changes of its data (`champs`: before and after), deactivations and reactivations (`actif`). */
            historique: {
                actif: boolean | null;
                /** @description Per member, `avant` and `apres`. */
                champs: {
                    [key: string]: {
                        avant: string | null;
                        apres: string | null;
                    };
                } | null;
                le: components["schemas"]["date_heure"];
                raison: string | null;
                auteur_id: components["schemas"]["uuid"];
            }[];
        };
        clients_creer_corps: {
            /** @description The organization's own short code. */
            code: string;
            nom: string;
            /** @description ISO 3166-1, two letters. */
            pays: string;
            adresse?: string | null;
            /** @description The person to speak to. */
            contact?: string | null;
            /** @description The digits of one number, after a plus sign and the country code where it has one; no blanks. */
            telephone?: string | null;
            /** Format: email */
            courriel?: string | null;
        };
        clients_creer: components["schemas"]["client"];
        clients_desactiver_corps: {
            /** @description Why, in writing. */
            raison: string;
        };
        clients_desactiver: components["schemas"]["client"];
        clients_lire: components["schemas"]["client"];
        clients_modifier_corps: {
            nom?: string;
            /** @description ISO 3166-1, two letters. */
            pays?: string;
            adresse?: string | null;
            /** @description The person to speak to. */
            contact?: string | null;
            /** @description The digits of one number, after a plus sign and the country code where it has one; no blanks. */
            telephone?: string | null;
            /** Format: email */
            courriel?: string | null;
        };
        clients_modifier: components["schemas"]["client"];
        clients_reactiver_corps: {
            /** @description Why, in writing. */
            raison: string;
        };
        clients_reactiver: components["schemas"]["client"];
        collectes: {
            collectes: components["schemas"]["collecte"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        collecte: {
            id: components["schemas"]["uuid"];
            numero_officiel: string | null;
            reference_provisoire: string | null;
            /** @enum {string} */
            statut: "enregistree" | "devalidee";
            campagne_id: components["schemas"]["uuid"] | null;
            producteur_id: components["schemas"]["uuid"] | null;
            parcelle_id: components["schemas"]["uuid"] | null;
            produit_id: components["schemas"]["uuid"] | null;
            contrat_id: components["schemas"]["uuid"] | null;
            groupement_id: components["schemas"]["uuid"] | null;
            utilisateur_id: components["schemas"]["uuid"];
            date_operation: components["schemas"]["date_heure"];
            recue_le: components["schemas"]["date_heure"];
            humidite_cp: number | null;
            impuretes_cp: number | null;
            /** @description Net mass, in g. */
            net_g: number;
            /** @description Mass deducted, in g. */
            refaction_g: number;
            /** @description Marketable net mass, in g: the basis for amounts due. */
            net_marchand_g: number;
            observation: string | null;
            /** @description Quality state per referential. */
            qualites: {
                [key: string]: string;
            };
            /** @description Display category per referential. */
            categories: {
                [key: string]: "bio" | "conversion" | "conventionnel" | "hors_statut";
            };
            /** @description A control is open on it. */
            en_anomalie: boolean;
            /** @description An open control blocks its payment. */
            paiement_bloque: boolean;
            /** @description Barred from transformation and sale under the organic referential. */
            ecartee_du_bio: boolean;
            /** @description That referential: the one of the capacity which it crossed; null when it is not barred. */
            referentiel_ecarte: string | null;
            /** @description The motifs that do so. */
            motifs: string[];
            /** @description When the command that recorded it was cancelled: it counts nowhere since. */
            annulee_le: components["schemas"]["date_heure"] | null;
        };
        collectes_lire: components["schemas"]["collecte_detaillee"];
        collecte_detaillee: {
            id: components["schemas"]["uuid"];
            numero_officiel: string | null;
            reference_provisoire: string | null;
            /** @enum {string} */
            statut: "enregistree" | "devalidee";
            campagne_id: components["schemas"]["uuid"] | null;
            producteur_id: components["schemas"]["uuid"] | null;
            parcelle_id: components["schemas"]["uuid"] | null;
            produit_id: components["schemas"]["uuid"] | null;
            contrat_id: components["schemas"]["uuid"] | null;
            groupement_id: components["schemas"]["uuid"] | null;
            utilisateur_id: components["schemas"]["uuid"];
            date_operation: components["schemas"]["date_heure"];
            recue_le: components["schemas"]["date_heure"];
            humidite_cp: number | null;
            impuretes_cp: number | null;
            /** @description Net mass, in g. */
            net_g: number;
            /** @description Mass deducted, in g. */
            refaction_g: number;
            /** @description Marketable net mass, in g: the basis for amounts due. */
            net_marchand_g: number;
            observation: string | null;
            /** @description Quality state per referential. */
            qualites: {
                [key: string]: string;
            };
            /** @description Display category per referential. */
            categories: {
                [key: string]: "bio" | "conversion" | "conventionnel" | "hors_statut";
            };
            /** @description A control is open on it. */
            en_anomalie: boolean;
            /** @description An open control blocks its payment. */
            paiement_bloque: boolean;
            /** @description Barred from transformation and sale under the organic referential. */
            ecartee_du_bio: boolean;
            /** @description That referential: the one of the capacity which it crossed; null when it is not barred. */
            referentiel_ecarte: string | null;
            /** @description The motifs that do so. */
            motifs: string[];
            /** @description When the command that recorded it was cancelled: it counts nowhere since. */
            annulee_le: components["schemas"]["date_heure"] | null;
            commande: components["schemas"]["commande_de_fiche"];
            annulation: components["schemas"]["annulation_de_fiche"];
            corrections: components["schemas"]["corrections_de_fiche"];
            controles: components["schemas"]["controles_de_fiche"];
            fichiers: components["schemas"]["fichiers_de_fiche"];
            /** @description Masses as the phone reckoned them, in g. */
            calcul_telephone: Record<string, never>;
            /** @description What the phone declared of each referential. */
            qualite_declaree: Record<string, never>;
            /** @description Every weighing, in g; those of the latest version count. */
            pesees: {
                version: number;
                rang: number;
                brut_g: number;
                tare_g: number;
            }[];
            /** @description Every state that it was given, oldest first. */
            historique_qualites: {
                referentiel_code: string;
                etat_code: string;
                categorie_affichage: string;
                etat_declare: string | null;
                le: components["schemas"]["date_heure"];
            }[];
            /** @description Errors that agents reported in it. */
            signalements: {
                id: components["schemas"]["uuid"];
                motif: string;
                correction_proposee: Record<string, never> | null;
                auteur_id: components["schemas"]["uuid"];
                date_operation: components["schemas"]["date_heure"];
            }[];
            /** @description The messages to the producer, one for each version. */
            messages: {
                version: number;
                /** @enum {string} */
                statut: "a_envoyer" | "en_cours" | "envoye" | "echoue";
                raison: string | null;
                tentatives: number;
                le: components["schemas"]["date_heure"];
            }[];
            /** @description Its movements, in their order; null for who does not read stock. */
            mouvements: components["schemas"]["mouvement_matiere"][] | null;
            /** @description The delivery note that it left with, for who reads deliveries. */
            bon_livraison: {
                /** @description The documents of the note, latest first; of the types that the caller reads. */
                documents: components["schemas"]["document"][];
                id: components["schemas"]["uuid"];
                reference_provisoire: string | null;
                destination_id: components["schemas"]["uuid"] | null;
                immatriculation: string;
                date_operation: components["schemas"]["date_heure"];
            } | null;
            /** @description The reception that took it, and its lot; null while the agent holds it, and for who does not read stock. */
            reception: {
                id: components["schemas"]["uuid"];
                statut: string;
                date_operation: components["schemas"]["date_heure"];
                lot_id: components["schemas"]["uuid"] | null;
                lot_numero: string | null;
            } | null;
            /** @description What it took from capacities, in g, or gave back. */
            consommations: {
                campagne_id: components["schemas"]["uuid"];
                producteur_id: components["schemas"]["uuid"];
                matiere_code: string;
                etat_code: string;
                quantite_g: number;
                le: components["schemas"]["date_heure"];
            }[];
            /** @description Its receipts, latest first; of the types that the caller reads. */
            documents: components["schemas"]["document"][];
            /** @description What is due for it; null for who does not read payments. */
            creances: components["schemas"]["creance_detaillee"][] | null;
        };
        commandes_annuler_corps: {
            /** @description Why, in writing. */
            raison: string;
        };
        commandes_annuler: {
            commande_id: components["schemas"]["uuid"];
            annulee_le: components["schemas"]["date_heure"];
            raison: string;
            /** @description Who cancelled it. */
            auteur_id: components["schemas"]["uuid"];
            /** @description The controls that the cancellation lifted. */
            controles: components["schemas"]["uuid"][];
        };
        /** Format: uuid */
        uuid: string;
        /**
         * Format: date-time
         * @description ISO 8601 date and time.
         */
        date_heure: string;
        /** Format: date */
        date: string;
        code_organisation: string;
        /**
         * @description How many rows a page holds.
         * @default 50
         */
        limite: number;
        /** @description The `suivant` of the page before; opaque. */
        curseur: string;
        /** @description The `curseur` of the next page; null on the last one. */
        suivant: string | null;
        /**
         * @description Whether the rows of all pages are counted: `total` of the answer.
         * @default false
         */
        total_demande: boolean;
        /** @description The rows that the filters let through, on all pages; where `total` asks for it. */
        total: {
            /** @description How many, 10000 at most. */
            lignes: number;
            /** @description Whether these are all: false where there are more than are counted. */
            exact: boolean;
        };
        /** @enum {string} */
        statut_appareil: "actif" | "revoque" | "remplace";
        /** @description The command that wrote a record, and its outcome. */
        commande_de_fiche: {
            id: components["schemas"]["uuid"];
            type: string;
            reference_provisoire: string | null;
            appareil_id: components["schemas"]["uuid"];
            utilisateur_id: components["schemas"]["uuid"];
            sequence: number;
            date_operation: components["schemas"]["date_heure"] | null;
            recue_le: components["schemas"]["date_heure"];
            issue: string | null;
            motifs: string[];
            alertes: string[];
        };
        /** @description Who took the command back; null while it counts. */
        annulation_de_fiche: {
            raison: string;
            auteur_id: components["schemas"]["uuid"];
            le: components["schemas"]["date_heure"];
        } | null;
        /** @description What decisions corrected of it, in their order. */
        corrections_de_fiche: {
            version: number;
            /** @description What was declared anew; null when the date alone changed. */
            payload: Record<string, never> | null;
            date_operation: components["schemas"]["date_heure"] | null;
            controle_id: components["schemas"]["uuid"];
            auteur_id: components["schemas"]["uuid"];
            le: components["schemas"]["date_heure"];
        }[];
        /** @description Its controls, open and lifted, oldest first, each with its decision; null for who does not read the core. */
        controles_de_fiche: {
            id: components["schemas"]["uuid"];
            motif: string;
            effet: string;
            /** @enum {string} */
            statut: "ouvert" | "leve";
            entite: string | null;
            entite_id: components["schemas"]["uuid"] | null;
            ouvert_le: components["schemas"]["date_heure"];
            leve_le: components["schemas"]["date_heure"] | null;
            leve_par: components["schemas"]["uuid"] | null;
            decision: string | null;
            raison: string | null;
        }[] | null;
        /** @description The files that came with it; null for who does not read the core. */
        fichiers_de_fiche: {
            fichier_id: components["schemas"]["uuid"];
            role: string;
            sha256: string;
            /** @enum {string} */
            statut: "attendu" | "arrive";
            /** @description Where it is handed out, to who may read it. */
            adresse: string;
        }[] | null;
        complements: {
            complements: components["schemas"]["complement"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        complement: {
            id: components["schemas"]["uuid"];
            campagne_id: components["schemas"]["uuid"];
            produit_id: components["schemas"]["uuid"];
            /** @description The group that the goods were collected for; null for all. */
            groupement_id: components["schemas"]["uuid"] | null;
            /** @description The contract that the goods were delivered under; null for all. */
            contrat_id: components["schemas"]["uuid"] | null;
            /**
             * @description The display category of the goods; null for all.
             * @enum {string|null}
             */
            categorie: "bio" | "conversion" | "conventionnel" | "hors_statut" | null;
            /** @description What is added for a kilogram, in minor units. */
            prix_kg: number;
            /** @description ISO 4217. */
            devise: string;
            /** @description What producers read of it. */
            libelle: string;
            /** @description Why it is paid. */
            raison: string;
            /** @description Grams that it was about when it was proposed. */
            masse_g: number;
            /** @description What it came to when it was proposed, in minor units; its lines say what is due of it now. */
            montant: number;
            /**
             * @description `en_attente` of a second person, `validée`, or `annulée`.
             * @enum {string}
             */
            statut: "en_attente" | "validée" | "annulée";
            cree_le: components["schemas"]["date_heure"];
            auteur_id: components["schemas"]["uuid"];
            /** @description When it took effect, the earliest date of its lines. */
            valide_le: components["schemas"]["date_heure"] | null;
            /** @description The second person, where one was needed. */
            valide_par: components["schemas"]["uuid"] | null;
            /** @description When it was cancelled. */
            annule_le: components["schemas"]["date_heure"] | null;
            /** @description Who cancelled it. */
            annule_par: components["schemas"]["uuid"] | null;
            /** @description Why it was cancelled. */
            raison_annulation: string | null;
        };
        complements_annuler_corps: {
            /** @description Why, in writing. */
            raison: string;
        };
        complements_annuler: components["schemas"]["complement"];
        complements_lire: components["schemas"]["complement"];
        complements_proposer_corps: {
            campagne_id: components["schemas"]["uuid"];
            produit_id: components["schemas"]["uuid"];
            /** @description Only goods that were collected for this group. */
            groupement_id?: components["schemas"]["uuid"];
            /** @description Only goods that were delivered under this contract. */
            contrat_id?: components["schemas"]["uuid"];
            /**
             * @description Only goods of this display category.
             * @enum {string}
             */
            categorie?: "bio" | "conversion" | "conventionnel" | "hors_statut";
            /** @description What is added for a kilogram, in minor units. */
            prix_kg: number;
            /** @description ISO 4217 code; the organization's currency without one. */
            devise?: string;
            /** @description What producers read of it. */
            libelle: string;
            /** @description Why, in writing. */
            raison: string;
        };
        complements_proposer: components["schemas"]["complement"];
        complements_valider_corps: Record<string, never>;
        complements_valider: components["schemas"]["complement"];
        conformite_grille: {
            grilles: components["schemas"]["grille"][];
        };
        grille: {
            campagne: {
                id: components["schemas"]["uuid"];
                code: string;
            };
            pack: {
                code: string;
                version: string;
            };
            code: string;
            libelle_fr: string;
            libelle_en: string;
            referentiel_code: string;
            /** @description The state that a plot may be given, by full months since the start of its conversion. */
            conversion: {
                etat: string;
                duree_mois: number;
            }[];
            exigences: {
                code: string;
                libelle_fr: string;
                libelle_en: string;
                /** @enum {string} */
                cible: "producteur" | "parcelle";
                reference: string;
                constat: string;
            }[];
            /** @description Where the plot asked for stands; null when none was. */
            parcelle: components["schemas"]["situation"] | null;
        };
        situation: {
            etat_code: string | null;
            depuis: components["schemas"]["date_heure"] | null;
            /** @description From when the calendar counts; null outside a conversion. */
            debut_conversion: components["schemas"]["date_heure"] | null;
            /** @description The next state of the calendar, and from when it may be given; null for the highest. */
            prochain: {
                etat_code: string;
                le: components["schemas"]["date_heure"] | null;
            } | null;
        };
        conformite_reviser_corps: {
            parcelle_id: components["schemas"]["uuid"];
            /** @description Code of a quality referential. */
            referentiel_code: string;
            /** @description Code of a quality state. */
            etat_code: string;
            /** @description From when the plot has the state; not in the future. */
            depuis: components["schemas"]["date_heure"];
            /** @description Why, in writing. */
            raison: string;
            /** @description Why the plot has the state sooner than the conversion calendar allows, and what proves it; kept only when it does. */
            derogation?: {
                /** @description Why, in writing. */
                raison: string;
                /** @description What proves it: records, a decision of the control body. */
                preuve: string;
            };
        };
        conformite_reviser: {
            revision: components["schemas"]["revision"];
            /** @description Collections of the plot since then; they keep the state they were recorded with. */
            collectes_concernees: number;
        };
        conformite_revisions: {
            revisions: components["schemas"]["revision"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        revision: {
            id: components["schemas"]["uuid"];
            parcelle_id: components["schemas"]["uuid"];
            referentiel_code: string;
            etat_code: string | null;
            depuis: components["schemas"]["date_heure"] | null;
            enregistree_le: components["schemas"]["date_heure"];
            raison: string;
            auteur_id: components["schemas"]["uuid"] | null;
            /**
             * @description `reprise`: data from before revisions were kept; `controle`: a decision that lifted a control.
             * @enum {string}
             */
            origine: "reprise" | "revision" | "controle";
            controle_id: components["schemas"]["uuid"] | null;
            derogation: {
                raison: string;
                preuve: string;
            } | null;
        };
        conformite_revisions_lire: components["schemas"]["revision"];
        conformite_statuts: {
            statuts: components["schemas"]["statut_parcelle"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        statut_parcelle: {
            /** @description That of its revision. */
            id: components["schemas"]["uuid"];
            parcelle_id: components["schemas"]["uuid"];
            producteur_id: components["schemas"]["uuid"] | null;
            referentiel_code: string;
            etat_code: string;
            /** @enum {string} */
            categorie_affichage: "bio" | "conversion" | "conventionnel" | "hors_statut";
            depuis: components["schemas"]["date_heure"] | null;
            jusque: components["schemas"]["date_heure"] | null;
            raison: string;
            auteur_id: components["schemas"]["uuid"] | null;
        };
        contrats: {
            contrats: components["schemas"]["contrat"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        contrat: {
            id: components["schemas"]["uuid"];
            code: string;
            campagne_id: components["schemas"]["uuid"];
            groupement_id: components["schemas"]["uuid"] | null;
            /** @enum {string} */
            statut: "brouillon" | "actif" | "clos";
            /** @description Whether it is active at this instant: what commands are judged by. */
            en_vigueur: boolean;
            actif_depuis: components["schemas"]["date_heure"] | null;
            actif_jusque: components["schemas"]["date_heure"] | null;
            devise: string;
            tolerance_cp: number;
            debut: components["schemas"]["date"] | null;
            fin: components["schemas"]["date"] | null;
            lignes: components["schemas"]["ligne_contrat_lue"][];
            cree_le: components["schemas"]["date_heure"];
            cree_par: components["schemas"]["uuid"] | null;
            active_par: components["schemas"]["uuid"] | null;
            clos_par: components["schemas"]["uuid"] | null;
            raison_cloture: string | null;
        };
        ligne_contrat_lue: {
            rang: number;
            produit_id: components["schemas"]["uuid"];
            quantite_g: number;
            prix_kg: number | null;
            formule: components["schemas"]["formule_prix"] | null;
            /** @description The measurements without which the formula gives no price. */
            mesures_requises: string[];
        };
        ligne_contrat: {
            produit_id: components["schemas"]["uuid"];
            /** @description Committed mass in grams. */
            quantite_g: number;
            /** @description Price of a kilogram in minor units of the currency. */
            prix_kg?: number;
            formule?: components["schemas"]["formule_prix"];
        } & ({
            prix_kg: unknown;
        } | {
            formule: unknown;
        });
        /** @description A price by measurements: integers only, in minor units of the contract's currency a kilogram. */
        formule_prix: {
            /** @description Price of a kilogram before adjustments, in minor units. */
            prix_base_kg: number;
            ajustements: components["schemas"]["ajustement_prix"][];
            /** @description The price never falls below it; zero without one. */
            minimum_kg?: number;
            /** @description The price never rises above it. */
            maximum_kg?: number;
        };
        ajustement_prix: {
            /** @description `humidite_cp`, `impuretes_cp` or an integer attribute of the product. */
            mesure: string;
            /**
             * @description Which side of the threshold counts.
             * @enum {string}
             */
            sens: "au_dessus" | "au_dessous";
            /** @description From where on steps are counted. */
            seuil: number;
            /** @description The width of a step; only whole ones count. */
            pas: number;
            /** @description What each step adds to the price of a kilogram (bonus), or takes from it when negative, in minor units. */
            montant_kg: number;
            /** @description The most steps that count. */
            maximum_pas?: number;
        };
        contrats_activer_corps: Record<string, never>;
        contrats_activer: components["schemas"]["contrat"];
        contrats_clore_corps: {
            /** @description Why, in writing. */
            raison: string;
        };
        contrats_clore: components["schemas"]["contrat"];
        contrats_creer_corps: {
            /** @description Unique in the organization. */
            code: string;
            campagne_id: components["schemas"]["uuid"];
            groupement_id?: components["schemas"]["uuid"];
            /** @description ISO 4217 code; the organization's currency without one. */
            devise?: string;
            /** @description What may be delivered beyond the committed mass, in hundredths of a percent of it. */
            tolerance_cp?: number;
            /** @description The first day of delivery. */
            debut?: components["schemas"]["date"];
            /** @description The last day of delivery. */
            fin?: components["schemas"]["date"];
            lignes: components["schemas"]["ligne_contrat"][];
        };
        contrats_creer: components["schemas"]["contrat"];
        contrats_lire: components["schemas"]["contrat"];
        contrats_modifier_corps: {
            /** @description Unique in the organization. */
            code?: string;
            campagne_id?: components["schemas"]["uuid"];
            groupement_id?: components["schemas"]["uuid"] | null;
            /** @description ISO 4217 code. */
            devise?: string;
            /** @description What may be delivered beyond the committed mass, in hundredths of a percent of it. */
            tolerance_cp?: number;
            debut?: components["schemas"]["date"] | null;
            fin?: components["schemas"]["date"] | null;
            /** @description All lines, in place of those before. */
            lignes?: components["schemas"]["ligne_contrat"][];
        };
        contrats_modifier: components["schemas"]["contrat"];
        contrats_prix_corps: {
            /** @description Rank of the line; 1 without one. */
            ligne?: number;
            /** @description Measurements by name; what the formula does not name is not looked at. */
            mesures?: {
                [key: string]: number;
            };
            /** @description Marketable net mass to be paid, in grams. */
            net_marchand_g?: number;
            /** @description The day whose exchange rate converts the amount; now without one. */
            le?: components["schemas"]["date_heure"];
        };
        contrats_prix: {
            ligne: number;
            produit_id: components["schemas"]["uuid"];
            devise: string;
            prix_base_kg: number;
            prix_kg: number;
            ajustements: {
                mesure: string;
                valeur: number;
                pas: number;
                montant_kg: number;
            }[];
            /** @description In minor units of `devise`, rounded half to even; null without a mass. */
            montant: number | null;
            /** @description In minor units of `devise_organisation`, by the rate in force; null without a mass. */
            montant_organisation: number | null;
            devise_organisation: string;
        };
        contrats_rouvrir_corps: {
            raison: string;
            /** @description From when it is active again: not before its closing, not to come; now, when left out. */
            le?: components["schemas"]["date_heure"];
        };
        contrats_rouvrir: components["schemas"]["contrat"];
        controles: {
            controles: components["schemas"]["controle"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        controle: {
            id: components["schemas"]["uuid"];
            motif: string;
            /** @description True when nothing of the command could be read, so that none of it was written. */
            bloquant: boolean;
            /**
             * @description What the control forbids while open.
             * @enum {string}
             */
            effet: "matiere_ecartee" | "capacite_et_paiement_bloques" | "capacite_bloquee" | "valeur_serveur_gardee" | "paiement_bloque" | "entite_en_anomalie" | "aucune_entite";
            /** @enum {string} */
            statut: "ouvert" | "leve";
            /** @description Kind of the entity in anomaly; null when none was written. */
            entite: string | null;
            entite_id: components["schemas"]["uuid"] | null;
            commande: {
                id: components["schemas"]["uuid"];
                type: string;
                reference_provisoire: string | null;
                date_operation: components["schemas"]["date_heure"] | null;
                recue_le: components["schemas"]["date_heure"];
            };
            /** @description How many other open controls wait for the same unknown entity: `dependants: true` lifts them with this one. */
            dependants: number;
            auteur_id: components["schemas"]["uuid"];
            /** @description What the check found: the server's and the phone's value, the field, the other party. */
            details: Record<string, never> | null;
            ouvert_le: components["schemas"]["date_heure"];
            /** @description The decisions possible while open, and the permission sets whose holders may take them. */
            decisions: {
                decision: string;
                ensembles: string[];
            }[];
            leve_le: components["schemas"]["date_heure"] | null;
            leve_par: components["schemas"]["uuid"] | null;
            decision: string | null;
            raison: string | null;
        };
        controles_essayer_corps: components["schemas"]["controles_lever_corps"];
        controles_essayer: {
            /** @description The controls that the decision would lift. */
            controles: components["schemas"]["uuid"][];
            /** @description What would differ, record by record, 500 at most. */
            effets: components["schemas"]["effet"][];
            /** @description How many more there are. */
            autres: number;
        };
        effet: {
            /** @description The order: by kind of record, then by its name. */
            rang: number;
            /**
             * @description Kind of the record; `creance` is what is due of a collection.
             * @enum {string}
             */
            entite: "capacite" | "collecte" | "commande" | "controle" | "creance" | "document" | "inspection" | "lot" | "non_conformite" | "parcelle" | "producteur";
            /** @description The record; of `creance` its collection; null for one that the decision would make. */
            id: components["schemas"]["uuid"] | null;
            /** @description What people call the record: number, name, motif. */
            libelle: string | null;
            /** @description The member of the record that would differ; `a.b` of a nested one. */
            champ: string;
            /** @description `g`, `m2`, or the currency of an amount in minor units; null of what is no quantity. */
            unite: string | null;
            avant: components["schemas"]["valeur"];
            apres: components["schemas"]["valeur"];
        };
        /** @description As the record shows it; null for none. */
        valeur: string | number | boolean | (string | Record<string, never>)[] | Record<string, never> | null;
        controles_lever_corps: {
            decision: string;
            /** @description Why, in writing. */
            raison: string;
            /** @description Other controls of the same motif, lifted by the same decision. */
            aussi?: components["schemas"]["uuid"][];
            /** @description True to lift with it every control that waits for the same unknown entity, 500 at most, but for those of the lifter's own commands. */
            dependants?: boolean;
            /** @description The corrected payload of a correction or a manual resume, whole; valid by the schema of `type` and `version_schema`. */
            payload?: Record<string, never>;
            /** @description Command type of the payload. */
            type?: string;
            /** @description Schema version of the payload. */
            version_schema?: number;
            /** @description The operation date that a motivated deviation or a manual resume retains. */
            date_operation?: components["schemas"]["date_heure"];
            /** @description The mass that a downgrade takes out of the organic referential, in g; the whole collection when absent. */
            quantite_g?: number;
            /** @description The producer whom a merge keeps; the first of the others when absent. */
            producteur_garde?: components["schemas"]["uuid"];
            /** @description Per field in conflict, the value retained. */
            champs?: {
                [key: string]: "serveur" | "propose";
            };
            /**
             * @description Severity of the non-conformity that the decision states.
             * @enum {string}
             */
            gravite?: "mineure" | "majeure" | "critique";
        };
        controles_lever: components["schemas"]["controle"];
        controles_lire: components["schemas"]["controle_detaille"];
        controle_detaille: {
            id: components["schemas"]["uuid"];
            motif: string;
            /** @description True when nothing of the command could be read, so that none of it was written. */
            bloquant: boolean;
            /**
             * @description What the control forbids while open.
             * @enum {string}
             */
            effet: "matiere_ecartee" | "capacite_et_paiement_bloques" | "capacite_bloquee" | "valeur_serveur_gardee" | "paiement_bloque" | "entite_en_anomalie" | "aucune_entite";
            /** @enum {string} */
            statut: "ouvert" | "leve";
            /** @description Kind of the entity in anomaly; null when none was written. */
            entite: string | null;
            entite_id: components["schemas"]["uuid"] | null;
            commande: {
                id: components["schemas"]["uuid"];
                type: string;
                reference_provisoire: string | null;
                date_operation: components["schemas"]["date_heure"] | null;
                recue_le: components["schemas"]["date_heure"];
            };
            /** @description How many other open controls wait for the same unknown entity: `dependants: true` lifts them with this one. */
            dependants: number;
            auteur_id: components["schemas"]["uuid"];
            /** @description What the check found: the server's and the phone's value, the field, the other party. */
            details: Record<string, never> | null;
            ouvert_le: components["schemas"]["date_heure"];
            /** @description The decisions possible while open, and the permission sets whose holders may take them. */
            decisions: {
                decision: string;
                ensembles: string[];
            }[];
            leve_le: components["schemas"]["date_heure"] | null;
            leve_par: components["schemas"]["uuid"] | null;
            decision: string | null;
            raison: string | null;
            annulation: components["schemas"]["annulation_de_fiche"];
            corrections: components["schemas"]["corrections_de_fiche"];
            controles: components["schemas"]["controles_de_fiche"];
            fichiers: components["schemas"]["fichiers_de_fiche"];
            /** @description What its command says by now, corrections included, for whoever corrects it: of a control about a collection, the collection. Of an identity document it says that there is one. Null where nothing of it could be read. */
            dit: {
                type: string;
                version_schema: number;
                payload: Record<string, never>;
            } | null;
        };
        controles_officiels: {
            controles_officiels: components["schemas"]["controle_officiel"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        controle_officiel: {
            id: components["schemas"]["uuid"];
            producteur_id: components["schemas"]["uuid"];
            /** @description The day of the control. */
            jour: components["schemas"]["date"];
            /** @description The authority or control body. */
            organisme: string;
            /** @description The name of its inspector. */
            controleur: string | null;
            /** @description What the control body calls its report. */
            reference: string | null;
            cree_le: components["schemas"]["date_heure"];
            auteur_id: components["schemas"]["uuid"];
            /** @description When it was cancelled. */
            annule_le: components["schemas"]["date_heure"] | null;
            /** @description Who cancelled it. */
            annule_par: components["schemas"]["uuid"] | null;
            /** @description Why it was cancelled. */
            raison_annulation: string | null;
        };
        controles_officiels_annuler_corps: {
            /** @description Why, in writing. */
            raison: string;
        };
        controles_officiels_annuler: components["schemas"]["controle_officiel"];
        controles_officiels_creer_corps: {
            producteur_id: components["schemas"]["uuid"];
            /** @description The day of the control. */
            jour: components["schemas"]["date"];
            /** @description The authority or control body. */
            organisme: string;
            /** @description The name of its inspector. */
            controleur?: string;
            /** @description What the control body calls its report. */
            reference?: string;
        };
        controles_officiels_creer: components["schemas"]["controle_officiel"];
        corrections: {
            corrections: components["schemas"]["correction"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        correction: {
            id: components["schemas"]["uuid"];
            /** @description The kind of record. */
            entite: string;
            entite_id: components["schemas"]["uuid"];
            raison: string;
            /** @description The members that changed, as they were. */
            avant: {
                [key: string]: unknown;
            };
            /** @description The same members, as they are since. */
            apres: {
                [key: string]: unknown;
            };
            /** @description What was validated on the older value and stays. */
            maintenus: components["schemas"]["maintenu"][];
            auteur_id: components["schemas"]["uuid"];
            le: components["schemas"]["date_heure"];
        };
        maintenu: {
            entite: string;
            id: components["schemas"]["uuid"];
            reference: string | null;
        };
        corrections_lire: {
            id: components["schemas"]["uuid"];
            /** @description The kind of record. */
            entite: string;
            entite_id: components["schemas"]["uuid"];
            raison: string;
            /** @description The members that changed, as they were. */
            avant: {
                [key: string]: unknown;
            };
            /** @description The same members, as they are since. */
            apres: {
                [key: string]: unknown;
            };
            /** @description What was validated on the older value and stays. */
            maintenus: components["schemas"]["maintenu"][];
            auteur_id: components["schemas"]["uuid"];
            le: components["schemas"]["date_heure"];
            /** @description What today's rules judge otherwise of the record and of what stays. */
            juges_autrement: components["schemas"]["ecart"][];
        };
        ecart: {
            entite: string;
            id: components["schemas"]["uuid"];
            reference: string | null;
            /** @description Its state, as it was judged. */
            avant: {
                [key: string]: unknown;
            };
            /** @description What the rules make of it today. */
            apres: {
                [key: string]: unknown;
            };
            /** @description The act that brings it to today's judgment, which a person does or leaves. */
            acte: string | null;
            details: {
                [key: string]: unknown;
            } | null;
        };
        creances: {
            creances: components["schemas"]["creance"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        creance: {
            id: components["schemas"]["uuid"];
            /**
             * @description `livraison` is what was accepted, `ecart` what the collection and the reception differ by, `prime` a premium, `complement` a complement of price; `intrant`, `avance` and `deduction` are deducted.
             * @enum {string}
             */
            genre: "livraison" | "ecart" | "prime" | "complement" | "intrant" | "avance" | "deduction" | "ouverture";
            producteur_id: components["schemas"]["uuid"] | null;
            fournisseur_id: components["schemas"]["uuid"] | null;
            campagne_id: components["schemas"]["uuid"] | null;
            reception_id: components["schemas"]["uuid"] | null;
            collecte_id: components["schemas"]["uuid"] | null;
            /** @description The inputs handed out that are deducted. */
            remise_id: components["schemas"]["uuid"] | null;
            /** @description The payment of the advance that is deducted. */
            paiement_id: components["schemas"]["uuid"] | null;
            /** @description The complement of price that is due. */
            complement_id: components["schemas"]["uuid"] | null;
            /**
             * @description What a deduction is for; null of other lines.
             * @enum {string|null}
             */
            motif: "intrants" | "part_sociale" | "transport" | "autre" | null;
            /** @description The words of a complement or a deduction; null of other lines. */
            libelle: string | null;
            /** @description Marketable mass that is paid for, in grams; of a difference by how much it changed, negative where it is taken back. */
            masse_g: number;
            /** @description Price of a kilogram when the line was written, in minor units; null without one, and where all is taken back. */
            prix_kg: number | null;
            /** @description ISO 4217; null while nothing is owed. */
            devise: string | null;
            /** @description Minor units of the currency; negative of a deduction or of what is taken back; null while nothing is owed. */
            montant: number | null;
            /** @description Whether the line changes what earlier lines of the same record, kind, beneficiary and currency say: its mass and amount are what is added to them or taken from them, its amount is not its mass at its price. */
            difference: boolean;
            /** @description What is not settled of it, nor promised by a payment that waits. */
            reste: number | null;
            /** @description Why it can not be settled now: `a_chiffrer`, `ecart_non_admis`, or the motifs of open controls. */
            obstacles: string[];
            date_operation: components["schemas"]["date_heure"];
            ecrite_le: components["schemas"]["date_heure"];
            /** @description Null where the service judged again by itself. */
            auteur_id: components["schemas"]["uuid"] | null;
        };
        sommes_dues: {
            reception_id: components["schemas"]["uuid"];
            creances: {
                collecte_id: components["schemas"]["uuid"] | null;
                /** @enum {string} */
                genre: "livraison" | "ecart" | "prime" | "complement" | "intrant" | "avance" | "deduction" | "ouverture";
                /** @description ISO 4217; null while nothing is owed. */
                devise: string | null;
                /** @description Grams. */
                masse_g: number;
                /** @description Minor units of the currency. */
                montant: number | null;
            }[];
        };
        creances_admettre_corps: {
            /** @description Why, in writing. */
            raison: string;
        };
        creances_admettre: components["schemas"]["sommes_dues"];
        creances_lire: components["schemas"]["creance_detaillee"];
        creance_detaillee: {
            id: components["schemas"]["uuid"];
            /**
             * @description `livraison` is what was accepted, `ecart` what the collection and the reception differ by, `prime` a premium, `complement` a complement of price; `intrant`, `avance` and `deduction` are deducted.
             * @enum {string}
             */
            genre: "livraison" | "ecart" | "prime" | "complement" | "intrant" | "avance" | "deduction" | "ouverture";
            producteur_id: components["schemas"]["uuid"] | null;
            fournisseur_id: components["schemas"]["uuid"] | null;
            campagne_id: components["schemas"]["uuid"] | null;
            reception_id: components["schemas"]["uuid"] | null;
            collecte_id: components["schemas"]["uuid"] | null;
            /** @description The inputs handed out that are deducted. */
            remise_id: components["schemas"]["uuid"] | null;
            /** @description The payment of the advance that is deducted. */
            paiement_id: components["schemas"]["uuid"] | null;
            /** @description The complement of price that is due. */
            complement_id: components["schemas"]["uuid"] | null;
            /**
             * @description What a deduction is for; null of other lines.
             * @enum {string|null}
             */
            motif: "intrants" | "part_sociale" | "transport" | "autre" | null;
            /** @description The words of a complement or a deduction; null of other lines. */
            libelle: string | null;
            /** @description Marketable mass that is paid for, in grams; of a difference by how much it changed, negative where it is taken back. */
            masse_g: number;
            /** @description Price of a kilogram when the line was written, in minor units; null without one, and where all is taken back. */
            prix_kg: number | null;
            /** @description ISO 4217; null while nothing is owed. */
            devise: string | null;
            /** @description Minor units of the currency; negative of a deduction or of what is taken back; null while nothing is owed. */
            montant: number | null;
            /** @description Whether the line changes what earlier lines of the same record, kind, beneficiary and currency say: its mass and amount are what is added to them or taken from them, its amount is not its mass at its price. */
            difference: boolean;
            /** @description What is not settled of it, nor promised by a payment that waits. */
            reste: number | null;
            /** @description Why it can not be settled now: `a_chiffrer`, `ecart_non_admis`, or the motifs of open controls. */
            obstacles: string[];
            date_operation: components["schemas"]["date_heure"];
            ecrite_le: components["schemas"]["date_heure"];
            /** @description Null where the service judged again by itself. */
            auteur_id: components["schemas"]["uuid"] | null;
            /** @description What payments settled of it, latest first. */
            reglements: {
                paiement_id: components["schemas"]["uuid"];
                /** @description In minor units of the line's currency. */
                montant: number;
                statut: string;
                date_operation: components["schemas"]["date_heure"];
            }[];
        };
        creances_retirer_corps: {
            /** @description Why, in writing. */
            raison: string;
        };
        creances_retirer: components["schemas"]["creance"];
        deductions_creer_corps: {
            producteur_id?: components["schemas"]["uuid"];
            fournisseur_id?: components["schemas"]["uuid"];
            /**
             * @description What it is for.
             * @enum {string}
             */
            motif: "intrants" | "part_sociale" | "transport" | "autre";
            /** @description What its producer or supplier reads of it. */
            libelle: string;
            /** @description Why, in writing. */
            raison: string;
            /** @description Minor units of the currency. */
            montant: number;
            /** @description ISO 4217 code; the organization's currency without one. */
            devise?: string;
            /** @description When it is deducted; now without one. */
            date_operation?: components["schemas"]["date_heure"];
            /**
             * @description It may be more than what is due: the rest is deducted from what becomes due later.
             * @default false
             */
            au_dela_du?: boolean;
        };
        deductions_creer: components["schemas"]["creance"];
        documents: {
            documents: components["schemas"]["document"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        /** A document */
        document: {
            id: components["schemas"]["uuid"];
            /**
             * @description Receipt, delivery note, reception slip, labels of a lot, statement of conformity, packing list, producer's statement, recall notice.
             * @enum {string}
             */
            type: "recu" | "bon_livraison" | "bon_reception" | "etiquette_lot" | "etiquette_rouleau" | "attestation" | "liste_colisage" | "releve_producteur" | "avis_rappel";
            /**
             * @description What it is of.
             * @enum {string}
             */
            entite: "collecte" | "livraison" | "reception" | "lot" | "expedition" | "producteur" | "rappel";
            /** @description The record that it is of. */
            entite_id: components["schemas"]["uuid"];
            /** @description The client that it is made out to; null when it is made out to nobody in particular. */
            pour_id: components["schemas"]["uuid"] | null;
            /** @description Which of its kind of this record it is; a later one replaces it, statements apart. */
            indice: number;
            /** @description The number printed on it. */
            numero: string | null;
            /**
             * @description `remplace` once it stopped being true: another index followed, or what it says was taken back.
             * @enum {string}
             */
            statut: "valide" | "remplace";
            /** @description What is printed on it and scanned: `/verifier/{code}` tells anybody whether it is true. */
            code: string;
            /** @description The fingerprint that the code begins: of the command that printed it in the field, else of what stands in it. */
            empreinte: string;
            /** @enum {string} */
            langue: "fr" | "en";
            etabli_le: components["schemas"]["date_heure"];
            remplace_le: components["schemas"]["date_heure"] | null;
            /** @description Its file; null until it is drawn. */
            fichier: {
                /** @description SHA-256 in lowercase hexadecimal. */
                sha256: string;
                /** @description Size, in bytes. */
                taille_octets: number;
                /** @enum {string} */
                type_media: "application/pdf";
                dessine_le: components["schemas"]["date_heure"];
            } | null;
            /** @description Its reprints, at most 200: the office's, and those of phones. */
            duplicatas: {
                /** @description The phone's reprint; null for the office's. */
                reimpression_id: components["schemas"]["uuid"] | null;
                copies: number;
                auteur_id: components["schemas"]["uuid"];
                le: components["schemas"]["date_heure"];
            }[];
        };
        documents_dupliquer_corps: {
            /** @description How many copies are printed. */
            copies: number;
        };
        documents_dupliquer: components["schemas"]["documents_lire"];
        documents_lire: {
            document: components["schemas"]["document"];
            /** @description Where the file is read by GET until it expires; null while it is not drawn. */
            lecture: {
                url: components["schemas"]["adresse"];
                expire_le: components["schemas"]["date_heure"];
            } | null;
        };
        dossiers_audit: {
            dossiers: components["schemas"]["dossier"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        /** @enum {string} */
        statut_dossier: "en_attente" | "en_cours" | "pret" | "echoue";
        dossier: {
            id: components["schemas"]["uuid"];
            campagne_id: components["schemas"]["uuid"];
            /** @description First day of the period, on the organization's clock. */
            du: components["schemas"]["date"];
            /** @description Last day of the period. */
            au: components["schemas"]["date"];
            perimetre: {
                /** @description The one group of operators that it is about; null for the whole organization. */
                groupement_id: components["schemas"]["uuid"] | null;
            };
            /** @description The lots whose trace is told. */
            lots: components["schemas"]["uuid"][];
            statut: components["schemas"]["statut_dossier"];
            /** @description Why it failed. */
            raison: {
                code: string;
                /** @description What was found, or expected. */
                details: unknown;
            } | null;
            /** @description How far the background task is; null unless it is at work. */
            avancement: {
                /**
                 * @description `lecture` of everything as of one instant, then `assemblage` of the files.
                 * @enum {string}
                 */
                etape: "lecture" | "assemblage";
                faits: number;
                /** @description Of how many; null while that is not known. */
                prevus: number | null;
            } | null;
            /** @description The instant as of which everything in it was read; null until it was. */
            arrete_au: components["schemas"]["date_heure"] | null;
            /** @description The archive; null until it is made. */
            fichier: {
                sha256: string;
                taille_octets: number;
                /** @description SHA-256 of its manifest. */
                manifeste_sha256: string;
            } | null;
            cree_le: components["schemas"]["date_heure"];
            auteur_id: components["schemas"]["uuid"];
            termine_le: components["schemas"]["date_heure"] | null;
        };
        dossiers_audit_contenu: {
            dossier: components["schemas"]["dossier"];
            /** @description Where the archive is read by GET until it expires; null when it is kept no longer. */
            lecture: {
                url: components["schemas"]["adresse"];
                expire_le: components["schemas"]["date_heure"];
            } | null;
        };
        dossiers_audit_creer_corps: {
            /** @description A campaign that was opened: its id or its code. */
            campagne: string;
            /** @description First day of the period; that of the campaign when none is said. */
            du?: components["schemas"]["date"];
            /** @description Last day of the period; that of the campaign when none is said. */
            au?: components["schemas"]["date"];
            /** @description One group of operators: its members, plots, collections and receptions. Without it, the whole organization. */
            perimetre?: {
                groupement_id?: components["schemas"]["uuid"];
            };
            /** @description Lots whose trace is told, forward and backward. */
            lots?: components["schemas"]["uuid"][];
            /** @description False leaves identity documents out; else they stand in it where the caller may read them. */
            pieces_identite?: boolean;
        };
        dossiers_audit_creer: components["schemas"]["dossier"];
        dossiers_audit_lire: components["schemas"]["dossier"];
        echantillons: {
            echantillons: components["schemas"]["echantillon"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        echantillon: {
            id: components["schemas"]["uuid"];
            numero: string;
            producteur_id: components["schemas"]["uuid"];
            parcelle_id: components["schemas"]["uuid"] | null;
            matiere: string;
            laboratoire: string;
            preleve_le: components["schemas"]["date_heure"];
            auteur_id: components["schemas"]["uuid"];
            enregistre_le: components["schemas"]["date_heure"];
            /** @description What laboratories found, by the day of the report. */
            resultats: {
                id: components["schemas"]["uuid"];
                rapport: string;
                rendu_le: components["schemas"]["date"];
                /** @enum {string} */
                conclusion: "conforme" | "non_conforme" | "indetermine";
                commentaire: string | null;
                auteur_id: components["schemas"]["uuid"];
                enregistree_le: components["schemas"]["date_heure"];
            }[];
        };
        echantillons_corriger_resultat_corps: {
            /** @description Why, in writing. */
            raison: string;
            /** @description The number of the laboratory's report. */
            rapport?: string;
            /** @description The day of the report. */
            rendu_le?: components["schemas"]["date"];
            /** @enum {string} */
            conclusion?: "conforme" | "non_conforme" | "indetermine";
            commentaire?: string;
        };
        echantillons_corriger_resultat: components["schemas"]["echantillon"];
        echantillons_creer_corps: {
            /** @description Its number, as its seal says. */
            numero: string;
            producteur_id: components["schemas"]["uuid"];
            parcelle_id?: components["schemas"]["uuid"];
            /** @description What was taken: leaves, soil, beans. */
            matiere: string;
            laboratoire: string;
            /** @description When it was taken; now without one. */
            preleve_le?: components["schemas"]["date_heure"];
        };
        echantillons_creer: components["schemas"]["echantillon"];
        echantillons_lire: components["schemas"]["echantillon"];
        echantillons_resultats_corps: {
            /** @description The number of the laboratory's report. */
            rapport: string;
            /** @description The day of the report. */
            rendu_le: components["schemas"]["date"];
            /** @enum {string} */
            conclusion: "conforme" | "non_conforme" | "indetermine";
            commentaire?: string;
        };
        echantillons_resultats: components["schemas"]["echantillon"];
        editeur_attester_corps: {
            utilisateur_id: components["schemas"]["uuid"];
            raison: string;
        };
        editeur_attester: components["schemas"]["utilisateur"];
        editeur_catalogues: {
            referentiels: components["schemas"]["referentiel_catalogue"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        referentiel_catalogue: {
            code: string;
            libelle: string;
            /** @description From the lowest to the highest. */
            etats: components["schemas"]["etat_catalogue"][];
            /** @description How many editions are kept: what whoever writes next names. */
            version: number;
            editions: {
                version: number;
                le: components["schemas"]["date_heure"];
                auteur: string;
                /** @description Why, or the pack that brought it. */
                raison: string;
            }[];
        };
        etat_catalogue: {
            code: string;
            libelle_fr: components["schemas"]["mots"];
            libelle_en: components["schemas"]["mots"];
            /** @description Higher is better. */
            rang: number;
            /** @enum {string} */
            categorie_affichage: "bio" | "conversion" | "conventionnel" | "hors_statut";
        };
        mots: string;
        editeur_catalogues_ecrire_corps: {
            /** @description The `version` that was read; 0 of what is not there yet. */
            version_base: number;
            libelle: components["schemas"]["mots"];
            /** @description From the lowest to the highest. */
            etats: components["schemas"]["etat_catalogue"][];
            /** @description Why, in writing. */
            raison: string;
        };
        editeur_catalogues_ecrire: components["schemas"]["referentiel_catalogue"];
        editeur_catalogues_lire: components["schemas"]["referentiel_catalogue"];
        editeur_cockpit: {
            organisations: components["schemas"]["cockpit_organisation"][];
            suivant: components["schemas"]["suivant"];
            /** @description Jobs of the platform that failed for good and are kept, by task. */
            taches_echouees: {
                tache: string;
                nombre: number;
                depuis: components["schemas"]["date_heure"];
            }[];
        };
        cockpit_organisation: {
            organisation: components["schemas"]["organisation_cliente"];
            /** @description The licence that prevails today; null while none has begun. */
            licence: {
                statut: components["schemas"]["statut_licence"];
                /** @description Its first day, in the publisher's calendar. */
                debut: components["schemas"]["date"];
                fin: components["schemas"]["date"] | null;
                /** @description From today to its last day, negative once it expired; null without an end. */
                jours_restants: number | null;
                plafonds: components["schemas"]["cockpit_plafonds"];
                avertissements: ("licence_expiree" | "plafond_depasse" | "module_non_couvert")[];
            } | null;
            /** @description Open campaigns by code. */
            campagnes: {
                code: string;
                /** @description Collections that stand. */
                collectes: number;
                /** @description Their marketable mass, in g. */
                net_marchand_g: number;
            }[];
            appareils: {
                actifs: number;
                /** @description Active ones that synchronized at no time of the last seven days. */
                muets: number;
                derniere_synchro: components["schemas"]["date_heure"] | null;
                /** @description Enrolment codes that are out. */
                codes: number;
            };
            controles: {
                ouverts: number;
                plus_ancien: components["schemas"]["date_heure"] | null;
                /** @description Open for a day or longer. */
                un_jour: number;
                /** @description For seven days or longer. */
                sept_jours: number;
                /** @description For thirty days or longer. */
                trente_jours: number;
            };
            /** @description Members, as a licence counts them. */
            producteurs: number;
            /** @description Active accounts, those that their person has still to accept too. */
            utilisateurs: number;
            /** @description Files that arrived. */
            fichiers: number;
            /** @description Their size. */
            octets: number;
            /** @description Messages to producers that nobody received. */
            messages_echoues: number;
            /** @description Jobs of the organization that failed for good. */
            taches_echouees: number;
        };
        /** @description How many there may be at most; a kind that is absent is not limited. */
        cockpit_plafonds: {
            utilisateurs?: number;
            appareils?: number;
            producteurs?: number;
        };
        editeur_factures: {
            factures: components["schemas"]["facture"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        facture: {
            id: components["schemas"]["uuid"];
            reference: string;
            objet: string | null;
            organisation_id: components["schemas"]["uuid"];
            organisation_code: components["schemas"]["code_organisation"];
            organisation_nom: string;
            /** @description In minor units of `devise`. */
            montant: number;
            devise: string;
            /** @description How many decimals of the currency's unit the minor unit is. */
            decimales: number;
            emise_le: components["schemas"]["date"];
            echeance: components["schemas"]["date"];
            statut: components["schemas"]["statut_facture"];
            /** @description Issued, unpaid, and its last day is over. */
            en_retard: boolean;
            payee_le: components["schemas"]["date"] | null;
            raison: string | null;
            auteur: string;
            ecrite_le: components["schemas"]["date_heure"];
            close_par: string | null;
            close_le: components["schemas"]["date_heure"] | null;
        };
        /** @enum {string} */
        statut_facture: "emise" | "payee" | "annulee";
        editeur_factures_annuler_corps: {
            raison: string;
        };
        editeur_factures_annuler: components["schemas"]["facture"];
        editeur_factures_creer_corps: {
            organisation_id: components["schemas"]["uuid"];
            reference: string;
            objet?: string;
            /** @description In minor units of `devise`. */
            montant: number;
            /** @description ISO 4217. */
            devise: string;
            /** @description Today at the publisher's when absent. */
            emise_le?: components["schemas"]["date"];
            echeance: components["schemas"]["date"];
        };
        editeur_factures_creer: components["schemas"]["facture"];
        editeur_factures_lire: components["schemas"]["facture"];
        editeur_factures_payer_corps: {
            /** @description Today at the publisher's when absent; not before the issue. */
            payee_le?: components["schemas"]["date"];
        };
        editeur_factures_payer: components["schemas"]["facture"];
        editeur_identites_reinitialiser_corps: {
            identifiant: string;
            raison: string;
        };
        editeur_identites_reinitialiser: {
            identifiant: string;
            mot_de_passe_provisoire: components["schemas"]["mot_de_passe_provisoire"];
        };
        editeur_journal: {
            appels: {
                le: components["schemas"]["date_heure"];
                identifiant: string | null;
                sujet: string;
                methode: string;
                chemin: string;
                /** @description Why the call was refused; null for an act that was done. */
                code: string | null;
                organisation_id: components["schemas"]["uuid"] | null;
                details: unknown;
            }[];
        };
        editeur_licences: {
            licences: components["schemas"]["licence"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        licence: {
            id: components["schemas"]["uuid"];
            organisation_id: components["schemas"]["uuid"];
            organisation_code: components["schemas"]["code_organisation"];
            organisation_nom: string;
            /** @description Its first day, in the publisher's calendar. */
            debut: components["schemas"]["date"];
            fin: components["schemas"]["date"] | null;
            statut: components["schemas"]["statut_licence"];
            /** @description From today to its last day, negative once it expired; null without an end. */
            jours_restants: number | null;
            /** @description The optional modules that it covers; null when it covers all. */
            modules: string[] | null;
            /** @description How many there may be at most; a kind that is absent is not limited. */
            plafonds: {
                utilisateurs?: number;
                appareils?: number;
                producteurs?: number;
            };
            corrige: components["schemas"]["uuid"] | null;
            raison: string | null;
            auteur: string;
            ecrite_le: components["schemas"]["date_heure"];
        };
        /** @enum {string} */
        statut_licence: "a_venir" | "en_vigueur" | "expiree" | "retiree";
        plafonds_demandes: {
            /** @description Null or absent: not limited. */
            utilisateurs?: number | null;
            /** @description Null or absent: not limited. */
            appareils?: number | null;
            /** @description Null or absent: not limited. */
            producteurs?: number | null;
        };
        editeur_licences_corriger_corps: {
            debut: components["schemas"]["date"];
            fin?: components["schemas"]["date"] | null;
            /** @description Codes of optional modules; null or absent: all. */
            modules?: string[] | null;
            plafonds?: components["schemas"]["plafonds_demandes"];
            raison: string;
        };
        editeur_licences_corriger: components["schemas"]["licence"];
        editeur_licences_creer_corps: {
            organisation_id: components["schemas"]["uuid"];
            debut: components["schemas"]["date"];
            fin?: components["schemas"]["date"] | null;
            /** @description Codes of optional modules; null or absent: all. */
            modules?: string[] | null;
            plafonds?: components["schemas"]["plafonds_demandes"];
            raison?: string;
        };
        editeur_licences_creer: components["schemas"]["licence"];
        editeur_licences_lire: {
            licence: components["schemas"]["licence"];
            corrigee_par: components["schemas"]["uuid"] | null;
            historique: components["schemas"]["licence"][];
        };
        editeur_licences_retirer_corps: {
            raison: string;
        };
        editeur_licences_retirer: components["schemas"]["licence"];
        editeur_organisations: {
            organisations: components["schemas"]["organisation_cliente"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        organisation_cliente: {
            id: components["schemas"]["uuid"];
            code: components["schemas"]["code_organisation"];
            nom: string;
            langue: string;
            fuseau_horaire: string;
            devise_defaut: string;
            prefixe_entreprise: string | null;
            /** @description ISO 3166 code; null while unknown. */
            pays: string | null;
            statut: components["schemas"]["statut_organisation"];
            cree_le: components["schemas"]["date_heure"];
        };
        /** @enum {string} */
        statut_organisation: "active" | "suspendue";
        editeur_organisations_reactiver_corps: {
            raison: string;
        };
        editeur_organisations_reactiver: components["schemas"]["organisation_cliente"];
        editeur_organisations_renommer_corps: {
            nom: string;
            raison: string;
        };
        editeur_organisations_renommer: components["schemas"]["organisation_cliente"];
        editeur_organisations_suspendre_corps: {
            raison: string;
        };
        editeur_organisations_suspendre: components["schemas"]["organisation_cliente"];
        editeur_packs: {
            packs: components["schemas"]["pack_editeur"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        pack_editeur: {
            code: string;
            libelle: string;
            /** @description The draft, without its document; null when there is none. */
            brouillon: {
                version: number;
                auteur: string;
                modifie_le: components["schemas"]["date_heure"];
            } | null;
            /** @description From the latest back. */
            versions: components["schemas"]["version_pack"][];
        };
        version_pack: {
            id: components["schemas"]["uuid"];
            version: string;
            publie_le: components["schemas"]["date_heure"];
            /** @description Who wrote the document last; null for what was published before that was kept. */
            auteur: string | null;
            /** @description Who published it; null likewise. */
            publie_par: string | null;
            /** @description When it was withdrawn, by whom and why; null while campaigns may open on it. */
            retrait: {
                le: components["schemas"]["date_heure"];
                auteur: string;
                raison: string;
            } | null;
        };
        editeur_packs_brouillon: components["schemas"]["brouillon_pack"];
        brouillon_pack: {
            code: string;
            /** @description What whoever writes next names. */
            version: number;
            auteur: string;
            modifie_le: components["schemas"]["date_heure"];
            /** @description What stands against its publication. */
            fautes: components["schemas"]["faute_pack"][];
            /** @description As `schemas/pack.json` says. */
            document: Record<string, never>;
        };
        faute_pack: {
            /** @description JSON pointer into the document. */
            chemin: string;
            /** @description What is wrong there. */
            raison: string;
        };
        editeur_packs_differences: {
            code: string;
            /** @description Of the draft. */
            version: number;
            /** @description The version that was published last; null when none was. */
            depuis: string | null;
            differences: {
                /** @description Path in which an element of a list stands by its code. */
                chemin: string;
                /** @description The part of the document. */
                rubrique: string;
                /** @enum {string} */
                nature: "ajoute" | "retire" | "change" | "ordre";
                /** @description Null when it is added. */
                avant: unknown;
                /** @description Null when it is removed. */
                apres: unknown;
                /** @description Whether rules read it; else it is shown to people alone. */
                lu_par_les_regles: boolean;
            }[];
        };
        editeur_packs_ecrire_corps: {
            /** @description The `version` that was read; 0 of what is not there yet. */
            version_base: number;
            /** @description The whole document, as `schemas/pack.json` says; what it names may still be missing. */
            document: Record<string, never>;
        };
        editeur_packs_ecrire: components["schemas"]["brouillon_pack"];
        editeur_packs_lire: components["schemas"]["pack_editeur"];
        editeur_packs_publier_corps: {
            /** @description The `version` of the draft that was read. */
            version_base: number;
        };
        editeur_packs_publier: components["schemas"]["pack_editeur"];
        editeur_packs_retirer_corps: {
            /** @description Why, in writing. */
            raison: string;
        };
        editeur_packs_retirer: components["schemas"]["version_pack"];
        editeur_packs_version: {
            version: components["schemas"]["version_pack"];
            /** @description As it was published. */
            document: Record<string, never>;
        };
        emplacements: {
            emplacements: components["schemas"]["emplacement"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        emplacement: {
            id: components["schemas"]["uuid"];
            code: string;
            nom: string;
            site: string;
            capacite_g: number | null;
            /** @description What stands there, in grams. */
            stock_g: number;
            /** @description Display categories; empty: no restriction. */
            qualites_admises: ("bio" | "conversion" | "conventionnel" | "hors_statut")[];
            /** @description Categories that it admits under each referential that it names. */
            qualites_par_referentiel: {
                [key: string]: ("bio" | "conversion" | "conventionnel" | "hors_statut")[];
            };
            actif: boolean;
            /** @description What the place signals: `capacite_depassee`, `hors_portee` (organic goods that no certificate covers the storing of there), `qualite_non_admise`. */
            alertes: ("capacite_depassee" | "hors_portee" | "qualite_non_admise")[];
            cree_le: components["schemas"]["date_heure"] | null;
            historique: {
                /** @description Each changed member: what it was and what it became. */
                champs: Record<string, never>;
                le: components["schemas"]["date_heure"];
                raison: string | null;
                auteur_id: components["schemas"]["uuid"];
            }[];
        };
        emplacements_creer_corps: {
            code: string;
            nom: string;
            /**
             * @description The site that it stands on, for mass balances per site; for good.
             * @default principal
             */
            site?: string;
            /** @description How much it holds, in grams; null: not limited. */
            capacite_g?: number | null;
            /** @description Display categories that it admits; empty: no restriction. */
            qualites_admises?: ("bio" | "conversion" | "conventionnel" | "hors_statut")[];
            /** @description Categories that it admits under a referential, beside the display categories; given whole. */
            qualites_par_referentiel?: {
                [key: string]: ("bio" | "conversion" | "conventionnel" | "hors_statut")[];
            };
        };
        emplacements_creer: components["schemas"]["emplacement"];
        emplacements_lire: components["schemas"]["emplacement"];
        emplacements_modifier_corps: {
            nom?: string;
            /** @description How much it holds, in grams; null: not limited. */
            capacite_g?: number | null;
            /** @description Display categories that it admits; empty: no restriction. */
            qualites_admises?: ("bio" | "conversion" | "conventionnel" | "hors_statut")[];
            /** @description Categories that it admits under a referential, beside the display categories; given whole. */
            qualites_par_referentiel?: {
                [key: string]: ("bio" | "conversion" | "conventionnel" | "hors_statut")[];
            };
            /** @description false closes it from now on; lots that stand there stay. */
            actif?: boolean;
            /** @description Why, in writing. */
            raison?: string;
        };
        emplacements_modifier: components["schemas"]["emplacement"];
        ensembles_permissions: {
            ensembles: components["schemas"]["ensemble"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        ensemble: {
            id: components["schemas"]["uuid"];
            /** @description Given once, never changed: it may prove a role. */
            code: string;
            libelle: string;
            version: number;
            /** @description What it contains now, sorted. */
            permissions: string[];
            modifie_le: components["schemas"]["date_heure"];
            /** @description Null for a set that the organization was created with. */
            modifie_par: components["schemas"]["uuid"] | null;
            /** @description Whether every new organization receives a set of this code. */
            par_defaut: boolean;
            /** @description How many active accounts hold it now. */
            titulaires: number;
        };
        ensembles_permissions_creer_corps: {
            code: string;
            libelle: string;
            /** @description Permissions of the catalogue. */
            permissions: string[];
            raison?: string;
        };
        ensembles_permissions_creer: components["schemas"]["ensemble"];
        ensembles_permissions_lire: {
            id: components["schemas"]["uuid"];
            /** @description Given once, never changed: it may prove a role. */
            code: string;
            libelle: string;
            version: number;
            /** @description What it contains now, sorted. */
            permissions: string[];
            modifie_le: components["schemas"]["date_heure"];
            /** @description Null for a set that the organization was created with. */
            modifie_par: components["schemas"]["uuid"] | null;
            /** @description Whether every new organization receives a set of this code. */
            par_defaut: boolean;
            /** @description How many active accounts hold it now. */
            titulaires: number;
            /** @description Latest first. */
            versions: components["schemas"]["version"][];
        };
        version: {
            version: number;
            libelle: string;
            permissions: string[];
            ajoutees: string[];
            retirees: string[];
            raison: string | null;
            auteur_id: components["schemas"]["uuid"] | null;
            le: components["schemas"]["date_heure"];
        };
        ensembles_permissions_modifier_corps: {
            /** @description The version that the change was made on. */
            version_base: number;
            libelle?: string;
            /** @description Permissions of the catalogue. */
            permissions?: string[];
            raison?: string;
        };
        ensembles_permissions_modifier: components["schemas"]["ensemble"];
        estimations: {
            estimations: components["schemas"]["estimation"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        estimation: {
            id: components["schemas"]["uuid"];
            parcelle_id: components["schemas"]["uuid"] | null;
            campagne_id: components["schemas"]["uuid"] | null;
            produit_id: components["schemas"]["uuid"] | null;
            date_prevue: components["schemas"]["date"];
            quantite_g: number;
            auteur_id: components["schemas"]["uuid"];
            date_operation: components["schemas"]["date_heure"];
            /** @description When the command that recorded it was cancelled: it counts nowhere since. */
            annulee_le: components["schemas"]["date_heure"] | null;
        };
        estimations_lire: components["schemas"]["estimation_detaillee"];
        estimation_detaillee: {
            id: components["schemas"]["uuid"];
            parcelle_id: components["schemas"]["uuid"] | null;
            campagne_id: components["schemas"]["uuid"] | null;
            produit_id: components["schemas"]["uuid"] | null;
            date_prevue: components["schemas"]["date"];
            quantite_g: number;
            auteur_id: components["schemas"]["uuid"];
            date_operation: components["schemas"]["date_heure"];
            /** @description When the command that recorded it was cancelled: it counts nowhere since. */
            annulee_le: components["schemas"]["date_heure"] | null;
            commande: components["schemas"]["commande_de_fiche"];
            annulation: components["schemas"]["annulation_de_fiche"];
            corrections: components["schemas"]["corrections_de_fiche"];
            controles: components["schemas"]["controles_de_fiche"];
            fichiers: components["schemas"]["fichiers_de_fiche"];
        };
        etapes: {
            etapes: components["schemas"]["etape"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        etape: {
            id: components["schemas"]["uuid"];
            /** @description The process: an activity of the module procedes. */
            procede: string;
            campagne_id: components["schemas"]["uuid"];
            /** @enum {string} */
            statut: "brouillon" | "validée";
            /** @description When it was done; null for a draft that takes the date of its validation. */
            date_operation: components["schemas"]["date_heure"] | null;
            note: string | null;
            /**
             * @description As the setting of the process says at its date.
             * @enum {string}
             */
            niveau_suivi: "global" | "detaille";
            /** @description The tolerated gap at its date, in hundredths of a percent of what went in; null when none is set. */
            tolerance_cp: number | null;
            entrees: {
                lot_id: components["schemas"]["uuid"];
                numero_officiel: string | null;
                produit_id: components["schemas"]["uuid"];
                /** @enum {string} */
                statut: "brouillon" | "en_attente" | "validé" | "consommé" | "quarantaine" | "rejeté" | "annulé" | "archivé";
                /** @enum {string} */
                categorie: "bio" | "conversion" | "conventionnel" | "hors_statut";
                /** @description Its state under each referential. */
                qualites: {
                    referentiel_code: string;
                    etat_code: string;
                    /**
                     * @description Display category: bio > conversion > conventionnel > hors_statut.
                     * @enum {string}
                     */
                    categorie_affichage: "bio" | "conversion" | "conventionnel" | "hors_statut";
                }[];
                quantite_g: number;
            }[];
            sorties: {
                rang: number;
                nature: ("NET" | "PF") | null;
                produit_id: components["schemas"]["uuid"];
                quantite_g: number;
                emplacement_id: components["schemas"]["uuid"];
                /** @description The states that the step lowers it to. */
                etats: {
                    [key: string]: string;
                };
                /** @description The states that follow from the inputs and the step, or that the lot was born with. */
                etats_issus: {
                    [key: string]: string;
                };
                /** @description The lot that it is; null for a draft. */
                lot_id: components["schemas"]["uuid"] | null;
                lot_statut: ("brouillon" | "en_attente" | "validé" | "consommé" | "quarantaine" | "rejeté" | "annulé" | "archivé") | null;
                /** @description The number that it has, kept while the step is devalidated. */
                numero_officiel: string | null;
            }[];
            pertes: {
                /** @enum {string} */
                categorie: "tri" | "epluchage" | "evaporation" | "casse" | "avarie" | "nettoyage" | "autre";
                quantite_g: number;
                note: string | null;
            }[];
            /** @description `hors_portee`: no certificate in force covers the preparation of an organic output at its place. */
            alertes: "hors_portee"[];
            bilan: {
                entrees_g: number;
                sorties_g: number;
                /** @description Declared. */
                pertes_g: number;
                /** @description What is missing; negative when more came out than went in. */
                ecart_g: number;
            };
            /** @description The downgrades: those that the validation would ask to confirm, or that it confirmed. */
            declassements: components["schemas"]["declassement"][];
            /** @description What moved its matter; null for a draft. */
            mouvement_id: components["schemas"]["uuid"] | null;
            cree_le: components["schemas"]["date_heure"];
            auteur_id: components["schemas"]["uuid"];
            historique: {
                /** @enum {string} */
                acte: "creer" | "valider" | "devalider";
                de: ("brouillon" | "validée") | null;
                /** @enum {string} */
                vers: "brouillon" | "validée";
                raison: string | null;
                auteur_id: components["schemas"]["uuid"];
                le: components["schemas"]["date_heure"];
            }[];
        };
        declassement: {
            /** @description The output. */
            rang: number;
            referentiel_code: string;
            /** @description The best state of the inputs; null when nothing is known. */
            avant: string | null;
            /** @description The state of the output; null when nothing is known. */
            apres: string | null;
        };
        entree: {
            lot_id: components["schemas"]["uuid"];
            quantite_g: number;
        };
        sortie: {
            /**
             * @description NET (cleaned) or PF (finished product).
             * @enum {string}
             */
            nature?: "NET" | "PF";
            produit_id: components["schemas"]["uuid"];
            quantite_g: number;
            emplacement_id: components["schemas"]["uuid"];
            /** @description States that the step lowers it to, below what its inputs give. */
            etats?: {
                [key: string]: string;
            };
        };
        perte: {
            /** @enum {string} */
            categorie: "tri" | "epluchage" | "evaporation" | "casse" | "avarie" | "nettoyage" | "autre";
            quantite_g: number;
            /** @description Needed for the category autre. */
            note?: string;
        };
        etapes_creer_corps: {
            /** @description The process: an activity of the module procedes. */
            procede: string;
            /** @description The campaign that the outputs belong to. */
            campagne_id: components["schemas"]["uuid"];
            /** @description When it was done, not in the future; at its validation without one. */
            date_operation?: components["schemas"]["date_heure"];
            note?: string;
            entrees?: components["schemas"]["entree"][];
            sorties?: components["schemas"]["sortie"][];
            pertes?: components["schemas"]["perte"][];
        };
        etapes_creer: components["schemas"]["etape"];
        etapes_devalider_corps: {
            /** @description Why, in writing. */
            raison: string;
        };
        etapes_devalider: components["schemas"]["etape"];
        etapes_lire: components["schemas"]["etape"];
        etapes_modifier_corps: {
            /** @description The process: an activity of the module procedes. */
            procede?: string;
            /** @description The campaign that the outputs belong to. */
            campagne_id?: components["schemas"]["uuid"];
            date_operation?: components["schemas"]["date_heure"] | null;
            note?: string | null;
            entrees?: components["schemas"]["entree"][];
            sorties?: components["schemas"]["sortie"][];
            pertes?: components["schemas"]["perte"][];
        };
        etapes_modifier: components["schemas"]["etape"];
        etapes_valider_corps: {
            /** @description The downgrades that are confirmed: exactly those that `declassement_a_confirmer` gave. */
            declassements?: components["schemas"]["declassement"][];
        };
        etapes_valider: components["schemas"]["etape"];
        expeditions: {
            expeditions: components["schemas"]["expedition"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        expedition: {
            /** @description On its own page: its statements and packing lists, latest first; of the types that the caller reads. */
            documents?: components["schemas"]["document"][];
            id: components["schemas"]["uuid"];
            vente_id: components["schemas"]["uuid"];
            client_id: components["schemas"]["uuid"];
            /** @enum {string} */
            statut: "brouillon" | "validée" | "annulée";
            date_operation: components["schemas"]["date_heure"] | null;
            /** @description The container, where it is one alone. */
            numero_conteneur: string | null;
            numero_coi: string | null;
            note: string | null;
            /** @description The movement that debited its lots; null while it is not validated. */
            mouvement_id: components["schemas"]["uuid"] | null;
            /** @description In minor units of `devise`. */
            montant: number;
            devise: string;
            montant_organisation: number | null;
            devise_organisation: string | null;
            certificats: components["schemas"]["certificat_de_vente"][];
            alertes: "certificat_non_valide"[];
            conteneurs: components["schemas"]["conteneur_lu"][];
            lignes: components["schemas"]["ligne_expedition_lue"][];
            retours: components["schemas"]["retour_lu"][];
            cree_le: components["schemas"]["date_heure"];
            auteur_id: components["schemas"]["uuid"];
            historique: components["schemas"]["transition"][];
        };
        conteneur_lu: {
            numero: string;
            scelles: string[];
        };
        ligne_expedition_lue: {
            rang: number;
            /** @description The line of the sale. */
            ligne: number;
            lot_id: components["schemas"]["uuid"];
            numero_lot: string | null;
            produit_id: components["schemas"]["uuid"];
            conteneur: string | null;
            quantite_g: number;
            montant: number;
            retourne_g: number;
        };
        retour_lu: {
            id: components["schemas"]["uuid"];
            /** @description The line of the expedition. */
            ligne: number;
            quantite_g: number;
            reception_id: components["schemas"]["uuid"];
            /** @description The new lot. */
            lot_id: components["schemas"]["uuid"];
            raison: string;
            date_operation: components["schemas"]["date_heure"];
            auteur_id: components["schemas"]["uuid"];
            le: components["schemas"]["date_heure"];
            /** @description When it was reversed, since it did not happen; null for one that holds. */
            contrepasse_le: components["schemas"]["date_heure"] | null;
        };
        conteneur: {
            /** @description Container number of ISO 6346, with its check digit. */
            numero: string;
            scelles?: string[];
        };
        ligne_expedition: {
            lot_id: components["schemas"]["uuid"];
            /** @description Mass in grams. */
            quantite_g: number;
            /** @description Rank of the sale's line; the only one of the lot's product without one. */
            ligne?: number;
            /** @description Container number of ISO 6346, with its check digit. */
            conteneur?: string;
        };
        expeditions_annuler_corps: {
            /** @description Why, in writing. */
            raison: string;
        };
        expeditions_annuler: components["schemas"]["expedition"];
        expeditions_corriger_corps: {
            /** @description Why, in writing. */
            raison: string;
            /** @description All containers, in the order in which they stand: lines follow theirs. None is taken away. */
            conteneurs?: components["schemas"]["conteneur"][];
            /** @description Number of the certificate of inspection. */
            numero_coi?: string | null;
        };
        expeditions_corriger: components["schemas"]["expedition"];
        expeditions_creer_corps: {
            vente_id: components["schemas"]["uuid"];
            /** @description When it happened, not in the future; at its validation without one. */
            date_operation?: components["schemas"]["date_heure"];
            /** @description Number of the certificate of inspection. */
            numero_coi?: string;
            note?: string;
            conteneurs?: components["schemas"]["conteneur"][];
            lignes: components["schemas"]["ligne_expedition"][];
        };
        expeditions_creer: components["schemas"]["expedition"];
        expeditions_devalider_corps: {
            /** @description Why, in writing. */
            raison: string;
        };
        expeditions_devalider: components["schemas"]["expedition"];
        parcelle_eudr: {
            /** @constant */
            type: "Feature";
            id: components["schemas"]["uuid"];
            /** @description WGS 84, longitude first, six decimals. */
            geometry: {
                /** @enum {string} */
                type: "Point" | "Polygon";
                coordinates: unknown[];
            };
            properties: {
                /** @description Null where the caller may not read it. */
                ProducerName: string | null;
                /** @description Setting `expedition.eudr_pays`. */
                ProducerCountry: string | null;
                ProductionPlace: string;
                /** @description In hectares. */
                Area: number;
                parcelle_id: components["schemas"]["uuid"];
                producteur_ids: null | components["schemas"]["uuid"][];
                surface_m2: number;
                /** @description What of the delivered mass grew there. */
                quantite_g: number;
                /** @description Share of the total, in millionths; with those of what has no plot they sum to a million. */
                part_ppm: number;
                collecte_du: components["schemas"]["date_heure"];
                collecte_au: components["schemas"]["date_heure"];
            };
        };
        expeditions_eudr: {
            /** @constant */
            type: "FeatureCollection";
            features: components["schemas"]["parcelle_eudr"][];
            expedition_id: components["schemas"]["uuid"];
            date_operation: components["schemas"]["date_heure"];
            /** @description What was delivered of the products concerned, less what came back. */
            total_g: number;
            /** @description Plots without a survey in force. */
            sans_geometrie: {
                parcelle_id: components["schemas"]["uuid"];
                quantite_g: number;
                /** @description Share of the total, in millionths; with those of what has no plot they sum to a million. */
                part_ppm: number;
            }[];
            /** @description What no plot is known of, by kind of origin. */
            sans_parcelle: {
                genre: string;
                quantite_g: number;
                /** @description Share of the total, in millionths; with those of what has no plot they sum to a million. */
                part_ppm: number;
            }[];
            /** @description Whether every gram has a plot with a survey, and the country is set. */
            complet: boolean;
        };
        expeditions_lire: components["schemas"]["expedition"];
        expeditions_modifier_corps: {
            date_operation?: components["schemas"]["date_heure"] | null;
            numero_coi?: string | null;
            note?: string | null;
            /** @description All containers, in place of those before. */
            conteneurs?: components["schemas"]["conteneur"][];
            /** @description All lines, in place of those before. */
            lignes?: components["schemas"]["ligne_expedition"][];
        };
        expeditions_modifier: components["schemas"]["expedition"];
        expeditions_retours_corps: {
            emplacement_id: components["schemas"]["uuid"];
            /** @description Why, in writing. */
            raison: string;
            /** @description The campaign of the new lots; that of the lots that were shipped without one. */
            campagne_id?: components["schemas"]["uuid"];
            /** @description When it came back, not in the future; now without one. */
            date_operation?: components["schemas"]["date_heure"];
            /** @description Container number of ISO 6346, with its check digit. */
            conteneur?: string;
            /** @description The lines that came back; without them, all that had not. */
            lignes?: {
                /** @description Rank of the expedition's line. */
                ligne: number;
                /** @description All that had not come back without one; mass in grams. */
                quantite_g?: number;
            }[];
        };
        expeditions_retours: components["schemas"]["expedition"];
        expeditions_valider_corps: Record<string, never>;
        expeditions_valider: components["schemas"]["expedition"];
        fichiers_confirmer_corps: {
            /** @description A device of the caller, revoked ones too. */
            appareil_id: components["schemas"]["uuid"];
        };
        fichiers_confirmer: components["schemas"]["fichier"];
        /** A file that travels apart */
        fichier: {
            id: components["schemas"]["uuid"];
            /**
             * @description `attendu` until the object store was found to hold it, size and SHA-256 as announced.
             * @enum {string}
             */
            statut: "attendu" | "arrive";
            /**
             * @description What the file is to the command.
             * @enum {string}
             */
            role: "signature" | "photo" | "piece_identite" | "trace_gps" | "formulaire" | "autre";
            /** @description Its media type, as declared. */
            type_media: string;
            /** @description Size, in bytes. */
            taille_octets: number;
            /** @description SHA-256 of the file in lowercase hexadecimal. */
            sha256: string;
            /** @description The account that asked for an address last. */
            utilisateur_id: components["schemas"]["uuid"];
            /** @description The device that it was asked for. */
            appareil_id: components["schemas"]["uuid"];
            demande_le: components["schemas"]["date_heure"];
            /** @description When it was found whole in the object store. */
            arrive_le: components["schemas"]["date_heure"] | null;
            /** @description The commands that announce this content, first come first, at most 100. */
            commandes: components["schemas"]["uuid"][];
        };
        /** @description SHA-256 of the file in lowercase hexadecimal. */
        sha256: string;
        /**
         * @description What the file is to the command.
         * @enum {string}
         */
        role: "signature" | "photo" | "piece_identite" | "trace_gps" | "formulaire" | "autre";
        /** @description Media type without parameters, in lowercase. */
        type_media: string;
        /**
         * Format: uri
         * @description A signed address: whoever holds it needs no token.
         */
        adresse: string;
        fichiers_lire: {
            fichier: components["schemas"]["fichier"];
            /** @description Where the file is read by GET until it expires; null while it has not arrived. */
            lecture: {
                url: components["schemas"]["adresse"];
                expire_le: components["schemas"]["date_heure"];
            } | null;
        };
        fichiers_url_envoi_corps: {
            /** @description A device of the caller, revoked ones too: a queue is drained with its files. */
            appareil_id: components["schemas"]["uuid"];
            /** @description Made on the phone; the `fichier_id` of the commands that announce it. */
            fichier_id: components["schemas"]["uuid"];
            role: components["schemas"]["role"];
            type_media: components["schemas"]["type_media"];
            /** @description Size, in bytes. */
            taille_octets: number;
            sha256: components["schemas"]["sha256"];
        };
        fichiers_url_envoi: {
            fichier: components["schemas"]["fichier"];
            /** @description How the file is sent; null when it has arrived. */
            envoi: {
                /** @enum {string} */
                methode: "PUT";
                url: components["schemas"]["adresse"];
                /** @description Headers that go with the file to the letter; `Content-Length` is its size. */
                entetes: {
                    [key: string]: string;
                };
                expire_le: components["schemas"]["date_heure"];
            } | null;
        };
        fournisseurs: {
            fournisseurs: components["schemas"]["fournisseur"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        fournisseur: {
            id: components["schemas"]["uuid"];
            code: string;
            nom: string;
            pays: string;
            adresse: string | null;
            contact: string | null;
            telephone: string | null;
            courriel: string | null;
            actif: boolean;
            cree_le: components["schemas"]["date_heure"];
            certificats: components["schemas"]["certificat"][];
            /** @description Changes of its data (`champs`: before and after), deactivations and reactivations (`actif`). */
            historique: {
                actif: boolean | null;
                /** @description Per member, `avant` and `apres`. */
                champs: {
                    [key: string]: {
                        avant: string | null;
                        apres: string | null;
                    };
                } | null;
                le: components["schemas"]["date_heure"];
                raison: string | null;
                auteur_id: components["schemas"]["uuid"];
            }[];
        };
        fournisseurs_creer_corps: {
            /** @description The organization's own short code. */
            code: string;
            nom: string;
            /** @description ISO 3166-1, two letters. */
            pays: string;
            adresse?: string | null;
            /** @description The person to speak to. */
            contact?: string | null;
            /** @description The digits of one number, after a plus sign and the country code where it has one; no blanks. */
            telephone?: string | null;
            /** Format: email */
            courriel?: string | null;
            certificat?: components["schemas"]["certificat_du_fournisseur"];
        };
        fournisseurs_creer: components["schemas"]["fournisseur"];
        certificat_du_fournisseur: {
            numero: string;
            /** @description The control body. */
            organisme: string;
            /** @description Code of a quality referential. */
            referentiel_code: string;
            /** @description The category of products, in the control body's words. */
            categorie: string;
            valide_du: components["schemas"]["date"];
            /** @description The last day. */
            valide_au: components["schemas"]["date"];
            portee: components["schemas"]["portee_donnee"];
        };
        fournisseurs_desactiver_corps: {
            /** @description Why, in writing. */
            raison: string;
        };
        fournisseurs_desactiver: components["schemas"]["fournisseur"];
        fournisseurs_lire: components["schemas"]["fournisseur"];
        fournisseurs_modifier_corps: {
            nom?: string;
            /** @description ISO 3166-1, two letters. */
            pays?: string;
            adresse?: string | null;
            /** @description The person to speak to. */
            contact?: string | null;
            /** @description The digits of one number, after a plus sign and the country code where it has one; no blanks. */
            telephone?: string | null;
            /** Format: email */
            courriel?: string | null;
        };
        fournisseurs_modifier: components["schemas"]["fournisseur"];
        fournisseurs_reactiver_corps: {
            /** @description Why, in writing. */
            raison: string;
        };
        fournisseurs_reactiver: components["schemas"]["fournisseur"];
        fournisseurs_releve: {
            fournisseur_id: components["schemas"]["uuid"];
            campagne_id: components["schemas"]["uuid"] | null;
            au: components["schemas"]["date_heure"];
            masses: components["schemas"]["masses"];
            soldes: components["schemas"]["soldes"];
        };
        groupements: {
            groupements: components["schemas"]["groupement"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        groupement: {
            id: components["schemas"]["uuid"];
            code: string;
            nom: string;
            /** @description How many members are active in it. */
            producteurs: number;
        };
        groupements_creer_corps: {
            /** @description Unique in the organization; it never changes. */
            code: string;
            nom: string;
        };
        groupements_creer: components["schemas"]["groupement"];
        groupements_lire: components["schemas"]["groupement"];
        groupements_modifier_corps: {
            nom: string;
        };
        groupements_modifier: components["schemas"]["groupement"];
        imports: {
            imports: components["schemas"]["importation"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        /** @description The kind of import, as `GET /v1/imports/modeles` lists them. */
        genre_import: string;
        /**
         * @description What becomes of rows of members who are known, by their number or by names and village: `refuser` makes one with a known number a fault; `mettre_a_jour`, of producers alone, brings them up to date, each value listed with the one before.
         * @default refuser
         * @enum {string}
         */
        connus_import: "refuser" | "mettre_a_jour";
        /** @enum {string} */
        statut_import: "attendu" | "en_essai" | "illisible" | "essaye" | "en_application" | "applique" | "annule";
        /** @enum {string} */
        format_import: "csv" | "xlsx" | "geojson" | "kml";
        importation: {
            id: components["schemas"]["uuid"];
            genre: string;
            nom_fichier: string;
            format: components["schemas"]["format_import"];
            taille_octets: number;
            sha256: string;
            /** @description `attendu` until it is tried; then `essaye`, or `illisible` with `raison`. */
            statut: components["schemas"]["statut_import"];
            connus: components["schemas"]["connus_import"];
            /**
             * @description How it is applied; null until that is asked for.
             * @enum {string|null}
             */
            mode: "tout" | "bonnes" | null;
            /** @description Why the whole file can not be read. */
            raison: {
                code: string;
                /** @description The code in words, in French; absent where the cause is not the file. */
                message?: string;
                /** @description What was found, or expected. */
                details: unknown;
            } | null;
            /** @description Rows that were read. */
            lues: number;
            /** @description Rows that were tried, or applied, so far. */
            examinees: number;
            /** @description Rows with a fault among them. */
            fautives: number;
            /** @description Rows that are written. */
            ecrites: number;
            cree_le: components["schemas"]["date_heure"];
            auteur_id: components["schemas"]["uuid"];
            applique_le: components["schemas"]["date_heure"] | null;
            applique_par: components["schemas"]["uuid"] | null;
            annule_le: components["schemas"]["date_heure"] | null;
            annule_par: components["schemas"]["uuid"] | null;
            annule_raison: string | null;
        };
        /** @description A row of an import of capacities. Masses in g. */
        capacite_reprise: {
            campagne_id: components["schemas"]["uuid"];
            producteur_id: components["schemas"]["uuid"];
            produit_id: components["schemas"]["uuid"];
            etat_code: string;
            capacite_g: number;
            deja_collecte_g?: number;
        };
        /** @description A row of an import of balances: owed to a producer or a supplier. The amount is in ten-thousandths of the currency. */
        solde_repris: {
            campagne_id: components["schemas"]["uuid"];
            producteur_id?: components["schemas"]["uuid"];
            fournisseur_id?: components["schemas"]["uuid"];
            date: components["schemas"]["date"];
            montant: number;
            devise?: string;
        } & ({
            producteur_id: unknown;
        } | {
            fournisseur_id: unknown;
        });
        /** @description A row of an import of stock. Mass in g; states by referential. */
        lot_repris: {
            campagne_id: components["schemas"]["uuid"];
            code_externe: string;
            /** @enum {string} */
            nature: "REC" | "NET" | "PF";
            produit_id: components["schemas"]["uuid"];
            emplacement_id: components["schemas"]["uuid"];
            quantite_g: number;
            date: components["schemas"]["date"];
            etats?: {
                [key: string]: string;
            };
            groupement_id?: components["schemas"]["uuid"];
            fournisseur_id?: components["schemas"]["uuid"];
            certificat?: string;
        };
        /** @description An account that is brought in: what its opening takes, and its groups. */
        compte: {
            identifiant: components["schemas"]["identifiant_utilisateur"];
            nom_affiche: string;
            /** @description Codes of the permission sets that it receives. */
            ensembles?: string[];
            ensembles_fin_le?: components["schemas"]["date_heure"];
            groupements?: components["schemas"]["uuid"][];
            groupements_depuis?: components["schemas"]["date_heure"];
        };
        imports_annuler_corps: {
            raison: string;
        };
        imports_annuler: components["schemas"]["importation"];
        imports_appliquer_corps: {
            /**
             * @description `tout`: every row or none; `bonnes`: the rows without fault.
             * @enum {string}
             */
            mode: "tout" | "bonnes";
        };
        imports_appliquer: components["schemas"]["importation"];
        imports_constats: {
            constats: components["schemas"]["constat_import"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        constat_import: {
            /** @description The line of the file. */
            numero: number;
            /** @description The code of the column; null when it is about the whole row. */
            colonne: string | null;
            code: string;
            /**
             * @description `faute`: the row is not applied; `avertissement`: it is.
             * @enum {string}
             */
            gravite: "faute" | "avertissement";
            /** @description In words. */
            message: string;
            /** @description What was read, what was expected, who else. */
            details: unknown;
        };
        imports_creer_corps: {
            genre: components["schemas"]["genre_import"];
            /** @description What the file is called. */
            nom_fichier: string;
            format: components["schemas"]["format_import"];
            /** @description Its size; 10 MiB at most. */
            taille_octets: number;
            sha256: components["schemas"]["sha256"];
            connus?: components["schemas"]["connus_import"];
        };
        imports_creer: {
            importation: components["schemas"]["importation"];
            /** @description How the file is sent. */
            envoi: {
                /** @enum {string} */
                methode: "PUT";
                url: components["schemas"]["adresse"];
                /** @description Headers that go with the file to the letter; `Content-Length` is its size. */
                entetes: {
                    [key: string]: string;
                };
                expire_le: components["schemas"]["date_heure"];
            };
        };
        imports_essayer_corps: Record<string, never>;
        imports_essayer: components["schemas"]["importation"];
        imports_lignes: {
            lignes: components["schemas"]["ligne_import"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        ligne_import: {
            /** @description Its line in the file; of a collection of shapes, its place. */
            numero: number;
            /** @description What stood in its cells, by the code of the column. */
            cellules: {
                [key: string]: string;
            };
            /** @description What was understood, as the act takes it; null with a fault in a cell. */
            compris: {
                [key: string]: unknown;
            } | null;
            objet_id: components["schemas"]["uuid"] | null;
            ecrite_le: components["schemas"]["date_heure"] | null;
            /** @description How many faults it has. */
            fautes: number;
        };
        imports_lire: components["schemas"]["importation"];
        imports_modele: components["schemas"]["modele_import"];
        imports_modeles: {
            modeles: components["schemas"]["modele_import"][];
        };
        mots_import: {
            fr: string;
            en: string;
        };
        modele_import: {
            genre: string;
            noms: components["schemas"]["mots_import"];
            /** @description The permission that bringing it in asks for. */
            permission: string;
            formats: components["schemas"]["format_import"][];
            colonnes: {
                /** @description A heading may be the code, or the name in either language. */
                code: string;
                noms: components["schemas"]["mots_import"];
                /** @enum {string} */
                type: "texte" | "code" | "decimal" | "date" | "liste" | "forme" | "ajustements" | "telephone";
                obligatoire: boolean;
                explication: components["schemas"]["mots_import"];
                exemple: string;
            }[];
        };
        imports_valider_corps: {
            /**
             * @description For who holds both roles: the one to validate in.
             * @enum {string}
             */
            role?: "direction" | "rsci";
        };
        imports_valider: {
            importation_id: components["schemas"]["uuid"];
            /**
             * @description The role that was validated in.
             * @enum {string}
             */
            role: "direction" | "rsci";
            /** @description How many capacities were validated. */
            validees: number;
            /** @description How many of them are ceilings now. */
            en_vigueur: number;
            /** @description The open controls of a crossed ceiling that the capacities cover now. */
            controles_couverts: components["schemas"]["uuid"][];
        };
        inspections: {
            inspections: components["schemas"]["inspection"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        inspection: {
            id: components["schemas"]["uuid"];
            producteur_id: components["schemas"]["uuid"] | null;
            parcelle_id: components["schemas"]["uuid"] | null;
            formulaire_code: string;
            formulaire_version: number;
            /** @description Answers to the questions of the form. */
            reponses: Record<string, never>;
            debut: components["schemas"]["date_heure"];
            fin: components["schemas"]["date_heure"];
            /** @description When a decision said that it does not count. */
            invalidee_le: components["schemas"]["date_heure"] | null;
            auteur_id: components["schemas"]["uuid"];
            date_operation: components["schemas"]["date_heure"];
            /** @description When the command that recorded it was cancelled: it counts nowhere since. */
            annulee_le: components["schemas"]["date_heure"] | null;
        };
        inspections_attribuer_corps: {
            inspecteur_id: components["schemas"]["uuid"];
        };
        inspections_attribuer: components["schemas"]["prevue"];
        inspections_lire: components["schemas"]["inspection_detaillee"];
        inspection_detaillee: {
            id: components["schemas"]["uuid"];
            producteur_id: components["schemas"]["uuid"] | null;
            parcelle_id: components["schemas"]["uuid"] | null;
            formulaire_code: string;
            formulaire_version: number;
            /** @description Answers to the questions of the form. */
            reponses: Record<string, never>;
            debut: components["schemas"]["date_heure"];
            fin: components["schemas"]["date_heure"];
            /** @description When a decision said that it does not count. */
            invalidee_le: components["schemas"]["date_heure"] | null;
            auteur_id: components["schemas"]["uuid"];
            date_operation: components["schemas"]["date_heure"];
            /** @description When the command that recorded it was cancelled: it counts nowhere since. */
            annulee_le: components["schemas"]["date_heure"] | null;
            commande: components["schemas"]["commande_de_fiche"];
            annulation: components["schemas"]["annulation_de_fiche"];
            corrections: components["schemas"]["corrections_de_fiche"];
            controles: components["schemas"]["controles_de_fiche"];
            fichiers: components["schemas"]["fichiers_de_fiche"];
        };
        inspections_plan: {
            inspections: components["schemas"]["prevue"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        prevue: {
            id: components["schemas"]["uuid"];
            plan_id: components["schemas"]["uuid"];
            groupement_id: components["schemas"]["uuid"];
            producteur_id: components["schemas"]["uuid"];
            /**
             * @description The yearly inspection, a second one by another inspector, a sample.
             * @enum {string}
             */
            genre: "interne" | "reinspection" | "echantillon";
            /** @description What the member was ranked by. */
            risque: number;
            /** @description The place of the member in the plan. */
            rang: number;
            /** @description The last day for it. */
            echeance: components["schemas"]["date"];
            /** @description Who is to do it; null while nobody is named. */
            inspecteur_id: components["schemas"]["uuid"] | null;
            /**
             * @description `sans_objet` of who is no member any more.
             * @enum {string}
             */
            statut: "a_faire" | "en_retard" | "faite" | "sans_objet";
            fait_le: components["schemas"]["date_heure"] | null;
            /** @description The inspection that it was done by. */
            inspection_id: components["schemas"]["uuid"] | null;
            /** @description The sample that it was done by. */
            echantillon_id: components["schemas"]["uuid"] | null;
        };
        inspections_plan_lire: components["schemas"]["prevue"];
        inspections_planifier_corps: {
            groupement_id: components["schemas"]["uuid"];
            /** @description A calendar year. */
            annee?: number;
            /** @description A campaign, in the place of a year: its planned days. */
            campagne_id?: components["schemas"]["uuid"];
            /**
             * @description Whom a second inspection and a sample are asked of: the members of most risk first, or drawn.
             * @enum {string}
             */
            methode: "risque" | "tirage";
            /** @description The seed of the draw; one is drawn without it. */
            graine?: string;
        } & ({
            annee: unknown;
        } | {
            campagne_id: unknown;
        });
        inspections_planifier: {
            id: components["schemas"]["uuid"];
            groupement_id: components["schemas"]["uuid"];
            campagne_id: components["schemas"]["uuid"] | null;
            annee: number | null;
            /** @enum {string} */
            methode: "risque" | "tirage";
            /** @description The same seed chooses the same members. */
            graine: string;
            debut: components["schemas"]["date_heure"];
            fin: components["schemas"]["date_heure"];
            /** @description How many members the group had. */
            membres: number;
            /** @description The setting `inspections.reinspection_cp` when it was made. */
            reinspection_cp: number;
            /** @description The setting `inspections.reinspection_min` when it was made. */
            reinspection_min: number;
            /** @description The setting `inspections.echantillon_cp` when it was made. */
            echantillon_cp: number;
            /** @description How many yearly inspections it asks for. */
            internes: number;
            /** @description How many second inspections. */
            reinspections: number;
            /** @description How many samples. */
            echantillons: number;
            auteur_id: components["schemas"]["uuid"];
            etabli_le: components["schemas"]["date_heure"];
        };
        interets: {
            interets: components["schemas"]["interet"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        interet: {
            id: components["schemas"]["uuid"];
            utilisateur_id: components["schemas"]["uuid"];
            producteur_id: components["schemas"]["uuid"];
            /** @enum {string} */
            nature: "est_le_producteur" | "parent" | "interet_economique" | "autre";
            debut: components["schemas"]["date_heure"] | null;
            fin: components["schemas"]["date_heure"] | null;
            en_vigueur: boolean;
            declare_par: components["schemas"]["uuid"] | null;
            declare_le: components["schemas"]["date_heure"] | null;
            termine_par: components["schemas"]["uuid"] | null;
            termine_le: components["schemas"]["date_heure"] | null;
            raison_fin: string | null;
        };
        interets_declarer_corps: {
            utilisateur_id: components["schemas"]["uuid"];
            producteur_id: components["schemas"]["uuid"];
            /** @enum {string} */
            nature: "est_le_producteur" | "parent" | "interet_economique" | "autre";
            /** @description Now when absent. */
            debut?: components["schemas"]["date_heure"];
            /** @description Without end when absent. */
            fin?: components["schemas"]["date_heure"];
        };
        interets_declarer: components["schemas"]["interet"];
        interets_terminer_corps: {
            raison: string;
            /** @description Now when absent; within the period of the interest. */
            fin?: components["schemas"]["date_heure"];
        };
        interets_terminer: components["schemas"]["interet"];
        inventaires: {
            inventaires: components["schemas"]["inventaire"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        inventaire: {
            id: components["schemas"]["uuid"];
            emplacement_id: components["schemas"]["uuid"];
            /** @description The place where a surplus is put. */
            surplus_emplacement_id: components["schemas"]["uuid"];
            /** @description When the lots were counted: the ledger is compared at it. */
            date_operation: components["schemas"]["date_heure"];
            /** @enum {string} */
            statut: "en_attente" | "validé" | "annulé";
            note: string | null;
            /** @description The number of counted lots. */
            lots: number;
            /** @description The mass that the ledger says of them in all, in g. */
            theorique_g: number;
            /** @description All shortages, in g. */
            manque_g: number;
            /** @description All surpluses, in g. */
            surplus_g: number;
            cree_le: components["schemas"]["date_heure"];
            /** @description The account that proposed it. */
            auteur_id: components["schemas"]["uuid"];
            /** @description When it was validated or cancelled. */
            decide_le: components["schemas"]["date_heure"] | null;
            /** @description The account that validated or cancelled it. */
            decide_par: components["schemas"]["uuid"] | null;
            /** @description Why it was cancelled. */
            raison: string | null;
        };
        inventaire_detaille: {
            id: components["schemas"]["uuid"];
            emplacement_id: components["schemas"]["uuid"];
            /** @description The place where a surplus is put. */
            surplus_emplacement_id: components["schemas"]["uuid"];
            /** @description When the lots were counted: the ledger is compared at it. */
            date_operation: components["schemas"]["date_heure"];
            /** @enum {string} */
            statut: "en_attente" | "validé" | "annulé";
            note: string | null;
            /** @description The number of counted lots. */
            lots: number;
            /** @description The mass that the ledger says of them in all, in g. */
            theorique_g: number;
            /** @description All shortages, in g. */
            manque_g: number;
            /** @description All surpluses, in g. */
            surplus_g: number;
            cree_le: components["schemas"]["date_heure"];
            /** @description The account that proposed it. */
            auteur_id: components["schemas"]["uuid"];
            /** @description When it was validated or cancelled. */
            decide_le: components["schemas"]["date_heure"] | null;
            /** @description The account that validated or cancelled it. */
            decide_par: components["schemas"]["uuid"] | null;
            /** @description Why it was cancelled. */
            raison: string | null;
            comptages: components["schemas"]["comptage"][];
        };
        comptage: {
            id: components["schemas"]["uuid"];
            lot_id: components["schemas"]["uuid"];
            numero_officiel: string | null;
            produit_id: components["schemas"]["uuid"];
            /** @description The mass that the ledger says at the date, in g. */
            theorique_g: number;
            /** @description The mass that was counted, in g. */
            compte_g: number;
            /** @description Counted less ledger, in g: a shortage is negative. */
            ecart_g: number;
            raison: string | null;
            /** @description The movement that the difference became at the validation. */
            mouvement_id: components["schemas"]["uuid"] | null;
            /** @description The movement that reversed it. */
            contrepasse_par: components["schemas"]["uuid"] | null;
            /** @description The conventional lot that the surplus became. */
            surplus_lot_id: components["schemas"]["uuid"] | null;
            /** @description The official number of that lot. */
            surplus_numero: string | null;
        };
        inventaires_annuler_corps: {
            /** @description Why, in writing. */
            raison: string;
        };
        inventaires_annuler: components["schemas"]["inventaire_detaille"];
        inventaires_creer_corps: {
            emplacement_id: components["schemas"]["uuid"];
            /** @description When the lots were counted, not to come; now without one. */
            date_operation?: components["schemas"]["date_heure"];
            /** @description Another place for the surplus, where the counted one admits no conventional goods. */
            surplus_emplacement_id?: components["schemas"]["uuid"];
            /** @description Anything to be known of it. */
            note?: string;
            /** @description The counts, a lot once. */
            comptages: {
                lot_id: components["schemas"]["uuid"];
                /** @description The mass that was counted, in g; 0 where nothing was found. */
                compte_g: number;
                /** @description Why it differs; required of a shortage. */
                raison?: string;
            }[];
        };
        inventaires_creer: components["schemas"]["inventaire_detaille"];
        inventaires_lire: components["schemas"]["inventaire_detaille"];
        inventaires_valider_corps: Record<string, never>;
        inventaires_valider: components["schemas"]["inventaire_detaille"];
        journal: {
            evenements: components["schemas"]["evenement"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        evenement: {
            id: number;
            le: components["schemas"]["date_heure"];
            action: string;
            entite: string | null;
            entite_id: components["schemas"]["uuid"] | null;
            utilisateur_id: components["schemas"]["uuid"] | null;
            /** @description The author's user name. */
            identifiant: string | null;
            appareil_id: components["schemas"]["uuid"] | null;
            commande_id: components["schemas"]["uuid"] | null;
            /** @description What the action tells of itself. */
            details: unknown;
        };
        journal_appels: {
            appels: components["schemas"]["appel"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        appel: {
            id: number;
            le: components["schemas"]["date_heure"];
            utilisateur_id: components["schemas"]["uuid"] | null;
            identifiant: string | null;
            methode: string;
            chemin: string;
            code: string;
            /** @description What was missing. */
            details: unknown;
        };
        jwks: {
            keys: Record<string, never>[];
        };
        lots: {
            lots: components["schemas"]["lot"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        lot: {
            id: components["schemas"]["uuid"];
            numero_officiel: string | null;
            /** @enum {string} */
            nature: "REC" | "NET" | "PF";
            /** @enum {string} */
            statut: "brouillon" | "en_attente" | "validé" | "consommé" | "quarantaine" | "rejeté" | "annulé" | "archivé";
            campagne_id: components["schemas"]["uuid"];
            produit_id: components["schemas"]["uuid"];
            /** @description The balance of its account, in grams. */
            quantite_g: number;
            /** @description Validated, with matter left. */
            disponible: boolean;
            /**
             * @description Display category: bio > conversion > conventionnel > hors_statut.
             * @enum {string}
             */
            categorie_affichage: "bio" | "conversion" | "conventionnel" | "hors_statut";
            /** @description Its state under each referential. */
            qualites: {
                referentiel_code: string;
                etat_code: string;
                /**
                 * @description Display category: bio > conversion > conventionnel > hors_statut.
                 * @enum {string}
                 */
                categorie_affichage: "bio" | "conversion" | "conventionnel" | "hors_statut";
            }[];
            emplacement_id: components["schemas"]["uuid"];
            reception_id: components["schemas"]["uuid"] | null;
            etape_id: components["schemas"]["uuid"] | null;
            parent_id: components["schemas"]["uuid"] | null;
            rappel_id: components["schemas"]["uuid"] | null;
            /** @description The acts of the routes that start from its state. */
            actes_possibles: string[];
            cree_le: components["schemas"]["date_heure"];
            auteur_id: components["schemas"]["uuid"];
        };
        lots_annuler_corps: {
            /** @description Why, in writing. */
            raison: string;
        };
        lots_annuler: components["schemas"]["lots_lire"];
        lots_archiver_corps: {
            /** @description Why, in writing. */
            raison?: string;
        };
        lots_archiver: components["schemas"]["lots_lire"];
        lots_deplacer_corps: {
            emplacement_id: components["schemas"]["uuid"];
            /** @description Why, in writing. */
            raison?: string;
        };
        lots_deplacer: {
            lot: components["schemas"]["lots_lire"];
            /** @description What the place signals: `capacite_depassee`, `hors_portee` (organic goods that no certificate covers the storing of there), `qualite_non_admise`. */
            alertes: ("capacite_depassee" | "hors_portee" | "qualite_non_admise")[];
        };
        lots_devalider_corps: {
            /** @description Why, in writing. */
            raison: string;
        };
        lots_devalider: components["schemas"]["lots_lire"];
        sens_genealogie: {
            /** @description How many there are. */
            noeuds: number;
            /** @description How many movements away the farthest one is. */
            profondeur: number;
            /** @description How many of them this answer shows. */
            montres: number;
            complet: boolean;
        };
        nomme: {
            genre: string;
            id: components["schemas"]["uuid"];
            /** @description Null where the caller may not read it. */
            nom: string | null;
        };
        noeud_genealogie: {
            /** @enum {string} */
            sens: "lot" | "amont" | "aval";
            /** @enum {string} */
            genre: "lot" | "collecte" | "attendu" | "fournisseur" | "producteur" | "expedition" | "inconnu" | "ajustement" | "perte" | "reprise";
            id: components["schemas"]["uuid"];
            /** @description How much of the lot's mass passed through it. */
            quantite_g: number;
            /** @description How much of it began there (upstream) or stayed there (downstream); on each side they sum to the lot's mass. Null for the lot where only what it is made of is asked for. */
            reste_g: number | null;
            /** @description How many movements away, at most. */
            profondeur: number;
            /** @description Official number, reference or name; of an expedition its container, or its sale's code. */
            libelle: string | null;
            date: null | components["schemas"]["date_heure"];
            statut: string | null;
            produit: null | {
                id: components["schemas"]["uuid"];
                code: string;
                nom: string;
            };
            /** @description Place or plot. */
            lieu: null | components["schemas"]["nomme"];
            /** @description Producer, supplier or client. */
            personne: null | components["schemas"]["nomme"];
            auteur: null | {
                id: components["schemas"]["uuid"];
                nom: string | null;
            };
        };
        lien_genealogie: {
            mouvement_id: components["schemas"]["uuid"];
            /** @description The movement's. */
            genre: string;
            date_operation: components["schemas"]["date_heure"];
            auteur_id: components["schemas"]["uuid"];
            /** @enum {string} */
            de_genre: "lot" | "collecte" | "attendu" | "fournisseur" | "producteur" | "expedition" | "inconnu" | "ajustement" | "perte" | "reprise";
            de_id: components["schemas"]["uuid"];
            /** @enum {string} */
            vers_genre: "lot" | "collecte" | "attendu" | "fournisseur" | "producteur" | "expedition" | "inconnu" | "ajustement" | "perte" | "reprise";
            vers_id: components["schemas"]["uuid"];
            quantite_g: number;
        };
        lots_genealogie: {
            lot_id: components["schemas"]["uuid"];
            /** @description All that ever entered the lot. */
            quantite_g: number;
            amont: components["schemas"]["sens_genealogie"];
            aval: components["schemas"]["sens_genealogie"];
            noeuds: components["schemas"]["noeud_genealogie"][];
            liens: components["schemas"]["lien_genealogie"][];
        };
        lots_liberer_corps: {
            /** @description Why, in writing. */
            raison: string;
        };
        lots_liberer: components["schemas"]["lots_lire"];
        lots_lire: {
            /** @description On its own page: its labels, latest first; of the types that the caller reads. */
            documents?: components["schemas"]["document"][];
            id: components["schemas"]["uuid"];
            numero_officiel: string | null;
            /** @enum {string} */
            nature: "REC" | "NET" | "PF";
            /** @enum {string} */
            statut: "brouillon" | "en_attente" | "validé" | "consommé" | "quarantaine" | "rejeté" | "annulé" | "archivé";
            campagne_id: components["schemas"]["uuid"];
            produit_id: components["schemas"]["uuid"];
            /** @description The balance of its account, in grams. */
            quantite_g: number;
            /** @description Validated, with matter left. */
            disponible: boolean;
            /**
             * @description Display category: bio > conversion > conventionnel > hors_statut.
             * @enum {string}
             */
            categorie_affichage: "bio" | "conversion" | "conventionnel" | "hors_statut";
            /** @description Its state under each referential. */
            qualites: {
                referentiel_code: string;
                etat_code: string;
                /**
                 * @description Display category: bio > conversion > conventionnel > hors_statut.
                 * @enum {string}
                 */
                categorie_affichage: "bio" | "conversion" | "conventionnel" | "hors_statut";
            }[];
            emplacement_id: components["schemas"]["uuid"];
            reception_id: components["schemas"]["uuid"] | null;
            etape_id: components["schemas"]["uuid"] | null;
            parent_id: components["schemas"]["uuid"] | null;
            rappel_id: components["schemas"]["uuid"] | null;
            /** @description The acts of the routes that start from its state. */
            actes_possibles: string[];
            cree_le: components["schemas"]["date_heure"];
            auteur_id: components["schemas"]["uuid"];
            /** @description What laboratories found that does not conform, and holds it. */
            analyses_retenues: components["schemas"]["resultat_analyse"][];
            /** @description What it was elsewhere, of one that was in stock at the opening; null of every other. */
            reprise: {
                code_externe: string;
                groupement_id: components["schemas"]["uuid"] | null;
                fournisseur_id: components["schemas"]["uuid"] | null;
                certificat: string | null;
                date_operation: components["schemas"]["date_heure"];
            } | null;
            /** @description The results that hold it no more by a person's decision. */
            levees: {
                resultat_id: components["schemas"]["uuid"];
                raison: string;
                auteur_id: components["schemas"]["uuid"];
                le: components["schemas"]["date_heure"];
            }[];
            /** @description Collections in it whose open control bars it from a referential, and from which. */
            ecarts_du_bio: {
                referentiel_code: string;
                collecte_id: components["schemas"]["uuid"];
                motifs: string[];
            }[];
            /** @description Every state that it was in, from its birth. */
            historique: {
                acte: string;
                de: ("brouillon" | "en_attente" | "validé" | "consommé" | "quarantaine" | "rejeté" | "annulé" | "archivé") | null;
                /** @enum {string} */
                vers: "brouillon" | "en_attente" | "validé" | "consommé" | "quarantaine" | "rejeté" | "annulé" | "archivé";
                raison: string | null;
                auteur_id: components["schemas"]["uuid"];
                le: components["schemas"]["date_heure"];
            }[];
            /** @description Where it stood, in order. */
            deplacements: {
                emplacement_id: components["schemas"]["uuid"];
                raison: string | null;
                auteur_id: components["schemas"]["uuid"];
                le: components["schemas"]["date_heure"];
            }[];
            quarantaines: {
                /** @enum {string} */
                acte: "mise" | "liberation";
                raison: string;
                rappel_id: components["schemas"]["uuid"] | null;
                auteur_id: components["schemas"]["uuid"];
                le: components["schemas"]["date_heure"];
            }[];
            /** @description Every quality state, oldest first. */
            historique_qualites: {
                referentiel_code: string;
                etat_code: string;
                /**
                 * @description Display category: bio > conversion > conventionnel > hors_statut.
                 * @enum {string}
                 */
                categorie_affichage: "bio" | "conversion" | "conventionnel" | "hors_statut";
                /**
                 * @description `apports`: what it is made of; `resultat`: a step; `decision`, `correction`: a person.
                 * @enum {string}
                 */
                origine: "apports" | "resultat" | "decision" | "correction";
                raison: string | null;
                auteur_id: components["schemas"]["uuid"];
                le: components["schemas"]["date_heure"];
            }[];
        };
        lots_qualites_corps: {
            referentiel_code: string;
            etat_code: string;
            /** @description Why, in writing. */
            raison: string;
            /**
             * @description A decision, or the correction of an error.
             * @default decision
             * @enum {string}
             */
            origine?: "decision" | "correction";
        };
        lots_qualites: {
            lot: components["schemas"]["lots_lire"];
            /** @description What the place signals: `capacite_depassee`, `hors_portee` (organic goods that no certificate covers the storing of there), `qualite_non_admise`. */
            alertes: ("capacite_depassee" | "hors_portee" | "qualite_non_admise")[];
        };
        lots_quarantaine_corps: {
            /** @description Why, in writing. */
            raison: string;
        };
        lots_quarantaine: components["schemas"]["lots_lire"];
        lots_rejeter_corps: {
            /** @description Why, in writing. */
            raison: string;
        };
        lots_rejeter: components["schemas"]["lots_lire"];
        lots_sorties_corps: {
            /**
             * @description To whom it came from; destroyed; to a laboratory.
             * @enum {string}
             */
            genre: "retour" | "destruction" | "echantillon";
            /** @description In grams. */
            quantite_g: number;
            /** @description Why, in writing. */
            raison: string;
            /** @description Of a return, one of the producers of the lot's collections; none for a lot that was bought. */
            producteur_id?: components["schemas"]["uuid"];
            /** @description Who takes it: of a sample the laboratory, required. */
            destinataire?: string;
            /** @description What proves it: minutes, slip, seal; required of a destruction. */
            preuve?: string;
            /** @description Not to come; now without one. */
            date_operation?: components["schemas"]["date_heure"];
        } & (unknown & unknown & unknown);
        lots_sorties: {
            sortie: components["schemas"]["sortie_lot"];
            lot: components["schemas"]["lot_restant"];
        };
        lots_valider_corps: {
            /** @description What is to be noted: asked for by settings and derogations. */
            note?: string;
        };
        lots_valider: components["schemas"]["lots_lire"];
        ma_filiere: {
            /** @description One per open campaign, the last opened first. */
            filieres: components["schemas"]["filiere"][];
        };
        filiere: {
            campagne: {
                id: components["schemas"]["uuid"];
                code: string;
                nom: string;
                annee: number;
                /** @enum {string} */
                statut: "ouverte" | "cloturee";
            };
            pack: {
                id: components["schemas"]["uuid"];
                code: string;
                version: string;
                libelle_fr: string;
                libelle_en: string;
                publie_le: components["schemas"]["date_heure"];
            };
            /** @description The referential whose states key the capacities. */
            referentiel_capacite: string;
            referentiels: {
                code: string;
                libelle: string;
                /** @description Whether the organization uses it. */
                coche: boolean;
                etats: {
                    code: string;
                    libelle_fr: string;
                    libelle_en: string;
                    /** @description Higher is better. */
                    rang: number;
                    /** @enum {string} */
                    categorie_affichage: "bio" | "conversion" | "conventionnel" | "hors_statut";
                }[];
            }[];
            produits: {
                id: components["schemas"]["uuid"];
                code: string;
                nom_fr: string;
                nom_en: string;
                unite_code: string;
                est_matiere_premiere: boolean;
                matiere_premiere_liee: {
                    code: string;
                    coefficient_ppm: number;
                } | null;
                actif: boolean;
                attributs: components["schemas"]["attribut"][];
            }[];
            parametres: {
                cle: string;
                /** @description As the pack gives it. */
                valeur: unknown;
            }[];
            arbre_activites: {
                code: string;
                libelle_fr: string;
                libelle_en: string;
                parent: string | null;
                module: string;
                prerequis: string[];
                /**
                 * @description Null when it was never on.
                 * @enum {string|null}
                 */
                etat: "actif" | "lecture_seule" | null;
            }[];
            grilles_conformite: {
                code: string;
                libelle_fr: string;
                libelle_en: string;
                referentiel: string;
                conversion: {
                    etat: string;
                    duree_mois: number;
                }[];
                exigences: {
                    code: string;
                    libelle_fr: string;
                    libelle_en: string;
                    cible: string;
                    reference: string;
                    constat: string;
                }[];
            }[];
            formulaires_inspection: {
                code: string;
                version: number;
                libelle_fr: string;
                libelle_en: string;
                cible: string;
                questions: Record<string, never>[];
            }[];
            intrants_autorises: {
                id: components["schemas"]["uuid"];
                code: string;
                libelle_fr: string;
                libelle_en: string;
                categorie: string;
                unite_code: string;
                referentiels: string[];
            }[];
            constats: {
                code: string;
                libelle_fr: string;
                libelle_en: string;
                cible: string;
                gravite: string;
                delai_correction_jours: number | null;
                declassement: {
                    referentiel: string;
                    etat: string;
                }[];
            }[];
        };
        mesures: {
            mesures: components["schemas"]["type_mesure"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        type_mesure: {
            code: string;
            /**
             * @description The kind of measure, after annex I of regulation (EU) 2021/279; `autre` is of none of them.
             * @enum {string}
             */
            genre: "plan_action" | "precautions" | "sans_reference_bio" | "interdiction_vente" | "nouvelle_conversion" | "limitation_certificat" | "suspension" | "retrait" | "autre";
            libelle: string;
            /** @description Days to carry it out; null when each act says it. */
            delai_jours: number | null;
            /** @description Whether new measures may be of it. */
            actif: boolean;
            auteur_id: components["schemas"]["uuid"];
            ecrit_le: components["schemas"]["date_heure"];
        };
        mesures_ecrire_corps: {
            code: string;
            /**
             * @description The kind of measure, after annex I of regulation (EU) 2021/279; `autre` is of none of them.
             * @enum {string}
             */
            genre: "plan_action" | "precautions" | "sans_reference_bio" | "interdiction_vente" | "nouvelle_conversion" | "limitation_certificat" | "suspension" | "retrait" | "autre";
            libelle: string;
            delai_jours?: number | null;
            actif?: boolean;
        };
        mesures_ecrire: components["schemas"]["type_mesure"];
        modules: {
            modules: components["schemas"]["module"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        module: {
            code: string;
            libelle: string;
            /**
             * @description Null when it was never active.
             * @enum {string|null}
             */
            etat: "actif" | "lecture_seule" | null;
            /** @description Modules that must be active first. */
            prerequis: string[];
            requis_par: string[];
            /** @description Whether the organization's licence covers it. */
            licence: boolean;
            /** @description When it was active. */
            periodes: components["schemas"]["periode"][];
            /** @description Latest first. */
            bascules: components["schemas"]["bascule"][];
        };
        periode: {
            debut: components["schemas"]["date_heure"] | null;
            fin: components["schemas"]["date_heure"] | null;
        };
        bascule: {
            /** @enum {string} */
            acte: "activer" | "desactiver";
            raison: string | null;
            auteur_id: components["schemas"]["uuid"];
            le: components["schemas"]["date_heure"];
        };
        modules_activer_corps: {
            raison?: string;
        };
        modules_activer: components["schemas"]["module"];
        modules_desactiver_corps: {
            raison: string;
        };
        modules_desactiver: components["schemas"]["module"];
        moi: {
            utilisateur: {
                id: components["schemas"]["uuid"];
                identifiant: string;
                nom_affiche: string;
                statut: string;
            };
            organisation: {
                id: components["schemas"]["uuid"];
                code: string;
                nom: string;
                langue: string;
                fuseau_horaire: string;
                devise_defaut: string;
            };
            /** @description Effective at request time, sorted. */
            permissions: string[];
            modules: {
                code: string;
                /** @enum {string} */
                etat: "actif" | "lecture_seule";
            }[];
            onboarding: {
                requis: boolean;
                /** @enum {string} */
                etat: "jamais" | "reporte" | "termine" | "rouvert";
            };
            /** @description The organization's licence, once one has begun. Warnings are for people to see: nothing that a phone sends is refused for them. */
            licence?: {
                /** @enum {string} */
                statut: "en_vigueur" | "expiree";
                debut: components["schemas"]["date"];
                fin: components["schemas"]["date"] | null;
                jours_restants: number | null;
                plafonds: {
                    /** @enum {string} */
                    genre: "utilisateurs" | "appareils" | "producteurs";
                    plafond: number;
                    utilise: number;
                }[];
                modules_non_couverts: string[];
                avertissements: ("licence_expiree" | "plafond_depasse" | "module_non_couvert")[];
            };
        };
        moi_accueil_corps: {
            /** @enum {string} */
            etat: "reporte" | "termine";
        };
        moi_accueil: {
            requis: boolean;
            /** @enum {string} */
            etat: "jamais" | "reporte" | "termine" | "rouvert";
        };
        moi_accueil_lire: {
            requis: boolean;
            /** @enum {string} */
            etat: "jamais" | "reporte" | "termine" | "rouvert";
            /** @description What there is to follow, by kind; a kind without anything is not there. */
            relances: {
                /** @enum {string} */
                genre: "certificat" | "controle" | "saisie" | "licence" | "inspection" | "mesure";
                /** @description In the organization's language. */
                titre: string;
                /** @description Those that are shown. */
                nombre: number;
                /** @description Whether there are more. */
                suite: boolean;
                elements: {
                    id: components["schemas"]["uuid"];
                    /** @description Number of the certificate, motif of the control, short code of the phone, kind of the inspection, code of the finding. */
                    reference: string | null;
                    /** @description Its last day, or since when it is so. */
                    jour: components["schemas"]["date"];
                    /** @description The route that shows the record. */
                    lien: string;
                }[];
            }[];
            /** @description The kinds that the caller's permissions are for. */
            genres: {
                /** @enum {string} */
                genre: "certificat" | "controle" | "saisie" | "licence" | "inspection" | "mesure";
                titre: string;
                /** @description The organization's delay; 0 turned the kind off for everybody. */
                jours: number;
                /** @description The caller turned it off. */
                refuse: boolean;
            }[];
            courriel: components["schemas"]["moi_courriel"];
        };
        moi_courriel_corps: {
            courriel: string;
        };
        moi_courriel: {
            adresse: string | null;
            /** @description Asked for and not proved yet. */
            en_attente: string | null;
        };
        moi_courriel_confirmer_corps: {
            code: string;
        };
        moi_courriel_confirmer: components["schemas"]["moi_courriel"];
        moi_courriel_retirer_corps: Record<string, never>;
        moi_courriel_retirer: components["schemas"]["moi_courriel"];
        moi_invitation_corps: {
            /** @description What was shown once when the account was opened, or its password reset; of use for seven days, and once. */
            code: string;
        };
        moi_invitation: {
            id: components["schemas"]["uuid"];
            identifiant: components["schemas"]["identifiant_utilisateur"];
            organisation_code: components["schemas"]["code_organisation"];
            organisation_nom: string;
        };
        moi_rattachements: {
            rattachements: {
                id: components["schemas"]["uuid"];
                organisation_code: components["schemas"]["code_organisation"];
                organisation_nom: string;
                demande_le: components["schemas"]["date_heure"];
                /** @description When the code expires; null while the organization has given none. */
                expire_le: components["schemas"]["date_heure"] | null;
            }[];
            suivant: components["schemas"]["suivant"];
        };
        moi_rattachements_accepter_corps: {
            /** @description What the administrator of the organization handed over. */
            code: string;
            /** @description A new password, in place of the one that whoever created the identity may know. */
            mot_de_passe: string;
        };
        moi_rattachements_accepter: {
            id: components["schemas"]["uuid"];
            organisation_code: components["schemas"]["code_organisation"];
            organisation_nom: string;
            accepte_le: components["schemas"]["date_heure"];
        };
        moi_relances_corps: {
            genre: string;
            /** @description Whether the caller wants none of that kind. */
            refuse: boolean;
        };
        moi_relances: components["schemas"]["moi_relances_lire"];
        moi_relances_lire: {
            /** @description All kinds that are off, sorted. */
            refuses: string[];
        };
        mouvements: {
            mouvements: components["schemas"]["mouvement_matiere"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        mouvement_matiere: {
            id: components["schemas"]["uuid"];
            /** @enum {string} */
            genre: "collecte" | "correction" | "fusion" | "reception" | "rapprochement" | "reprise_reception" | "retour" | "destruction" | "echantillon" | "etape" | "expedition" | "contrepassation" | "reprise" | "inventaire";
            /** @description The kind of record that caused it. */
            entite: string;
            entite_id: components["schemas"]["uuid"];
            date_operation: components["schemas"]["date_heure"];
            enregistre_le: components["schemas"]["date_heure"];
            auteur_id: components["schemas"]["uuid"];
            /** @description What entered accounts, in grams. */
            quantite_g: number;
            /** @description The movement that this one mirrors. */
            contrepasse_id: components["schemas"]["uuid"] | null;
            /** @description The mirror of this one, once it was reversed. */
            contrepasse_par: components["schemas"]["uuid"] | null;
            /** @description Why a person had it reversed; of a mirror only. */
            raison: string | null;
        };
        mouvement_matiere_detaille: {
            id: components["schemas"]["uuid"];
            /** @enum {string} */
            genre: "collecte" | "correction" | "fusion" | "reception" | "rapprochement" | "reprise_reception" | "retour" | "destruction" | "echantillon" | "etape" | "expedition" | "contrepassation" | "reprise" | "inventaire";
            /** @description The kind of record that caused it. */
            entite: string;
            entite_id: components["schemas"]["uuid"];
            date_operation: components["schemas"]["date_heure"];
            enregistre_le: components["schemas"]["date_heure"];
            auteur_id: components["schemas"]["uuid"];
            /** @description What entered accounts, in grams. */
            quantite_g: number;
            /** @description The movement that this one mirrors. */
            contrepasse_id: components["schemas"]["uuid"] | null;
            /** @description The mirror of this one, once it was reversed. */
            contrepasse_par: components["schemas"]["uuid"] | null;
            /** @description Why a person had it reversed; of a mirror only. */
            raison: string | null;
            ecritures: components["schemas"]["ecriture_matiere"][];
        };
        ecriture_matiere: {
            /** @enum {string} */
            compte: "producteur" | "inconnu" | "garde" | "attendu" | "fournisseur" | "lot" | "transformation" | "perte" | "client" | "ajustement" | "reprise";
            /** @description The producer, agent, lot, supplier, client or expected contribution whose account it is. */
            compte_objet_id: components["schemas"]["uuid"] | null;
            produit_id: components["schemas"]["uuid"] | null;
            /** @description Mass in grams that enters (+) or leaves (-). */
            quantite_g: number;
            /** @description Within accounts that pool, the collection or expedition whose matter it is. */
            objet_id: components["schemas"]["uuid"] | null;
        };
        mouvements_contrepasser_corps: {
            /** @description Why, in writing. */
            raison: string;
        };
        mouvements_contrepasser: components["schemas"]["mouvement_matiere_detaille"];
        mouvements_lire: components["schemas"]["mouvement_matiere_detaille"];
        non_conformites: {
            non_conformites: components["schemas"]["non_conformite"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        non_conformite: {
            id: components["schemas"]["uuid"];
            producteur_id: components["schemas"]["uuid"] | null;
            parcelle_id: components["schemas"]["uuid"] | null;
            constat_code: string;
            /** @enum {string} */
            gravite: "mineure" | "majeure" | "critique";
            description: string;
            auteur_id: components["schemas"]["uuid"];
            date_operation: components["schemas"]["date_heure"];
            commande_id: components["schemas"]["uuid"] | null;
            controle_id: components["schemas"]["uuid"] | null;
            /** @description When the command that recorded it was cancelled: it counts nowhere since. */
            annulee_le: components["schemas"]["date_heure"] | null;
            /** @description The inspection of which an answer named the finding. */
            inspection_id: components["schemas"]["uuid"] | null;
            /** @description The question whose answer named the finding. */
            question_code: string | null;
            /** @description When the office recorded it; null of what a command or a decision wrote. */
            enregistree_le: components["schemas"]["date_heure"] | null;
            /** @description Days to correct it, as the pack said at its date. */
            delai_jours: number | null;
            /** @description The last day to correct it; null where the pack says none. */
            echeance: components["schemas"]["date"] | null;
            /** @description The states that the pack proposes for the plots, as it said at its date. */
            declassement: {
                referentiel: string;
                etat: string;
            }[];
            /**
             * @description `sans_objet` when what found it says it no more after a correction.
             * @enum {string}
             */
            statut: "ouverte" | "mesuree" | "close" | "sans_objet";
            /** @description Who applied the proposed downgrade. */
            declassee_par: components["schemas"]["uuid"] | null;
            /** @description When it was applied; null until then. */
            declassee_le: components["schemas"]["date_heure"] | null;
            /** @description Why it was applied. */
            declassement_raison: string | null;
            /** @description The day until which it asks for something: its latest measure's, else its own; null when it asks for nothing. */
            a_faire_avant: components["schemas"]["date"] | null;
            /** @description Whether that day is over. */
            en_retard: boolean;
            /** @description The measures taken, in their order. */
            mesures: {
                id: components["schemas"]["uuid"];
                type_code: string;
                /**
                 * @description The kind of measure, after annex I of regulation (EU) 2021/279; `autre` is of none of them.
                 * @enum {string}
                 */
                genre: "plan_action" | "precautions" | "sans_reference_bio" | "interdiction_vente" | "nouvelle_conversion" | "limitation_certificat" | "suspension" | "retrait" | "autre";
                description: string;
                echeance: components["schemas"]["date"] | null;
                auteur_id: components["schemas"]["uuid"];
                prise_le: components["schemas"]["date_heure"];
            }[];
            /** @description Who closed it: neither who found it nor who took a measure. */
            close_par: components["schemas"]["uuid"] | null;
            close_le: components["schemas"]["date_heure"] | null;
            /** @description What proves that it is corrected. */
            cloture_raison: string | null;
        };
        non_conformites_clore_corps: {
            /** @description What proves that it is corrected. */
            raison: string;
        };
        non_conformites_clore: components["schemas"]["non_conformite"];
        non_conformites_creer_corps: {
            producteur_id?: components["schemas"]["uuid"];
            parcelle_id?: components["schemas"]["uuid"];
            /** @description A finding of the pack in force at its date. */
            constat_code: string;
            description: string;
            /** @description When it was found; now without one. */
            date_operation?: components["schemas"]["date_heure"];
        } | {
            producteur_id: unknown;
        } | {
            parcelle_id: unknown;
        };
        non_conformites_creer: components["schemas"]["non_conformite"];
        non_conformites_declasser_corps: {
            /** @description Why it is applied. */
            raison: string;
        };
        non_conformites_declasser: components["schemas"]["non_conformite"];
        non_conformites_lire: components["schemas"]["non_conformite_detaillee"];
        non_conformite_detaillee: {
            id: components["schemas"]["uuid"];
            producteur_id: components["schemas"]["uuid"] | null;
            parcelle_id: components["schemas"]["uuid"] | null;
            constat_code: string;
            /** @enum {string} */
            gravite: "mineure" | "majeure" | "critique";
            description: string;
            auteur_id: components["schemas"]["uuid"];
            date_operation: components["schemas"]["date_heure"];
            commande_id: components["schemas"]["uuid"] | null;
            controle_id: components["schemas"]["uuid"] | null;
            /** @description When the command that recorded it was cancelled: it counts nowhere since. */
            annulee_le: components["schemas"]["date_heure"] | null;
            /** @description Null when the decision that lifted a control stated it. */
            commande: components["schemas"]["commande_de_fiche"] | null;
            annulation: components["schemas"]["annulation_de_fiche"];
            corrections: components["schemas"]["corrections_de_fiche"];
            controles: components["schemas"]["controles_de_fiche"];
            fichiers: components["schemas"]["fichiers_de_fiche"];
            /** @description The inspection of which an answer named the finding. */
            inspection_id: components["schemas"]["uuid"] | null;
            /** @description The question whose answer named the finding. */
            question_code: string | null;
            /** @description When the office recorded it; null of what a command or a decision wrote. */
            enregistree_le: components["schemas"]["date_heure"] | null;
            /** @description Days to correct it, as the pack said at its date. */
            delai_jours: number | null;
            /** @description The last day to correct it; null where the pack says none. */
            echeance: components["schemas"]["date"] | null;
            /** @description The states that the pack proposes for the plots, as it said at its date. */
            declassement: {
                referentiel: string;
                etat: string;
            }[];
            /**
             * @description `sans_objet` when what found it says it no more after a correction.
             * @enum {string}
             */
            statut: "ouverte" | "mesuree" | "close" | "sans_objet";
            /** @description Who applied the proposed downgrade. */
            declassee_par: components["schemas"]["uuid"] | null;
            /** @description When it was applied; null until then. */
            declassee_le: components["schemas"]["date_heure"] | null;
            /** @description Why it was applied. */
            declassement_raison: string | null;
            /** @description The day until which it asks for something: its latest measure's, else its own; null when it asks for nothing. */
            a_faire_avant: components["schemas"]["date"] | null;
            /** @description Whether that day is over. */
            en_retard: boolean;
            /** @description The measures taken, in their order. */
            mesures: {
                id: components["schemas"]["uuid"];
                type_code: string;
                /**
                 * @description The kind of measure, after annex I of regulation (EU) 2021/279; `autre` is of none of them.
                 * @enum {string}
                 */
                genre: "plan_action" | "precautions" | "sans_reference_bio" | "interdiction_vente" | "nouvelle_conversion" | "limitation_certificat" | "suspension" | "retrait" | "autre";
                description: string;
                echeance: components["schemas"]["date"] | null;
                auteur_id: components["schemas"]["uuid"];
                prise_le: components["schemas"]["date_heure"];
            }[];
            /** @description Who closed it: neither who found it nor who took a measure. */
            close_par: components["schemas"]["uuid"] | null;
            close_le: components["schemas"]["date_heure"] | null;
            /** @description What proves that it is corrected. */
            cloture_raison: string | null;
        };
        non_conformites_mesurer_corps: {
            /** @description A measure of the catalogue. */
            type_code: string;
            /** @description What is to be done. */
            description: string;
            /** @description The last day for it; without one, the measure's delay from today on. */
            echeance?: components["schemas"]["date"];
        };
        non_conformites_mesurer: components["schemas"]["non_conformite"];
        numerotation_apercu: {
            /** @description The next official number; indicative, not reserved. */
            numero: string;
            rang: number;
            modele_version: number;
            /** @description The campaign's frozen model. */
            segments: components["schemas"]["segment"][];
        };
        /**
         * @description Raw material, reception, cleaning, finished product.
         * @enum {string}
         */
        nature: "MP" | "REC" | "NET" | "PF";
        segment: {
            /** @constant */
            type: "annee_campagne";
        } | {
            /** @constant */
            type: "code_campagne";
        } | {
            /** @constant */
            type: "nature";
        } | {
            /** @constant */
            type: "produit";
        } | {
            /** @constant */
            type: "prefixe_entreprise";
            actif: boolean;
        } | {
            /** @constant */
            type: "texte";
            valeur: string;
        } | {
            /** @constant */
            type: "sequence";
            chiffres: number;
        };
        numerotation_definir_modele_corps: {
            segments: Record<string, never>[];
            /** @description Becomes the organization's; the one it has when absent. */
            prefixe_entreprise?: string;
        };
        numerotation_definir_modele: components["schemas"]["modele_numerotation"];
        numerotation_modeles: {
            /** @description Latest first. */
            modeles: components["schemas"]["modele_numerotation"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        modele_numerotation: {
            version: number;
            segments: components["schemas"]["segment"][];
            /** @description The company prefix that this version writes where its segment is active. */
            prefixe_entreprise: string | null;
            cree_le: components["schemas"]["date_heure"];
            /** @description Codes of the campaigns that froze it. */
            campagnes: string[];
        };
        /** @description The OpenAPI 3.1 document of this service. */
        openapi: {
            openapi: string;
            info: Record<string, never>;
            paths: Record<string, never>;
        };
        /**
         * @description Its media type.
         * @enum {string}
         */
        type_logo: "image/png" | "image/jpeg";
        organisation_logo: {
            /** @description Null where documents bear none. */
            logo: {
                sha256: components["schemas"]["sha256"];
                /** @description Its media type, read from its bytes. */
                type_media: components["schemas"]["type_logo"];
                /** @description Size, in bytes. */
                taille_octets: number;
                /** @description Width, in pixels. */
                largeur_px: number;
                /** @description Height, in pixels. */
                hauteur_px: number;
                /** @description Since when documents bear it. */
                depuis: components["schemas"]["date_heure"];
                /** @description Who said so. */
                auteur_id: components["schemas"]["uuid"];
            } | null;
            /** @description Where the file is read by GET until it expires; null without a logo. */
            lecture: {
                url: components["schemas"]["adresse"];
                expire_le: components["schemas"]["date_heure"];
            } | null;
        };
        organisation_logo_annoncer_corps: {
            sha256: components["schemas"]["sha256"];
            /** @description Its size; 200 KiB at most. */
            taille_octets: number;
            type_media: components["schemas"]["type_logo"];
        };
        organisation_logo_annoncer: {
            /** @description How the file is sent. */
            envoi: {
                /** @enum {string} */
                methode: "PUT";
                url: components["schemas"]["adresse"];
                /** @description Headers that go with the file to the letter; `Content-Length` is its size. */
                entetes: {
                    [key: string]: string;
                };
                expire_le: components["schemas"]["date_heure"];
            };
        };
        organisation_logo_changer_corps: {
            /** @description SHA-256 of a logo that was sent; null takes the logo away. */
            sha256: components["schemas"]["sha256"] | null;
        };
        organisation_logo_changer: components["schemas"]["organisation_logo"];
        organisations_creer_corps: {
            code: components["schemas"]["code_organisation"];
            nom: string;
            langue: string;
            /** @description Name of a time zone, such as `Africa/Porto-Novo`. */
            fuseau_horaire: string;
            /** @description ISO 4217 code. */
            devise_defaut: string;
            prefixe_entreprise?: string | null;
            /** @description ISO 3166 code; a sale to a client of another country is an export. Null while unknown. */
            pays?: string | null;
            administrateur: {
                identifiant: components["schemas"]["identifiant_utilisateur"];
                nom_affiche: string;
            };
        };
        organisations_creer: {
            organisation: components["schemas"]["organisation_cliente"];
            administrateur: components["schemas"]["utilisateur"];
            mot_de_passe_provisoire: components["schemas"]["mot_de_passe_provisoire"];
        };
        paiements: {
            paiements: components["schemas"]["paiement"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        paiement: {
            id: components["schemas"]["uuid"];
            /** @enum {string} */
            genre: "reglement" | "avance";
            producteur_id: components["schemas"]["uuid"] | null;
            fournisseur_id: components["schemas"]["uuid"] | null;
            /** @description Name of who is paid. */
            beneficiaire: string;
            /** @description Telephone of the producer, for mobile money. */
            telephone: string | null;
            /** @enum {string} */
            moyen: "especes" | "cheque" | "virement" | "mobile_money" | "compensation";
            reference: string;
            /** @description ISO 4217. */
            devise: string;
            /** @description How many decimals the minor unit is. */
            decimales: number;
            /** @description Minor units of the currency; of a mirror, what came back, negative. */
            montant: number;
            /** @enum {string} */
            statut: "en_attente" | "validée" | "annulée" | "contrepassée";
            date_operation: components["schemas"]["date_heure"];
            cree_le: components["schemas"]["date_heure"];
            auteur_id: components["schemas"]["uuid"];
            valide_le: components["schemas"]["date_heure"] | null;
            /** @description The second person, where one was needed. */
            valide_par: components["schemas"]["uuid"] | null;
            /** @description Why it was cancelled or reversed. */
            raison: string | null;
            /** @description The payment that this one mirrors. */
            contrepasse_id: components["schemas"]["uuid"] | null;
            /** @description The payment that mirrors this one. */
            contrepasse_par: components["schemas"]["uuid"] | null;
        };
        paiement_detaille: {
            id: components["schemas"]["uuid"];
            /** @enum {string} */
            genre: "reglement" | "avance";
            producteur_id: components["schemas"]["uuid"] | null;
            fournisseur_id: components["schemas"]["uuid"] | null;
            /** @description Name of who is paid. */
            beneficiaire: string;
            /** @description Telephone of the producer, for mobile money. */
            telephone: string | null;
            /** @enum {string} */
            moyen: "especes" | "cheque" | "virement" | "mobile_money" | "compensation";
            reference: string;
            /** @description ISO 4217. */
            devise: string;
            /** @description How many decimals the minor unit is. */
            decimales: number;
            /** @description Minor units of the currency; of a mirror, what came back, negative. */
            montant: number;
            /** @enum {string} */
            statut: "en_attente" | "validée" | "annulée" | "contrepassée";
            date_operation: components["schemas"]["date_heure"];
            cree_le: components["schemas"]["date_heure"];
            auteur_id: components["schemas"]["uuid"];
            valide_le: components["schemas"]["date_heure"] | null;
            /** @description The second person, where one was needed. */
            valide_par: components["schemas"]["uuid"] | null;
            /** @description Why it was cancelled or reversed. */
            raison: string | null;
            /** @description The payment that this one mirrors. */
            contrepasse_id: components["schemas"]["uuid"] | null;
            /** @description The payment that mirrors this one. */
            contrepasse_par: components["schemas"]["uuid"] | null;
            lignes: {
                creance_id: components["schemas"]["uuid"];
                /** @description What is settled of the line, in minor units. */
                montant: number;
            }[];
        };
        paiements_annuler_corps: {
            /** @description Why, in writing. */
            raison: string;
        };
        paiements_annuler: components["schemas"]["paiement_detaille"];
        paiements_contrepasser_corps: {
            /** @description Why, in writing. */
            raison: string;
        };
        paiements_contrepasser: components["schemas"]["paiement_detaille"];
        paiements_creer_corps: {
            producteur_id?: components["schemas"]["uuid"];
            fournisseur_id?: components["schemas"]["uuid"];
            /**
             * @description `compensation` where what is due and what is deducted cancel out.
             * @enum {string}
             */
            moyen: "especes" | "cheque" | "virement" | "mobile_money" | "compensation";
            /** @description What the bank, the operator or the cash book calls it. */
            reference: string;
            /** @description When it was paid; now without one. */
            date_operation?: components["schemas"]["date_heure"];
            /** @description What it settles. */
            lignes?: {
                creance_id: components["schemas"]["uuid"];
                /** @description Less than all that remains of it, in minor units; of a deduction negative. */
                montant?: number;
            }[];
            /** @description Money before anything is due; it is deducted later. */
            avance?: {
                /** @description Minor units of the currency. */
                montant: number;
                devise: string;
            };
        };
        paiements_creer: components["schemas"]["paiement_detaille"];
        paiements_lire: components["schemas"]["paiement_detaille"];
        paiements_valider_corps: Record<string, never>;
        paiements_valider: components["schemas"]["paiement_detaille"];
        parcelles: {
            parcelles: components["schemas"]["parcelle"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        parcelle: {
            id: components["schemas"]["uuid"];
            producteur_id: components["schemas"]["uuid"] | null;
            /** @description Who holds it today. */
            producteur_nom: string | null;
            groupement_id: components["schemas"]["uuid"] | null;
            nom: string;
            surface_declaree_m2: number;
            actif: boolean;
            etat: components["schemas"]["etat"];
            categorie: components["schemas"]["categorie"];
            cultures: components["schemas"]["cultures"];
            /** @description The survey in force. */
            polygone: {
                id: components["schemas"]["uuid"];
                /** @description GeoJSON geometry as text, WGS 84. */
                geojson: string;
                surface_m2: number;
                perimetre_m: number;
                date_operation: components["schemas"]["date_heure"];
            } | null;
            /** @description Referential code to today's quality state. */
            qualites: {
                [key: string]: string;
            };
        };
        /** @description What the plot grows; shares of one stratum and cycle fill it at most once. */
        cultures: {
            produit_id: components["schemas"]["uuid"];
            part_cp: number;
            /**
             * @description Stratum: `principal`, or `associe` for what grows under or between it on the same land.
             * @enum {unknown}
             */
            strate: "principal" | "associe";
            /** @description Rank among crops that follow one another in a campaign; null for what stands all along. */
            cycle: number | null;
        }[];
        /**
         * @description One word for today: `sortie` left with its member, `invalide` and `chevauchement` have an open control about the shape, `bloquee` has another one that bars its capacity or its holder's, `sans_releve` has no survey in force, `en_vigueur` is none of these.
         * @enum {string}
         */
        etat: "en_vigueur" | "bloquee" | "chevauchement" | "invalide" | "sans_releve" | "sortie";
        /**
         * @description The lowest display category of its quality states today; `conventionnel` when nothing is known.
         * @enum {string}
         */
        categorie: "bio" | "conversion" | "conventionnel" | "hors_statut";
        /** @description Words of its name and its holder's, in any order, accents and case aside. */
        recherche: string;
        parcelles_chevauchements: {
            parcelle_id: components["schemas"]["uuid"];
            minimum_m2: number;
            chevauchements: {
                polygone_id: components["schemas"]["uuid"];
                surface_m2: number;
                commune_m2: number;
                /** @description What they share, of the smaller one. */
                part_cp: number;
                du: components["schemas"]["date_heure"] | null;
                au: components["schemas"]["date_heure"] | null;
                /** @description Whether both are in force today. */
                en_cours: boolean;
                /** @description What they share, as GeoJSON text, WGS 84. */
                geojson: string;
                autre: {
                    id: components["schemas"]["uuid"];
                    nom: string;
                    producteur_id: components["schemas"]["uuid"] | null;
                    producteur_nom: string | null;
                    polygone_id: components["schemas"]["uuid"];
                    surface_m2: number;
                    /** @description GeoJSON geometry as text, WGS 84. */
                    geojson: string;
                };
                /** @description The open control that is about the pair. */
                controle_id: components["schemas"]["uuid"] | null;
            }[];
        };
        parcelles_cultures_corps: {
            /** @description All that it grows from then on; nothing for a fallow plot. Shares of one stratum and cycle fill it at most once. */
            cultures: {
                produit_id: components["schemas"]["uuid"];
                /** @description Share of the surface, in hundredths of a percentage point. */
                part_cp: number;
                /**
                 * @description Stratum, the principal one unless it is said.
                 * @enum {unknown}
                 */
                strate?: "principal" | "associe";
                /** @description Rank among crops that follow one another in a campaign; absent for what stands all along. */
                cycle?: number;
            }[];
            /** @description When it took effect; not later than now. */
            le: components["schemas"]["date_heure"];
            raison: string;
        };
        parcelles_cultures: components["schemas"]["parcelles_detail"];
        origines: {
            parcelle_id: components["schemas"]["uuid"];
            nom: string;
            /** @description When the one ended and the other began. */
            le: components["schemas"]["date_heure"];
            raison: string;
            auteur_id: components["schemas"]["uuid"];
            enregistre_le: components["schemas"]["date_heure"];
        }[];
        parcelles_detail: {
            id: components["schemas"]["uuid"];
            producteur_id: components["schemas"]["uuid"] | null;
            /** @description Who holds it today. */
            producteur_nom: string | null;
            groupement_id: components["schemas"]["uuid"] | null;
            nom: string;
            surface_declaree_m2: number;
            actif: boolean;
            etat: components["schemas"]["etat"];
            categorie: components["schemas"]["categorie"];
            cultures: components["schemas"]["cultures"];
            /** @description The survey in force. */
            polygone: {
                id: components["schemas"]["uuid"];
                /** @description GeoJSON geometry as text, WGS 84. */
                geojson: string;
                surface_m2: number;
                perimetre_m: number;
                date_operation: components["schemas"]["date_heure"];
            } | null;
            /** @description Referential code to today's quality state. */
            qualites: {
                [key: string]: string;
            };
            cree_le: components["schemas"]["date_heure"];
            /** @description What the plot was registered with. */
            cultures_initiales: components["schemas"]["cultures"];
            /** @description What it was declared to grow since, latest first. */
            assolements: {
                id: components["schemas"]["uuid"];
                /** @description From when on it holds. */
                le: components["schemas"]["date_heure"];
                /** @description Why; null when a survey told it. */
                raison: string | null;
                auteur_id: components["schemas"]["uuid"];
                enregistre_le: components["schemas"]["date_heure"];
                /** @description The survey that told it; null for the office. */
                commande_id: components["schemas"]["uuid"] | null;
                cultures: components["schemas"]["cultures"];
            }[];
            /** @description The plots that it came of. */
            origines: components["schemas"]["origines"];
            /** @description The plots that came of it. */
            suites: components["schemas"]["origines"];
            /** @description Who held the plot, latest transfer first. */
            transferts: {
                ancien_id: components["schemas"]["uuid"];
                producteur_id: components["schemas"]["uuid"];
                le: components["schemas"]["date_heure"];
                raison: string;
                auteur_id: components["schemas"]["uuid"];
                enregistre_le: components["schemas"]["date_heure"];
            }[];
            /** @description Every survey, latest operation first; one that is no valid shape is never in force. */
            releves: {
                id: components["schemas"]["uuid"];
                date_operation: components["schemas"]["date_heure"];
                surface_m2: number | null;
                perimetre_m: number | null;
                precision_mediane_cm: number | null;
                auteur_id: components["schemas"]["uuid"] | null;
                /** @description GeoJSON geometry as text, WGS 84; null of what is no valid shape. */
                geojson: string | null;
                valide: boolean;
                en_vigueur: boolean;
            }[];
            /** @description Quality states with their periods. */
            statuts: {
                referentiel_code: string;
                etat_code: string;
                debut: components["schemas"]["date_heure"] | null;
                fin: components["schemas"]["date_heure"] | null;
                raison: string;
                auteur_id: components["schemas"]["uuid"] | null;
            }[];
            /** @description Open controls, oldest first. */
            controles: {
                id: components["schemas"]["uuid"];
                motif: string;
                effet: string;
                commande_id: components["schemas"]["uuid"];
                ouvert_le: components["schemas"]["date_heure"];
            }[];
        };
        parcelles_etendue: {
            /** @description All that the filters let through. */
            parcelles: number;
            /** @description Those of them that a survey in force places. */
            situees: number;
            /** @description The extent of their surveys in force; null where there is none. */
            etendue: {
                /** @description Millionths of a degree, WGS 84. */
                ouest_microdegres: number;
                /** @description Millionths of a degree, WGS 84. */
                sud_microdegres: number;
                /** @description Millionths of a degree, WGS 84. */
                est_microdegres: number;
                /** @description Millionths of a degree, WGS 84. */
                nord_microdegres: number;
            } | null;
            /** @description How many are in each state. */
            etats: {
                en_vigueur: number;
                bloquee: number;
                chevauchement: number;
                invalide: number;
                sans_releve: number;
                sortie: number;
            };
            /** @description How many are of each display category. */
            categories: {
                bio: number;
                conversion: number;
                conventionnel: number;
                hors_statut: number;
            };
        };
        parcelles_origines_corps: {
            /** @description The plots of before, each once, of the same producer. */
            anciennes: components["schemas"]["uuid"][];
            /** @description When they ended; not later than the first survey of the plot of today. */
            le: components["schemas"]["date_heure"];
            raison: string;
        };
        parcelles_origines: components["schemas"]["parcelles_detail"];
        parcelles_transferer_corps: {
            producteur_id: components["schemas"]["uuid"];
            /** @description When it took effect; not later than now. */
            le: components["schemas"]["date_heure"];
            raison: string;
        };
        parcelles_transferer: components["schemas"]["parcelles_detail"];
        parcelles_tuile: {
            /** @description The vector tile in base64; its bytes as `application/vnd.mapbox-vector-tile`. */
            tuile: string;
        };
        permissions: {
            permissions: string[];
            par_module: {
                module: string;
                actif: boolean;
                permissions: string[];
            }[];
        };
        producteurs: {
            producteurs: components["schemas"]["producteur"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        producteur: {
            id: components["schemas"]["uuid"];
            /** @description The organization's own number of the member, unique there; null without one. */
            reference: string | null;
            groupement_id: components["schemas"]["uuid"] | null;
            nom: string;
            prenoms: string;
            sexe: string | null;
            date_naissance: components["schemas"]["date"] | null;
            telephone: string | null;
            localite: string | null;
            version: number;
            actif: boolean;
            cree_le: components["schemas"]["date_heure"];
        };
        producteurs_defusionner_corps: {
            raison: string;
        };
        producteurs_defusionner: components["schemas"]["producteurs_detail"];
        producteurs_detail: {
            /** @description Their statements, latest first; of the types that the caller reads. */
            documents?: components["schemas"]["document"][];
            id: components["schemas"]["uuid"];
            /** @description The organization's own number of the member, unique there; null without one. */
            reference: string | null;
            groupement_id: components["schemas"]["uuid"] | null;
            nom: string;
            prenoms: string;
            sexe: string | null;
            date_naissance: components["schemas"]["date"] | null;
            telephone: string | null;
            localite: string | null;
            version: number;
            actif: boolean;
            cree_le: components["schemas"]["date_heure"];
            groupement: {
                id: components["schemas"]["uuid"];
                code: string;
                nom: string;
            } | null;
            /** @description Ids of the records that were merged into this one. */
            alias: components["schemas"]["uuid"][];
            piece_identite_deposee: boolean;
            parcelles: {
                id: components["schemas"]["uuid"];
                nom: string;
                surface_declaree_m2: number;
                actif: boolean;
            }[];
            /** @description Ceilings and consumption in g of raw material. */
            soldes: {
                campagne_id: components["schemas"]["uuid"];
                matiere_code: string;
                etat_code: string;
                plafond_g: number;
                consomme_g: number;
            }[];
            /** @description Changes of group, latest first. */
            groupements: {
                groupement_id: components["schemas"]["uuid"] | null;
                ancien_id: components["schemas"]["uuid"] | null;
                le: components["schemas"]["date_heure"];
                raison: string | null;
                auteur_id: components["schemas"]["uuid"];
                enregistre_le: components["schemas"]["date_heure"];
                commande_id: components["schemas"]["uuid"] | null;
            }[];
            /** @description Exits and returns, latest first. */
            adhesions: {
                /** @enum {string} */
                nature: "sortie" | "retour";
                le: components["schemas"]["date_heure"];
                raison: string;
                auteur_id: components["schemas"]["uuid"];
                enregistre_le: components["schemas"]["date_heure"];
            }[];
            /** @description Merges with another member and their undoing, latest first. */
            fusions: {
                /** @enum {string} */
                nature: "fusion" | "defusion";
                /** @description The member whose id is an alias while merged. */
                perdu_id: components["schemas"]["uuid"];
                garde_id: components["schemas"]["uuid"];
                le: components["schemas"]["date_heure"];
                raison: string | null;
                auteur_id: components["schemas"]["uuid"];
            }[];
            /** @description Open controls, oldest first. */
            controles: {
                id: components["schemas"]["uuid"];
                motif: string;
                effet: string;
                commande_id: components["schemas"]["uuid"];
                ouvert_le: components["schemas"]["date_heure"];
            }[];
        };
        producteurs_groupement_corps: {
            groupement_id: components["schemas"]["uuid"];
            /** @description When it took effect; not later than now. */
            le: components["schemas"]["date_heure"];
            raison: string;
        };
        producteurs_groupement: components["schemas"]["producteurs_detail"];
        producteurs_modifier_corps: {
            /** @description The organization's own number of the member, unique there. */
            reference?: string | null;
            /** @description Family name. */
            nom?: string;
            /** @description Given names. */
            prenoms?: string;
            /**
             * @description As the member states it.
             * @enum {string|null}
             */
            sexe?: "F" | "M" | null;
            /**
             * Format: date
             * @description YYYY-MM-DD, not to come.
             */
            date_naissance?: string | null;
            /** @description The number that messages go to, as people write it. */
            telephone?: string | null;
            /** @description Village or place of residence. */
            localite?: string | null;
        };
        producteurs_modifier: components["schemas"]["producteurs_detail"];
        producteurs_piece_identite: {
            producteur_id: components["schemas"]["uuid"];
            type: string;
            numero: string;
            pays: string;
        };
        producteurs_releve: {
            producteur_id: components["schemas"]["uuid"];
            campagne_id: components["schemas"]["uuid"] | null;
            au: components["schemas"]["date_heure"];
            masses: components["schemas"]["masses"];
            soldes: components["schemas"]["soldes"];
        };
        masses: {
            produit_id: components["schemas"]["uuid"] | null;
            /** @description Net mass collected, in grams. */
            livre_g: number;
            /** @description Marketable mass collected, in grams. */
            livre_marchand_g: number;
            /** @description Marketable mass that receptions accepted, in grams. */
            accepte_g: number;
            /** @description Of it, what has no price yet. */
            a_chiffrer_g: number;
            /** @description What collections and receptions differ by and nobody admitted, in grams. */
            ecart_g: number;
        }[];
        soldes: {
            /** @description ISO 4217. */
            devise: string;
            /** @description What became due, in minor units. */
            du: number;
            /** @description What was deducted of it. */
            retenu: number;
            /** @description What was paid of it. */
            paye: number;
            /** @description What is still owed: `du` − `retenu` − `paye`, as the ledger has it. */
            solde: number;
            /** @description What of the campaign was owed before it opened; 0 without a campaign. */
            ouverture: number;
            /** @description What of the campaign was owed when it first closed, or at `au`; without a campaign, the balance. */
            cloture: number;
            /** @description What changed of it since that closing; 0 without a campaign. */
            apres_cloture: number;
        }[];
        producteurs_releve_etablir_corps: Record<string, never>;
        producteurs_releve_etablir: components["schemas"]["document"];
        producteurs_retour_corps: {
            /** @description When it took effect; not later than now. */
            le: components["schemas"]["date_heure"];
            raison: string;
        };
        producteurs_retour: components["schemas"]["producteurs_detail"];
        producteurs_sortie_corps: {
            /** @description When it took effect; not later than now. */
            le: components["schemas"]["date_heure"];
            raison: string;
        };
        producteurs_sortie: components["schemas"]["producteurs_detail"];
        produits: {
            /** @description By code. */
            produits: components["schemas"]["produit"][];
        };
        produit: {
            id: components["schemas"]["uuid"];
            code: string;
            nom_fr: string;
            nom_en: string;
            unite_code: string;
            est_matiere_premiere: boolean;
            matiere_premiere_liee_code: string | null;
            actif: boolean;
            pack: {
                code: string;
                version: string;
            } | null;
            /** @description In pack order. */
            attributs: components["schemas"]["attribut"][];
        };
        attribut: {
            code: string;
            libelle_fr: string;
            libelle_en: string;
            /** @description JSON Schema declared by the pack. */
            schema: Record<string, never>;
            obligatoire: boolean;
            ordre: number;
        };
        produits_activer_corps: {
            raison: string;
        };
        produits_activer: components["schemas"]["produit"];
        produits_creer_corps: {
            code: string;
            nom_fr: string;
            nom_en: string;
            /** @description UN/ECE Recommendation 20. */
            unite_code: string;
            est_matiere_premiere: boolean;
            /** @description The raw material whose capacity it draws on. */
            matiere_premiere_liee?: {
                code: string;
                /** @description Grams of raw material per gram of product, in parts per million. */
                coefficient_ppm: number;
            };
            attributs?: components["schemas"]["attribut_declare"][];
        };
        produits_creer: components["schemas"]["produit"];
        attribut_declare: {
            code: string;
            libelle_fr: string;
            libelle_en: string;
            /** @description JSON Schema 2020-12 of the attribute's value. */
            schema: Record<string, never>;
            obligatoire: boolean;
            ordre: number;
        };
        produits_desactiver_corps: {
            raison: string;
        };
        produits_desactiver: components["schemas"]["produit"];
        rappels: {
            rappels: components["schemas"]["rappel"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        rappel: {
            id: components["schemas"]["uuid"];
            exercice: boolean;
            /** @enum {string} */
            sens: "aval" | "amont" | "complet";
            origines: components["schemas"]["origine"][];
            du: components["schemas"]["date_heure"] | null;
            au: components["schemas"]["date_heure"] | null;
            raison: string;
            /** @enum {string} */
            statut: "planifié" | "exécuté" | "clos";
            cree_le: components["schemas"]["date_heure"];
            auteur_id: components["schemas"]["uuid"];
            execute_le: components["schemas"]["date_heure"] | null;
            execute_par: components["schemas"]["uuid"] | null;
            /** @description From the planning to the execution, in s. */
            duree_s: number | null;
            clos_le: components["schemas"]["date_heure"] | null;
            clos_par: components["schemas"]["uuid"] | null;
            conclusion: string | null;
            plan: components["schemas"]["mesure"];
            resultat: components["schemas"]["mesure"] | null;
        };
        detail: {
            /** @description On its own page: what may be done with it, and by whom. */
            actes?: components["schemas"]["actes"];
            /** @description On its own page: its notices, latest first; of the types that the caller reads. */
            documents?: components["schemas"]["document"][];
            id: components["schemas"]["uuid"];
            exercice: boolean;
            /** @enum {string} */
            sens: "aval" | "amont" | "complet";
            origines: components["schemas"]["origine"][];
            du: components["schemas"]["date_heure"] | null;
            au: components["schemas"]["date_heure"] | null;
            raison: string;
            /** @enum {string} */
            statut: "planifié" | "exécuté" | "clos";
            cree_le: components["schemas"]["date_heure"];
            auteur_id: components["schemas"]["uuid"];
            execute_le: components["schemas"]["date_heure"] | null;
            execute_par: components["schemas"]["uuid"] | null;
            /** @description From the planning to the execution, in s. */
            duree_s: number | null;
            clos_le: components["schemas"]["date_heure"] | null;
            clos_par: components["schemas"]["uuid"] | null;
            conclusion: string | null;
            plan: components["schemas"]["mesure"];
            resultat: components["schemas"]["mesure"] | null;
            lignes: components["schemas"]["ligne_rappel"][];
        };
        origine: {
            /** @enum {string} */
            genre: "lot" | "collecte" | "parcelle" | "producteur" | "intrant" | "fournisseur" | "etape" | "expedition" | "certificat";
            id: components["schemas"]["uuid"];
        };
        mesure: {
            lignes: number;
            lots: number;
            /** @description Mass that was reached, wherever it is now, in g. */
            quantite_g: number;
            /** @description What can be, or was, held in stock, in g. */
            bloquable_g: number;
            /** @description What can not: shipped, lost, given back, still with an agent, in g. */
            non_bloquable_g: number;
            /** @description What clients have, in g. */
            expedie_g: number;
            /** @description What agents have, in g. */
            en_garde_g: number;
            /** @description Share that can be held, in hundredths of a percent; null when nothing was reached. */
            couverture_cp: number | null;
        };
        ligne_rappel: {
            /**
             * @description `plan`: as planned; `execution`: as it was executed; `suite`: a lot made of it later; `apercu`: as it would be executed now.
             * @enum {string}
             */
            phase: "plan" | "execution" | "suite" | "apercu";
            rang: number;
            /** @enum {string} */
            genre: "collecte" | "attendu" | "lot" | "expedition" | "perte" | "producteur" | "fournisseur";
            /** @description The record; for `perte` the movement. */
            id: components["schemas"]["uuid"];
            numero: string | null;
            statut: string | null;
            /** @description What stood there, in g; for an `origine` what it gave. */
            quantite_g: number;
            /** @description How much of the origins' mass passed through it, by shares, in g; null when it is not known. */
            part_g: number | null;
            /** @enum {string} */
            effet: "à_bloquer" | "à_marquer" | "déjà_bloqué" | "bloqué" | "marqué" | "non_bloquable" | "origine";
            /** @description Why it can not be blocked. */
            motif: string | null;
            produit_id: components["schemas"]["uuid"] | null;
            emplacement_id: components["schemas"]["uuid"] | null;
            emplacement: string | null;
            client_id: components["schemas"]["uuid"] | null;
            client: string | null;
            /** @description The agent who has it. */
            detenteur_id: components["schemas"]["uuid"] | null;
            le: components["schemas"]["date_heure"];
        };
        actes: {
            /** @enum {string} */
            acte: "planifier" | "executer" | "clore";
            /** @description Whether the caller may do it now. */
            possible: boolean;
            /**
             * @description The code that the act would be refused with; null when it is possible.
             * @enum {string|null}
             */
            raison: "droit_manquant" | "module_inactif" | "rappel_non_planifie" | "rappel_clos" | null;
        }[];
        rappels_apercu: {
            /** @description When it was looked at. */
            le: components["schemas"]["date_heure"];
            mesure: components["schemas"]["mesure"];
            /** @description What would be reached, what can not be blocked first; 500 at most. Of a planned recall, those that its plan does not have as they are. */
            lignes: components["schemas"]["ligne_rappel"][];
            /** @description Lines of the plan that are no longer so; 500 at most. */
            disparues: components["schemas"]["ligne_rappel"][];
        };
        rappels_clore_corps: {
            conclusion: string;
        };
        rappels_clore: components["schemas"]["detail"];
        rappels_executer_corps: Record<string, never>;
        rappels_executer: components["schemas"]["detail"];
        rappels_lignes: {
            lignes: components["schemas"]["ligne_rappel"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        rappels_lire: components["schemas"]["detail"];
        rappels_planifier_corps: {
            /** @description What it starts from. */
            origines: {
                /** @enum {string} */
                genre: "lot" | "collecte" | "parcelle" | "producteur" | "intrant" | "fournisseur" | "etape" | "expedition" | "certificat";
                id: components["schemas"]["uuid"];
            }[];
            /**
             * @description `aval` (the default): what was made of it; `amont`: what it was made of; `complet`: all that was made of what it was made of.
             * @enum {string}
             */
            sens?: "aval" | "amont" | "complet";
            /** @description An exercise is measured and blocks nothing. */
            exercice?: boolean;
            /** @description First day of the operations, where an origin stands for many. */
            du?: components["schemas"]["date"];
            /** @description Last day of the operations, where an origin stands for many. */
            au?: components["schemas"]["date"];
            raison: string;
        };
        rappels_planifier: components["schemas"]["detail"];
        receptions: {
            receptions: components["schemas"]["reception_resumee"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        reception_resumee: {
            id: components["schemas"]["uuid"];
            numero_officiel: string | null;
            /** @description Index of its documents; older ones are replaced. */
            indice: number;
            /** @enum {string} */
            statut: "brouillon" | "en_attente" | "validée" | "rejetée";
            campagne_id: components["schemas"]["uuid"];
            produit_id: components["schemas"]["uuid"];
            /** @enum {string} */
            origine: "membres" | "achat" | "retour";
            groupement_id: components["schemas"]["uuid"] | null;
            fournisseur_id: components["schemas"]["uuid"] | null;
            contrat_id: components["schemas"]["uuid"] | null;
            bon_id: components["schemas"]["uuid"] | null;
            emplacement_id: components["schemas"]["uuid"];
            /** @description Its lot; a draft has none. */
            lot_id: components["schemas"]["uuid"] | null;
            /** @description Display category of its lot. */
            categorie_affichage: string | null;
            /** @description The state of its lot under each referential. */
            qualites: {
                referentiel_code: string;
                etat_code: string;
                /**
                 * @description Display category: bio > conversion > conventionnel > hors_statut.
                 * @enum {string}
                 */
                categorie_affichage: "bio" | "conversion" | "conventionnel" | "hors_statut";
            }[];
            /** @description Mass weighed at the reception, in grams. */
            net_g: number;
            refaction_g: number;
            /** @description Basis of the amounts due, in grams. */
            net_marchand_g: number;
            /** @description What its collections say, in grams; null of a draft or a purchase. */
            annonce_g: number | null;
            /** @description `net_g` less `annonce_g`. */
            ecart_g: number | null;
            /** @description How many references are still expected. */
            apports_attendus: number;
            raison_ecart: string | null;
            /** @description What the supplier calls the lot that was bought. */
            lot_fournisseur: string | null;
            /** @description Measurements by name: `humidite_cp`, `impuretes_cp`, and the product's attributes, integers or one of their words. */
            mesures: {
                [key: string]: number | string;
            };
            /** @description Quality state per referential, as the supplier declares it; of a purchase only. */
            qualite_declaree: {
                [key: string]: string;
            };
            note: string | null;
            actes_possibles: string[];
            date_operation: components["schemas"]["date_heure"];
            cree_le: components["schemas"]["date_heure"];
            auteur_id: components["schemas"]["uuid"];
        };
        reception: {
            /** @description On its own page: its slips, latest first; of the types that the caller reads. */
            documents?: components["schemas"]["document"][];
            id: components["schemas"]["uuid"];
            numero_officiel: string | null;
            /** @description Index of its documents; older ones are replaced. */
            indice: number;
            /** @enum {string} */
            statut: "brouillon" | "en_attente" | "validée" | "rejetée";
            campagne_id: components["schemas"]["uuid"];
            produit_id: components["schemas"]["uuid"];
            /** @enum {string} */
            origine: "membres" | "achat" | "retour";
            groupement_id: components["schemas"]["uuid"] | null;
            fournisseur_id: components["schemas"]["uuid"] | null;
            contrat_id: components["schemas"]["uuid"] | null;
            bon_id: components["schemas"]["uuid"] | null;
            emplacement_id: components["schemas"]["uuid"];
            /** @description Its lot; a draft has none. */
            lot_id: components["schemas"]["uuid"] | null;
            /** @description Display category of its lot. */
            categorie_affichage: string | null;
            /** @description The state of its lot under each referential. */
            qualites: {
                referentiel_code: string;
                etat_code: string;
                /**
                 * @description Display category: bio > conversion > conventionnel > hors_statut.
                 * @enum {string}
                 */
                categorie_affichage: "bio" | "conversion" | "conventionnel" | "hors_statut";
            }[];
            /** @description Mass weighed at the reception, in grams. */
            net_g: number;
            refaction_g: number;
            /** @description Basis of the amounts due, in grams. */
            net_marchand_g: number;
            /** @description What its collections say, in grams; null of a draft or a purchase. */
            annonce_g: number | null;
            /** @description `net_g` less `annonce_g`. */
            ecart_g: number | null;
            /** @description How many references are still expected. */
            apports_attendus: number;
            raison_ecart: string | null;
            /** @description What the supplier calls the lot that was bought. */
            lot_fournisseur: string | null;
            /** @description Measurements by name: `humidite_cp`, `impuretes_cp`, and the product's attributes, integers or one of their words. */
            mesures: {
                [key: string]: number | string;
            };
            /** @description Quality state per referential, as the supplier declares it; of a purchase only. */
            qualite_declaree: {
                [key: string]: string;
            };
            note: string | null;
            actes_possibles: string[];
            date_operation: components["schemas"]["date_heure"];
            cree_le: components["schemas"]["date_heure"];
            auteur_id: components["schemas"]["uuid"];
            apports_prevus: components["schemas"]["apport_prevu"][];
            apports: {
                id: components["schemas"]["uuid"];
                rang: number;
                collecte_id: components["schemas"]["uuid"] | null;
                reference_provisoire: string | null;
                /** @description What was announced, in grams. */
                quantite_g: number;
                /** @description Its share of what was weighed, in grams. */
                recu_g: number;
                /** @description When the expected command arrived. */
                rapproche_le: components["schemas"]["date_heure"] | null;
                /** @description When its matter was given back. */
                annule_le: components["schemas"]["date_heure"] | null;
            }[];
            /** @description The rules that a waiting reception does not meet now. */
            manquements: {
                /** @enum {string} */
                regle: "certificat_non_valide" | "membre_non_actif" | "mesure_qualite_manquante" | "seuil_depasse" | "analyse_non_conforme";
                /** @enum {string} */
                effet: "refus" | "note" | "quarantaine";
                derogee: boolean;
                details: Record<string, never>;
            }[];
            /** @description The rules that it did not meet when it was validated, and what let it pass. */
            examens: {
                /** @enum {string} */
                regle: "certificat_non_valide" | "membre_non_actif" | "mesure_qualite_manquante" | "seuil_depasse";
                /** @enum {string} */
                issue: "note" | "quarantaine" | "derogation";
                details: Record<string, never>;
                note: string | null;
                auteur_id: components["schemas"]["uuid"];
                le: components["schemas"]["date_heure"];
            }[];
            derogations: {
                /** @enum {string} */
                regle: "certificat_non_valide" | "membre_non_actif" | "mesure_qualite_manquante" | "seuil_depasse";
                raison: string;
                auteur_id: components["schemas"]["uuid"];
                le: components["schemas"]["date_heure"];
            }[];
            /** @description The collections whose open controls bar its lot from organic processing and sale under a referential, and under which. */
            ecartes_du_bio: {
                referentiel_code: string;
                collecte_id: components["schemas"]["uuid"];
                motifs: string[];
            }[];
            transitions: {
                rang: number;
                acte: string;
                de: ("brouillon" | "en_attente" | "validée" | "rejetée") | null;
                /** @enum {string} */
                vers: "brouillon" | "en_attente" | "validée" | "rejetée";
                raison: string | null;
                auteur_id: components["schemas"]["uuid"];
                le: components["schemas"]["date_heure"];
            }[];
        };
        /** @description A collection, or the reference of one that is on its way with the mass in grams that its paper says; once it has arrived its own mass counts. */
        apport_prevu: {
            collecte_id: components["schemas"]["uuid"];
        } | {
            /** @description Number of the field document of a command that has not arrived, `BR-{device short code}-{YYYYMMDD}-{NNNN}`. */
            reference_provisoire: string;
            quantite_g: number;
        };
        receptions_corriger_corps: {
            /** @description Why, in writing. */
            raison: string;
            /** @description Only while nothing was taken from its lot: it waits again, with a new one. */
            produit_id?: components["schemas"]["uuid"];
            /** @description The group whose members bring it; of origin `membres`. */
            groupement_id?: components["schemas"]["uuid"];
            /** @description Of origin `achat`. */
            fournisseur_id?: components["schemas"]["uuid"];
            contrat_id?: components["schemas"]["uuid"] | null;
            /** @description Mass weighed at the reception, in grams. */
            net_g?: number;
            /** @description Measurements by name: `humidite_cp`, `impuretes_cp`, and the product's attributes, integers or one of their words. */
            mesures?: {
                [key: string]: number | string;
            };
            /** @description Quality state per referential, as the supplier declares it; of a purchase only. */
            qualite_declaree?: {
                [key: string]: string;
            };
            /** @description What the supplier calls the lot; of a purchase only. */
            lot_fournisseur?: string | null;
            raison_ecart?: string | null;
        };
        receptions_corriger: components["schemas"]["reception"];
        receptions_creer_corps: {
            /** @enum {string} */
            origine: "membres" | "achat";
            campagne_id: components["schemas"]["uuid"];
            produit_id: components["schemas"]["uuid"];
            /** @description The group whose members bring it; of origin `membres`. */
            groupement_id?: components["schemas"]["uuid"];
            /** @description Of origin `achat`. */
            fournisseur_id?: components["schemas"]["uuid"];
            contrat_id?: components["schemas"]["uuid"];
            /** @description The delivery note that it came with. */
            bon_id?: components["schemas"]["uuid"];
            emplacement_id: components["schemas"]["uuid"];
            /** @description Mass weighed at the reception, in grams. */
            net_g: number;
            /** @description Measurements by name: `humidite_cp`, `impuretes_cp`, and the product's attributes, integers or one of their words. */
            mesures?: {
                [key: string]: number | string;
            };
            /** @description Quality state per referential, as the supplier declares it; of a purchase only. */
            qualite_declaree?: {
                [key: string]: string;
            };
            /** @description What it is made of; of a purchase nothing. */
            apports?: components["schemas"]["apport_prevu"][];
            /** @description What the supplier calls the lot; of a purchase only. */
            lot_fournisseur?: string;
            /** @description Why more was weighed than the collections say; required when that is so. */
            raison_ecart?: string;
            /** @description When it came in; now without one, never later. */
            date_operation?: components["schemas"]["date_heure"];
            /** @description A draft: nothing is received yet. */
            brouillon?: boolean;
        };
        receptions_creer: components["schemas"]["reception"];
        receptions_deroger_corps: {
            /** @enum {string} */
            regle: "certificat_non_valide" | "membre_non_actif" | "mesure_qualite_manquante" | "seuil_depasse";
            /** @description Why, in writing. */
            raison: string;
        };
        receptions_deroger: components["schemas"]["reception"];
        receptions_devalider_corps: {
            /** @description Why, in writing. */
            raison: string;
        };
        receptions_devalider: components["schemas"]["reception"];
        receptions_lire: components["schemas"]["reception"];
        receptions_modifier_corps: {
            campagne_id?: components["schemas"]["uuid"];
            produit_id?: components["schemas"]["uuid"];
            /** @description The group whose members bring it; of origin `membres`. */
            groupement_id?: components["schemas"]["uuid"];
            /** @description Of origin `achat`. */
            fournisseur_id?: components["schemas"]["uuid"];
            contrat_id?: components["schemas"]["uuid"] | null;
            bon_id?: components["schemas"]["uuid"] | null;
            emplacement_id?: components["schemas"]["uuid"];
            /** @description Mass weighed at the reception, in grams. */
            net_g?: number;
            /** @description Measurements by name: `humidite_cp`, `impuretes_cp`, and the product's attributes, integers or one of their words. */
            mesures?: {
                [key: string]: number | string;
            };
            /** @description Quality state per referential, as the supplier declares it; of a purchase only. */
            qualite_declaree?: {
                [key: string]: string;
            };
            /** @description What it is made of, in place of what was said before. */
            apports?: components["schemas"]["apport_prevu"][];
            /** @description What the supplier calls the lot; of a purchase only. */
            lot_fournisseur?: string | null;
            raison_ecart?: string | null;
            /** @description When it came in; now without one, never later. */
            date_operation?: components["schemas"]["date_heure"];
        };
        receptions_modifier: components["schemas"]["reception"];
        receptions_prix_corps: {
            /** @description Minor units of the currency a kilogram. */
            prix_kg: number;
            devise: string;
            /** @description Why, in writing. */
            raison: string;
        };
        receptions_prix: components["schemas"]["sommes_dues"];
        receptions_rejeter_corps: {
            /** @description Why, in writing. */
            raison: string;
        };
        receptions_rejeter: components["schemas"]["reception"];
        receptions_soumettre_corps: Record<string, never>;
        receptions_soumettre: components["schemas"]["reception"];
        receptions_valider_corps: {
            /** @description What is noted; some rules ask for it. */
            note?: string;
        };
        receptions_valider: components["schemas"]["reception"];
        redressements: {
            redressements: components["schemas"]["redressement"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        redressement: {
            id: components["schemas"]["uuid"];
            reception_id: components["schemas"]["uuid"];
            collecte_id: components["schemas"]["uuid"];
            /**
             * @description An expected collection arrived; a received one was corrected.
             * @enum {string}
             */
            genre: "rapprochement" | "correction";
            /** @description The movement that took the difference. */
            mouvement_id: components["schemas"]["uuid"] | null;
            /** @description The earlier correction's movement that it stands for. */
            remplace_id: components["schemas"]["uuid"] | null;
            /** @description What the collection weighs now beyond what the reception took for it, in grams. */
            ecart_g: number;
            raison: string;
            /** @description What changed of the collection: per member, before and after. */
            champs: {
                [key: string]: unknown[];
            };
            /** @description The lots whose states changed. */
            lots: {
                lot_id: components["schemas"]["uuid"];
                /** @description Referential to state. */
                avant: {
                    [key: string]: string;
                };
                /** @description Referential to state. */
                apres: {
                    [key: string]: string;
                };
            }[];
            /** @description What had been shipped already. */
            expeditions: {
                expedition_id: components["schemas"]["uuid"];
                /** @description In grams. */
                quantite_g: number;
            }[];
            auteur_id: components["schemas"]["uuid"];
            le: components["schemas"]["date_heure"];
        };
        redressements_lire: components["schemas"]["redressement"];
        referentiels: {
            referentiels: components["schemas"]["referentiel"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        referentiel: {
            code: string;
            libelle: string;
            coche: boolean;
            /** @description Null when it is not ticked, or always was. */
            coche_depuis: components["schemas"]["date_heure"] | null;
            /** @description From the lowest to the highest. */
            etats: {
                code: string;
                libelle_fr: string;
                libelle_en: string;
                rang: number;
                /** @enum {string} */
                categorie_affichage: "bio" | "conversion" | "conventionnel" | "hors_statut";
            }[];
            historique: {
                coche: boolean;
                le: components["schemas"]["date_heure"];
                raison: string | null;
                auteur_id: components["schemas"]["uuid"];
            }[];
        };
        referentiels_cocher_corps: {
            coche: boolean;
            /** @description Why, in writing. */
            raison?: string;
        };
        referentiels_cocher: components["schemas"]["referentiel"];
        referentiels_lire: components["schemas"]["referentiel"];
        registre_membres: {
            membres: components["schemas"]["membre"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        membre: {
            id: components["schemas"]["uuid"];
            nom: string;
            prenoms: string;
            groupement_id: components["schemas"]["uuid"];
            /** @description Since when without interruption. */
            membre_depuis: components["schemas"]["date_heure"];
            /** @description When they left, later than that day. */
            sorti_le: components["schemas"]["date_heure"] | null;
            /** @description The plots that they held. */
            parcelles: components["schemas"]["uuid"][];
            /** @description The area of these, in m2, under each referential ticked then. */
            surfaces: {
                referentiel_code: string;
                bio_m2: number;
                conversion_m2: number;
                /** @description With what the referential says nothing of. */
                conventionnel_m2: number;
            }[];
            /** @description What became due in the year before, in minor units; null for who does not read `contrats`. */
            chiffre_affaires: {
                devise: string;
                montant: number;
            }[] | null;
            /** @description The latest that counts, or the one known before the service, without id and author; null for who does not read `inspection` too. */
            derniere_inspection: {
                id: components["schemas"]["uuid"] | null;
                date_operation: components["schemas"]["date_heure"];
                auteur_id: components["schemas"]["uuid"] | null;
            } | null;
            /** @description Until when the next is due. */
            prochaine_inspection: components["schemas"]["date"] | null;
            /** @description The numbers of the samples of that year; null for who does not read `inspection`. */
            echantillons: string[] | null;
            /** @description How many nobody had closed; null for who does not read `inspection`. */
            non_conformites_ouvertes: number | null;
            /** @description The state of their plots under each referential ticked then, and when its conversion began. */
            conversions: {
                parcelle_id: components["schemas"]["uuid"];
                referentiel_code: string;
                etat_code: string;
                /** @description Null of a state that the calendar does not know. */
                debut_conversion: components["schemas"]["date_heure"] | null;
            }[];
            /** @description The latest estimate of each product on each plot; null for who does not read `estimation`. */
            estimations: {
                parcelle_id: components["schemas"]["uuid"];
                campagne_id: components["schemas"]["uuid"] | null;
                produit_id: components["schemas"]["uuid"] | null;
                /** @description Grams. */
                quantite_g: number;
                date_prevue: components["schemas"]["date"];
                date_operation: components["schemas"]["date_heure"];
            }[] | null;
            /** @description The latest control by an authority or a control body; null without one, and for who does not read `inspection`. */
            dernier_controle_officiel: {
                id: components["schemas"]["uuid"];
                /** @description The day of the control. */
                jour: components["schemas"]["date"];
                /** @description The authority or control body. */
                organisme: string;
                /** @description The name of its inspector. */
                controleur: string | null;
                /** @description What the control body calls its report. */
                reference: string | null;
            } | null;
        };
        registre_membres_lire: components["schemas"]["membre"];
        reglages: {
            reglages: components["schemas"]["reglage"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        reglage: {
            cle: string;
            /** @description Whether it declares one setting for each process or product. */
            famille: boolean;
            /** @enum {string} */
            type: "entier" | "texte" | "booleen" | "objet";
            unite: string | null;
            description: string;
            /** @description Null when the key has none. */
            defaut: unknown;
            minimum: number | null;
            maximum: number | null;
            valeurs: string[] | null;
            membres: Record<string, never> | null;
            /** @description In force now; null when nobody set it and it has no default. */
            valeur: unknown;
            /** @description Null while the default is in force. */
            version: number | null;
            depuis: components["schemas"]["date_heure"] | null;
            prochaine: {
                /** @description Of the key's type; null when there is none, or to return to the default. */
                valeur: unknown;
                version: number;
                depuis: components["schemas"]["date_heure"];
            } | null;
        };
        reglages_ecrire_corps: {
            /** @description Of the key's type; null when there is none, or to return to the default. */
            valeur: unknown;
            /** @description Now when absent; never in the past. */
            depuis?: components["schemas"]["date_heure"];
            raison?: string;
        };
        reglages_ecrire: components["schemas"]["reglage"];
        reglages_telephone: {
            /** @description After so many days without synchronization the phone takes no new capture. */
            hors_ligne_max_jours: number;
            /** @description After so many hours the phone warns of data that is not synchronized. */
            alerte_non_synchronise_h: number;
            /** @description How long the phone keeps a command after its result. */
            conservation_commandes_jours: number;
        };
        reglages_versions: {
            /** @description Latest first. */
            versions: components["schemas"]["version_reglage"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        version_reglage: {
            version: number;
            /** @description Of the key's type; null when there is none, or to return to the default. */
            valeur: unknown;
            depuis: components["schemas"]["date_heure"];
            en_vigueur: boolean;
            raison: string | null;
            auteur_id: components["schemas"]["uuid"] | null;
            ecrit_le: components["schemas"]["date_heure"] | null;
        };
        rejets: {
            rejets: components["schemas"]["rejet"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        rejet: {
            id: number;
            /** @enum {string} */
            motif: "identite_incoherente" | "identifiant_reutilise" | "sequence_reutilisee";
            commande_id: components["schemas"]["uuid"];
            appareil_id: components["schemas"]["uuid"];
            utilisateur_id: components["schemas"]["uuid"];
            sequence: number;
            recue_le: components["schemas"]["date_heure"];
        };
        remises: {
            remises: components["schemas"]["remise"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        remise: {
            id: components["schemas"]["uuid"];
            reference_provisoire: string | null;
            producteur_id: components["schemas"]["uuid"] | null;
            intrant_id: components["schemas"]["uuid"] | null;
            quantite: number;
            unite_code: string;
            valeur: {
                montant: number;
                devise: string;
            };
            avance: boolean;
            auteur_id: components["schemas"]["uuid"];
            date_operation: components["schemas"]["date_heure"];
            /** @description When the command that recorded it was cancelled: it counts nowhere since. */
            annulee_le: components["schemas"]["date_heure"] | null;
        };
        remises_lire: components["schemas"]["remise_detaillee"];
        remise_detaillee: {
            id: components["schemas"]["uuid"];
            reference_provisoire: string | null;
            producteur_id: components["schemas"]["uuid"] | null;
            intrant_id: components["schemas"]["uuid"] | null;
            quantite: number;
            unite_code: string;
            valeur: {
                montant: number;
                devise: string;
            };
            avance: boolean;
            auteur_id: components["schemas"]["uuid"];
            date_operation: components["schemas"]["date_heure"];
            /** @description When the command that recorded it was cancelled: it counts nowhere since. */
            annulee_le: components["schemas"]["date_heure"] | null;
            commande: components["schemas"]["commande_de_fiche"];
            annulation: components["schemas"]["annulation_de_fiche"];
            corrections: components["schemas"]["corrections_de_fiche"];
            controles: components["schemas"]["controles_de_fiche"];
            fichiers: components["schemas"]["fichiers_de_fiche"];
        };
        remises_retenue_corps: {
            /** @description Why, in writing. */
            raison: string;
        };
        remises_retenue: components["schemas"]["creance"];
        rendements: {
            rendements: components["schemas"]["rendement"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        rendement: {
            id: components["schemas"]["uuid"];
            parcelle_id: components["schemas"]["uuid"];
            producteur_id: components["schemas"]["uuid"] | null;
            campagne_id: components["schemas"]["uuid"];
            produit_id: components["schemas"]["uuid"];
            /** @description In grams per hectare; null of one that an import took back, where the plot had none before. */
            rendement_g_ha: number | null;
            raison: string;
            /** @description Whether it was approved elsewhere and brought in by an import. */
            reprise: boolean;
            auteur_id: components["schemas"]["uuid"] | null;
            fixe_le: components["schemas"]["date_heure"];
            /** @description Whether no later one was set for the plot, campaign and product. */
            en_vigueur: boolean;
        };
        rendements_fixer_corps: {
            parcelle_id: components["schemas"]["uuid"];
            campagne_id: components["schemas"]["uuid"];
            /** @description A raw material that the plot grows. */
            produit_id: components["schemas"]["uuid"];
            /** @description In grams per hectare. */
            rendement_g_ha: number;
            /** @description Why, in writing. */
            raison: string;
        };
        rendements_fixer: {
            rendement: components["schemas"]["rendement"];
            /** @description The proposals that take the place of the capacities which rested on the yield before. */
            capacites: components["schemas"]["uuid"][];
        };
        rendements_lire: components["schemas"]["rendement"];
        resultats_corriger_corps: {
            /** @description Why, in writing. */
            raison: string;
            /** @description What was looked for. */
            examen?: string;
            /** @enum {string} */
            conclusion?: "conforme" | "non_conforme" | "indetermine";
            mesures?: components["schemas"]["mesure_analyse"][];
            /** @description Who analysed. */
            laboratoire?: string;
            /** @description The laboratory's number of its report. */
            rapport?: string;
            /** @description The day of the report. */
            rendu_le?: components["schemas"]["date"];
            commentaire?: string;
        };
        resultats_corriger: components["schemas"]["sorties_resultats"];
        sante: {
            /** @constant */
            statut: "ok";
        };
        sorties: {
            sorties: components["schemas"]["sortie_lot"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        sortie_lot: {
            id: components["schemas"]["uuid"];
            lot_id: components["schemas"]["uuid"];
            /** @enum {string} */
            genre: "retour" | "destruction" | "echantillon";
            /** @description In grams. */
            quantite_g: number;
            mouvement_id: components["schemas"]["uuid"];
            /** @description The movement that reversed it. */
            contrepasse_par: components["schemas"]["uuid"] | null;
            raison: string;
            producteur_id: components["schemas"]["uuid"] | null;
            fournisseur_id: components["schemas"]["uuid"] | null;
            destinataire: string | null;
            preuve: string | null;
            date_operation: components["schemas"]["date_heure"];
            auteur_id: components["schemas"]["uuid"];
            le: components["schemas"]["date_heure"];
            /** @description What of each collection was returned. */
            collectes: {
                collecte_id: components["schemas"]["uuid"];
                /** @description In grams. */
                quantite_g: number;
            }[];
            /** @description What laboratories found in a sample. */
            resultats: components["schemas"]["resultat_analyse"][];
        };
        resultat_analyse: {
            id: components["schemas"]["uuid"];
            sortie_id: components["schemas"]["uuid"];
            examen: string;
            /** @enum {string} */
            conclusion: "conforme" | "non_conforme" | "indetermine";
            mesures: components["schemas"]["mesure_analyse"][];
            laboratoire: string;
            rapport: string;
            rendu_le: components["schemas"]["date"];
            commentaire: string | null;
            auteur_id: components["schemas"]["uuid"];
            le: components["schemas"]["date_heure"];
        };
        mesure_analyse: {
            /** @description What was measured. */
            nom: string;
            /** @description As the report writes it. */
            valeur: string;
            unite?: string;
            /** @description The limit that it is judged by. */
            limite?: string;
        };
        lot_restant: {
            lot_id: components["schemas"]["uuid"];
            numero_officiel: string | null;
            statut: string;
            /** @description What it holds now, in grams. */
            quantite_g: number;
        };
        sorties_lire: components["schemas"]["sortie_lot"];
        sorties_resultats_corps: {
            /** @description What was looked for. */
            examen: string;
            /** @enum {string} */
            conclusion: "conforme" | "non_conforme" | "indetermine";
            mesures?: components["schemas"]["mesure_analyse"][];
            /** @description Who analysed. */
            laboratoire: string;
            /** @description The laboratory's number of its report. */
            rapport: string;
            /** @description The day of the report. */
            rendu_le: components["schemas"]["date"];
            commentaire?: string;
        };
        sorties_resultats: {
            resultat: components["schemas"]["resultat_analyse"];
            /** @description Whether it put the lot into quarantine. */
            mis_en_quarantaine: boolean;
            /** @description Whether a result holds the lot now: it is not validated until it is released, or analysed anew. */
            retenu: boolean;
            lot: components["schemas"]["lot_restant"];
            /** @description The lots that were made of it, for a recall. */
            descendants: components["schemas"]["lot_restant"][];
            /** @description What had been shipped already. */
            expeditions: {
                expedition_id: components["schemas"]["uuid"];
                /** @description In grams. */
                quantite_g: number;
            }[];
        };
        /** @description The body; each element of `commandes` is a command envelope. */
        sync_commandes_corps: {
            commandes: unknown[];
        };
        sync_commandes: {
            /** @description In send order. */
            resultats: components["schemas"]["resultat"][];
            derniere_sequence: number;
            heure_serveur: components["schemas"]["date_heure"];
            /** @description Where processing stopped, if it did. */
            arret: components["schemas"]["arret"] | null;
        };
        resultat: {
            commande_id: string;
            /** @enum {string} */
            issue: "acceptee" | "acceptee_controle" | "rejetee";
            motifs: string[];
            alertes: string[];
            numero_officiel: string | null;
            /** @description Entity kind to id. */
            entites: {
                [key: string]: string;
            };
            date_operation: components["schemas"]["date_heure"] | null;
            /** @description What is worth a look and calls for no control; absent when there is nothing. */
            details?: {
                /** @description The day that the provisional reference bears, and the phone's day of capture in the organization's time zone, more than a day away; both YYYYMMDD. */
                reference_provisoire: {
                    jour: string;
                    attendu: string;
                };
            };
        };
        arret: {
            /** @constant */
            raison: "sequence_attendue";
            attendue: number;
        };
        sync_etat_appareil: {
            appareil_id: components["schemas"]["uuid"];
            statut: components["schemas"]["statut_appareil"];
            revoque_le: components["schemas"]["date_heure"] | null;
            derniere_sequence: number;
            derniere_synchro: components["schemas"]["date_heure"] | null;
            versions_minimales: {
                /** @description Command type to its current and least accepted schema version. */
                schemas: {
                    [key: string]: {
                        courante: number;
                        minimale: number;
                    };
                };
            };
            heure_serveur: components["schemas"]["date_heure"];
        };
        sync_jeton_corps: {
            appareil_id: components["schemas"]["uuid"];
        };
        sync_jeton: {
            jeton: string;
            expire_le: components["schemas"]["date_heure"];
        };
        sync_jeton_vidage_corps: {
            appareil_id: components["schemas"]["uuid"];
            code: string;
        };
        sync_jeton_vidage: {
            jeton: string;
            expire_le: components["schemas"]["date_heure"];
        };
        sync_perimetre: {
            /** @description The fingerprint of the whole perimeter, which is the ETag too; null of a page that is not the whole answer. */
            empreinte: string | null;
            /** @description Whether there is more to ask for at once. */
            suite: boolean;
            /** @description What to say as `depuis` the next time; opaque. */
            curseur: string;
            tables: components["schemas"]["section"][];
        };
        section: {
            /** @description The table, by the contract of columns. */
            nom: string;
            /** @description The keys that this section is about, in the order of their bytes: of these, what is in neither `lignes` nor `gardees` left the perimeter. Null: nothing left. */
            etendue: {
                /** @description After this one; null: from the first. */
                apres: string | null;
                /** @description This one included; null: to the last. */
                jusqua: string | null;
            } | null;
            /** @description Rows as they are now, whole. */
            lignes: ({
                id: string;
            } & {
                [key: string]: string | number | null;
            })[];
            /** @description Keys of rows that did not change. */
            gardees: string[];
        };
        sync_resultats: {
            resultats: components["schemas"]["resultat"][];
            suivant: components["schemas"]["suivant"];
        };
        taux_change: {
            taux_change: components["schemas"]["taux"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        taux: {
            id: components["schemas"]["uuid"];
            source: string;
            cible: string;
            /** @description Units of `cible` for one of `source`; a decimal as text, for a JSON number would be read as a float. */
            valeur: string;
            depuis: components["schemas"]["date_heure"];
            raison: string;
            auteur_id: components["schemas"]["uuid"];
            fixe_le: components["schemas"]["date_heure"];
        };
        taux_change_fixer_corps: {
            /** @description ISO 4217 code. */
            source: string;
            /** @description ISO 4217 code. */
            cible: string;
            /** @description Units of `cible` for one of `source`; more than zero. */
            valeur: string;
            /** @description From when on it holds; now without one. */
            depuis?: components["schemas"]["date_heure"];
            /** @description Why, in writing. */
            raison: string;
        };
        taux_change_fixer: components["schemas"]["taux"];
        taux_change_lire: components["schemas"]["taux"];
        utilisateurs: {
            utilisateurs: components["schemas"]["utilisateur"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        utilisateur: {
            id: components["schemas"]["uuid"];
            identifiant: string;
            nom_affiche: string;
            statut: components["schemas"]["statut_utilisateur"];
            statut_depuis: components["schemas"]["date_heure"];
            /** @description Null while the account stands as it was opened. */
            statut_raison: string | null;
            cree_le: components["schemas"]["date_heure"];
            onboarding: {
                requis: boolean;
                /** @enum {string} */
                etat: "jamais" | "reporte" | "termine" | "rouvert";
            };
            /** @description When the holder first signed in here, or accepted; null before. */
            premiere_connexion_le: components["schemas"]["date_heure"] | null;
            /** @description Whether this organization created the identity, and so resets its password; null before the first sign-in. */
            identite_geree: boolean | null;
            /** @description Whether the holder is proven to be a person of their own: else the account may be one person with who made or reset it. */
            prouve: boolean;
            /** @description The permission sets held now. */
            ensembles: {
                code: string;
                libelle: string;
                depuis: components["schemas"]["date_heure"] | null;
                fin_le: components["schemas"]["date_heure"] | null;
            }[];
        };
        /** @enum {string} */
        statut_utilisateur: "actif" | "suspendu" | "desactive";
        /** @description The user name, unique on the whole platform, in lower case. */
        identifiant_utilisateur: string;
        /** @description Shown this once: the service keeps its hash only. To be changed at the first sign-in; or, for whoever signs in elsewhere already, the code with which they accept. */
        mot_de_passe_provisoire: string;
        utilisateurs_attester_corps: {
            raison: string;
        };
        utilisateurs_attester: components["schemas"]["utilisateur"];
        utilisateurs_attribuer_corps: {
            ensemble_id?: components["schemas"]["uuid"];
            /** @description The set's code, instead of its id. */
            ensemble?: string;
            /** @description Now when absent; a past one regularizes. */
            debut?: components["schemas"]["date_heure"];
            /** @description Not included; without end when absent. */
            fin?: components["schemas"]["date_heure"];
            raison?: string;
        };
        utilisateurs_attribuer: components["schemas"]["attribution"];
        utilisateurs_attributions: {
            attributions: components["schemas"]["attribution"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        attribution: {
            id: components["schemas"]["uuid"];
            utilisateur_id: components["schemas"]["uuid"];
            ensemble: {
                id: components["schemas"]["uuid"];
                code: string;
                libelle: string;
            };
            debut: components["schemas"]["date_heure"] | null;
            /** @description Not included; null without end. */
            fin: components["schemas"]["date_heure"] | null;
            /**
             * @description `annulee`: ended before it began.
             * @enum {string}
             */
            statut: "a_venir" | "en_cours" | "terminee" | "annulee";
            attribue_par: components["schemas"]["uuid"] | null;
            /** @description What was decided on it, latest first. */
            actes: components["schemas"]["acte"][];
        };
        acte: {
            /** @enum {string} */
            acte: "attribuer" | "terminer";
            debut: components["schemas"]["date_heure"] | null;
            fin: components["schemas"]["date_heure"] | null;
            raison: string | null;
            auteur_id: components["schemas"]["uuid"];
            le: components["schemas"]["date_heure"];
        };
        utilisateurs_creer_corps: {
            identifiant: components["schemas"]["identifiant_utilisateur"];
            nom_affiche: string;
            /** @description Codes of the permission sets that it receives; they need permission_sets.manage. */
            ensembles?: string[];
            /** @description When these sets end; an `auditeur` has always such a date. */
            ensembles_fin_le?: components["schemas"]["date_heure"];
        };
        utilisateurs_creer: {
            utilisateur: components["schemas"]["utilisateur"];
            mot_de_passe_provisoire: components["schemas"]["mot_de_passe_provisoire"];
        };
        utilisateurs_desactiver_corps: {
            raison: string;
        };
        utilisateurs_desactiver: components["schemas"]["utilisateur"];
        utilisateurs_groupements: {
            groupements: components["schemas"]["affectation"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        affectation: {
            id: components["schemas"]["uuid"];
            utilisateur_id: components["schemas"]["uuid"];
            groupement_id: components["schemas"]["uuid"];
            code: string;
            nom: string;
            debut: components["schemas"]["date_heure"];
            fin: components["schemas"]["date_heure"] | null;
            en_vigueur: boolean;
            affecte_par: components["schemas"]["uuid"] | null;
            affecte_le: components["schemas"]["date_heure"];
            termine_par: components["schemas"]["uuid"] | null;
            termine_le: components["schemas"]["date_heure"] | null;
        };
        utilisateurs_groupements_affecter_corps: {
            groupement_id: components["schemas"]["uuid"];
            /** @description Now when absent. */
            debut?: components["schemas"]["date_heure"];
            /** @description Without end when absent. */
            fin?: components["schemas"]["date_heure"];
        };
        utilisateurs_groupements_affecter: components["schemas"]["affectation"];
        utilisateurs_groupements_terminer_corps: {
            raison: string;
        };
        utilisateurs_groupements_terminer: components["schemas"]["affectation"];
        utilisateurs_lire: components["schemas"]["utilisateur"];
        utilisateurs_modifier_corps: {
            nom_affiche: string;
        };
        utilisateurs_modifier: components["schemas"]["utilisateur"];
        utilisateurs_reactiver_corps: {
            raison: string;
        };
        utilisateurs_reactiver: components["schemas"]["utilisateur"];
        utilisateurs_reinitialiser_mot_de_passe_corps: Record<string, never>;
        utilisateurs_reinitialiser_mot_de_passe: {
            utilisateur: components["schemas"]["utilisateur"];
            mot_de_passe_provisoire: components["schemas"]["mot_de_passe_provisoire"];
        };
        utilisateurs_revoquer_sessions_corps: Record<string, never>;
        utilisateurs_revoquer_sessions: components["schemas"]["utilisateur"];
        utilisateurs_rouvrir_accueil_corps: Record<string, never>;
        utilisateurs_rouvrir_accueil: {
            requis: boolean;
            /** @enum {string} */
            etat: "jamais" | "reporte" | "termine" | "rouvert";
        };
        utilisateurs_suspendre_corps: {
            raison: string;
        };
        utilisateurs_suspendre: components["schemas"]["utilisateur"];
        ventes: {
            ventes: components["schemas"]["vente"][];
            suivant: components["schemas"]["suivant"];
            total?: components["schemas"]["total"];
        };
        vente: {
            id: components["schemas"]["uuid"];
            code: string;
            client_id: components["schemas"]["uuid"];
            /** @enum {string} */
            statut: "brouillon" | "validée" | "soldée" | "annulée";
            devise: string;
            tolerance_cp: number;
            date_operation: components["schemas"]["date_heure"] | null;
            note: string | null;
            /** @description In minor units of `devise`. */
            montant: number;
            /** @description In minor units of `devise_organisation`, by the rate of the sale's date; null for a draft. */
            montant_organisation: number | null;
            devise_organisation: string | null;
            /** @description The certificates that organic lines rest on, as they were at the date. */
            certificats: components["schemas"]["certificat_de_vente"][];
            alertes: "certificat_non_valide"[];
            lignes: components["schemas"]["ligne_vente_lue"][];
            cree_le: components["schemas"]["date_heure"];
            auteur_id: components["schemas"]["uuid"];
            historique: components["schemas"]["transition"][];
        };
        ligne_vente_lue: {
            rang: number;
            produit_id: components["schemas"]["uuid"];
            /** @description The committed mass. */
            quantite_g: number;
            prix_kg: number;
            montant: number;
            qualites: {
                [key: string]: string;
            };
            expedie_g: number;
            /** @description Of what was shipped, what came back. */
            retourne_g: number;
            /** @description Committed less shipped; negative within the tolerance. */
            reste_g: number;
            /** @description The most that may be shipped. */
            maximum_g: number;
        };
        ligne_vente: {
            produit_id: components["schemas"]["uuid"];
            /** @description Mass in grams. */
            quantite_g: number;
            /** @description Price of a kilogram in minor units of the currency. */
            prix_kg: number;
            /** @description Quality states that it is sold with, by referential. */
            qualites?: {
                [key: string]: string;
            };
        };
        certificat_de_vente: {
            ligne: number;
            produit_id: components["schemas"]["uuid"];
            referentiel_code: string;
            certificat_id: components["schemas"]["uuid"] | null;
            numero: string | null;
            /**
             * @description What it was worth at the date; `hors_portee` of an expedition whose goods leave from a place that no certificate in force covers the distribution of.
             * @enum {string}
             */
            etat: "valide" | "suspendu" | "retire" | "expire" | "a_venir" | "absent" | "hors_portee";
        };
        transition: {
            acte: string;
            de: string | null;
            vers: string;
            raison: string | null;
            auteur_id: components["schemas"]["uuid"];
            le: components["schemas"]["date_heure"];
        };
        ventes_annuler_corps: {
            /** @description Why, in writing. */
            raison: string;
        };
        ventes_annuler: components["schemas"]["vente"];
        ventes_corriger_corps: {
            /** @description Why, in writing. */
            raison: string;
            client_id?: components["schemas"]["uuid"];
            /** @description ISO 4217 code. */
            devise?: string;
            /** @description What may be shipped beyond the committed mass, in hundredths of a percent of it. */
            tolerance_cp?: number;
            /** @description The lines that change, by their ranks. */
            lignes?: {
                rang: number;
                /** @description Mass in grams. */
                quantite_g?: number;
                /** @description Price of a kilogram in minor units of the currency. */
                prix_kg?: number;
            }[];
        };
        ventes_corriger: components["schemas"]["vente"];
        ventes_creer_corps: {
            /** @description Unique in the organization. */
            code: string;
            client_id: components["schemas"]["uuid"];
            /** @description ISO 4217 code; the organization's currency without one. */
            devise?: string;
            /** @description What may be shipped beyond the committed mass, in hundredths of a percent of it. */
            tolerance_cp?: number;
            /** @description When it happened, not in the future; at its validation without one. */
            date_operation?: components["schemas"]["date_heure"];
            note?: string;
            lignes: components["schemas"]["ligne_vente"][];
        };
        ventes_creer: components["schemas"]["vente"];
        ventes_lire: components["schemas"]["vente"];
        ventes_modifier_corps: {
            /** @description Unique in the organization. */
            code?: string;
            client_id?: components["schemas"]["uuid"];
            /** @description ISO 4217 code; the organization's currency without one. */
            devise?: string;
            /** @description What may be shipped beyond the committed mass, in hundredths of a percent of it. */
            tolerance_cp?: number;
            date_operation?: components["schemas"]["date_heure"] | null;
            note?: string | null;
            /** @description All lines, in place of those before. */
            lignes?: components["schemas"]["ligne_vente"][];
        };
        ventes_modifier: components["schemas"]["vente"];
        ventes_valider_corps: Record<string, never>;
        ventes_valider: components["schemas"]["vente"];
        /**
         * Enveloppe
         * @description Envelope of one command queued by a phone. Extra members are allowed: they are kept verbatim and covered by the fingerprint.
         */
        enveloppe: {
            /**
             * Format: uuid
             * @description UUID v7 that the phone made when the command was captured. Sent again under the same id, it is done once.
             */
            id: string;
            /** @description What is to be done, `domaine.verbe`. A type that nobody knows comes under control, so that any printable text can be read. */
            type: string;
            /** @description By which version of its type's schema the payload was written; whether that is too old or too new is judged later. */
            version_schema: number;
            /**
             * Format: uuid
             * @description The organization for which the agent works.
             */
            organisation_id: string;
            /**
             * Format: uuid
             * @description The phone, as it was enrolled.
             */
            appareil_id: string;
            /**
             * Format: uuid
             * @description The account of the agent who captured it.
             */
            utilisateur_id: string;
            /** @description Which command of this phone it is: the first is 1, and each is one more than that before, for good. */
            sequence: number;
            /** @description What the phone's clock said when it was captured. */
            cree_le_appareil: components["schemas"]["enveloppe"]["$defs"]["instant"];
            /** @description What tells the time without the phone's clock: an instant heard from the service, and how long ago that was. Null when the phone was off in between. */
            horloge: {
                /** @description The latest instant that the service told. */
                ref_serveur: components["schemas"]["enveloppe"]["$defs"]["instant"];
                /** @description Milliseconds since then, by a clock that nobody sets; a century at most, so that the sum stays a date. */
                ms_depuis_ref: number;
            } | null;
            /** @description The number on the paper that was handed out, `BR-{short code of the phone}-{YYYYMMDD}-{NNNN}`; null where none was. */
            reference_provisoire: string | null;
            /** @description With what the phone worked: its pack, its parameters, its application. */
            versions: Record<string, never>;
            /** @description Files that belong to it and travel apart; one that is no `piece_jointe` puts the command under control, and the envelope can be read all the same. */
            pieces_jointes: unknown[];
            /** @description Content judged by the schema of its type and version; whatever it is, the envelope stays readable. */
            payload: unknown;
            /** @description What seals the other members: the SHA-256, in lowercase hexadecimal, of their canonical form (RFC 8785). */
            empreinte: string;
            $defs: {
                /**
                 * Instant
                 * Format: date-time
                 * @description RFC 3339 date-time with an explicit offset, years 0001 to 9999, at most nanoseconds.
                 */
                instant: string;
                /**
                 * Piece jointe
                 * @description A file that travels apart, through object storage.
                 */
                piece_jointe: {
                    /**
                     * Format: uuid
                     * @description Id of the file, made on the phone.
                     */
                    fichier_id: string;
                    /** @description SHA-256 of the file in lowercase hexadecimal. */
                    sha256: string;
                    /**
                     * @description What the file is to the command.
                     * @enum {unknown}
                     */
                    role: "signature" | "photo" | "piece_identite" | "trace_gps" | "formulaire" | "autre";
                };
                /** Pieces jointes */
                pieces_jointes: components["schemas"]["enveloppe"]["$defs"]["piece_jointe"][];
            };
        };
        /**
         * CollecteEnregistrer1
         * @description A collection recorded in the field: weighings, moisture, impurities, declared quality and the phone's calculation.
         */
        "collecte.enregistrer.1": {
            /**
             * Format: uuid
             * @description Id of the collection, made on the phone.
             */
            collecte_id: string;
            /**
             * Format: uuid
             * @description Campaign that the collection belongs to.
             */
            campagne_id: string;
            /**
             * Format: uuid
             * @description Producer who delivers.
             */
            producteur_id: string;
            /**
             * Format: uuid
             * @description Plot that the goods come from.
             */
            parcelle_id: string;
            /**
             * Format: uuid
             * @description Product collected.
             */
            produit_id: string;
            /**
             * Format: uuid
             * @description Purchase contract; null when the collection is under none.
             */
            contrat_id?: string | null;
            /** @description Weighings, in the order they were made. */
            pesees: {
                /** @description Gross mass, in grams. */
                brut_g: number;
                /** @description Tare mass, in grams. */
                tare_g: number;
            }[];
            /** @description Moisture, in hundredths of a percentage point; null when not measured. */
            humidite_cp?: number | null;
            /** @description Impurities, in hundredths of a percentage point; null when not measured. */
            impuretes_cp?: number | null;
            /**
             * Calcul telephone
             * @description What the phone computed; indicative, the server's value wins.
             */
            calcul_telephone: {
                /** @description Net mass, gross less tare, in grams. */
                net_g: number;
                /** @description Mass deducted for quality, in grams. */
                refaction_g: number;
                /** @description Marketable net mass, net less deduction, in grams. */
                net_marchand_g: number;
            };
            /** @description Quality state declared per referential, by codes. */
            qualite_declaree: {
                [key: string]: string;
            };
        };
        /**
         * CollecteEnregistrer2
         * @description A collection recorded in the field: weighings, moisture, impurities, declared quality and the phone's calculation. Version 2 adds the agent's remark.
         */
        "collecte.enregistrer.2": {
            /**
             * Format: uuid
             * @description Id of the collection, made on the phone.
             */
            collecte_id: string;
            /**
             * Format: uuid
             * @description Campaign that the collection belongs to.
             */
            campagne_id: string;
            /**
             * Format: uuid
             * @description Producer who delivers.
             */
            producteur_id: string;
            /**
             * Format: uuid
             * @description Plot that the goods come from.
             */
            parcelle_id: string;
            /**
             * Format: uuid
             * @description Product collected.
             */
            produit_id: string;
            /**
             * Format: uuid
             * @description Purchase contract; null when the collection is under none.
             */
            contrat_id?: string | null;
            /** @description Weighings, in the order they were made. */
            pesees: {
                /** @description Gross mass, in grams. */
                brut_g: number;
                /** @description Tare mass, in grams. */
                tare_g: number;
            }[];
            /** @description Moisture, in hundredths of a percentage point; null when not measured. */
            humidite_cp?: number | null;
            /** @description Impurities, in hundredths of a percentage point; null when not measured. */
            impuretes_cp?: number | null;
            /**
             * Calcul telephone
             * @description What the phone computed; indicative, the server's value wins.
             */
            calcul_telephone: {
                /** @description Net mass, gross less tare, in grams. */
                net_g: number;
                /** @description Mass deducted for quality, in grams. */
                refaction_g: number;
                /** @description Marketable net mass, net less deduction, in grams. */
                net_marchand_g: number;
            };
            /** @description Quality state declared per referential, by codes. */
            qualite_declaree: {
                [key: string]: string;
            };
            /** @description Free remark of the agent. */
            observation?: string;
        };
        /**
         * CollecteSignalerErreur1
         * @description An error that an agent reports in a collection, with the correction proposed.
         */
        "collecte.signaler_erreur.1": {
            /**
             * Format: uuid
             * @description Id of the report, made on the phone.
             */
            signalement_id: string;
            /**
             * Format: uuid
             * @description Collection that is wrong.
             */
            collecte_id: string;
            /** @description What is wrong, in the agent's words. */
            motif: string;
            /**
             * Correction proposee
             * @description Fields of the collection with the values they should have; null when the agent knows none.
             */
            correction_proposee: {
                /**
                 * Format: uuid
                 * @description Campaign that it should belong to.
                 */
                campagne_id?: string;
                /**
                 * Format: uuid
                 * @description Producer it should be of.
                 */
                producteur_id?: string;
                /**
                 * Format: uuid
                 * @description Plot it should be from.
                 */
                parcelle_id?: string;
                /**
                 * Format: uuid
                 * @description Product it should be.
                 */
                produit_id?: string;
                /**
                 * Format: uuid
                 * @description Contract it should be under; null for none.
                 */
                contrat_id?: string | null;
                /** @description Weighings as they should have been. */
                pesees?: {
                    /** @description Gross mass, in grams. */
                    brut_g: number;
                    /** @description Tare mass, in grams. */
                    tare_g: number;
                }[];
                /** @description Moisture, in hundredths of a percentage point; null when not measured. */
                humidite_cp?: number | null;
                /** @description Impurities, in hundredths of a percentage point; null when not measured. */
                impuretes_cp?: number | null;
                /** @description Quality state per referential, by codes. */
                qualite_declaree?: {
                    [key: string]: string;
                };
            } | null;
        };
        /**
         * InspectionEnregistrer1
         * @description An internal inspection: the answers to a form of the pack.
         */
        "inspection.enregistrer.1": {
            /**
             * Format: uuid
             * @description Id of the inspection, made on the phone.
             */
            inspection_id: string;
            /**
             * Format: uuid
             * @description Producer who is inspected.
             */
            producteur_id: string;
            /**
             * Format: uuid
             * @description Plot that is inspected; null when the inspection is of the producer.
             */
            parcelle_id?: string | null;
            /** @description Form that was answered. */
            formulaire_code: string;
            /** @description Version of the form. */
            formulaire_version: number;
            /** @description Answers by code of question: yes or no, whole number, text, choice, day or `fichier_id`, several choices; null when not answered. */
            reponses: {
                [key: string]: boolean | number | string | string[] | null;
            };
            /**
             * Format: date-time
             * @description When the inspection began.
             */
            debut: string;
            /**
             * Format: date-time
             * @description When the inspection ended.
             */
            fin: string;
        };
        /**
         * IntrantRemettre1
         * @description An input handed to a producer, with its value and whether it is an advance.
         */
        "intrant.remettre.1": {
            /**
             * Format: uuid
             * @description Id of the remittance, made on the phone.
             */
            remise_id: string;
            /**
             * Format: uuid
             * @description Producer who receives it.
             */
            producteur_id: string;
            /**
             * Format: uuid
             * @description Input handed over.
             */
            intrant_id: string;
            /** @description Quantity, in whole units of `unite_code`. */
            quantite: number;
            /** @description Unit, by UN/ECE Recommendation 20 (KGM kilogram, LTR litre, H87 piece). */
            unite_code: string;
            /**
             * Valeur
             * @description What the quantity is worth.
             */
            valeur: {
                /** @description Amount in minor units of its currency. */
                montant: number;
                /** @description Currency, ISO 4217. */
                devise: string;
            };
            /** @description True when its value is an advance to deduct from what the producer is owed. */
            avance: boolean;
        };
        /**
         * LivraisonEtablirBon1
         * @description A delivery note: collections grouped for a vehicle and a destination.
         */
        "livraison.etablir_bon.1": {
            /**
             * Format: uuid
             * @description Id of the delivery note, made on the phone.
             */
            livraison_id: string;
            /**
             * Format: uuid
             * @description Campaign that it belongs to.
             */
            campagne_id: string;
            /** @description Collections that travel, each once. */
            collectes: string[];
            /**
             * Vehicule
             * @description Vehicle that carries them.
             */
            vehicule: {
                /** @description Plate of the vehicle. */
                immatriculation: string;
                /** @description Name of the driver. */
                chauffeur: string;
            };
            /**
             * Format: uuid
             * @description Place that it is delivered to.
             */
            destination_id: string;
        };
        /**
         * NonConformiteConstater1
         * @description A non-conformity found in the field, of a producer, of a plot, or of both: at least one of them stands beside the four required members.
         */
        "non_conformite.constater.1": {
            /**
             * Format: uuid
             * @description Id of the non-conformity, made on the phone.
             */
            non_conformite_id: string;
            /**
             * Format: uuid
             * @description Producer at fault; left out when the plot alone is.
             */
            producteur_id?: string;
            /**
             * Format: uuid
             * @description Plot at fault; left out when the producer alone is.
             */
            parcelle_id?: string;
            /** @description Finding, as the pack names it. */
            constat_code: string;
            /**
             * @description Severity.
             * @enum {unknown}
             */
            gravite: "mineure" | "majeure" | "critique";
            /** @description What was seen. */
            description: string;
        };
        /**
         * ParcelleEnregistrer1
         * @description A plot registered with its crops, its declared surface and its first survey.
         */
        "parcelle.enregistrer.1": {
            /**
             * Format: uuid
             * @description Id of the plot, made on the phone.
             */
            parcelle_id: string;
            /**
             * Format: uuid
             * @description Producer who works the plot.
             */
            producteur_id: string;
            /** @description Name by which people call the plot. */
            nom: string;
            /** @description Crops of the plot; a product stands once, a fallow plot has none. */
            cultures: {
                /**
                 * Format: uuid
                 * @description Product grown.
                 */
                produit_id: string;
                /** @description Share of the surface, in hundredths of a percentage point. */
                part_cp: number;
            }[];
            /** @description Surface that the producer declares, in m2. */
            surface_declaree_m2: number;
            /**
             * Releve
             * @description The survey of a plot: its ring as walked, the quality of its points and the surface that the phone computed.
             */
            releve: {
                /**
                 * Format: uuid
                 * @description Id of this version of the polygon, made on the phone.
                 */
                polygone_id: string;
                /**
                 * Polygone
                 * @description GeoJSON Polygon in WGS 84, longitude first. Whether its ring is closed, simple and plausible is judged by the rules: `polygone_invalide`.
                 */
                geojson: {
                    /**
                     * @description Always a polygon.
                     * @constant
                     */
                    type: "Polygon";
                    /** @description Rings: the contour first; a ring inside it is a hole, which no survey may have. */
                    coordinates: number[][][];
                };
                /** @description Number of points measured. */
                nb_points: number;
                /** @description Median horizontal precision of the points, in centimetres. */
                precision_mediane_cm: number;
                /**
                 * Format: date-time
                 * @description When the survey began.
                 */
                debut: string;
                /**
                 * Format: date-time
                 * @description When the survey ended.
                 */
                fin: string;
                /** @description Surface that the phone computed, in m2; indicative, the server's value wins. */
                surface_telephone_m2: number;
            };
        };
        /**
         * ParcelleEnregistrer2
         * @description A plot registered with its crops, its declared surface and its first survey.
         */
        "parcelle.enregistrer.2": {
            /**
             * Format: uuid
             * @description Id of the plot, made on the phone.
             */
            parcelle_id: string;
            /**
             * Format: uuid
             * @description Producer who works the plot.
             */
            producteur_id: string;
            /** @description Name by which people call the plot. */
            nom: string;
            /** @description Crops of the plot; those of one stratum and cycle fill it at most once. A fallow plot has none. */
            cultures: {
                /**
                 * Format: uuid
                 * @description Product grown.
                 */
                produit_id: string;
                /** @description Share of the surface, in hundredths of a percentage point. */
                part_cp: number;
                /**
                 * @description Stratum: `principal`, or `associe` for what grows under or between it on the same land.
                 * @enum {unknown}
                 */
                strate: "principal" | "associe";
                /** @description Rank among the crops that follow one another in a campaign; absent for what stands all along. */
                cycle?: number;
            }[];
            /** @description Surface that the producer declares, in m2. */
            surface_declaree_m2: number;
            /**
             * Releve
             * @description The survey of a plot: its ring as walked, the quality of its points and the surface that the phone computed.
             */
            releve: {
                /**
                 * Format: uuid
                 * @description Id of this version of the polygon, made on the phone.
                 */
                polygone_id: string;
                /**
                 * Polygone
                 * @description GeoJSON Polygon in WGS 84, longitude first. Whether its ring is closed, simple and plausible is judged by the rules: `polygone_invalide`.
                 */
                geojson: {
                    /**
                     * @description Always a polygon.
                     * @constant
                     */
                    type: "Polygon";
                    /** @description Rings: the contour first; a ring inside it is a hole, which no survey may have. */
                    coordinates: number[][][];
                };
                /** @description Number of points measured. */
                nb_points: number;
                /** @description Median horizontal precision of the points, in centimetres. */
                precision_mediane_cm: number;
                /**
                 * Format: date-time
                 * @description When the survey began.
                 */
                debut: string;
                /**
                 * Format: date-time
                 * @description When the survey ended.
                 */
                fin: string;
                /** @description Surface that the phone computed, in m2; indicative, the server's value wins. */
                surface_telephone_m2: number;
            };
        };
        /**
         * ParcelleRelever1
         * @description A new survey of a plot: the next version of its polygon.
         */
        "parcelle.relever.1": {
            /**
             * Format: uuid
             * @description Plot that was surveyed.
             */
            parcelle_id: string;
            /**
             * Releve
             * @description The survey of a plot: its ring as walked, the quality of its points and the surface that the phone computed.
             */
            releve: {
                /**
                 * Format: uuid
                 * @description Id of this version of the polygon, made on the phone.
                 */
                polygone_id: string;
                /**
                 * Polygone
                 * @description GeoJSON Polygon in WGS 84, longitude first. Whether its ring is closed, simple and plausible is judged by the rules: `polygone_invalide`.
                 */
                geojson: {
                    /**
                     * @description Always a polygon.
                     * @constant
                     */
                    type: "Polygon";
                    /** @description Rings: the contour first; a ring inside it is a hole, which no survey may have. */
                    coordinates: number[][][];
                };
                /** @description Number of points measured. */
                nb_points: number;
                /** @description Median horizontal precision of the points, in centimetres. */
                precision_mediane_cm: number;
                /**
                 * Format: date-time
                 * @description When the survey began.
                 */
                debut: string;
                /**
                 * Format: date-time
                 * @description When the survey ended.
                 */
                fin: string;
                /** @description Surface that the phone computed, in m2; indicative, the server's value wins. */
                surface_telephone_m2: number;
            };
        };
        /**
         * ParcelleRelever2
         * @description A new survey of a plot: the next version of its polygon.
         */
        "parcelle.relever.2": {
            /**
             * Format: uuid
             * @description Plot that was surveyed.
             */
            parcelle_id: string;
            /** @description What the plot grows from the survey on; absent, it grows what it grew. Those of one stratum and cycle fill it at most once. A fallow plot has none. */
            cultures?: {
                /**
                 * Format: uuid
                 * @description Product grown.
                 */
                produit_id: string;
                /** @description Share of the surface, in hundredths of a percentage point. */
                part_cp: number;
                /**
                 * @description Stratum: `principal`, or `associe` for what grows under or between it on the same land.
                 * @enum {unknown}
                 */
                strate: "principal" | "associe";
                /** @description Rank among the crops that follow one another in a campaign; absent for what stands all along. */
                cycle?: number;
            }[];
            /**
             * Releve
             * @description The survey of a plot: its ring as walked, the quality of its points and the surface that the phone computed.
             */
            releve: {
                /**
                 * Format: uuid
                 * @description Id of this version of the polygon, made on the phone.
                 */
                polygone_id: string;
                /**
                 * Polygone
                 * @description GeoJSON Polygon in WGS 84, longitude first. Whether its ring is closed, simple and plausible is judged by the rules: `polygone_invalide`.
                 */
                geojson: {
                    /**
                     * @description Always a polygon.
                     * @constant
                     */
                    type: "Polygon";
                    /** @description Rings: the contour first; a ring inside it is a hole, which no survey may have. */
                    coordinates: number[][][];
                };
                /** @description Number of points measured. */
                nb_points: number;
                /** @description Median horizontal precision of the points, in centimetres. */
                precision_mediane_cm: number;
                /**
                 * Format: date-time
                 * @description When the survey began.
                 */
                debut: string;
                /**
                 * Format: date-time
                 * @description When the survey ended.
                 */
                fin: string;
                /** @description Surface that the phone computed, in m2; indicative, the server's value wins. */
                surface_telephone_m2: number;
            };
        };
        /**
         * ProducteurEnregistrer1
         * @description A producer registered in the field: group, identity and identity document.
         */
        "producteur.enregistrer.1": {
            /**
             * Format: uuid
             * @description Id of the producer, made on the phone.
             */
            producteur_id: string;
            /**
             * Format: uuid
             * @description Group that the producer belongs to.
             */
            groupement_id: string;
            /** @description Family name. */
            nom: string;
            /** @description Given names. */
            prenoms: string;
            /**
             * @description Sex as the producer states it; null when not told.
             * @enum {string|null}
             */
            sexe?: "F" | "M" | null;
            /**
             * Format: date
             * @description Day of birth, YYYY-MM-DD; null when not known.
             */
            date_naissance?: string | null;
            /** @description Telephone number that messages go to; null when there is none. */
            telephone?: string | null;
            /** @description Village or place of residence; null when not told. */
            localite?: string | null;
            /**
             * Piece identite
             * @description Identity document; null when the producer has none. It is kept apart and never replicated.
             */
            piece_identite: {
                /** @description Kind of document, as `cip`, `passeport`, `carte_identite`. */
                type: string;
                /** @description Number written on the document, with at least one letter or digit. */
                numero: string;
                /** @description Country that issued it, ISO 3166-1 alpha-2. */
                pays: string;
            } | null;
        };
        /**
         * ProducteurModifier1
         * @description Changed fields of a producer, with the version that the change started from.
         */
        "producteur.modifier.1": {
            /**
             * Format: uuid
             * @description Producer who is changed.
             */
            producteur_id: string;
            /** @description Version of the producer that the phone held when the change was made. */
            version_base: number;
            /**
             * Champs
             * @description Only what changed, each field with its new value.
             */
            champs: {
                /**
                 * Format: uuid
                 * @description Group that the producer belongs to.
                 */
                groupement_id?: string;
                /** @description Family name. */
                nom?: string;
                /** @description Given names. */
                prenoms?: string;
                /**
                 * @description Sex as the producer states it; null when not told.
                 * @enum {string|null}
                 */
                sexe?: "F" | "M" | null;
                /**
                 * Format: date
                 * @description Day of birth, YYYY-MM-DD; null when not known.
                 */
                date_naissance?: string | null;
                /** @description Telephone number that messages go to; null when there is none. */
                telephone?: string | null;
                /** @description Village or place of residence; null when not told. */
                localite?: string | null;
                /**
                 * Piece identite
                 * @description Identity document that replaces the one before. It is kept apart and never replicated.
                 */
                piece_identite?: {
                    /** @description Kind of document, as `cip`, `passeport`, `carte_identite`. */
                    type: string;
                    /** @description Number written on the document, with at least one letter or digit. */
                    numero: string;
                    /** @description Country that issued it, ISO 3166-1 alpha-2. */
                    pays: string;
                };
            };
        };
        /**
         * RecolteEstimer1
         * @description An estimated harvest of a plot: how much, and when.
         */
        "recolte.estimer.1": {
            /**
             * Format: uuid
             * @description Id of the estimate, made on the phone.
             */
            estimation_id: string;
            /**
             * Format: uuid
             * @description Plot that will be harvested.
             */
            parcelle_id: string;
            /**
             * Format: uuid
             * @description Campaign that it belongs to.
             */
            campagne_id: string;
            /**
             * Format: uuid
             * @description Product that will be harvested.
             */
            produit_id: string;
            /**
             * Format: date
             * @description Day of the harvest, YYYY-MM-DD.
             */
            date_prevue: string;
            /** @description Mass expected, in grams. */
            quantite_g: number;
        };
        /**
         * RecuReimprimer1
         * @description A duplicate of a field document, printed again.
         */
        "recu.reimprimer.1": {
            /**
             * Format: uuid
             * @description Id of the reprint, made on the phone.
             */
            reimpression_id: string;
            /** @description Number of the document printed again, `BR-{device short code}-{YYYYMMDD}-{NNNN}`. */
            reference_provisoire: string;
            /** @description Copies printed. */
            copies: number;
        };
        erreur: {
            /** @description A stable error code. */
            erreur: string;
            details?: unknown;
        };
    };
    responses: {
        /**
         * @description - `appareil_id_invalide`: `appareil_id` is missing or is not a uuid.
         *     - `corps_illisible`: The body can not be read: not UTF-8, not JSON, a key written twice, nested too deep, or cut short.
         *     - `parametre_invalide`: A parameter or a member of the body is missing, unknown or out of bounds; `details` says where and why.
         */
        "400.appareil_id_invalide.corps_illisible.parametre_invalide": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "appareil_id_invalide" | "corps_illisible" | "parametre_invalide";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `appareil_id_invalide`: `appareil_id` is missing or is not a uuid.
         *     - `parametre_invalide`: A parameter or a member of the body is missing, unknown or out of bounds; `details` says where and why.
         */
        "400.appareil_id_invalide.parametre_invalide": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "appareil_id_invalide" | "parametre_invalide";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `conteneur_invalide`: The check digit of a container number is wrong; the details give the one expected.
         *     - `corps_illisible`: The body can not be read: not UTF-8, not JSON, a key written twice, nested too deep, or cut short.
         *     - `parametre_invalide`: A parameter or a member of the body is missing, unknown or out of bounds; `details` says where and why.
         */
        "400.conteneur_invalide.corps_illisible.parametre_invalide": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "conteneur_invalide" | "corps_illisible" | "parametre_invalide";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `corps_illisible`: The body can not be read: not UTF-8, not JSON, a key written twice, nested too deep, or cut short.
         *     - `correction_attendue`: This decision needs a corrected payload, with its type and schema version.
         *     - `decision_invalide`: This decision does not lift this motif; the details name those that do.
         *     - `masses_incoherentes`: The net mass of a collection is positive, and its refaction at most the net.
         *     - `parametre_invalide`: A parameter or a member of the body is missing, unknown or out of bounds; `details` says where and why.
         *     - `tare_superieure_au_brut`: The tare of a weighing is at most its gross mass.
         */
        "400.corps_illisible.correction_attendue.decision_invalide.masses_incoherentes.parametre_invalide.tare_superieure_au_brut": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "corps_illisible" | "correction_attendue" | "decision_invalide" | "masses_incoherentes" | "parametre_invalide" | "tare_superieure_au_brut";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `corps_illisible`: The body can not be read: not UTF-8, not JSON, a key written twice, nested too deep, or cut short.
         *     - `mesure_inconnue`: A measurement that the product does not have.
         *     - `parametre_invalide`: A parameter or a member of the body is missing, unknown or out of bounds; `details` says where and why.
         */
        "400.corps_illisible.mesure_inconnue.parametre_invalide": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "corps_illisible" | "mesure_inconnue" | "parametre_invalide";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `corps_illisible`: The body can not be read: not UTF-8, not JSON, a key written twice, nested too deep, or cut short.
         *     - `pack_invalide`: The document does not hold to the schema of packs: `details` lists each fault with its path and in words.
         *     - `parametre_invalide`: A parameter or a member of the body is missing, unknown or out of bounds; `details` says where and why.
         */
        "400.corps_illisible.pack_invalide.parametre_invalide": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "corps_illisible" | "pack_invalide" | "parametre_invalide";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `corps_illisible`: The body can not be read: not UTF-8, not JSON, a key written twice, nested too deep, or cut short.
         *     - `parametre_invalide`: A parameter or a member of the body is missing, unknown or out of bounds; `details` says where and why.
         */
        "400.corps_illisible.parametre_invalide": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "corps_illisible" | "parametre_invalide";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `corps_illisible`: The body can not be read: not UTF-8, not JSON, a key written twice, nested too deep, or cut short.
         *     - `parametre_invalide`: A parameter or a member of the body is missing, unknown or out of bounds; `details` says where and why.
         *     - `periode_invalide`: The period ends before it begins.
         */
        "400.corps_illisible.parametre_invalide.periode_invalide": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "corps_illisible" | "parametre_invalide" | "periode_invalide";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `corps_illisible`: The body can not be read: not UTF-8, not JSON, a key written twice, nested too deep, or cut short.
         *     - `parametre_invalide`: A parameter or a member of the body is missing, unknown or out of bounds; `details` says where and why.
         *     - `permission_inconnue`: The catalogue has no such permission; the details name it.
         */
        "400.corps_illisible.parametre_invalide.permission_inconnue": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "corps_illisible" | "parametre_invalide" | "permission_inconnue";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `parametre_invalide`: A parameter or a member of the body is missing, unknown or out of bounds; `details` says where and why. */
        "400.parametre_invalide": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "parametre_invalide";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `jeton_absent`: The request carries no bearer token.
         *     - `jeton_invalide`: The bearer token is malformed, expired, not signed by the identity provider, or not meant for this service.
         */
        "401.jeton_absent.jeton_invalide": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "jeton_absent" | "jeton_invalide";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `droit_manquant`: The caller lacks the permission or role, or the account is not active; the refusal is journaled. */
        "403.droit_manquant": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "droit_manquant";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `appareil_revoque`: The device is revoked or replaced: it receives no more data.
         *     - `droit_manquant`: The caller lacks the permission or role, or the account is not active; the refusal is journaled.
         *     - `organisation_a_preciser`: The account belongs to several organizations and `X-Organisation` does not say which one is active.
         *     - `organisation_absente`: The token names no organization.
         *     - `organisation_inconnue`: No organization has this code.
         *     - `organisation_non_autorisee`: The caller has no account in this organization; or is support of the publisher, to which it opened no access.
         *     - `organisation_suspendue`: The organization is suspended; its data and accounts are kept.
         */
        "403.organisation.appareil_revoque.droit_manquant": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "appareil_revoque" | "droit_manquant" | "organisation_a_preciser" | "organisation_absente" | "organisation_inconnue" | "organisation_non_autorisee" | "organisation_suspendue";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `auto_attribution_refusee`: Nobody widens their own rights: somebody else has to do it.
         *     - `droit_manquant`: The caller lacks the permission or role, or the account is not active; the refusal is journaled.
         *     - `organisation_a_preciser`: The account belongs to several organizations and `X-Organisation` does not say which one is active.
         *     - `organisation_absente`: The token names no organization.
         *     - `organisation_inconnue`: No organization has this code.
         *     - `organisation_non_autorisee`: The caller has no account in this organization; or is support of the publisher, to which it opened no access.
         *     - `organisation_suspendue`: The organization is suspended; its data and accounts are kept.
         */
        "403.organisation.auto_attribution_refusee.droit_manquant": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "auto_attribution_refusee" | "droit_manquant" | "organisation_a_preciser" | "organisation_absente" | "organisation_inconnue" | "organisation_non_autorisee" | "organisation_suspendue";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `compte_inactif`: The account is suspended or deactivated.
         *     - `organisation_a_preciser`: The account belongs to several organizations and `X-Organisation` does not say which one is active.
         *     - `organisation_absente`: The token names no organization.
         *     - `organisation_inconnue`: No organization has this code.
         *     - `organisation_non_autorisee`: The caller has no account in this organization; or is support of the publisher, to which it opened no access.
         *     - `organisation_suspendue`: The organization is suspended; its data and accounts are kept.
         */
        "403.organisation.compte_inactif": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "compte_inactif" | "organisation_a_preciser" | "organisation_absente" | "organisation_inconnue" | "organisation_non_autorisee" | "organisation_suspendue";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `compte_inactif`: The account is suspended or deactivated.
         *     - `droit_manquant`: The caller lacks the permission or role, or the account is not active; the refusal is journaled.
         *     - `organisation_a_preciser`: The account belongs to several organizations and `X-Organisation` does not say which one is active.
         *     - `organisation_absente`: The token names no organization.
         *     - `organisation_inconnue`: No organization has this code.
         *     - `organisation_non_autorisee`: The caller has no account in this organization; or is support of the publisher, to which it opened no access.
         *     - `organisation_suspendue`: The organization is suspended; its data and accounts are kept.
         */
        "403.organisation.compte_inactif.droit_manquant": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "compte_inactif" | "droit_manquant" | "organisation_a_preciser" | "organisation_absente" | "organisation_inconnue" | "organisation_non_autorisee" | "organisation_suspendue";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `droit_manquant`: The caller lacks the permission or role, or the account is not active; the refusal is journaled.
         *     - `organisation_a_preciser`: The account belongs to several organizations and `X-Organisation` does not say which one is active.
         *     - `organisation_absente`: The token names no organization.
         *     - `organisation_inconnue`: No organization has this code.
         *     - `organisation_non_autorisee`: The caller has no account in this organization; or is support of the publisher, to which it opened no access.
         *     - `organisation_suspendue`: The organization is suspended; its data and accounts are kept.
         */
        "403.organisation.droit_manquant": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "droit_manquant" | "organisation_a_preciser" | "organisation_absente" | "organisation_inconnue" | "organisation_non_autorisee" | "organisation_suspendue";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `droit_manquant`: The caller lacks the permission or role, or the account is not active; the refusal is journaled.
         *     - `identite_d_une_autre_organisation`: The identity was not created by this organization: only the one that did, or the publisher, resets its password or closes its sessions.
         *     - `organisation_a_preciser`: The account belongs to several organizations and `X-Organisation` does not say which one is active.
         *     - `organisation_absente`: The token names no organization.
         *     - `organisation_inconnue`: No organization has this code.
         *     - `organisation_non_autorisee`: The caller has no account in this organization; or is support of the publisher, to which it opened no access.
         *     - `organisation_suspendue`: The organization is suspended; its data and accounts are kept.
         */
        "403.organisation.droit_manquant.identite_d_une_autre_organisation": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "droit_manquant" | "identite_d_une_autre_organisation" | "organisation_a_preciser" | "organisation_absente" | "organisation_inconnue" | "organisation_non_autorisee" | "organisation_suspendue";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `droit_manquant`: The caller lacks the permission or role, or the account is not active; the refusal is journaled.
         *     - `organisation_a_preciser`: The account belongs to several organizations and `X-Organisation` does not say which one is active.
         *     - `organisation_absente`: The token names no organization.
         *     - `organisation_inconnue`: No organization has this code.
         *     - `organisation_non_autorisee`: The caller has no account in this organization; or is support of the publisher, to which it opened no access.
         *     - `organisation_suspendue`: The organization is suspended; its data and accounts are kept.
         *     - `personnes_non_distinctes`: Two accounts are one person for this act: one made, invited or reset the other, or one account both, and the newer is not proven. The details name both (`utilisateurs`), who is to be proven (`a_prouver`) and the ways (`preuves`): its holder takes a code that is mailed to them (`POST /v1/moi/courriel`), signs in at an issuer elsewhere, or is attested; by whom, `attestation_par` says.
         *     - `separation_des_taches`: Whoever made something does not decide on it: the author of a command does not lift its control, nor does the author of a reception grant its derogation, or who granted it validate.
         */
        "403.organisation.droit_manquant.personnes_non_distinctes.separation_des_taches": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "droit_manquant" | "organisation_a_preciser" | "organisation_absente" | "organisation_inconnue" | "organisation_non_autorisee" | "organisation_suspendue" | "personnes_non_distinctes" | "separation_des_taches";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `droit_manquant`: The caller lacks the permission or role, or the account is not active; the refusal is journaled.
         *     - `organisation_a_preciser`: The account belongs to several organizations and `X-Organisation` does not say which one is active.
         *     - `organisation_absente`: The token names no organization.
         *     - `organisation_inconnue`: No organization has this code.
         *     - `organisation_non_autorisee`: The caller has no account in this organization; or is support of the publisher, to which it opened no access.
         *     - `organisation_suspendue`: The organization is suspended; its data and accounts are kept.
         *     - `separation_des_taches`: Whoever made something does not decide on it: the author of a command does not lift its control, nor does the author of a reception grant its derogation, or who granted it validate.
         */
        "403.organisation.droit_manquant.separation_des_taches": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "droit_manquant" | "organisation_a_preciser" | "organisation_absente" | "organisation_inconnue" | "organisation_non_autorisee" | "organisation_suspendue" | "separation_des_taches";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `organisation_a_preciser`: The account belongs to several organizations and `X-Organisation` does not say which one is active.
         *     - `organisation_absente`: The token names no organization.
         *     - `organisation_inconnue`: No organization has this code.
         *     - `organisation_non_autorisee`: The caller has no account in this organization; or is support of the publisher, to which it opened no access.
         *     - `organisation_suspendue`: The organization is suspended; its data and accounts are kept.
         *     - `vidage_autre_appareil`: A draining token opens the sending of its own device alone.
         */
        "403.organisation.vidage_autre_appareil": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "organisation_a_preciser" | "organisation_absente" | "organisation_inconnue" | "organisation_non_autorisee" | "organisation_suspendue" | "vidage_autre_appareil";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `acces_support_inconnu`: No access of support has this id. */
        "404.acces_support_inconnu": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "acces_support_inconnu";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `activite_inconnue`: No pack in use knows this activity; or it is no word for an activity of a certificate. */
        "404.activite_inconnue": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "activite_inconnue";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `appareil_inconnu`: No such device is known to this caller. */
        "404.appareil_inconnu": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "appareil_inconnu";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `brouillon_introuvable`: No draft of a pack has this code. */
        "404.brouillon_introuvable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "brouillon_introuvable";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `campagne_introuvable`: No campaign of the organization has this id or code. */
        "404.campagne_introuvable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "campagne_introuvable";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `campagne_introuvable`: No campaign of the organization has this id or code.
         *     - `contrat_inconnu`: No contract of the organization has this id.
         *     - `devise_inconnue`: This code is no currency of ISO 4217.
         *     - `groupement_inconnu`: No group of the organization has this id.
         *     - `produit_introuvable`: No product of the organization has this id or code.
         */
        "404.campagne_introuvable.contrat_inconnu.devise_inconnue.groupement_inconnu.produit_introuvable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "campagne_introuvable" | "contrat_inconnu" | "devise_inconnue" | "groupement_inconnu" | "produit_introuvable";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `capacite_inconnue`: No capacity of the organization has this id. */
        "404.capacite_inconnue": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "capacite_inconnue";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `certificat_inconnu`: No certificate of the organization has this id. */
        "404.certificat_inconnu": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "certificat_inconnu";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `client_inconnu`: No client of the organization has this id. */
        "404.client_inconnu": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "client_inconnu";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `complement_inconnu`: No complement of price has this id. */
        "404.complement_inconnu": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "complement_inconnu";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `contrat_inconnu`: No contract of the organization has this id. */
        "404.contrat_inconnu": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "contrat_inconnu";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `controle_inconnu`: No control of the organization has this id. */
        "404.controle_inconnu": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "controle_inconnu";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `document_inconnu`: The organization has no such document. */
        "404.document_inconnu": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "document_inconnu";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `dossier_inconnu`: No audit dossier of the organization has this id. */
        "404.dossier_inconnu": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "dossier_inconnu";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `echantillon_inconnu`: No sample of a member has this id. */
        "404.echantillon_inconnu": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "echantillon_inconnu";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `emplacement_inconnu`: No place of the organization has this id.
         *     - `lot_inconnu`: No lot of the organization has this id.
         */
        "404.emplacement_inconnu.lot_inconnu": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "emplacement_inconnu" | "lot_inconnu";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `ensemble_inconnu`: No permission set of the organization has this code. */
        "404.ensemble_inconnu": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "ensemble_inconnu";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `etape_inconnue`: No process step of the organization has this id. */
        "404.etape_inconnue": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "etape_inconnue";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `expedition_inconnue`: No expedition of the organization has this id. */
        "404.expedition_inconnue": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "expedition_inconnue";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `facture_inconnue`: No invoice reference has this id. */
        "404.facture_inconnue": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "facture_inconnue";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `fournisseur_inconnu`: No supplier of the organization has this id. */
        "404.fournisseur_inconnu": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "fournisseur_inconnu";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `genre_inconnu`: No import has this kind; `details.genres` lists them. */
        "404.genre_inconnu": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "genre_inconnu";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `groupement_inconnu`: No group of the organization has this id. */
        "404.groupement_inconnu": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "groupement_inconnu";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `importation_inconnue`: No import of this id is of a kind that the caller may bring in. */
        "404.importation_inconnue": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "importation_inconnue";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `inventaire_inconnu`: No inventory of the organization has this id. */
        "404.inventaire_inconnu": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "inventaire_inconnu";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `licence_inconnue`: No licence record has this id. */
        "404.licence_inconnue": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "licence_inconnue";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `ligne_inconnue`: The contract has no line of this rank; no line due to who is paid has this id. */
        "404.ligne_inconnue": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "ligne_inconnue";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `lot_inconnu`: No lot of the organization has this id. */
        "404.lot_inconnu": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "lot_inconnu";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `module_inconnu`: There is no such module. */
        "404.module_inconnu": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "module_inconnu";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `mouvement_inconnu`: No movement of the organization has this id. */
        "404.mouvement_inconnu": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "mouvement_inconnu";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `non_conformite_inconnue`: No non-conformity of the organization has this id. */
        "404.non_conformite_inconnue": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "non_conformite_inconnue";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `organisation_introuvable`: No organization has this id. */
        "404.organisation_introuvable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "organisation_introuvable";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `origine_inconnue`: No record of this kind in the organization has this id; the details give its rank in `origines`. */
        "404.origine_inconnue": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "origine_inconnue";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `pack_version_introuvable`: The pack has no published version of this number. */
        "404.pack_version_introuvable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "pack_version_introuvable";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `paiement_inconnu`: No payment has this id. */
        "404.paiement_inconnu": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "paiement_inconnu";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `parcelle_inconnue`: No plot of the organization has this id. */
        "404.parcelle_inconnue": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "parcelle_inconnue";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `parcelle_inconnue`: No plot of the organization has this id.
         *     - `producteur_inconnu`: No producer of the organization has this id.
         */
        "404.parcelle_inconnue.producteur_inconnu": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "parcelle_inconnue" | "producteur_inconnu";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `producteur_inconnu`: No producer of the organization has this id. */
        "404.producteur_inconnu": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "producteur_inconnu";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `produit_introuvable`: No product of the organization has this id or code. */
        "404.produit_introuvable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "produit_introuvable";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `rappel_inconnu`: No recall of the organization has this id. */
        "404.rappel_inconnu": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "rappel_inconnu";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `reception_inconnue`: No reception of the organization has this id. */
        "404.reception_inconnue": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "reception_inconnue";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `referentiel_inconnu`: The global catalogue has no referential of this code. */
        "404.referentiel_inconnu": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "referentiel_inconnu";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `reglage_inconnu`: No setting has this key; some end with the code of a product or the word of a process. */
        "404.reglage_inconnu": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "reglage_inconnu";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `remise_inconnue`: No hand-out of the organization has this id. */
        "404.remise_inconnue": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "remise_inconnue";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `resultat_inconnu`: No result of a laboratory of the organization has this id. */
        "404.resultat_inconnu": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "resultat_inconnu";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `sortie_inconnue`: Nothing that left a lot has this id. */
        "404.sortie_inconnue": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "sortie_inconnue";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `utilisateur_inconnu`: No account of the organization has this id. */
        "404.utilisateur_inconnu": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "utilisateur_inconnu";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `vente_inconnue`: No sale of the organization has this id. */
        "404.vente_inconnue": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "vente_inconnue";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `accueil_refuse`: The onboarding does not move from where it stands to the state asked for.
         *     - `cle_reutilisee`: The Idempotency-Key was used by this account in the last seven days for another request.
         */
        "409.accueil_refuse.cle_reutilisee": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "accueil_refuse" | "cle_reutilisee";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `activation_refusee`: A module or an activity can not be switched: what it needs is inactive, what needs it is active, the licence lacks it, or it is the core; the details say which.
         *     - `arbre_non_initialise`: The activity tree has to be initialized first.
         *     - `cle_reutilisee`: The Idempotency-Key was used by this account in the last seven days for another request.
         *     - `etat_inchange`: It is in this state already.
         */
        "409.activation_refusee.arbre_non_initialise.cle_reutilisee.etat_inchange": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "activation_refusee" | "arbre_non_initialise" | "cle_reutilisee" | "etat_inchange";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `activation_refusee`: A module or an activity can not be switched: what it needs is inactive, what needs it is active, the licence lacks it, or it is the core; the details say which.
         *     - `cle_reutilisee`: The Idempotency-Key was used by this account in the last seven days for another request.
         *     - `etat_inchange`: It is in this state already.
         */
        "409.activation_refusee.cle_reutilisee.etat_inchange": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "activation_refusee" | "cle_reutilisee" | "etat_inchange";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `analyse_non_conforme`: What a laboratory found in a sample of the lot does not conform: it is not validated until a person releases it, a new analysis conforms, or it is rejected; `details` names the results.
         *     - `certificat_non_valide`: The certificate of the group or of the supplier is not in force at that date; the details say which, and whether a note is enough.
         *     - `cle_reutilisee`: The Idempotency-Key was used by this account in the last seven days for another request.
         *     - `membre_non_actif`: A collection comes from a producer who was no member when it was collected; the details name them.
         *     - `mesure_qualite_manquante`: The contract's price formula, or a threshold, needs a measurement that is missing; the details name it.
         *     - `module_inactif`: The module that owns this is not active in the organization: it can be read, not written.
         *     - `qualite_non_admise`: The place does not admit the quality of the lot.
         *     - `segment_manquant`: The official number can not be composed: the campaign has no frozen model, or a segment has no value.
         *     - `sequence_hors_capacite`: The campaign's counter is full: the next rank has more digits than its numbering model's sequence. The operator widens it, also of a closed campaign: `npm run admin -- campagne elargir`.
         *     - `seuil_depasse`: A measurement is above its threshold, and nothing was noted; the details say which.
         *     - `transition_refusee`: This act does not start from the state of the record; `details` tells which do.
         */
        "409.analyse_non_conforme.certificat_non_valide.cle_reutilisee.membre_non_actif.mesure_qualite_manquante.module_inactif.qualite_non_admise.segment_manquant.sequence_hors_capacite.seuil_depasse.transition_refusee": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "analyse_non_conforme" | "certificat_non_valide" | "cle_reutilisee" | "membre_non_actif" | "mesure_qualite_manquante" | "module_inactif" | "qualite_non_admise" | "segment_manquant" | "sequence_hors_capacite" | "seuil_depasse" | "transition_refusee";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `appareil_deja_revoque`: The device is already revoked or replaced.
         *     - `cle_reutilisee`: The Idempotency-Key was used by this account in the last seven days for another request.
         */
        "409.appareil_deja_revoque.cle_reutilisee": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "appareil_deja_revoque" | "cle_reutilisee";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `auto_desactivation_refusee`: Nobody deactivates or suspends their own account.
         *     - `cle_reutilisee`: The Idempotency-Key was used by this account in the last seven days for another request.
         *     - `dernier_administrateur`: From an instant on, no active account of the organization would hold users.manage.
         *     - `utilisateur_statut_refuse`: The status of the account does not allow this.
         */
        "409.auto_desactivation_refusee.cle_reutilisee.dernier_administrateur.utilisateur_statut_refuse": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "auto_desactivation_refusee" | "cle_reutilisee" | "dernier_administrateur" | "utilisateur_statut_refuse";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `campagne_non_ouverte`: The campaign is not open. */
        "409.campagne_non_ouverte": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "campagne_non_ouverte";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `cle_reutilisee`: The Idempotency-Key was used by this account in the last seven days for another request. */
        "409.cle_reutilisee": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "cle_reutilisee";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `cle_reutilisee`: The Idempotency-Key was used by this account in the last seven days for another request.
         *     - `correction_sans_effet`: What the control is about is found again with the correction, and the details say what settles it; or the correction changes nothing of the record.
         *     - `module_inactif`: The module that owns this is not active in the organization: it can be read, not written.
         *     - `resultat_analyse_deja_connu`: This analysis of this report is recorded already.
         */
        "409.cle_reutilisee.correction_sans_effet.module_inactif.resultat_analyse_deja_connu": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "cle_reutilisee" | "correction_sans_effet" | "module_inactif" | "resultat_analyse_deja_connu";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `cle_reutilisee`: The Idempotency-Key was used by this account in the last seven days for another request.
         *     - `module_inactif`: The module that owns this is not active in the organization: it can be read, not written.
         */
        "409.cle_reutilisee.module_inactif": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "cle_reutilisee" | "module_inactif";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `cle_reutilisee`: The Idempotency-Key was used by this account in the last seven days for another request.
         *     - `module_inactif`: The module that owns this is not active in the organization: it can be read, not written.
         *     - `produit_non_vendu`: The sale, or the line of it that is named, is of another product than the lot.
         *     - `scelle_deja_utilise`: The seal stands on another container, of this expedition or another.
         *     - `transition_refusee`: This act does not start from the state of the record; `details` tells which do.
         */
        "409.cle_reutilisee.module_inactif.produit_non_vendu.scelle_deja_utilise.transition_refusee": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "cle_reutilisee" | "module_inactif" | "produit_non_vendu" | "scelle_deja_utilise" | "transition_refusee";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `cle_reutilisee`: The Idempotency-Key was used by this account in the last seven days for another request.
         *     - `module_inactif`: The module that owns this is not active in the organization: it can be read, not written.
         *     - `retenue_sans_objet`: Nothing of these inputs is to be deducted (a gift, cancelled, without a known producer, or deducted already), or the deduction was taken back already.
         */
        "409.cle_reutilisee.module_inactif.retenue_sans_objet": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "cle_reutilisee" | "module_inactif" | "retenue_sans_objet";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `cle_reutilisee`: The Idempotency-Key was used by this account in the last seven days for another request.
         *     - `module_inactif`: The module that owns this is not active in the organization: it can be read, not written.
         *     - `transition_refusee`: This act does not start from the state of the record; `details` tells which do.
         */
        "409.cle_reutilisee.module_inactif.transition_refusee": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "cle_reutilisee" | "module_inactif" | "transition_refusee";
                } & components["schemas"]["erreur"];
            };
        };
        /**
         * @description - `cle_reutilisee`: The Idempotency-Key was used by this account in the last seven days for another request.
         *     - `organisation_statut_refuse`: The organization has this status already.
         */
        "409.cle_reutilisee.organisation_statut_refuse": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "cle_reutilisee" | "organisation_statut_refuse";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `fiche_changee`: The record is none of those that `If-Match` names: the details tell these (`attendues`), and the record as it is (`fiche`) with its tag (`actuelle`). */
        "412.fiche_changee": {
            headers: {
                ETag: components["headers"]["version"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "fiche_changee";
                    details: {
                        /** @description What If-Match named. */
                        attendues: string[];
                        /** @description The tag of the record as it is. */
                        actuelle: string;
                        /** @description The record as it is: what a GET of the same path answers. */
                        fiche: unknown;
                    };
                } & WithRequired<components["schemas"]["erreur"], "details">;
            };
        };
        /** @description - `corps_trop_grand`: The body is larger than the route accepts, or holds too many values. */
        "413.corps_trop_grand": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "corps_trop_grand";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `type_contenu_non_supporte`: The body is not `application/json` in UTF-8, or its encoding is not supported. */
        "415.type_contenu_non_supporte": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "type_contenu_non_supporte";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `trop_de_requetes`: Too many requests; send again after `Retry-After` seconds. */
        "429.trop_de_requetes": {
            headers: {
                "Retry-After": components["headers"]["revenir"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "trop_de_requetes";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `erreur_interne`: An unexpected error; `details.id` is what support finds in the log. */
        "500.erreur_interne": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "erreur_interne";
                } & components["schemas"]["erreur"];
            };
        };
        /** @description - `service_indisponible`: The database or the identity provider does not answer now; send again after `Retry-After` seconds. */
        "503.service_indisponible": {
            headers: {
                "Retry-After": components["headers"]["revenir"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    erreur?: "service_indisponible";
                } & components["schemas"]["erreur"];
            };
        };
    };
    parameters: {
        /** @description Code of the active organization; required when the account belongs to several. */
        x_organisation: string;
        /** @description Names this one intention, best by a random UUID; bare or in double quotes. Sent again with the same key within seven days the request has no second effect and gets the same answer. A refusal is not kept. */
        cle_idempotence: string;
        /** @description The `ETag` with which a GET of the same path showed the record, or several: the change is made if the record is still one of these, and refused by 412 otherwise. Without the header, or with `*`, it is made whatever the record is. A request that was done already under its `Idempotency-Key` is answered again and not judged. */
        version_vue: string;
        /** @description The `ETag` of the record that the client has: 304, without a body, while it is the same. */
        version_connue: string;
    };
    requestBodies: never;
    headers: {
        /** @description `true` when the answer is that of an earlier request with the same Idempotency-Key. */
        rejouee: "true";
        /** @description The version of the record: another one as soon as anything of it is shown otherwise. */
        version: string;
        /** @description After how many seconds it is worth asking again. */
        revenir: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
/** The operations of the contract. */
export interface operations {
    sante: {
        parameters: {
        };
        requestBody?: never;
        responses: {
            /** @description Tells that the service answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sante"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    openapi: {
        parameters: {
        };
        requestBody?: never;
        responses: {
            /** @description This document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["openapi"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    jwks: {
        parameters: {
        };
        requestBody?: never;
        responses: {
            /** @description The public keys that prove sync tokens; the next key stands here before it signs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["jwks"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    actes_lire: {
        parameters: {
            path: {
                /** @description The kind of the record. */
                entite: "lot" | "reception" | "etape" | "vente" | "expedition" | "paiement";
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Tells which acts the caller may do on a record now, and why not the others. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["actes_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    sync_commandes: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["sync_commandes_corps"];
            };
        };
        responses: {
            /** @description Sends a batch of 1 to 50 commands of one device; each has its outcome, in send order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sync_commandes"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    sync_etat_appareil: {
        parameters: {
            query: {
                appareil_id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Tells a device's status, its last sequence and the schema versions that are accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sync_etat_appareil"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    sync_resultats: {
        parameters: {
            query: {
                appareil_id: components["schemas"]["uuid"];
                /** @description Results of the commands after this sequence. */
                depuis?: number;
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the stored results of the caller's device by sequence, for a phone that no replication reaches. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sync_resultats"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    sync_perimetre: {
        parameters: {
            query: {
                appareil_id: components["schemas"]["uuid"];
                /** @description The `curseur` of the last page that was applied; absent: from the beginning. One of before a restoration is refused: `perimetre_a_reprendre`. */
                depuis?: string;
                /** @description How many rows a page names at most; it is also ended at a megabyte of rows. */
                limite?: number;
            };
            header?: {
                /** @description The `ETag` of the record that the client has: 304, without a body, while it is the same. */
                "If-None-Match"?: components["parameters"]["version_connue"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Gives what changed in the perimeter of the device, by pages, where no replication service runs. */
            200: {
                headers: {
                    /** @description Of a whole answer alone. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sync_perimetre"];
                };
            };
            /** @description Nothing changed since the answer of that ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    sync_jeton: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["sync_jeton_corps"];
            };
        };
        responses: {
            /** @description Gives a token of five minutes for the replication service, scoped to the device's organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sync_jeton"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    sync_jeton_vidage: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["sync_jeton_vidage_corps"];
            };
        };
        responses: {
            /** @description Takes a draining code, once, and gives the short token with which that one phone sends its queue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sync_jeton_vidage"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    moi: {
        parameters: {
        };
        requestBody?: never;
        responses: {
            /** @description Tells who the caller is in the active organization, with which permissions and modules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moi"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    permissions: {
        parameters: {
        };
        requestBody?: never;
        responses: {
            /** @description Lists the permission catalogue, flat and by module. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["permissions"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    campagnes: {
        parameters: {
            query?: {
                statut?: components["schemas"]["statut_campagne"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the campaigns, latest year first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["campagnes"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    campagnes_tableau: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a campaign in figures: weeks, capacities, stock, open controls, silent devices, certificates that end. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["campagnes_tableau"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    produits: {
        parameters: {
            query?: {
                /** @description Id or code of a campaign that was opened: products as it froze them; as the latest opened did when absent. */
                campagne?: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the products by code, as a campaign froze them, with their attributes in pack order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["produits"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    produits_creer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["produits_creer_corps"];
            };
        };
        responses: {
            /** @description Creates a product of the organization's own, with the schemas of its attributes. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["produits_creer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    numerotation_apercu: {
        parameters: {
            query: {
                /** @description Id or code of the campaign. */
                campagne: string;
                /** @description Id or code of the product. */
                produit: string;
                nature: components["schemas"]["nature"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows the next official number of a campaign, nature and product; nothing is reserved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["numerotation_apercu"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    appareils: {
        parameters: {
            query?: {
                utilisateur_id?: components["schemas"]["uuid"];
                statut?: components["schemas"]["statut_appareil"];
                /** @description In use, and sent nothing after, since it was enrolled at the earliest. */
                muets_depuis?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "code_court" | "-code_court";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the organization's devices by short code. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["appareils"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    appareils_volume: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Estimates what the perimeter of a device weighs on its phone, and says whether the target is met. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["appareils_volume"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    appareils_lister_codes: {
        parameters: {
            query?: {
                utilisateur_id?: components["schemas"]["uuid"];
                statut?: "valable" | "utilise" | "annule" | "expire";
                /** @description Whose `cree_le` is not before. */
                du?: components["schemas"]["date_heure"];
                /** @description Whose `cree_le` is not after. */
                au?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "-cree_le" | "cree_le";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the enrolment codes, latest first: for whom, until when, what became of each. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["appareils_lister_codes"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    appareils_codes_enrolement: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["appareils_codes_enrolement_corps"];
            };
        };
        responses: {
            /** @description Makes a code of 24 hours with which one agent enrols one phone; it is shown this once. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["appareils_codes_enrolement"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    appareils_annuler_code: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["appareils_annuler_code_corps"];
            };
        };
        responses: {
            /** @description Cancels an enrolment code that nobody used yet. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["appareils_annuler_code"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    appareils_enroler: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["appareils_enroler_corps"];
            };
        };
        responses: {
            /** @description Enrols the caller's phone and gives it its short code. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["appareils_enroler"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    appareils_revoquer: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["appareils_revoquer_corps"];
            };
        };
        responses: {
            /** @description Revokes a device; the agent's offline sessions end at the identity provider. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["appareils_revoquer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    appareils_remplacer: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["appareils_remplacer_corps"];
            };
        };
        responses: {
            /** @description Replaces a device, which sends what it holds as a revoked one does; answers the code of the next. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["appareils_remplacer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    appareils_code_vidage: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["appareils_code_vidage_corps"];
            };
        };
        responses: {
            /** @description Makes a code by which a phone that no longer signs in sends its queue; it is shown this once. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["appareils_code_vidage"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    appareils_annuler_sequence: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
                /** @description The awaited sequence. */
                n: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["appareils_annuler_sequence_corps"];
            };
        };
        responses: {
            /** @description Voids the awaited sequence that a phone lost, or a range that begins with it; the device goes on. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["appareils_annuler_sequence"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    appareils_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a device. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["appareils_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    rejets: {
        parameters: {
            query?: {
                appareil_id?: components["schemas"]["uuid"];
                /** @description The order, `-` before what goes down. */
                tri?: "-id" | "id";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the security rejections, latest first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["rejets"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    producteurs: {
        parameters: {
            query?: {
                groupement_id?: components["schemas"]["uuid"];
                /** @description Words of the names, the number and the telephone, in any order, accents and case aside. */
                recherche?: string;
                /** @description The order, `-` before what goes down. */
                tri?: "id" | "-id";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the producers, without their identity documents. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["producteurs"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    parcelles: {
        parameters: {
            query?: {
                producteur_id?: components["schemas"]["uuid"];
                groupement_id?: components["schemas"]["uuid"];
                recherche?: components["schemas"]["recherche"];
                etat?: components["schemas"]["etat"];
                categorie?: components["schemas"]["categorie"];
                /** @description The order, `-` before what goes down. */
                tri?: "id" | "-id";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the plots with their crops, the survey in force and their quality states. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["parcelles"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    parcelles_etendue: {
        parameters: {
            query?: {
                producteur_id?: components["schemas"]["uuid"];
                groupement_id?: components["schemas"]["uuid"];
                recherche?: components["schemas"]["recherche"];
                etat?: components["schemas"]["etat"];
                categorie?: components["schemas"]["categorie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Tells the extent of the plots and how many there are in each state, for a map. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["parcelles_etendue"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    parcelles_tuile: {
        parameters: {
            query?: {
                producteur_id?: components["schemas"]["uuid"];
                groupement_id?: components["schemas"]["uuid"];
                recherche?: components["schemas"]["recherche"];
                etat?: components["schemas"]["etat"];
                categorie?: components["schemas"]["categorie"];
            };
            header?: {
                /** @description The `ETag` of the record that the client has: 304, without a body, while it is the same. */
                "If-None-Match"?: components["parameters"]["version_connue"];
            };
            path: {
                /** @description Zoom. */
                z: string;
                /** @description Column, from the west. */
                x: string;
                /** @description Row, from the north. */
                y: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Draws a tile of the map of plots: shapes with their states, or how many there are. */
            200: {
                headers: {
                    /** @description Of a whole answer alone. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["parcelles_tuile"];
                    "application/vnd.mapbox-vector-tile": unknown;
                };
            };
            /** @description Nothing changed since the answer of that ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    parcelles_chevauchements: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the plots that share land with a plot: whose, since when, and the shape in common. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["parcelles_chevauchements"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    collectes: {
        parameters: {
            query?: {
                campagne_id?: components["schemas"]["uuid"];
                /** @description `enregistree`: those that stand. */
                statut?: "enregistree" | "devalidee";
                producteur_id?: components["schemas"]["uuid"];
                parcelle_id?: components["schemas"]["uuid"];
                utilisateur_id?: components["schemas"]["uuid"];
                /** @description Of members of this group then. */
                groupement_id?: components["schemas"]["uuid"];
                /** @description Whose `date_operation` is not before. */
                du?: components["schemas"]["date_heure"];
                /** @description Whose `date_operation` is not after. */
                au?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "-date_operation" | "date_operation";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the collections, latest first, with what their open controls forbid. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["collectes"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    collectes_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a collection whole: weighings, states, movements, controls, files, messages, where it went and what is due. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["collectes_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    controles: {
        parameters: {
            query?: {
                statut?: "ouvert" | "leve";
                motif?: string;
                entite_id?: components["schemas"]["uuid"];
                /** @description Of which that is forbidden, or was, while open. */
                effet?: "matiere_ecartee" | "capacite_et_paiement_bloques" | "capacite_bloquee" | "valeur_serveur_gardee" | "paiement_bloque" | "entite_en_anomalie" | "aucune_entite";
                /** @description True for what the caller may decide: open, of another's command, and of a motif that one of the caller's sets decides whatever stands on the command. */
                decidable?: boolean;
                /** @description About whom the record is; of a shared identity document or an overlap the other party too. */
                producteur_id?: components["schemas"]["uuid"];
                /** @description Of the collection, estimate or delivery note that it is about. */
                campagne_id?: components["schemas"]["uuid"];
                /** @description Whose `ouvert_le` is not before. */
                du?: components["schemas"]["date_heure"];
                /** @description Whose `ouvert_le` is not after. */
                au?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "ouvert_le" | "-ouvert_le";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the control queue, oldest to newest. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["controles"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    controles_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows an item of the control queue with what hangs on its command. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["controles_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    controles_lever: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["controles_lever_corps"];
            };
        };
        responses: {
            /** @description Lifts a control by a motivated decision, which does what it says. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["controles_lever"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    controles_essayer: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["controles_essayer_corps"];
            };
        };
        responses: {
            /** @description Says what a decision on a control would do, by taking it and taking all of it back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["controles_essayer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    commandes_annuler: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["commandes_annuler_corps"];
            };
        };
        responses: {
            /** @description Cancels what a command wrote, while nothing stands on it, and lifts its controls. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["commandes_annuler"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    utilisateurs: {
        parameters: {
            query?: {
                statut?: components["schemas"]["statut_utilisateur"];
                /** @description Code of a permission set held now. */
                ensemble?: string;
                recherche?: string;
                /** @description The order, `-` before what goes down. */
                tri?: "identifiant" | "-identifiant";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the accounts of the organization by user name, with the sets that they hold now. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["utilisateurs"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    utilisateurs_creer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["utilisateurs_creer_corps"];
            };
        };
        responses: {
            /** @description Opens an account; its provisional password is shown this once. Whoever has an identity elsewhere already keeps their password and accepts with it instead. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["utilisateurs_creer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    utilisateurs_lire: {
        parameters: {
            header?: {
                /** @description The `ETag` of the record that the client has: 304, without a body, while it is the same. */
                "If-None-Match"?: components["parameters"]["version_connue"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows one account. */
            200: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["utilisateurs_lire"];
                };
            };
            /** @description The record is the one that `If-None-Match` names. */
            304: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    utilisateurs_modifier: {
        parameters: {
            header?: {
                /** @description The `ETag` with which a GET of the same path showed the record, or several: the change is made if the record is still one of these, and refused by 412 otherwise. Without the header, or with `*`, it is made whatever the record is. A request that was done already under its `Idempotency-Key` is answered again and not judged. */
                "If-Match"?: components["parameters"]["version_vue"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["utilisateurs_modifier_corps"];
            };
        };
        responses: {
            /** @description Gives an account another name to show; the journal keeps the former one. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["utilisateurs_modifier"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    utilisateurs_desactiver: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["utilisateurs_desactiver_corps"];
            };
        };
        responses: {
            /** @description Deactivates an account for a reason; its devices are revoked and its sessions closed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["utilisateurs_desactiver"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    utilisateurs_suspendre: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["utilisateurs_suspendre_corps"];
            };
        };
        responses: {
            /** @description Suspends an account for a reason, until it is reactivated. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["utilisateurs_suspendre"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    utilisateurs_reactiver: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["utilisateurs_reactiver_corps"];
            };
        };
        responses: {
            /** @description Reactivates an account; a person from elsewhere who was detached has to accept again. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["utilisateurs_reactiver"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    utilisateurs_reinitialiser_mot_de_passe: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["utilisateurs_reinitialiser_mot_de_passe_corps"];
            };
        };
        responses: {
            /** @description Gives a new provisional password, shown this once, and closes the sessions. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["utilisateurs_reinitialiser_mot_de_passe"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    utilisateurs_attester: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["utilisateurs_attester_corps"];
            };
        };
        responses: {
            /** @description Attests, for a reason, that the holder of an account is a person of their own. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["utilisateurs_attester"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    utilisateurs_revoquer_sessions: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["utilisateurs_revoquer_sessions_corps"];
            };
        };
        responses: {
            /** @description Closes every session of an account at the identity provider. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["utilisateurs_revoquer_sessions"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    utilisateurs_rouvrir_accueil: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["utilisateurs_rouvrir_accueil_corps"];
            };
        };
        responses: {
            /** @description Has an account go through its onboarding again. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["utilisateurs_rouvrir_accueil"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    moi_accueil_lire: {
        parameters: {
        };
        requestBody?: never;
        responses: {
            /** @description Shows what the caller is reminded of, with links to the records, and where the onboarding stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moi_accueil_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    moi_accueil: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["moi_accueil_corps"];
            };
        };
        responses: {
            /** @description Postpones or ends the caller's onboarding. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moi_accueil"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    moi_relances_lire: {
        parameters: {
            header?: {
                /** @description The `ETag` of the record that the client has: 304, without a body, while it is the same. */
                "If-None-Match"?: components["parameters"]["version_connue"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows which kinds of reminders the caller turned off. */
            200: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moi_relances_lire"];
                };
            };
            /** @description The record is the one that `If-None-Match` names. */
            304: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    moi_relances: {
        parameters: {
            header?: {
                /** @description The `ETag` with which a GET of the same path showed the record, or several: the change is made if the record is still one of these, and refused by 412 otherwise. Without the header, or with `*`, it is made whatever the record is. A request that was done already under its `Idempotency-Key` is answered again and not judged. */
                "If-Match"?: components["parameters"]["version_vue"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["moi_relances_corps"];
            };
        };
        responses: {
            /** @description Turns a kind of reminders off for the caller, or on again. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moi_relances"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    moi_courriel: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["moi_courriel_corps"];
            };
        };
        responses: {
            /** @description Asks for reminders by mail at an address, which a code is sent to. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moi_courriel"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    moi_courriel_confirmer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["moi_courriel_confirmer_corps"];
            };
        };
        responses: {
            /** @description Proves that address by the code. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moi_courriel_confirmer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    moi_courriel_retirer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["moi_courriel_retirer_corps"];
            };
        };
        responses: {
            /** @description Ends reminders by mail. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moi_courriel_retirer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    moi_invitation: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["moi_invitation_corps"];
            };
        };
        responses: {
            /** @description Takes the account that was opened for the caller, with the code that its administrator handed over; whoever has one already is told which. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moi_invitation"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    moi_rattachements: {
        parameters: {
            query?: {
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the organizations that ask the caller to attach their identity. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moi_rattachements"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    moi_rattachements_accepter: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["moi_rattachements_accepter_corps"];
            };
        };
        responses: {
            /** @description Attaches the caller's identity to another organization, with the code that its administrator handed over and a new password. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["moi_rattachements_accepter"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    organisations_creer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["organisations_creer_corps"];
            };
        };
        responses: {
            /** @description Creates a client organization with its default permission sets and its first administrator, whose provisional password is shown this once. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["organisations_creer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    editeur_organisations: {
        parameters: {
            query?: {
                /** @description ISO 3166 code; null while unknown. */
                pays?: string | null;
                statut?: components["schemas"]["statut_organisation"];
                recherche?: string;
                /** @description The order, `-` before what goes down. */
                tri?: "code" | "-code";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the client organizations by code. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["editeur_organisations"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    editeur_organisations_suspendre: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["editeur_organisations_suspendre_corps"];
            };
        };
        responses: {
            /** @description Suspends an organization for a reason; its data and accounts are kept. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["editeur_organisations_suspendre"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    editeur_organisations_reactiver: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["editeur_organisations_reactiver_corps"];
            };
        };
        responses: {
            /** @description Reactivates a suspended organization for a reason. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["editeur_organisations_reactiver"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    editeur_organisations_renommer: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["editeur_organisations_renommer_corps"];
            };
        };
        responses: {
            /** @description Gives an organization another name, for a reason; its journal keeps the former one. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["editeur_organisations_renommer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    editeur_attester: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["editeur_attester_corps"];
            };
        };
        responses: {
            /** @description Attests, for a reason, the holder of an account of an organization where no administrator may. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["editeur_attester"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    editeur_identites_reinitialiser: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["editeur_identites_reinitialiser_corps"];
            };
        };
        responses: {
            /** @description Gives any identity a new provisional password, shown this once: the way for one that several organizations share. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["editeur_identites_reinitialiser"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    editeur_journal: {
        parameters: {
            query?: {
                organisation_id?: components["schemas"]["uuid"];
                /** @description Who acted, or tried. */
                identifiant?: string;
                /** @description Only refused calls, or only acts. */
                refuses?: boolean;
                depuis?: components["schemas"]["date_heure"];
                /** @description Not included. */
                jusqu_a?: components["schemas"]["date_heure"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows the 200 latest entries of the publisher's journal, refused calls among them, by filters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["editeur_journal"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    editeur_cockpit: {
        parameters: {
            query?: {
                statut?: components["schemas"]["statut_organisation"];
                /** @description Words of the code and the name, in any order, accents and case aside. */
                recherche?: string;
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows the figures of client organizations by code, and the jobs of the platform that failed. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["editeur_cockpit"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    acces_support: {
        parameters: {
            query?: {
                en_cours?: boolean;
                /** @description Whose `ouvert_le` is not before. */
                du?: components["schemas"]["date_heure"];
                /** @description Whose `ouvert_le` is not after. */
                au?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "-ouvert_le" | "ouvert_le";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists when support of the publisher could read in the organization, the latest first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["acces_support"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    acces_support_ouvrir: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["acces_support_ouvrir_corps"];
            };
        };
        responses: {
            /** @description Lets support of the publisher read in the organization until an instant, for a reason. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["acces_support_ouvrir"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    acces_support_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows an access of support. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["acces_support_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    acces_support_terminer: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["acces_support_terminer_corps"];
            };
        };
        responses: {
            /** @description Ends an access of support now. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["acces_support_terminer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    editeur_packs: {
        parameters: {
            query?: {
                /** @description Words of it, in any order, accents and case aside. */
                recherche?: string;
                /** @description The order, `-` before what goes down. */
                tri?: "code" | "-code";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the packs by code, each with its versions and who is writing the next one. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["editeur_packs"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    editeur_packs_lire: {
        parameters: {
            path: {
                /** @description Code of the pack. */
                code: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a pack with its versions, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["editeur_packs_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    editeur_packs_brouillon: {
        parameters: {
            header?: {
                /** @description The `ETag` of the record that the client has: 304, without a body, while it is the same. */
                "If-None-Match"?: components["parameters"]["version_connue"];
            };
            path: {
                /** @description Code of the pack. */
                code: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows the draft of a pack with its document and what stands against its publication. */
            200: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["editeur_packs_brouillon"];
                };
            };
            /** @description The record is the one that `If-None-Match` names. */
            304: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    editeur_packs_ecrire: {
        parameters: {
            header?: {
                /** @description The `ETag` with which a GET of the same path showed the record, or several: the change is made if the record is still one of these, and refused by 412 otherwise. Without the header, or with `*`, it is made whatever the record is. A request that was done already under its `Idempotency-Key` is answered again and not judged. */
                "If-Match"?: components["parameters"]["version_vue"];
            };
            path: {
                /** @description Code of the pack. */
                code: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["editeur_packs_ecrire_corps"];
            };
        };
        responses: {
            /** @description Writes the draft of a pack, whole. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["editeur_packs_ecrire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    editeur_packs_differences: {
        parameters: {
            path: {
                /** @description Code of the pack. */
                code: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows what the draft changes of the version that was published last, by path. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["editeur_packs_differences"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    editeur_packs_publier: {
        parameters: {
            path: {
                /** @description Code of the pack. */
                code: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["editeur_packs_publier_corps"];
            };
        };
        responses: {
            /** @description Publishes the draft of a pack as a version that never changes. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["editeur_packs_publier"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    editeur_packs_version: {
        parameters: {
            path: {
                /** @description Code of the pack. */
                code: string;
                /** @description Major and minor version, as 1.0. */
                version: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a published version of a pack with its document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["editeur_packs_version"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    editeur_packs_retirer: {
        parameters: {
            path: {
                /** @description Code of the pack. */
                code: string;
                /** @description Major and minor version, as 1.0. */
                version: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["editeur_packs_retirer_corps"];
            };
        };
        responses: {
            /** @description Withdraws a published version from campaigns to come; those that were opened keep it. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["editeur_packs_retirer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    editeur_catalogues: {
        parameters: {
            query?: {
                /** @description Words of it, in any order, accents and case aside. */
                recherche?: string;
                /** @description The order, `-` before what goes down. */
                tri?: "code" | "-code";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the referentials of the global catalogue by code, with their states and editions. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["editeur_catalogues"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    editeur_catalogues_lire: {
        parameters: {
            header?: {
                /** @description The `ETag` of the record that the client has: 304, without a body, while it is the same. */
                "If-None-Match"?: components["parameters"]["version_connue"];
            };
            path: {
                /** @description Code of the referential. */
                code: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows one referential of the global catalogue, with its states and editions. */
            200: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["editeur_catalogues_lire"];
                };
            };
            /** @description The record is the one that `If-None-Match` names. */
            304: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    editeur_catalogues_ecrire: {
        parameters: {
            header?: {
                /** @description The `ETag` with which a GET of the same path showed the record, or several: the change is made if the record is still one of these, and refused by 412 otherwise. Without the header, or with `*`, it is made whatever the record is. A request that was done already under its `Idempotency-Key` is answered again and not judged. */
                "If-Match"?: components["parameters"]["version_vue"];
            };
            path: {
                /** @description Code of the referential. */
                code: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["editeur_catalogues_ecrire_corps"];
            };
        };
        responses: {
            /** @description Writes a referential of the global catalogue: what it has it keeps. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["editeur_catalogues_ecrire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    editeur_licences: {
        parameters: {
            query?: {
                organisation_id?: components["schemas"]["uuid"];
                statut?: components["schemas"]["statut_licence"];
                /** @description In force, and ending within so many days. */
                expire_sous_jours?: 30 | 60 | 90;
                /** @description The order, `-` before what goes down. */
                tri?: "code" | "-code";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the licences of all organizations, each by its latest record. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["editeur_licences"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    editeur_licences_creer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["editeur_licences_creer_corps"];
            };
        };
        responses: {
            /** @description Writes a licence: what an organization may use and until when. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["editeur_licences_creer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    editeur_licences_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a record of a licence and those that it prevails over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["editeur_licences_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    editeur_licences_corriger: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["editeur_licences_corriger_corps"];
            };
        };
        responses: {
            /** @description Corrects a licence by a new record, with its reason, that prevails over the one it names. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["editeur_licences_corriger"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    editeur_licences_retirer: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["editeur_licences_retirer_corps"];
            };
        };
        responses: {
            /** @description Takes a licence back by a new record, as if it had never been written. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["editeur_licences_retirer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    editeur_factures: {
        parameters: {
            query?: {
                organisation_id?: components["schemas"]["uuid"];
                statut?: components["schemas"]["statut_facture"];
                en_retard?: boolean;
                /** @description ISO 4217. */
                devise?: string;
                /** @description Whose `emise_le` is not before. */
                du?: components["schemas"]["date"];
                /** @description Whose `emise_le` is not after. */
                au?: components["schemas"]["date"];
                /** @description Words of the reference and the organization's name, in any order, accents and case aside. */
                recherche?: string;
                /** @description The order, `-` before what goes down. */
                tri?: "-emise_le" | "emise_le";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the invoice references of all organizations, latest issue first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["editeur_factures"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    editeur_factures_creer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["editeur_factures_creer_corps"];
            };
        };
        responses: {
            /** @description Writes the reference of an invoice that was issued to an organization. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["editeur_factures_creer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    editeur_factures_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows an invoice reference. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["editeur_factures_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    editeur_factures_payer: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["editeur_factures_payer_corps"];
            };
        };
        responses: {
            /** @description Writes that an invoice was paid, today unless a day is given; this is final. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["editeur_factures_payer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    editeur_factures_annuler: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["editeur_factures_annuler_corps"];
            };
        };
        responses: {
            /** @description Cancels an invoice reference for a reason; this is final. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["editeur_factures_annuler"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    ensembles_permissions: {
        parameters: {
            query?: {
                /** @description Sets that contain it now. */
                permission?: string;
                /** @description The order, `-` before what goes down. */
                tri?: "code" | "-code";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the permission sets by code. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ensembles_permissions"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    ensembles_permissions_creer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ensembles_permissions_creer_corps"];
            };
        };
        responses: {
            /** @description Creates a permission set; its code is given once and never changed. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ensembles_permissions_creer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    ensembles_permissions_lire: {
        parameters: {
            header?: {
                /** @description The `ETag` of the record that the client has: 304, without a body, while it is the same. */
                "If-None-Match"?: components["parameters"]["version_connue"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a permission set with its versions, latest first. */
            200: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ensembles_permissions_lire"];
                };
            };
            /** @description The record is the one that `If-None-Match` names. */
            304: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    ensembles_permissions_modifier: {
        parameters: {
            header?: {
                /** @description The `ETag` with which a GET of the same path showed the record, or several: the change is made if the record is still one of these, and refused by 412 otherwise. Without the header, or with `*`, it is made whatever the record is. A request that was done already under its `Idempotency-Key` is answered again and not judged. */
                "If-Match"?: components["parameters"]["version_vue"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ensembles_permissions_modifier_corps"];
            };
        };
        responses: {
            /** @description Writes a new version of a permission set, in force at once. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ensembles_permissions_modifier"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    utilisateurs_attributions: {
        parameters: {
            query?: {
                statut?: "a_venir" | "en_cours" | "terminee" | "annulee";
                /** @description Whose `debut` is not before. */
                du?: components["schemas"]["date_heure"];
                /** @description Whose `debut` is not after. */
                au?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "-debut" | "debut";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the permission sets of an account with their periods, the latest first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["utilisateurs_attributions"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    utilisateurs_attribuer: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["utilisateurs_attribuer_corps"];
            };
        };
        responses: {
            /** @description Assigns a permission set to an account for a period, which may be past or to come. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["utilisateurs_attribuer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    attributions_terminer: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["attributions_terminer_corps"];
            };
        };
        responses: {
            /** @description Ends an assignment, now or at a date before its end. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["attributions_terminer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    modules: {
        parameters: {
            query?: {
                etat?: "actif" | "lecture_seule";
                /** @description The order, `-` before what goes down. */
                tri?: "code" | "-code";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the modules by code, with their states and who switched them. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["modules"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    modules_activer: {
        parameters: {
            path: {
                code: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["modules_activer_corps"];
            };
        };
        responses: {
            /** @description Activates a module whose prerequisites are active. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["modules_activer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    modules_desactiver: {
        parameters: {
            path: {
                code: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["modules_desactiver_corps"];
            };
        };
        responses: {
            /** @description Makes an active module read-only: everything that writes its data is refused from now on. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["modules_desactiver"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    arbre_activites: {
        parameters: {
            query?: {
                etat?: "actif" | "lecture_seule";
                module?: string;
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the activity tree in reading order, with the state of each activity. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["arbre_activites"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    arbre_activites_initialiser: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["arbre_activites_initialiser_corps"];
            };
        };
        responses: {
            /** @description Initializes the activity tree, once, from the pack's default or with the activities of a list. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["arbre_activites_initialiser"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    arbre_activites_activer: {
        parameters: {
            path: {
                code: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["arbre_activites_activer_corps"];
            };
        };
        responses: {
            /** @description Switches an activity on whose module, parent and prerequisites are active. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["arbre_activites_activer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    arbre_activites_desactiver: {
        parameters: {
            path: {
                code: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["arbre_activites_desactiver_corps"];
            };
        };
        responses: {
            /** @description Switches an activity off that no other one hangs on. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["arbre_activites_desactiver"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    ma_filiere: {
        parameters: {
            query?: {
                /** @description Id or code of a campaign that was opened; every open one when absent. */
                campagne?: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows the frozen pack of every open campaign, as the organization uses it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ma_filiere"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    journal: {
        parameters: {
            query?: {
                entite?: string;
                entite_id?: components["schemas"]["uuid"];
                action?: string;
                utilisateur_id?: components["schemas"]["uuid"];
                appareil_id?: components["schemas"]["uuid"];
                commande_id?: components["schemas"]["uuid"];
                /** @description Included. */
                depuis?: components["schemas"]["date_heure"];
                /** @description Not included. */
                jusqu_a?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "-id" | "id";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the audit journal, latest first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["journal"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    journal_appels: {
        parameters: {
            query?: {
                utilisateur_id?: components["schemas"]["uuid"];
                methode?: "GET" | "POST" | "PATCH" | "PUT";
                /** @description Beginning of the path. */
                chemin?: string;
                /** @description Included. */
                depuis?: components["schemas"]["date_heure"];
                /** @description Not included. */
                jusqu_a?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "-id" | "id";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the administration call journal, the refused permissions, latest first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["journal_appels"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    referentiels: {
        parameters: {
            query?: {
                /** @description Ticked by the organization, or not. */
                coche?: boolean;
                /** @description The order, `-` before what goes down. */
                tri?: "code" | "-code";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the global catalogue of referentials with their states, as the organization ticked them. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["referentiels"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    referentiels_lire: {
        parameters: {
            header?: {
                /** @description The `ETag` of the record that the client has: 304, without a body, while it is the same. */
                "If-None-Match"?: components["parameters"]["version_connue"];
            };
            path: {
                /** @description Code of a quality referential. */
                code: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows one referential of the global catalogue, as the organization ticked it. */
            200: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["referentiels_lire"];
                };
            };
            /** @description The record is the one that `If-None-Match` names. */
            304: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    referentiels_cocher: {
        parameters: {
            header?: {
                /** @description The `ETag` with which a GET of the same path showed the record, or several: the change is made if the record is still one of these, and refused by 412 otherwise. Without the header, or with `*`, it is made whatever the record is. A request that was done already under its `Idempotency-Key` is answered again and not judged. */
                "If-Match"?: components["parameters"]["version_vue"];
            };
            path: {
                /** @description Code of a quality referential. */
                code: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["referentiels_cocher_corps"];
            };
        };
        responses: {
            /** @description Ticks or unticks a referential from now on; not one on which something rests. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["referentiels_cocher"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    conformite_grille: {
        parameters: {
            query?: {
                parcelle_id?: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows the compliance grids of the open campaigns, and where a plot stands in their conversion calendars. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["conformite_grille"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    conformite_statuts: {
        parameters: {
            query?: {
                parcelle_id?: components["schemas"]["uuid"];
                producteur_id?: components["schemas"]["uuid"];
                /** @description Code of a quality referential. */
                referentiel?: string;
                /** @description Code of a quality state. */
                etat?: string;
                /** @description Only the states in force when this day ended. */
                le?: components["schemas"]["date"];
                /** @description Of plots of this group. */
                groupement_id?: components["schemas"]["uuid"];
                /** @description The order, `-` before what goes down. */
                tri?: "parcelle_id" | "-parcelle_id";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the quality states of plots through time, or those of one day. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["conformite_statuts"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    conformite_reviser: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["conformite_reviser_corps"];
            };
        };
        responses: {
            /** @description Revises the quality state of a plot from a date on, with a reason. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["conformite_reviser"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    conformite_revisions: {
        parameters: {
            query?: {
                parcelle_id?: components["schemas"]["uuid"];
                /** @description Code of a quality referential. */
                referentiel?: string;
                /** @description The order, `-` before what goes down. */
                tri?: "-rang" | "rang";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists everything that was said of the quality states of plots, last recorded first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["conformite_revisions"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    conformite_revisions_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a revision of a state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["conformite_revisions_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    certificats: {
        parameters: {
            query?: {
                groupement_id?: components["schemas"]["uuid"];
                fournisseur_id?: components["schemas"]["uuid"];
                /** @description Code of a quality referential. */
                referentiel?: string;
                /** @description What it is worth now. */
                etat?: "valide" | "suspendu" | "retire" | "expire" | "a_venir";
                /** @description Valid, with a last day that is so many days from today at most, before or after, and followed by no later one of the same holder and referential. */
                prend_fin_jours?: number;
                /** @description Whose `valide_au` is not before. */
                du?: components["schemas"]["date"];
                /** @description Whose `valide_au` is not after. */
                au?: components["schemas"]["date"];
                /** @description The order, `-` before what goes down. */
                tri?: "-valide_au" | "valide_au";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the certificates, last to end first, with what each is worth now. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["certificats"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    certificats_creer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["certificats_creer_corps"];
            };
        };
        responses: {
            /** @description Records a certificate of a group, a supplier or the organization itself. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["certificats_creer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    certificats_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a certificate with what it covers and the changes of its status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["certificats_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    certificats_statut: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["certificats_statut_corps"];
            };
        };
        responses: {
            /** @description Suspends, withdraws or restores a certificate, and lists what that puts in question. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["certificats_statut"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    certificats_corriger: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["certificats_corriger_corps"];
            };
        };
        responses: {
            /** @description Corrects the last day of a certificate, or of lines of what it covers, with a reason. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["certificats_corriger"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    certificats_portee: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["certificats_portee_corps"];
            };
        };
        responses: {
            /** @description Adds lines to what a certificate covers. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["certificats_portee"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    certificats_operations: {
        parameters: {
            query?: {
                /** @description First day; the certificate's own when absent. */
                du?: components["schemas"]["date"];
                /** @description Last day; the certificate's own when absent. */
                au?: components["schemas"]["date"];
                /** @description The order, `-` before what goes down. */
                tri?: "-le" | "le";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the operations that a certificate covered from one day to another. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["certificats_operations"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    fournisseurs: {
        parameters: {
            query?: {
                actif?: boolean;
                /** @description Words of the code and the name, in any order, accents and case aside. */
                recherche?: string;
                /** @description The order, `-` before what goes down. */
                tri?: "code" | "-code";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the suppliers by code, with their certificates. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["fournisseurs"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    fournisseurs_creer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["fournisseurs_creer_corps"];
            };
        };
        responses: {
            /** @description Creates a supplier, with its certificate where it has one. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["fournisseurs_creer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    fournisseurs_lire: {
        parameters: {
            header?: {
                /** @description The `ETag` of the record that the client has: 304, without a body, while it is the same. */
                "If-None-Match"?: components["parameters"]["version_connue"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a supplier with its certificates. */
            200: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["fournisseurs_lire"];
                };
            };
            /** @description The record is the one that `If-None-Match` names. */
            304: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    fournisseurs_modifier: {
        parameters: {
            header?: {
                /** @description The `ETag` with which a GET of the same path showed the record, or several: the change is made if the record is still one of these, and refused by 412 otherwise. Without the header, or with `*`, it is made whatever the record is. A request that was done already under its `Idempotency-Key` is answered again and not judged. */
                "If-Match"?: components["parameters"]["version_vue"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["fournisseurs_modifier_corps"];
            };
        };
        responses: {
            /** @description Changes the data of a supplier, its code apart. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["fournisseurs_modifier"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    fournisseurs_desactiver: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["fournisseurs_desactiver_corps"];
            };
        };
        responses: {
            /** @description Deactivates a supplier from now on, with a reason. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["fournisseurs_desactiver"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    fournisseurs_reactiver: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["fournisseurs_reactiver_corps"];
            };
        };
        responses: {
            /** @description Reactivates a supplier from now on, with a reason. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["fournisseurs_reactiver"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    clients: {
        parameters: {
            query?: {
                actif?: boolean;
                /** @description Words of the code and the name, in any order, accents and case aside. */
                recherche?: string;
                /** @description The order, `-` before what goes down. */
                tri?: "code" | "-code";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the clients by code. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["clients"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    clients_creer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["clients_creer_corps"];
            };
        };
        responses: {
            /** @description Creates a client. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["clients_creer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    clients_lire: {
        parameters: {
            header?: {
                /** @description The `ETag` of the record that the client has: 304, without a body, while it is the same. */
                "If-None-Match"?: components["parameters"]["version_connue"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a client with the changes of its data. */
            200: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["clients_lire"];
                };
            };
            /** @description The record is the one that `If-None-Match` names. */
            304: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    clients_modifier: {
        parameters: {
            header?: {
                /** @description The `ETag` with which a GET of the same path showed the record, or several: the change is made if the record is still one of these, and refused by 412 otherwise. Without the header, or with `*`, it is made whatever the record is. A request that was done already under its `Idempotency-Key` is answered again and not judged. */
                "If-Match"?: components["parameters"]["version_vue"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["clients_modifier_corps"];
            };
        };
        responses: {
            /** @description Changes the data of a client, its code apart. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["clients_modifier"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    clients_desactiver: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["clients_desactiver_corps"];
            };
        };
        responses: {
            /** @description Deactivates a client from now on, with a reason. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["clients_desactiver"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    clients_reactiver: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["clients_reactiver_corps"];
            };
        };
        responses: {
            /** @description Reactivates a client from now on, with a reason. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["clients_reactiver"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    registre_membres: {
        parameters: {
            query?: {
                /** @description The day at whose end the register is read, where the organization is; now without one. */
                au?: components["schemas"]["date"];
                groupement_id?: components["schemas"]["uuid"];
                /** @description The order, `-` before what goes down. */
                tri?: "id" | "-id";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the members of groups as they stood at the end of a day. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["registre_membres"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    registre_membres_lire: {
        parameters: {
            query?: {
                /** @description The day at whose end the register is read, where the organization is; now without one. */
                au?: components["schemas"]["date"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a member as the register of a day has them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["registre_membres_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    controles_officiels: {
        parameters: {
            query?: {
                producteur_id?: components["schemas"]["uuid"];
                /** @description Whose `cree_le` is not before. */
                du?: components["schemas"]["date_heure"];
                /** @description Whose `cree_le` is not after. */
                au?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "-cree_le" | "cree_le";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the controls of members by authorities and control bodies, latest recorded first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["controles_officiels"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    controles_officiels_creer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["controles_officiels_creer_corps"];
            };
        };
        responses: {
            /** @description Records that a control body controlled a member. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["controles_officiels_creer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    controles_officiels_annuler: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["controles_officiels_annuler_corps"];
            };
        };
        responses: {
            /** @description Cancels an official control that was recorded by mistake, with a reason. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["controles_officiels_annuler"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    non_conformites: {
        parameters: {
            query?: {
                producteur_id?: components["schemas"]["uuid"];
                parcelle_id?: components["schemas"]["uuid"];
                gravite?: "mineure" | "majeure" | "critique";
                constat_code?: string;
                /** @description Of producers of this group. */
                groupement_id?: components["schemas"]["uuid"];
                inspection_id?: components["schemas"]["uuid"];
                statut?: "ouverte" | "mesuree" | "close" | "sans_objet";
                en_retard?: boolean;
                /** @description Whether the pack proposes a downgrade that is not applied. */
                a_declasser?: boolean;
                /** @description Whose `date_operation` is not before. */
                du?: components["schemas"]["date_heure"];
                /** @description Whose `date_operation` is not after. */
                au?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "-date_operation" | "date_operation";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the non-conformities found in the field or stated by decisions, latest first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["non_conformites"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    non_conformites_creer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["non_conformites_creer_corps"];
            };
        };
        responses: {
            /** @description Records a non-conformity that the office found. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["non_conformites_creer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    non_conformites_mesurer: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["non_conformites_mesurer_corps"];
            };
        };
        responses: {
            /** @description Takes a measure against a non-conformity. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["non_conformites_mesurer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    non_conformites_clore: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["non_conformites_clore_corps"];
            };
        };
        responses: {
            /** @description Closes a non-conformity that a measure was taken against, by another person. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["non_conformites_clore"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    non_conformites_declasser: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["non_conformites_declasser_corps"];
            };
        };
        responses: {
            /** @description Applies the downgrade that the pack proposes for a non-conformity, by another person. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["non_conformites_declasser"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    mesures: {
        parameters: {
            query?: {
                genre?: "plan_action" | "precautions" | "sans_reference_bio" | "interdiction_vente" | "nouvelle_conversion" | "limitation_certificat" | "suspension" | "retrait" | "autre";
                actif?: boolean;
                /** @description The order, `-` before what goes down. */
                tri?: "code" | "-code";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the catalogue of measures, by code. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["mesures"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    mesures_ecrire: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["mesures_ecrire_corps"];
            };
        };
        responses: {
            /** @description Writes a measure of the catalogue: a new one, or what it is from now on. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["mesures_ecrire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    inspections_plan: {
        parameters: {
            query?: {
                plan_id?: components["schemas"]["uuid"];
                groupement_id?: components["schemas"]["uuid"];
                producteur_id?: components["schemas"]["uuid"];
                genre?: "interne" | "reinspection" | "echantillon";
                statut?: "a_faire" | "en_retard" | "faite" | "sans_objet";
                /** @description Whose `echeance` is not before. */
                du?: components["schemas"]["date"];
                /** @description Whose `echeance` is not after. */
                au?: components["schemas"]["date"];
                /** @description The order, `-` before what goes down. */
                tri?: "echeance" | "-echeance";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists what the plans ask of members and what was done of it, the first due first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["inspections_plan"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    inspections_planifier: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["inspections_planifier_corps"];
            };
        };
        responses: {
            /** @description Makes the plan of inspections and samples of a group for a year or a campaign. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["inspections_planifier"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    inspections_plan_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows what a plan asks of a member and what was done of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["inspections_plan_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    inspections_attribuer: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["inspections_attribuer_corps"];
            };
        };
        responses: {
            /** @description Names who is to do what a plan asks of a member. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["inspections_attribuer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    echantillons: {
        parameters: {
            query?: {
                producteur_id?: components["schemas"]["uuid"];
                parcelle_id?: components["schemas"]["uuid"];
                numero?: string;
                sans_resultat?: boolean;
                /** @description Whose `preleve_le` is not before. */
                du?: components["schemas"]["date_heure"];
                /** @description Whose `preleve_le` is not after. */
                au?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "-preleve_le" | "preleve_le";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the samples taken of members with their results, latest first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["echantillons"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    echantillons_creer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["echantillons_creer_corps"];
            };
        };
        responses: {
            /** @description Records a sample taken of a member. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["echantillons_creer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    echantillons_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a sample of a member with its results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["echantillons_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    echantillons_resultats: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["echantillons_resultats_corps"];
            };
        };
        responses: {
            /** @description Keeps what a laboratory found in a sample of a member. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["echantillons_resultats"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    echantillons_corriger_resultat: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
                resultat_id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["echantillons_corriger_resultat_corps"];
            };
        };
        responses: {
            /** @description Corrects what was written of a laboratory’s report on a member’s sample, with a reason. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["echantillons_corriger_resultat"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    non_conformites_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a non-conformity with its command, controls and files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["non_conformites_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    inspections: {
        parameters: {
            query?: {
                producteur_id?: components["schemas"]["uuid"];
                parcelle_id?: components["schemas"]["uuid"];
                auteur_id?: components["schemas"]["uuid"];
                formulaire_code?: string;
                /** @description Of producers of this group. */
                groupement_id?: components["schemas"]["uuid"];
                /** @description Whose `date_operation` is not before. */
                du?: components["schemas"]["date_heure"];
                /** @description Whose `date_operation` is not after. */
                au?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "-date_operation" | "date_operation";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the internal inspections with their answers, latest first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["inspections"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    inspections_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows an internal inspection with its command, controls and files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["inspections_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    estimations: {
        parameters: {
            query?: {
                parcelle_id?: components["schemas"]["uuid"];
                campagne_id?: components["schemas"]["uuid"];
                produit_id?: components["schemas"]["uuid"];
                /** @description Whose `date_operation` is not before. */
                du?: components["schemas"]["date_heure"];
                /** @description Whose `date_operation` is not after. */
                au?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "-date_operation" | "date_operation";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the harvest estimates, latest first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["estimations"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    estimations_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows an estimate with its command, controls and files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["estimations_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    remises: {
        parameters: {
            query?: {
                producteur_id?: components["schemas"]["uuid"];
                intrant_id?: components["schemas"]["uuid"];
                /** @description An advance on the amounts due, or a gift. */
                avance?: boolean;
                /** @description Of producers of this group. */
                groupement_id?: components["schemas"]["uuid"];
                /** @description Whose `date_operation` is not before. */
                du?: components["schemas"]["date_heure"];
                /** @description Whose `date_operation` is not after. */
                au?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "-date_operation" | "date_operation";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the inputs handed out, latest first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["remises"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    remises_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a hand-out of an input with its command, controls and files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["remises_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    reglages: {
        parameters: {
            query?: {
                /** @description How the keys begin. */
                prefixe?: string;
                /** @description The order, `-` before what goes down. */
                tri?: "cle" | "-cle";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the settings by key: what each takes, its value now, the one to come. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["reglages"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    reglages_telephone: {
        parameters: {
        };
        requestBody?: never;
        responses: {
            /** @description Tells the settings that the phone itself obeys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["reglages_telephone"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    reglages_versions: {
        parameters: {
            query?: {
                /** @description The order, `-` before what goes down. */
                tri?: "-version" | "version";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
            header?: {
                /** @description The `ETag` of the record that the client has: 304, without a body, while it is the same. */
                "If-None-Match"?: components["parameters"]["version_connue"];
            };
            path: {
                /** @description A key; the last segment of a family's is a product's code or a process's word. */
                cle: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the versions that the organization wrote of a setting, latest first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["reglages_versions"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description The record is the one that `If-None-Match` names. */
            304: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    reglages_ecrire: {
        parameters: {
            header?: {
                /** @description The `ETag` with which a GET of the same path showed the record, or several: the change is made if the record is still one of these, and refused by 412 otherwise. Without the header, or with `*`, it is made whatever the record is. A request that was done already under its `Idempotency-Key` is answered again and not judged. */
                "If-Match"?: components["parameters"]["version_vue"];
            };
            path: {
                /** @description A key; the last segment of a family's is a product's code or a process's word. */
                cle: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["reglages_ecrire_corps"];
            };
        };
        responses: {
            /** @description Writes a new version of a setting, in force from now on or from an instant to come. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["reglages_ecrire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    numerotation_modeles: {
        parameters: {
            query?: {
                /** @description The order, `-` before what goes down. */
                tri?: "-version" | "version";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the versions of the numbering model, latest first, with the campaigns that froze them. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["numerotation_modeles"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    numerotation_definir_modele: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["numerotation_definir_modele_corps"];
            };
        };
        responses: {
            /** @description Writes the next version of the numbering model, which campaigns opened from now on freeze. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["numerotation_definir_modele"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    produits_activer: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["produits_activer_corps"];
            };
        };
        responses: {
            /** @description Makes a product active again from now on. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["produits_activer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    produits_desactiver: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["produits_desactiver_corps"];
            };
        };
        responses: {
            /** @description Makes a product inactive: what is dated from now on names an inactive reference. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["produits_desactiver"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    groupements: {
        parameters: {
            query?: {
                /** @description Words of the code and the name, in any order, accents and case aside. */
                recherche?: string;
                /** @description The order, `-` before what goes down. */
                tri?: "code" | "-code";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the groups of producers by code. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["groupements"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    groupements_creer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["groupements_creer_corps"];
            };
        };
        responses: {
            /** @description Creates a group of producers. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["groupements_creer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    groupements_lire: {
        parameters: {
            header?: {
                /** @description The `ETag` of the record that the client has: 304, without a body, while it is the same. */
                "If-None-Match"?: components["parameters"]["version_connue"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a group. */
            200: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["groupements_lire"];
                };
            };
            /** @description The record is the one that `If-None-Match` names. */
            304: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    groupements_modifier: {
        parameters: {
            header?: {
                /** @description The `ETag` with which a GET of the same path showed the record, or several: the change is made if the record is still one of these, and refused by 412 otherwise. Without the header, or with `*`, it is made whatever the record is. A request that was done already under its `Idempotency-Key` is answered again and not judged. */
                "If-Match"?: components["parameters"]["version_vue"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["groupements_modifier_corps"];
            };
        };
        responses: {
            /** @description Gives a group another name. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["groupements_modifier"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    utilisateurs_groupements: {
        parameters: {
            query?: {
                /** @description Those in force now, or those that are not. */
                en_vigueur?: boolean;
                /** @description Whose `debut` is not before. */
                du?: components["schemas"]["date_heure"];
                /** @description Whose `debut` is not after. */
                au?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "-debut" | "debut";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the groups assigned to an account, past and planned ones too. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["utilisateurs_groupements"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    utilisateurs_groupements_affecter: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["utilisateurs_groupements_affecter_corps"];
            };
        };
        responses: {
            /** @description Assigns a group to an account: the perimeter of an agent. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["utilisateurs_groupements_affecter"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    utilisateurs_groupements_terminer: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
                affectation_id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["utilisateurs_groupements_terminer_corps"];
            };
        };
        responses: {
            /** @description Ends the assignment of a group; one that had not begun is given up. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["utilisateurs_groupements_terminer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    producteurs_detail: {
        parameters: {
            header?: {
                /** @description The `ETag` of the record that the client has: 304, without a body, while it is the same. */
                "If-None-Match"?: components["parameters"]["version_connue"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a producer with plots, history, balances and open controls. */
            200: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["producteurs_detail"];
                };
            };
            /** @description The record is the one that `If-None-Match` names. */
            304: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    producteurs_modifier: {
        parameters: {
            header?: {
                /** @description The `ETag` with which a GET of the same path showed the record, or several: the change is made if the record is still one of these, and refused by 412 otherwise. Without the header, or with `*`, it is made whatever the record is. A request that was done already under its `Idempotency-Key` is answered again and not judged. */
                "If-Match"?: components["parameters"]["version_vue"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["producteurs_modifier_corps"];
            };
        };
        responses: {
            /** @description Changes the data of a member at the office, read as imports read them; their group apart. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["producteurs_modifier"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    producteurs_piece_identite: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a producer's identity document to holders of producer.register, review.resolve or users.manage; each reading is journalled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["producteurs_piece_identite"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    producteurs_groupement: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["producteurs_groupement_corps"];
            };
        };
        responses: {
            /** @description Moves a producer to another group from a date on; plots and balances follow. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["producteurs_groupement"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    producteurs_sortie: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["producteurs_sortie_corps"];
            };
        };
        responses: {
            /** @description Records that a member left at a date, with their plots; no ceiling can be used any more. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["producteurs_sortie"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    producteurs_retour: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["producteurs_retour_corps"];
            };
        };
        responses: {
            /** @description Records that a member came back at a date; capacities wait for a validation. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["producteurs_retour"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    producteurs_defusionner: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["producteurs_defusionner_corps"];
            };
        };
        responses: {
            /** @description Undoes a merge by mistake, while neither side was paid, shipped or named since. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["producteurs_defusionner"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    parcelles_detail: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a plot with the survey in force, its history and open controls. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["parcelles_detail"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    parcelles_origines: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["parcelles_origines_corps"];
            };
        };
        responses: {
            /** @description Says which plots a plot came of: of one that was split, or of several that were joined. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["parcelles_origines"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    parcelles_transferer: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["parcelles_transferer_corps"];
            };
        };
        responses: {
            /** @description Records that a plot went to another producer at a date; its consumption follows it. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["parcelles_transferer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    parcelles_cultures: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["parcelles_cultures_corps"];
            };
        };
        responses: {
            /** @description Declares what a plot grows from a date on; capacities that change return to validation. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["parcelles_cultures"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    imports_modeles: {
        parameters: {
        };
        requestBody?: never;
        responses: {
            /** @description Lists the kinds of imports with their columns explained. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["imports_modeles"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    imports_modele: {
        parameters: {
            path: {
                genre: components["schemas"]["genre_import"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows the columns of an import; as text/csv or as a workbook, the template to fill in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["imports_modele"];
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    imports: {
        parameters: {
            query?: {
                genre?: components["schemas"]["genre_import"];
                statut?: components["schemas"]["statut_import"];
                /** @description Made not before this instant. */
                du?: components["schemas"]["date_heure"];
                /** @description Made before this instant. */
                au?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "-cree_le" | "cree_le";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the imports of the kinds that the caller may bring in, latest first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["imports"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    imports_creer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["imports_creer_corps"];
            };
        };
        responses: {
            /** @description Announces a file to bring in and gives the signed address that takes it. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["imports_creer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    imports_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows an import and how far it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["imports_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    imports_lignes: {
        parameters: {
            query?: {
                ecrite?: boolean;
                /** @description The record that the row made. */
                objet_id?: components["schemas"]["uuid"];
                /** @description The order, `-` before what goes down. */
                tri?: "rang" | "-rang";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the rows of an import: their cells, what was understood, the records that they made. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["imports_lignes"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    imports_constats: {
        parameters: {
            query?: {
                code?: string;
                gravite?: "faute" | "avertissement";
                /** @description The order, `-` before what goes down. */
                tri?: "rang" | "-rang";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists what is wrong, or worth a look, in the rows of an import. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["imports_constats"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    imports_essayer: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["imports_essayer_corps"];
            };
        };
        responses: {
            /** @description Has the file read and tried in the background: the report says what would happen, nothing is written. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["imports_essayer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    imports_appliquer: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["imports_appliquer_corps"];
            };
        };
        responses: {
            /** @description Has an import that was tried applied in the background: every row or none, or the rows without fault. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["imports_appliquer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    imports_annuler: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["imports_annuler_corps"];
            };
        };
        responses: {
            /** @description Undoes an import as one act, with a reason, while nothing stands on what it made. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["imports_annuler"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    imports_valider: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["imports_valider_corps"];
            };
        };
        responses: {
            /** @description Validates in one role all capacities that an import brought in, as one act. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["imports_valider"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    interets: {
        parameters: {
            query?: {
                utilisateur_id?: components["schemas"]["uuid"];
                producteur_id?: components["schemas"]["uuid"];
                /** @description Those in force now, or those that are not. */
                en_vigueur?: boolean;
                /** @description The order, `-` before what goes down. */
                tri?: "-id" | "id";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the caller's own declared interests; to holders of users.manage or review.resolve, everybody's. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["interets"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    interets_declarer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["interets_declarer_corps"];
            };
        };
        responses: {
            /** @description Declares an interest: one's own, or with users.manage or review.resolve another's. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["interets_declarer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    interets_terminer: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["interets_terminer_corps"];
            };
        };
        responses: {
            /** @description Ends the interest of somebody else, by a holder of users.manage or review.resolve. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["interets_terminer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    rendements: {
        parameters: {
            query?: {
                campagne_id?: components["schemas"]["uuid"];
                parcelle_id?: components["schemas"]["uuid"];
                producteur_id?: components["schemas"]["uuid"];
                produit_id?: components["schemas"]["uuid"];
                /** @description True: without those that a later one replaced. */
                en_vigueur?: boolean;
                /** @description Whose `fixe_le` is not before. */
                du?: components["schemas"]["date_heure"];
                /** @description Whose `fixe_le` is not after. */
                au?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "-fixe_le" | "fixe_le";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the yields set for plots, latest first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["rendements"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    rendements_fixer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["rendements_fixer_corps"];
            };
        };
        responses: {
            /** @description Sets the yield of a plot with its reason; the capacities that rest on it return to validation. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["rendements_fixer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    rendements_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a yield. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["rendements_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    capacites: {
        parameters: {
            query?: {
                campagne_id?: components["schemas"]["uuid"];
                producteur_id?: components["schemas"]["uuid"];
                groupement_id?: components["schemas"]["uuid"];
                statut?: "proposee" | "validee" | "refusee" | "a_revalider" | "remplacee";
                /** @description true: validated, also while it waits to be validated again; false: the others. */
                en_vigueur?: boolean;
                /** @description Code of the raw material. */
                matiere?: string;
                /** @description Code of a quality state of the campaign's capacity referential. */
                etat?: string;
                /** @description Whose `proposee_le` is not before. */
                du?: components["schemas"]["date_heure"];
                /** @description Whose `proposee_le` is not after. */
                au?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "-proposee_le" | "proposee_le";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the capacities with their balances, validations and what forbids them, latest proposal first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["capacites"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    capacites_proposer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["capacites_proposer_corps"];
            };
        };
        responses: {
            /** @description Proposes a producer's capacity, or those of a whole group, from surveys, states and yields. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["capacites_proposer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    capacites_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a capacity beside what its plots would yield by what is known now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["capacites_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    capacites_valider: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["capacites_valider_corps"];
            };
        };
        responses: {
            /** @description Validates a capacity in a role; the second of two persons, one in each role, makes it the ceiling. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["capacites_valider"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    capacites_refuser: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["capacites_refuser_corps"];
            };
        };
        responses: {
            /** @description Refuses a proposed capacity with a reason; the ceiling stays what it is. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["capacites_refuser"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    contrats: {
        parameters: {
            query?: {
                campagne_id?: components["schemas"]["uuid"];
                groupement_id?: components["schemas"]["uuid"];
                produit_id?: components["schemas"]["uuid"];
                statut?: "brouillon" | "actif" | "clos";
                /** @description Words of the code, in any order, accents and case aside. */
                recherche?: string;
                /** @description Whose `cree_le` is not before. */
                du?: components["schemas"]["date_heure"];
                /** @description Whose `cree_le` is not after. */
                au?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "-cree_le" | "cree_le";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the purchase contracts with their lines, latest first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["contrats"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    contrats_creer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["contrats_creer_corps"];
            };
        };
        responses: {
            /** @description Creates a draft contract with its lines, each with a price or a price formula. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["contrats_creer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    contrats_lire: {
        parameters: {
            header?: {
                /** @description The `ETag` of the record that the client has: 304, without a body, while it is the same. */
                "If-None-Match"?: components["parameters"]["version_connue"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a contract with its lines. */
            200: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["contrats_lire"];
                };
            };
            /** @description The record is the one that `If-None-Match` names. */
            304: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    contrats_modifier: {
        parameters: {
            header?: {
                /** @description The `ETag` with which a GET of the same path showed the record, or several: the change is made if the record is still one of these, and refused by 412 otherwise. Without the header, or with `*`, it is made whatever the record is. A request that was done already under its `Idempotency-Key` is answered again and not judged. */
                "If-Match"?: components["parameters"]["version_vue"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["contrats_modifier_corps"];
            };
        };
        responses: {
            /** @description Changes a draft contract; lines, when given, take the place of all. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["contrats_modifier"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    contrats_activer: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["contrats_activer_corps"];
            };
        };
        responses: {
            /** @description Activates a draft contract. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["contrats_activer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    contrats_clore: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["contrats_clore_corps"];
            };
        };
        responses: {
            /** @description Closes an active contract with a reason; what was recorded before stays good. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["contrats_clore"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    contrats_rouvrir: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["contrats_rouvrir_corps"];
            };
        };
        responses: {
            /** @description Reopens a contract that was closed by mistake, with a reason, from its closing or later on. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["contrats_rouvrir"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    contrats_prix: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["contrats_prix_corps"];
            };
        };
        responses: {
            /** @description Reckons what a line pays for some measurements and a mass; nothing is written. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["contrats_prix"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    taux_change: {
        parameters: {
            query?: {
                /** @description ISO 4217 code. */
                source?: string;
                /** @description ISO 4217 code. */
                cible?: string;
                /** @description Only those in force from this date on or before. */
                le?: components["schemas"]["date_heure"];
                /** @description Whose `depuis` is not before. */
                du?: components["schemas"]["date_heure"];
                /** @description Whose `depuis` is not after. */
                au?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "-depuis" | "depuis";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the exchange rates, latest in force first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["taux_change"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    taux_change_fixer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["taux_change_fixer_corps"];
            };
        };
        responses: {
            /** @description Sets the exchange rate between two currencies from a date on. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["taux_change_fixer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    taux_change_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows an exchange rate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["taux_change_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    emplacements: {
        parameters: {
            query?: {
                /** @description The site that it stands on, for mass balances per site; for good. */
                site?: string;
                actif?: boolean;
                /** @description Words of the code and the name, in any order, accents and case aside. */
                recherche?: string;
                /** @description The order, `-` before what goes down. */
                tri?: "code" | "-code";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the places by code, with what stands there and what they signal. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["emplacements"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    emplacements_creer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["emplacements_creer_corps"];
            };
        };
        responses: {
            /** @description Opens a place. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["emplacements_creer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    emplacements_lire: {
        parameters: {
            header?: {
                /** @description The `ETag` of the record that the client has: 304, without a body, while it is the same. */
                "If-None-Match"?: components["parameters"]["version_connue"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a place. */
            200: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["emplacements_lire"];
                };
            };
            /** @description The record is the one that `If-None-Match` names. */
            304: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    emplacements_modifier: {
        parameters: {
            header?: {
                /** @description The `ETag` with which a GET of the same path showed the record, or several: the change is made if the record is still one of these, and refused by 412 otherwise. Without the header, or with `*`, it is made whatever the record is. A request that was done already under its `Idempotency-Key` is answered again and not judged. */
                "If-Match"?: components["parameters"]["version_vue"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["emplacements_modifier_corps"];
            };
        };
        responses: {
            /** @description Changes the name, the capacity or the admitted qualities of a place, closes it or opens it again. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["emplacements_modifier"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    lots: {
        parameters: {
            query?: {
                campagne_id?: components["schemas"]["uuid"];
                produit_id?: components["schemas"]["uuid"];
                emplacement_id?: components["schemas"]["uuid"];
                reception_id?: components["schemas"]["uuid"];
                etape_id?: components["schemas"]["uuid"];
                nature?: "REC" | "NET" | "PF";
                statut?: "brouillon" | "en_attente" | "validé" | "consommé" | "quarantaine" | "rejeté" | "annulé" | "archivé";
                /** @description Display category: bio > conversion > conventionnel > hors_statut. */
                categorie?: "bio" | "conversion" | "conventionnel" | "hors_statut";
                /** @description true: with matter in it, neither consumed nor archived; false: the others. */
                en_stock?: boolean;
                /** @description true: validated with matter left; false: the others. */
                disponible?: boolean;
                /** @description Words of the official number, the code elsewhere and the supplier's number, in any order, accents and case aside. */
                recherche?: string;
                /** @description Whose `cree_le` is not before. */
                du?: components["schemas"]["date_heure"];
                /** @description Whose `cree_le` is not after. */
                au?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "-cree_le" | "cree_le";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the lots with what they hold, latest first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["lots"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    lots_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a lot with its states, places, quarantines and qualities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["lots_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    lots_valider: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["lots_valider_corps"];
            };
        };
        responses: {
            /** @description Validates a lot, a reception’s by the rules of the reception; it gets its official number. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["lots_valider"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    lots_rejeter: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["lots_rejeter_corps"];
            };
        };
        responses: {
            /** @description Rejects a waiting lot, and its reception, with a reason. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["lots_rejeter"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    lots_annuler: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["lots_annuler_corps"];
            };
        };
        responses: {
            /** @description Cancels a reception’s lot, which rejects the reception; a step’s is cancelled with its step. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["lots_annuler"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    lots_archiver: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["lots_archiver_corps"];
            };
        };
        responses: {
            /** @description Puts an empty lot away, for good. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["lots_archiver"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    lots_devalider: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["lots_devalider_corps"];
            };
        };
        responses: {
            /** @description Takes a validation back: the answer is the lot that now waits, for a reception a new one. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["lots_devalider"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    lots_quarantaine: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["lots_quarantaine_corps"];
            };
        };
        responses: {
            /** @description Puts a validated lot into quarantine: nothing is taken from it until it is released. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["lots_quarantaine"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    lots_liberer: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["lots_liberer_corps"];
            };
        };
        responses: {
            /** @description Releases a lot from quarantine, or one that waits from what a laboratory found, with a reason. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["lots_liberer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    lots_deplacer: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["lots_deplacer_corps"];
            };
        };
        responses: {
            /** @description Moves a lot to another place, in quarantine too; a place that is full says so. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["lots_deplacer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    lots_qualites: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["lots_qualites_corps"];
            };
        };
        responses: {
            /** @description Adds a quality state to a lot under a referential, with the reason; earlier ones stay. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["lots_qualites"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    inventaires: {
        parameters: {
            query?: {
                emplacement_id?: components["schemas"]["uuid"];
                /** @description Inventories that counted this lot. */
                lot_id?: components["schemas"]["uuid"];
                statut?: "en_attente" | "validé" | "annulé";
                /** @description Proposed not before. */
                du?: components["schemas"]["date_heure"];
                /** @description Proposed not after. */
                au?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "-cree_le" | "cree_le";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the inventories with what each lacks and what is too much, latest first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["inventaires"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    inventaires_creer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["inventaires_creer_corps"];
            };
        };
        responses: {
            /** @description Proposes the inventory of a place: the mass that was counted of each lot at a date. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["inventaires_creer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    inventaires_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows an inventory with each count and what became of its difference. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["inventaires_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    inventaires_valider: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["inventaires_valider_corps"];
            };
        };
        responses: {
            /** @description Validates an inventory, by a second person: shortages are lost, each surplus is a conventional lot. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["inventaires_valider"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    inventaires_annuler: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["inventaires_annuler_corps"];
            };
        };
        responses: {
            /** @description Cancels an inventory that waits, with a reason. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["inventaires_annuler"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    fichiers_url_envoi: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["fichiers_url_envoi_corps"];
            };
        };
        responses: {
            /** @description Gives a signed address that takes one file, bound to its size, media type, SHA-256 and a time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["fichiers_url_envoi"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    fichiers_confirmer: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["fichiers_confirmer_corps"];
            };
        };
        responses: {
            /** @description Says that a file was sent: it is read, and attached when its size and SHA-256 are as announced. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["fichiers_confirmer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    fichiers_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Tells a file and gives a short-lived address to read it; identity documents are journalled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["fichiers_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    documents: {
        parameters: {
            query?: {
                entite_id?: components["schemas"]["uuid"];
                type?: "recu" | "bon_livraison" | "bon_reception" | "etiquette_lot" | "etiquette_rouleau" | "attestation" | "liste_colisage" | "releve_producteur" | "avis_rappel";
                /** @description What is printed on it and scanned: `/verifier/{code}` tells anybody whether it is true. */
                code?: string;
                /** @description Whether they are still true. */
                en_vigueur?: boolean;
                /** @description Established not before this instant. */
                du?: components["schemas"]["date_heure"];
                /** @description Established before this instant. */
                au?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "-etabli_le" | "etabli_le";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the documents that the caller may read, of a record, of a type or with a code. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["documents"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    documents_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Tells a document and gives a short-lived address of its file, a PDF/A. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["documents_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    documents_dupliquer: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["documents_dupliquer_corps"];
            };
        };
        responses: {
            /** @description Traces a reprint and gives the address of a duplicate, which says that it is one. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["documents_dupliquer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    producteurs_releve: {
        parameters: {
            query?: {
                /** @description The last day that counts; until now without one. */
                au?: components["schemas"]["date"];
                /** @description Masses of this campaign alone, and what of it was owed when it opened and closed. */
                campagne_id?: components["schemas"]["uuid"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows what was delivered, due, deducted and paid of a producer until a day, and the balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["producteurs_releve"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    producteurs_releve_etablir: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["producteurs_releve_etablir_corps"];
            };
        };
        responses: {
            /** @description Establishes a producer's statement as it is now, as a document. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["producteurs_releve_etablir"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    organisation_logo: {
        parameters: {
        };
        requestBody?: never;
        responses: {
            /** @description Tells the logo that documents bear from now on, with a short-lived address of its file. */
            200: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["organisation_logo"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    organisation_logo_changer: {
        parameters: {
            header?: {
                /** @description The `ETag` with which a GET of the same path showed the record, or several: the change is made if the record is still one of these, and refused by 412 otherwise. Without the header, or with `*`, it is made whatever the record is. A request that was done already under its `Idempotency-Key` is answered again and not judged. */
                "If-Match"?: components["parameters"]["version_vue"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["organisation_logo_changer_corps"];
            };
        };
        responses: {
            /** @description Puts a logo that was sent on the documents of from now on, or takes the one that is there away. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["organisation_logo_changer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    organisation_logo_annoncer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["organisation_logo_annoncer_corps"];
            };
        };
        responses: {
            /** @description Gives the signed address that takes the file of a logo; nothing changes until it is put to use. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["organisation_logo_annoncer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    dossiers_audit: {
        parameters: {
            query?: {
                campagne_id?: components["schemas"]["uuid"];
                statut?: components["schemas"]["statut_dossier"];
                /** @description Asked for not before this instant. */
                du?: components["schemas"]["date_heure"];
                /** @description Asked for before this instant. */
                au?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "-cree_le" | "cree_le";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the audit dossiers that were asked for, latest first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["dossiers_audit"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    dossiers_audit_creer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["dossiers_audit_creer_corps"];
            };
        };
        responses: {
            /** @description Asks for an audit dossier of a campaign, a period of it, one group of operators or all, and the trace of chosen lots; made in the background. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["dossiers_audit_creer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    dossiers_audit_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows an audit dossier: its state, how far it is, and why it failed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["dossiers_audit_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    dossiers_audit_contenu: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Gives the address of the archive of an audit dossier; who took it is journalled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["dossiers_audit_contenu"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    receptions: {
        parameters: {
            query?: {
                campagne_id?: components["schemas"]["uuid"];
                produit_id?: components["schemas"]["uuid"];
                groupement_id?: components["schemas"]["uuid"];
                fournisseur_id?: components["schemas"]["uuid"];
                contrat_id?: components["schemas"]["uuid"];
                emplacement_id?: components["schemas"]["uuid"];
                /** @description Also a lot that a devalidation cancelled. */
                lot_id?: components["schemas"]["uuid"];
                /** @description Receptions that a collection came in with. */
                collecte_id?: components["schemas"]["uuid"];
                statut?: "brouillon" | "en_attente" | "validée" | "rejetée";
                origine?: "membres" | "achat" | "retour";
                /** @description Receptions that named this reference ahead of its data. */
                reference_provisoire?: string;
                /** @description Whether a reference is still expected. */
                attendus?: boolean;
                /** @description Words of the official number and of the supplier's, in any order, accents and case aside. */
                recherche?: string;
                /** @description Operations not before this instant. */
                du?: components["schemas"]["date_heure"];
                /** @description Operations before this instant. */
                au?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "-date_operation" | "date_operation";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the receptions, latest operation first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["receptions"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    receptions_creer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["receptions_creer_corps"];
            };
        };
        responses: {
            /** @description Receives produce of members or of a supplier: its lot waits for its validation, unless it is a draft. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["receptions_creer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    receptions_lire: {
        parameters: {
            header?: {
                /** @description The `ETag` of the record that the client has: 304, without a body, while it is the same. */
                "If-None-Match"?: components["parameters"]["version_connue"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a reception: what it is made of, the rules that it does not meet, its history. */
            200: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["receptions_lire"];
                };
            };
            /** @description The record is the one that `If-None-Match` names. */
            304: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    receptions_modifier: {
        parameters: {
            header?: {
                /** @description The `ETag` with which a GET of the same path showed the record, or several: the change is made if the record is still one of these, and refused by 412 otherwise. Without the header, or with `*`, it is made whatever the record is. A request that was done already under its `Idempotency-Key` is answered again and not judged. */
                "If-Match"?: components["parameters"]["version_vue"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["receptions_modifier_corps"];
            };
        };
        responses: {
            /** @description Changes a draft reception; what it is made of, when given, takes the place of all. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["receptions_modifier"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    receptions_soumettre: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["receptions_soumettre_corps"];
            };
        };
        responses: {
            /** @description Makes a draft wait for its validation: its lot is born and its matter enters it. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["receptions_soumettre"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    receptions_valider: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["receptions_valider_corps"];
            };
        };
        responses: {
            /** @description Validates a reception: its lot gets its number, and goes to quarantine when a threshold is crossed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["receptions_valider"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    receptions_rejeter: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["receptions_rejeter_corps"];
            };
        };
        responses: {
            /** @description Rejects a reception with a reason; its lot keeps its matter until that leaves. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["receptions_rejeter"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    receptions_devalider: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["receptions_devalider_corps"];
            };
        };
        responses: {
            /** @description Takes a validation back: the lot is cancelled, a new one waits with its quantity and quality. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["receptions_devalider"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    receptions_corriger: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["receptions_corriger_corps"];
            };
        };
        responses: {
            /** @description Corrects the mass, origin, contract, quality or product of a reception, with a reason. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["receptions_corriger"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    receptions_deroger: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["receptions_deroger_corps"];
            };
        };
        responses: {
            /** @description Lifts one rule for one waiting reception, with a reason. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["receptions_deroger"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    ventes: {
        parameters: {
            query?: {
                statut?: "brouillon" | "validée" | "soldée" | "annulée";
                client_id?: components["schemas"]["uuid"];
                produit_id?: components["schemas"]["uuid"];
                /** @description Words of the code, in any order, accents and case aside. */
                recherche?: string;
                /** @description Whose `cree_le` is not before. */
                du?: components["schemas"]["date_heure"];
                /** @description Whose `cree_le` is not after. */
                au?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "-cree_le" | "cree_le";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the sales with what was shipped of each line and what remains, latest first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ventes"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    ventes_creer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ventes_creer_corps"];
            };
        };
        responses: {
            /** @description Creates a draft sale with its lines, each with a mass, a price and the quality it is sold with. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ventes_creer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    ventes_lire: {
        parameters: {
            header?: {
                /** @description The `ETag` of the record that the client has: 304, without a body, while it is the same. */
                "If-None-Match"?: components["parameters"]["version_connue"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a sale. */
            200: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ventes_lire"];
                };
            };
            /** @description The record is the one that `If-None-Match` names. */
            304: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    ventes_modifier: {
        parameters: {
            header?: {
                /** @description The `ETag` with which a GET of the same path showed the record, or several: the change is made if the record is still one of these, and refused by 412 otherwise. Without the header, or with `*`, it is made whatever the record is. A request that was done already under its `Idempotency-Key` is answered again and not judged. */
                "If-Match"?: components["parameters"]["version_vue"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ventes_modifier_corps"];
            };
        };
        responses: {
            /** @description Changes a draft sale; lines, when given, take the place of all. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ventes_modifier"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    ventes_valider: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ventes_valider_corps"];
            };
        };
        responses: {
            /** @description Validates a draft sale. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ventes_valider"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    ventes_annuler: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ventes_annuler_corps"];
            };
        };
        responses: {
            /** @description Cancels a sale that nothing is shipped for, with a reason. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ventes_annuler"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    ventes_corriger: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ventes_corriger_corps"];
            };
        };
        responses: {
            /** @description Corrects the client, the currency, masses or prices of a validated sale, with a reason. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ventes_corriger"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    expeditions: {
        parameters: {
            query?: {
                statut?: "brouillon" | "validée" | "annulée";
                vente_id?: components["schemas"]["uuid"];
                client_id?: components["schemas"]["uuid"];
                lot_id?: components["schemas"]["uuid"];
                /** @description Container number of ISO 6346, with its check digit. */
                conteneur?: string;
                scelle?: string;
                du?: components["schemas"]["date_heure"];
                au?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "-cree_le" | "cree_le";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the expeditions with their lots, containers and seals, latest first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["expeditions"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    expeditions_creer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["expeditions_creer_corps"];
            };
        };
        responses: {
            /** @description Creates a draft expedition under a validated sale; nothing moves. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["expeditions_creer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    expeditions_lire: {
        parameters: {
            header?: {
                /** @description The `ETag` of the record that the client has: 304, without a body, while it is the same. */
                "If-None-Match"?: components["parameters"]["version_connue"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows an expedition. */
            200: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["expeditions_lire"];
                };
            };
            /** @description The record is the one that `If-None-Match` names. */
            304: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    expeditions_modifier: {
        parameters: {
            header?: {
                /** @description The `ETag` with which a GET of the same path showed the record, or several: the change is made if the record is still one of these, and refused by 412 otherwise. Without the header, or with `*`, it is made whatever the record is. A request that was done already under its `Idempotency-Key` is answered again and not judged. */
                "If-Match"?: components["parameters"]["version_vue"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["expeditions_modifier_corps"];
            };
        };
        responses: {
            /** @description Changes a draft expedition; containers and lines, when given, take the place of all. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["expeditions_modifier"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    expeditions_valider: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["expeditions_valider_corps"];
            };
        };
        responses: {
            /** @description Validates a draft expedition: its lots leave for the client. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["expeditions_valider"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    expeditions_corriger: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["expeditions_corriger_corps"];
            };
        };
        responses: {
            /** @description Corrects the container, seal and inspection numbers of a validated expedition, with a reason. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["expeditions_corriger"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    expeditions_devalider: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["expeditions_devalider_corps"];
            };
        };
        responses: {
            /** @description Takes a validated expedition back to a draft, with a reason: its lots have their matter again. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["expeditions_devalider"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    expeditions_annuler: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["expeditions_annuler_corps"];
            };
        };
        responses: {
            /** @description Cancels a draft expedition, with a reason. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["expeditions_annuler"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    expeditions_retours: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["expeditions_retours_corps"];
            };
        };
        responses: {
            /** @description Takes back what a client returns, as new lots that wait, whose parents are those shipped. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["expeditions_retours"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    creances: {
        parameters: {
            query?: {
                producteur_id?: components["schemas"]["uuid"];
                fournisseur_id?: components["schemas"]["uuid"];
                campagne_id?: components["schemas"]["uuid"];
                reception_id?: components["schemas"]["uuid"];
                collecte_id?: components["schemas"]["uuid"];
                genre?: "livraison" | "ecart" | "prime" | "complement" | "intrant" | "avance" | "deduction" | "ouverture";
                /** @description Whether something of it is still to be settled, or to be decided. */
                ouverte?: boolean;
                /** @description The order, `-` before what goes down. */
                tri?: "-rang" | "rang";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the lines due with what remains of each and what bars it, latest first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["creances"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    creances_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a line due with what payments settled of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["creances_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    creances_admettre: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["creances_admettre_corps"];
            };
        };
        responses: {
            /** @description Admits what a collection and its reception differ by, with a reason: it is due. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["creances_admettre"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    receptions_prix: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["receptions_prix_corps"];
            };
        };
        responses: {
            /** @description Sets the price of what no contract prices of a validated reception, with a reason. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["receptions_prix"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    paiements: {
        parameters: {
            query?: {
                producteur_id?: components["schemas"]["uuid"];
                fournisseur_id?: components["schemas"]["uuid"];
                moyen?: "especes" | "cheque" | "virement" | "mobile_money" | "compensation";
                statut?: "en_attente" | "validée" | "annulée" | "contrepassée";
                /** @description Whose `date_operation` is not before. */
                du?: components["schemas"]["date_heure"];
                /** @description Whose `date_operation` is not after. */
                au?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "-date_operation" | "date_operation";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the payments, latest first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["paiements"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    paiements_creer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["paiements_creer_corps"];
            };
        };
        responses: {
            /** @description Pays lines that are due to a producer or a supplier, or an advance. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["paiements_creer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    paiements_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a payment with what it settles of each line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["paiements_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    paiements_valider: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["paiements_valider_corps"];
            };
        };
        responses: {
            /** @description Validates a payment that waits, by a second person. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["paiements_valider"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    paiements_annuler: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["paiements_annuler_corps"];
            };
        };
        responses: {
            /** @description Cancels a payment that waits, with a reason. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["paiements_annuler"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    paiements_contrepasser: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["paiements_contrepasser_corps"];
            };
        };
        responses: {
            /** @description Reverses a payment by its mirror, with a reason. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["paiements_contrepasser"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    fournisseurs_releve: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows what was delivered, due, deducted and paid of a supplier until a day, and the balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["fournisseurs_releve"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    remises_retenue: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["remises_retenue_corps"];
            };
        };
        responses: {
            /** @description Has inputs of before money was counted deducted, with a reason. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["remises_retenue"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    creances_retirer: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["creances_retirer_corps"];
            };
        };
        responses: {
            /** @description Takes back a deduction, with a reason. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["creances_retirer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    deductions_creer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["deductions_creer_corps"];
            };
        };
        responses: {
            /** @description Deducts an amount from what is due to a producer or a supplier, with a label and a reason. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["deductions_creer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    complements: {
        parameters: {
            query?: {
                campagne_id?: components["schemas"]["uuid"];
                statut?: "en_attente" | "validée" | "annulée";
                /** @description Whose `cree_le` is not before. */
                du?: components["schemas"]["date_heure"];
                /** @description Whose `cree_le` is not after. */
                au?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "-cree_le" | "cree_le";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the complements of price, latest first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["complements"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    complements_proposer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["complements_proposer_corps"];
            };
        };
        responses: {
            /** @description Adds so much a kilogram to the price of a campaign, for all members or some. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["complements_proposer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    complements_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a complement of price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["complements_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    complements_valider: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["complements_valider_corps"];
            };
        };
        responses: {
            /** @description Validates a complement of price that waits, by a second person. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["complements_valider"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    complements_annuler: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["complements_annuler_corps"];
            };
        };
        responses: {
            /** @description Cancels a complement of price, with a reason. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["complements_annuler"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    lots_genealogie: {
        parameters: {
            query?: {
                /** @description Goes before `Accept`. */
                format?: "json" | "svg" | "html" | "epcis";
                /** @description What it is made of, what became of it, or both. */
                sens?: "amont" | "aval" | "les_deux";
                /** @description How many movements away at most. */
                profondeur?: number;
                /** @description How many records of each way are shown at most, nearest first (events, in EPCIS); a picture shows at most 150. */
                limite?: number;
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Tells what a lot is made of and what became of it, to the gram: as JSON, as a picture (SVG or HTML), or as GS1 EPCIS 2.0 events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["lots_genealogie"];
                    "image/svg+xml": unknown;
                    "text/html": unknown;
                    "application/ld+json": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    expeditions_eudr: {
        parameters: {
            query?: {
                /** @description Points for plots below 4 ha, or polygons for all. */
                geometrie?: "points" | "polygones";
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Gives the plots behind what an expedition delivered, as the GeoJSON of a due diligence statement on deforestation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["expeditions_eudr"];
                    "application/geo+json": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    mouvements: {
        parameters: {
            query?: {
                lot_id?: components["schemas"]["uuid"];
                collecte_id?: components["schemas"]["uuid"];
                producteur_id?: components["schemas"]["uuid"];
                produit_id?: components["schemas"]["uuid"];
                genre?: "collecte" | "correction" | "fusion" | "reception" | "rapprochement" | "reprise_reception" | "retour" | "destruction" | "echantillon" | "etape" | "expedition" | "contrepassation" | "reprise" | "inventaire";
                entite?: string;
                entite_id?: components["schemas"]["uuid"];
                auteur_id?: components["schemas"]["uuid"];
                /** @description Included. */
                depuis?: components["schemas"]["date_heure"];
                /** @description Not included. */
                jusqu_a?: components["schemas"]["date_heure"];
                /** @description Whether it was reversed. */
                contrepasse?: boolean;
                /** @description The order, `-` before what goes down. */
                tri?: "-rang" | "rang";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the movements of matter, latest first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["mouvements"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    mouvements_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a movement with its entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["mouvements_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    mouvements_contrepasser: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["mouvements_contrepasser_corps"];
            };
        };
        responses: {
            /** @description Reverses a reception’s birth, a return, a destruction, a sample or what an inventory changed of a lot; answers the mirror. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["mouvements_contrepasser"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    lots_sorties: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["lots_sorties_corps"];
            };
        };
        responses: {
            /** @description Returns matter of a lot to whom it came from, destroys it, or takes a sample. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["lots_sorties"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    sorties: {
        parameters: {
            query?: {
                lot_id?: components["schemas"]["uuid"];
                genre?: "retour" | "destruction" | "echantillon";
                producteur_id?: components["schemas"]["uuid"];
                /** @description Included. */
                depuis?: components["schemas"]["date_heure"];
                /** @description Not included. */
                jusqu_a?: components["schemas"]["date_heure"];
                /** @description Whether it is a sample that no laboratory answered yet. */
                sans_resultat?: boolean;
                /** @description Samples of which a result concludes so. */
                conclusion?: "conforme" | "non_conforme" | "indetermine";
                /** @description The order, `-` before what goes down. */
                tri?: "-le" | "le";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the returns, destructions and samples with their results, latest first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sorties"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    sorties_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows matter that left a lot. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sorties_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    sorties_resultats: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["sorties_resultats_corps"];
            };
        };
        responses: {
            /** @description Keeps what a laboratory found in a sample; what does not conform puts a validated lot into quarantine, and holds one that waits. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sorties_resultats"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    resultats_corriger: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["resultats_corriger_corps"];
            };
        };
        responses: {
            /** @description Corrects what was written of a laboratory’s report, with a reason; the block of the lot follows. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["resultats_corriger"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    attendus: {
        parameters: {
            query?: {
                reception_id?: components["schemas"]["uuid"];
                campagne_id?: components["schemas"]["uuid"];
                groupement_id?: components["schemas"]["uuid"];
                /** @description Whose phone made the reference. */
                utilisateur_id?: components["schemas"]["uuid"];
                /** @description Waiting for at least so many days. */
                depuis_jours?: number;
                /** @description Whose `date_operation` is not before. */
                du?: components["schemas"]["date_heure"];
                /** @description Whose `date_operation` is not after. */
                au?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "date_operation" | "-date_operation";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the references whose goods were received and whose commands are awaited, oldest first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["attendus"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    redressements: {
        parameters: {
            query?: {
                reception_id?: components["schemas"]["uuid"];
                collecte_id?: components["schemas"]["uuid"];
                genre?: "rapprochement" | "correction";
                /** @description Whether some of it had been shipped. */
                expedie?: boolean;
                /** @description Included. */
                depuis?: components["schemas"]["date_heure"];
                /** @description Not included. */
                jusqu_a?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "-rang" | "rang";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists what late data changed in receptions, with what had shipped, latest first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["redressements"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    redressements_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows what a late correction changed of a reception. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["redressements_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    corrections: {
        parameters: {
            query?: {
                /** @description The kind of record. */
                entite?: "certificat" | "contrat" | "expedition" | "reception" | "resultat_analyse" | "resultat_echantillon" | "vente";
                entite_id?: components["schemas"]["uuid"];
                auteur_id?: components["schemas"]["uuid"];
                /** @description The order, `-` before what goes down. */
                tri?: "-rang" | "rang";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists what the office corrected of records that others rest on, latest first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["corrections"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    corrections_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a correction of the office, with what would be judged otherwise since. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["corrections_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    etapes: {
        parameters: {
            query?: {
                campagne_id?: components["schemas"]["uuid"];
                /** @description The process: an activity of the module procedes. */
                procede?: string;
                statut?: "brouillon" | "validée";
                /** @description An input, or the lot of an output, cancelled ones too. */
                lot_id?: components["schemas"]["uuid"];
                /** @description The product of an output. */
                produit_id?: components["schemas"]["uuid"];
                /** @description Not before. */
                du?: components["schemas"]["date_heure"];
                /** @description Not after. */
                au?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "-cree_le" | "cree_le";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the process steps with their inputs, outputs, losses and balance, latest first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["etapes"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    etapes_creer: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["etapes_creer_corps"];
            };
        };
        responses: {
            /** @description Creates a draft step; nothing is moved. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["etapes_creer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    etapes_lire: {
        parameters: {
            header?: {
                /** @description The `ETag` of the record that the client has: 304, without a body, while it is the same. */
                "If-None-Match"?: components["parameters"]["version_connue"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a step with its inputs, outputs, losses, balance, downgrades and history. */
            200: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["etapes_lire"];
                };
            };
            /** @description The record is the one that `If-None-Match` names. */
            304: {
                headers: {
                    ETag: components["headers"]["version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    etapes_modifier: {
        parameters: {
            header?: {
                /** @description The `ETag` with which a GET of the same path showed the record, or several: the change is made if the record is still one of these, and refused by 412 otherwise. Without the header, or with `*`, it is made whatever the record is. A request that was done already under its `Idempotency-Key` is answered again and not judged. */
                "If-Match"?: components["parameters"]["version_vue"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["etapes_modifier_corps"];
            };
        };
        responses: {
            /** @description Changes a draft step; inputs, outputs or losses, when given, take the place of all. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["etapes_modifier"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    etapes_valider: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["etapes_valider_corps"];
            };
        };
        responses: {
            /** @description Validates a draft step: its matter moves, its outputs are born as lots that wait. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["etapes_valider"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    etapes_devalider: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["etapes_devalider_corps"];
            };
        };
        responses: {
            /** @description Reverses a validated step, with a reason: its lots are cancelled, it is a draft again. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["etapes_devalider"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    rappels: {
        parameters: {
            query?: {
                statut?: "planifié" | "exécuté" | "clos";
                exercice?: boolean;
                /** @description A record that the recall reached. */
                objet_id?: components["schemas"]["uuid"];
                /** @description Whose `cree_le` is not before. */
                du?: components["schemas"]["date_heure"];
                /** @description Whose `cree_le` is not after. */
                au?: components["schemas"]["date_heure"];
                /** @description The order, `-` before what goes down. */
                tri?: "-cree_le" | "cree_le";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists the recalls and exercises, latest first. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["rappels"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    rappels_planifier: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["rappels_planifier_corps"];
            };
        };
        responses: {
            /** @description Plans a recall, or an exercise: what it reaches is kept as it stands, nothing is blocked. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["rappels_planifier"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    rappels_lire: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows a recall with its frozen plan, what its execution did and what it held since. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["rappels_lire"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    apercu_rappel: {
        parameters: {
            query: {
                /** @description What it would start from. */
                genre: "lot" | "collecte" | "parcelle" | "producteur" | "intrant" | "fournisseur" | "etape" | "expedition" | "certificat";
                objet_id: components["schemas"]["uuid"];
                /** @description `aval` (the default): what was made of it; `amont`: what it was made of; `complet`: all that was made of what it was made of. */
                sens?: "aval" | "amont" | "complet";
                /** @description First day of the operations, where an origin stands for many. */
                du?: components["schemas"]["date"];
                /** @description Last day of the operations, where an origin stands for many. */
                au?: components["schemas"]["date"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Tells what a recall of a record would reach now, and whether the caller may plan it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["apercu_rappel"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    rappels_apercu: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Tells what executing a planned recall would do now, beside its plan; nothing is written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["rappels_apercu"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    rappels_lignes: {
        parameters: {
            query?: {
                phase?: "plan" | "execution" | "suite";
                effet?: "à_bloquer" | "à_marquer" | "déjà_bloqué" | "bloqué" | "marqué" | "non_bloquable" | "origine";
                genre?: "collecte" | "attendu" | "lot" | "expedition" | "perte" | "producteur" | "fournisseur";
                /** @description The order, `-` before what goes down. */
                tri?: "phase" | "-phase";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
                total?: components["schemas"]["total_demande"];
            };
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Lists what a recall reached, line by line. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["rappels_lignes"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    rappels_executer: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["rappels_executer_corps"];
            };
        };
        responses: {
            /** @description Blocks every lot that the recall reaches and names what can not be blocked. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["rappels_executer"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    rappels_clore: {
        parameters: {
            path: {
                id: components["schemas"]["uuid"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["rappels_clore_corps"];
            };
        };
        responses: {
            /** @description Closes a recall with its conclusion; its lots stay in quarantine until they are released. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["rejouee"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["rappels_clore"];
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
    bilan_matiere: {
        parameters: {
            query?: {
                /** @description First day; from the beginning without one. */
                du?: components["schemas"]["date"];
                /** @description Last day; up to now without one. */
                au?: components["schemas"]["date"];
                produit_id?: components["schemas"]["uuid"];
                site?: string;
                /** @description The referential that it is drawn for; without one, each after the other. */
                referentiel?: string;
                categorie?: "bio" | "conversion" | "conventionnel" | "hors_statut";
                /** @description What this certificate of the organization's own covers. */
                certificat_id?: components["schemas"]["uuid"];
                /** @description The order, `-` before what goes down. */
                tri?: "produit" | "-produit";
                limite?: components["schemas"]["limite"];
                curseur?: components["schemas"]["curseur"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shows the mass balance of a period per product, site, referential and category, flow by flow. */
            200: {
                headers: {
                    /** @description The next page, for a table: rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["bilan_matiere"];
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Refused; which codes there are is told by the reference and by `docs/routes.md`. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["erreur"];
                };
            };
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
