-- Spec: base#ouverture: every API function first opens its call; the few exceptions are listed.
begin;
select plan(3);

create temp table porte as
  select p.proname as nom, coalesce('p_appelant' = any (p.proargnames), false) as appelee,
         (regexp_match(p.prosrc, '\m(\w+\.\w+)\s*\('))[1] as premier_appel,
         strpos(p.prosrc, ' from ') as premiere_lecture,
         (regexp_instr(p.prosrc, '\m\w+\.\w+\s*\(')) as place
  from pg_proc p where p.pronamespace = 'v1'::regnamespace and p.prokind = 'f';

select set_eq($$
  select nom::text from porte
  where appelee and coalesce(premier_appel, '') <> all (array[
    'utilisateur.exiger_lecture', 'utilisateur.exiger_permission', 'utilisateur.exiger_ecriture',
    'utilisateur.exiger_acte', 'utilisateur.exiger_actif', 'utilisateur.exiger_lecteur',
    'utilisateur.exiger_editeur', 'utilisateur.identifier', 'utilisateur.identifier_porteur'])
$$, $$ values
  -- Only the code gives access.
  ('sync_jeton_vidage'),
  -- Calls of the service around a publisher's call; the publisher's own function opened the call.
  ('garder_reponse_editeur'), ('reponse_gardee_editeur'), ('journaliser_refus_editeur')
$$, 'the first call of a door is its opening, but for those that are named here');
select is_empty($$
  select nom from porte
  where appelee and nom <> 'reponse_gardee_editeur' and premiere_lecture between 1 and place
$$, 'and nothing is read before it');
select set_eq($$ select nom::text from porte where not appelee $$, $$ values
  ('cle_identite'), ('declarations_eudr_prise'), ('documents_a_dessiner'),
  ('documents_dessine'), ('documents_verifier'),
  ('dossier_achever'), ('dossier_arreter'), ('dossier_blocs'),
  ('dossier_buter'), ('dossier_cadre'), ('dossier_fichiers'), ('dossier_imprime'),
  ('dossier_imprimer'), ('dossier_lire_identites'),
  ('dossier_noter'), ('dossier_ouvrir'), ('dossier_papiers'), ('dossier_signer'),
  ('dossier_vider'),
  ('echauffer'), ('fichiers_a_verifier'),
  ('fichiers_verifier'),
  ('graphql_tables'), ('identite_etape'), ('identite_etape_faite'), ('identites'),
  ('identites_relancer'), ('images_admises'), ('importation_avancer'), ('importation_buter'),
  ('importation_ecrire'), ('importation_lire'), ('importation_noter'), ('importation_ouvrir'),
  ('journal_exterieur'), ('limites'), ('courriel_code'), ('relances_a_envoyer'),
  ('relances_envoyees'), ('essais_annoncer'), ('essais_message'),
  ('organisations_a_traiter'), ('position_du_journal'), ('sms_a_envoyer'), ('sms_envoye'),
  ('surveillance'), ('sync_clore'), ('sync_comme_recus'), ('sync_traiter'), ('tache_nocturne'),
  ('taches_ranger'),
  ('journal_sceller'), ('version_servie'),
  ('webhooks_a_envoyer'), ('webhooks_envoye'), ('webhooks_organisations')
$$, 'and only the service itself calls the doors that nobody opens');

select * from finish();
rollback;
