-- Spec: conformite-et-certificats#hors-portee: a place, a step or an expedition that no line covers
-- gives a warning, and is not refused.
begin;
set local role metier;
select plan(14);
select essai.preparer();

select essai.certifier('K', '2026-01-01', '2026-12-31',
  '{"portee": [{"activite": "vente", "site": "principal"}]}', null);
select essai.lot('a', 1000, 'validé'), essai.lot('b', 1000, 'validé', 'C1'),
  essai.lot('c', 1000, 'validé');
select essai.place('M9');
update emplacement.emplacement e set site = 'Port' where e.code = 'M9';
update lot.lot l set emplacement_id = essai.place('M9') where l.id = essai.id('lot b');
create function pg_temp.lieu(p_code text) returns text[] language sql as $$
  select lot.alertes_place(e, essai.t(3)) from emplacement.emplacement e
  where e.id = essai.place(p_code)
$$;
create function pg_temp.etape() returns jsonb language sql as $$
  select etape.presenter(essai.etape_dite('p'), essai.t(3))::jsonb -> 'alertes'
$$;
create function pg_temp.alertes(p_note text) returns text language sql as $$
  select concat_ws(' ', x ->> 'statut', x ->> 'alertes',
    jsonb_path_query_array(x, '$.certificats[*].etat'))
  from (select expedition.presenter(essai.expedition(p_note))::jsonb as x) as p
$$;
select is(pg_temp.lieu('M1'), '{hors_portee}',
  'organic goods where no certificate covers their storing');
select is(pg_temp.lieu('M9'), '{}', 'conventional goods say nothing');
select is(lot.alertes(essai.id('lot a'), essai.t(3)), '{hors_portee}',
  'nor may a move be without it');
select essai.etape('p', '{"c": 500}', jsonb_build_array(essai.sortie(500)));
select is(pg_temp.etape(), '["hors_portee"]', 'a step where no certificate covers preparation');
select is(essai.proceder('p'), 'validée', 'is validated');
select is(pg_temp.etape(), '["hors_portee"]', 'and says so');

select essai.vendre('V',
  jsonb_build_object('date_operation', essai.t(1), 'lignes', essai.ligne_vente(1000)));
select essai.charger('ici', 'V', '{"a": 100}');
select is(essai.expedier('ici'), 'validée', 'goods that leave from the site that is covered');
select is(pg_temp.alertes('ici'), 'validée [] ["valide"]', 'signal nothing');
update lot.lot l set emplacement_id = essai.place('M9') where l.id = essai.id('lot a');
select essai.charger('port', 'V', '{"a": 100}');
select is(essai.expedier('port'), 'validée', 'those that leave from another');
select is(pg_temp.alertes('port'), 'validée ["certificat_non_valide"] ["valide", "hors_portee"]',
  'are shipped, and signalled');

select from certificat.etendre((select c.id from certificat.certificat c),
  '[{"activite": "stockage"}, {"activite": "sechage", "unite": "Magasin M1"}]',
  essai.id('rsci ESSAI'), essai.t(2));
select is(pg_temp.lieu('M1'), '{}', 'once storing is covered');
select is(pg_temp.lieu('M9'), '{}', 'everywhere');
select is(pg_temp.etape(), '[]', 'and preparation there');
update certificat.certificat c set statut = 'suspendu';
select is(pg_temp.lieu('M1'), '{}',
  'who has no certificate in force is told nothing of places: sales refuse');

select * from finish();
rollback;
