-- Spec: lots#analyses: results concern the goods: returned goods of a whole shipment, and a later
-- lot of the same reception or step's output, are blocked too; a lot in quarantine gets an
-- additional reason, and its release lifts the result.
begin;
set local role metier;
select plan(17);
select essai.preparer_ventes();

select from unnest('{a,b,c}'::text[]) as n, essai.lot(n, 1000, 'validé');
create temporary table s as select n as nom, essai.echantillonner(essai.id('lot ' || n), 1) as id
from unnest('{a,b,c}'::text[]) as n;
create function pg_temp.s(p_nom text) returns uuid
language sql as $$ select id from s where nom = p_nom $$;
select essai.vendre('V', '{"tolerance_cp": 10000}');
select essai.charger('x', 'V', '{"a": 990}'), essai.expedier('x');
select is(essai.etats('a'), 'consommé 0', 'shipped whole');
select is(essai.analyser(pg_temp.s('a'), 'non_conforme'), 'consommé retenu', 'the result comes');
select is(jsonb_array_length(lot.detailler(essai.id('lot a'))::jsonb -> 'analyses_retenues'), 1,
  'it is seen');
select is(essai.expedier('x', 'devalider', 5), 'brouillon', 'the expedition is devalidated');
select is(essai.etats('a'), 'quarantaine 990', 'the lot is not free again');
select is((select array_agg(q.raison) from lot.quarantaine_lot q
    where q.lot_id = essai.id('lot a')), '{"Analyse non conforme : pesticides, rapport R4"}',
  'by an event');
select is(essai.expedier('x', 'valider', 6), '409 lot_en_quarantaine', 'nor shipped');
select is(essai.agir_sur_lot(essai.id('lot a'), 'liberer', 7), 'validé', 'released');
select is(essai.expedier('x', 'valider', 8), 'validée', 'it is');

select from expedition.retourner(essai.expedition('x'),
  jsonb_build_object('emplacement_id', essai.place(), 'raison', 'refusé',
  'lignes', '[{"ligne": 1, "quantite_g": 500}]'::jsonb), essai.id('admin ESSAI'), essai.t(9));
create temporary table r as select l.id from lot.lot l where l.parent_id = essai.id('lot a');
select is((select array_agg(a.rapport) from r, lot.analyses_retenues(r.id) as a), null,
  'what was lifted of the shipped lot does not hold what comes back');
select lot.entrer_en_stock((select id from r), essai.id('admin ESSAI'), essai.t(9));
select is(essai.analyser(pg_temp.s('a'), 'non_conforme', 10), 'consommé retenu', 'another report');
select is((select l.statut from lot.lot l where l.id = (select id from r)), 'quarantaine',
  'puts what came back into quarantine');
select is((select array_agg(a) from lot.antecedents((select id from r)) as a
    where a = essai.id('lot a')), array[essai.id('lot a')], 'since it is the same goods');

select lot.mettre_en_quarantaine(essai.id('lot b'), 'odeur', null, essai.id('rsci ESSAI'),
  essai.t(2));
select is(essai.analyser(pg_temp.s('b'), 'non_conforme'), 'quarantaine retenu',
  'in quarantine already');
select is((select array_agg(q.raison order by q.le) from lot.quarantaine_lot q
    where q.lot_id = essai.id('lot b')),
  '{odeur,"Analyse non conforme : pesticides, rapport R4"}', 'one more reason');
select is(essai.agir_sur_lot(essai.id('lot b'), 'liberer'), 'validé', 'one release');
select is((select count(*) from lot.analyses_retenues(essai.id('lot b'))), 0::bigint,
  'of all of it');

select * from finish();
rollback;
