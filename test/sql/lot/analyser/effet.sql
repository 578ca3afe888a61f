-- Spec: lots#analyses: a bad result blocks the lot and names the lots made from it, from which a
-- recall may start.
begin;
set local role metier;
select plan(11);
select essai.preparer();

select from essai.lot('a', 1000, 'validé');
select from essai.lot('b', 1000, 'en_attente');
create function pg_temp.echantillon(p_lot text) returns uuid language sql as $$
  select lot.sortir(essai.id('lot ' || p_lot),
    '{"genre": "echantillon", "quantite_g": 10, "raison": "plan", "destinataire": "Labo"}',
    essai.id('rsci ESSAI'), essai.t())
$$;
create function pg_temp.analyser(p_sortie uuid, p_champs jsonb default '{}') returns jsonb
language sql as $$
  select lot.analyser(p_sortie,
    '{"examen": "pesticides", "conclusion": "conforme", "laboratoire": "Labo", "rapport": "R1",
      "rendu_le": "2026-06-01"}' || p_champs,
                      essai.id('rsci ESSAI'), essai.t())
$$;
create temporary table s as select n as nom, pg_temp.echantillon(n) as id
from unnest('{a,b}'::text[]) as n;
select from essai.transformer('{a}', 'fille', 100);
select from essai.embarquer('a', 'navire', 50);
select is(pg_temp.analyser((select id from s where nom = 'a')) #>> '{lot,statut}', 'validé',
  'what conforms changes nothing');
select throws_ok($$ select pg_temp.analyser((select id from s where nom = 'a')) $$, '23505', null,
  'a result is recorded once');
create temporary table r as
select pg_temp.analyser((select id from s where nom = 'a'),
  '{"conclusion": "non_conforme", "rapport": "R2"}') as r;
select is((select r ->> 'mis_en_quarantaine' from r), 'true', 'what does not');
select is((select r -> 'lot' from r),
  jsonb_build_object('lot_id', essai.id('lot a'), 'numero_officiel', null, 'statut', 'quarantaine',
    'quantite_g', 840), 'puts it into quarantine');
select is((select r #>> '{descendants,0,lot_id}' from r), essai.id('lot fille')::text,
  'with what was made of it');
select is((select r -> 'expeditions' from r),
  jsonb_build_array(jsonb_build_object('expedition_id', essai.id('navire'), 'quantite_g', 50)),
  'and shipped');
select is((select q.raison from lot.quarantaine_lot q),
  'Analyse non conforme : pesticides, rapport R2', 'with the reason');
select is(pg_temp.analyser((select id from s where nom = 'b'), '{"conclusion": "non_conforme"}') ->>
  'mis_en_quarantaine', 'false', 'one that waits is not in stock yet');
select throws_ok($$ select pg_temp.analyser(essai.id('?')) $$, 'TR404', 'sortie_inconnue', 'none');
select throws_ok(
  $$ select pg_temp.analyser((select id from s where nom = 'a'),
      '{"rapport": "R3", "rendu_le": "2026-06-03"}') $$, 'TR400', 'parametre_invalide',
  'a report to come');
select from essai.renverser((select mouvement_id from lot.sortie_lot
    where id = (select id from s where nom = 'b')));
select throws_ok(
  $$ select pg_temp.analyser((select id from s where nom = 'b'), '{"rapport": "R3"}') $$, 'TR409',
  'echantillon_requis', 'a sample that was put back');

select * from finish();
rollback;
