-- Spec: etapes#etape: a draft contains a plan, and moves no matter.
begin;
set local role metier;
select plan(17);
select essai.preparer();

select essai.lot('a', 1000, 'validé');
select essai.place('FERME');
update emplacement.emplacement set actif_pendant = '{}' where id = essai.place('FERME');
create function pg_temp.creer(p_champs jsonb) returns text language plpgsql as $$
begin
  return essai.etape('x', coalesce(p_champs -> 'lots', '{"a": 600}'),
    jsonb_build_array(essai.sortie(500, coalesce(p_champs -> 'sortie', '{}'))),
    p_champs - array['lots', 'sortie'])::text;
exception when sqlstate 'TR400' or sqlstate 'TR404' or sqlstate 'TR409' then
  return substr(sqlstate, 3) || ' ' || sqlerrm;
end
$$;
select is(pg_temp.creer('{"campagne_id": "01960000-00ff-7000-8000-000000000001"}'),
  '404 campagne_introuvable', 'no such campaign');
select is(pg_temp.creer('{"procede": "torrefaction"}'), '404 activite_inconnue', 'no such process');
select is(pg_temp.creer('{"procede": "reception"}'), '404 activite_inconnue',
  'an activity of another module is no process');
select is(pg_temp.creer('{"lots": {"?": 1}}'), '404 lot_inconnu', 'no such lot');
select is(
  pg_temp.creer(jsonb_build_object('entrees',
      (select jsonb_agg(jsonb_build_object('lot_id', essai.id('lot a'), 'quantite_g', 1))
        from generate_series(1, 2)))), '400 parametre_invalide', 'the same lot twice');
select is(pg_temp.creer('{"sortie": {"produit_id": "01960000-00ff-7000-8000-000000000001"}}'),
  '404 produit_introuvable', 'no such product');
select is(pg_temp.creer('{"sortie": {"emplacement_id": "01960000-00ff-7000-8000-000000000001"}}'),
  '404 emplacement_inconnu', 'no such place');
select is(
  pg_temp.creer(jsonb_build_object('sortie',
      jsonb_build_object('emplacement_id', essai.place('FERME')))), '409 emplacement_ferme',
  'a closed place');
select is(pg_temp.creer('{"sortie": {"etats": {"XX": "AB"}}}'), '404 referentiel_inconnu',
  'no such referential');
select is(pg_temp.creer('{"sortie": {"etats": {"AB": "C1"}}}'), '409 referentiel_non_coche',
  'one that is not ticked');
insert into conformite.referentiel_coche values (core.organisation_id(), 'AB');
select is(pg_temp.creer('{"sortie": {"etats": {"AB": "C9"}}}'), '404 etat_inconnu',
  'no such state');
select is(pg_temp.creer(jsonb_build_object('date_operation', essai.t(9))), '400 parametre_invalide',
  'a date to come');

create temporary table fait as select
  pg_temp.creer(
    '{"pertes": [{"categorie": "tri", "quantite_g": 60},
        {"categorie": "autre", "quantite_g": 10, "note": "chute"}],
          "sortie": {"etats": {"AB": "C1"}}}')::uuid as id;
create temporary table vu as select etape.presenter(id, essai.t(2))::jsonb as v from fait;
select is((select v -> 'bilan' from vu),
  '{"entrees_g": 600, "sorties_g": 500, "pertes_g": 70, "ecart_g": 30}', 'its balance');
select is(
  (select array[v ->> 'statut', v ->> 'niveau_suivi', v ->> 'tolerance_cp', v ->> 'mouvement_id',
      v #>> '{pertes,1,note}'] from vu), array['brouillon', 'detaille', null, null, 'chute'],
  'a draft; detailed by default, no tolerance');
select is(
  (select array[v #>> '{sorties,0,etats_issus,AB}', v #>> '{declassements,0,avant}',
      v #>> '{declassements,0,apres}'] from vu), array['C1', 'AB', 'C1'],
  'it tells what would fall');
select is(essai.quantite('a'), 1000::bigint, 'nothing moved');
select is((select array_agg(e.action order by e.id) from journal.evenement e
    where e.entite_id = (select id from fait)), array['etape.creer'], 'journalled');

select * from finish();
rollback;
