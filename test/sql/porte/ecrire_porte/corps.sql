-- Spec: base#portes: a door opens its call, then asks what must hold, then hands the call on.
begin;
set local role metier;
select plan(5);

create function pg_temp.corps(
  p_exige text, p_appel text, p_reponse text, p_fiche text default null,
  p_verrou text default null) returns text
language sql set search_path = pg_catalog, pg_temp as $$
  select regexp_replace(porte.ecrire_porte(row(
    'essai', 'ecriture', '{stock.manage,"o''b"}', p_exige, p_appel, p_reponse,
    p_fiche, p_verrou)::porte.porte),
    '\s+', ' ', 'g')
$$;

select is(pg_temp.corps('module.exiger(p_module => ''procedes'')', 'client.creer', null),
  $$ declare v_session utilisateur.session; begin $$
  || $$v_session := utilisateur.exiger_ecriture(p_appelant, now(), 'stock.manage', 'o''b'); $$
  || $$perform module.exiger(p_module => 'procedes', p_le => now()); $$
  || $$return client.creer(p_requete => p_requete, p_le => now()); end $$,
  'the opening, the module, the rule');
select is(pg_temp.corps(null, 'rappel.executer', null),
  $$ declare v_session utilisateur.session; begin $$
  || $$v_session := utilisateur.exiger_ecriture(p_appelant, now(), 'stock.manage', 'o''b'); $$
  || $$return rappel.executer(p_rappel_id => (p_requete ->> 'id')::uuid, $$
  || $$p_auteur_id => v_session.utilisateur_id, p_le => now()); end $$,
  'who called is kept where the rule asks for it');
select matches(pg_temp.corps(null, 'lot.devalider', 'lot.detailler(p_lot_id => v_fait)'),
  'v_fait uuid;.*v_fait := lot\.devalider\(.*return lot\.detailler\(p_lot_id => v_fait\);',
  'what the rule answered is handed on');
select matches(pg_temp.corps(null, 'lot.liberer', 'lot.detailler'),
  'perform lot\.liberer\(.*return lot\.detailler\(p_lot_id => \(p_requete ->> ''id''\)::uuid\);',
  'or nothing of it is');
select matches(
  pg_temp.corps('module.exiger(p_module => ''procedes'')', 'etape.modifier', null, 'v1.etapes_lire',
                'etape.verrouiller(p_acte => ''modifier'')'),
  $$perform module\.exiger\(.*\); if p_appelant \? 'versions' then $$
  || $$perform etape\.verrouiller\(p_acte => 'modifier', p_id => \(p_requete ->> 'id'\)::uuid\); $$
  || $$perform porte\.exiger_version\( p_appelant, v1\.etapes_lire\($$
  || $$p_appelant - '\{cle,appel,versions\}'::text\[\], porte\.chemin\(p_requete\)\)::text\); $$
  || $$end if; return etape\.modifier\($$,
  'the version that a call names is judged once the record is held, before the rule');

select * from finish();
rollback;
