-- Spec: base#portes: a door opens its call, then asks what must hold, then hands the call on.
begin;
set local role metier;
select plan(4);

create function pg_temp.corps(p_exige text, p_appel text, p_reponse text) returns text
language sql set search_path = pg_catalog, pg_temp as $$
  select regexp_replace(porte.ecrire_porte(row(
    'essai', 'ecriture', '{stock.manage,"o''b"}', p_exige, p_appel, p_reponse)::porte.porte),
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

select * from finish();
rollback;
