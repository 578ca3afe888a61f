-- Spec: capacites#non-validable: a figure that differs from today's calculation can not be
-- validated.
begin;
set local role metier;
select plan(8);
select essai.preparer_capacites();

select set_config('essai.capacite', essai.proposer('{}', 'admin')::text, true);
create function pg_temp.refus() returns jsonb language plpgsql as $$
declare
  v_detail text;
begin
  perform capacite.valider(current_setting('essai.capacite')::uuid, null, essai.id('rsci ESSAI'),
    essai.t(1));
  return null;
exception when sqlstate 'TR409' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return jsonb_build_object('code', sqlerrm, 'proposee', v_detail::jsonb #> '{proposee,capacite_g}',
    'actuelle', v_detail::jsonb #> '{actuelle,capacite_g}');
end
$$;
create function pg_temp.perimee(p_actuelle integer) returns jsonb language sql as $$
  select jsonb_build_object('code', 'capacite_perimee', 'proposee', 500000, 'actuelle', p_actuelle)
$$;
savepoint avant;
insert into parcelle.polygone (organisation_id, id, parcelle_id, forme, surface_m2, perimetre_m,
  date_operation)
select g.organisation_id, gen_random_uuid(), g.parcelle_id, g.forme, 4000, 1, essai.t(-1)
from parcelle.polygone g limit 1;
select is(pg_temp.refus(), pg_temp.perimee(400000), 'another surface, with both figures');
rollback to avant;
insert into parcelle.rendement (organisation_id, parcelle_id, campagne_id, produit_id,
  rendement_g_ha, raison, fixe_le)
values (core.organisation_id(), essai.id('parcelle Kossi'), essai.id('campagne ESSAI'),
  essai.produit('ANANAS'), 2000000, 'x', essai.t());
select is(pg_temp.refus(), pg_temp.perimee(1000000), 'another yield');
rollback to avant;
update parcelle.culture set part_cp = 5000;
select is(pg_temp.refus(), pg_temp.perimee(250000), 'another share of the crop');
rollback to avant;
update conformite.statut_parcelle set etat_code = 'C2'
where parcelle_id = essai.id('parcelle Kossi');
select is(pg_temp.refus(), pg_temp.perimee(0), 'another state');
rollback to avant;
update parcelle.parcelle set actif_pendant = '{(,2026-06-01)}'
where id = essai.id('parcelle Kossi');
select is(pg_temp.refus(), pg_temp.perimee(0), 'a plot that is active no more');
rollback to avant;
select is(pg_temp.refus(), null, 'nothing changed: it is validated');
select is(
  (capacite.lire(current_setting('essai.capacite')::uuid, essai.t(1)) -> 'evaluation')::jsonb ->>
  'a_jour', 'true', 'who reads it sees that it is up to date');
update parcelle.culture set part_cp = 5000;
select is(
  (capacite.lire(current_setting('essai.capacite')::uuid, essai.t(1)) -> 'evaluation')::jsonb -
  'lignes', '{"capacite_g": 250000, "a_jour": false}', 'or what it would be');

select * from finish();
rollback;
