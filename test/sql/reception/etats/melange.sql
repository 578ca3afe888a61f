-- Spec: lots#melange: collections received together display no more than the lowest of them, also
-- if one has no state under a referential; a place that does not admit the lot refuses it.
begin;
set local role metier;
select plan(7);
select essai.preparer_receptions();
select essai.referentiel_nop();
select essai.place('RESTE', 'bio', 'conversion');

create function pg_temp.collecter(p_nom text, p_etats jsonb) returns void language sql as $$
  select essai.collecter(p_nom, jsonb_build_object('qualite_declaree', '{}'::jsonb)
    || essai.kg(10));
  insert into collecte.qualite (organisation_id, collecte_id, referentiel_code, etat_code, le)
  select core.organisation_id(), essai.id(p_nom), e.key, e.value, essai.t(1)
  from jsonb_each_text(p_etats) as e;
$$;
select pg_temp.collecter('deux', '{"NOP": "TR"}'), pg_temp.collecter('c2', '{"AB": "C2"}'),
  pg_temp.collecter('sans statut', '{"NOP": "HS"}');
select is(essai.recevoir('n', '{deux,c2}', jsonb_build_object('net_g', 20, 'emplacement_id',
    essai.place('RESTE'))), '409 qualite_non_admise',
  'a place that did not admit one of them admits no mixture');
select is(essai.recevoir('m', '{deux,c2}', '{"net_g": 20}'), 'en_attente', 'received together');
select is(reception.etats((essai.recue('m')).id), '{"AB": "C2", "NOP": "TR"}',
  'a conventional state stays');
select is(lot.categorie((essai.recue('m')).lot_id), 'conventionnel', 'and is shown');
select is(essai.recevoir('o', array['sans statut', 'c1'], '{"net_g": 20}'), 'en_attente',
  'beside what is without status');
select is(lot.categorie((essai.recue('o')).lot_id), 'hors_statut', 'all of it is');
update collecte.collecte c set statut = 'devalidee' where c.id = essai.id('c1');
select reception.requalifier((essai.recue('o')).id, 'correction', 'x', essai.id('rsci ESSAI'),
  essai.t(2));
select is(lot.categorie((essai.recue('o')).lot_id), 'hors_statut',
  'a devalidated collection beside it lifts nothing');

select * from finish();
rollback;
