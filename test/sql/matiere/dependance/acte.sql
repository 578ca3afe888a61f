-- Spec: matiere#contrepassation: a refusal names the record that used the matter since, and the act
-- that takes it back; done, the refused act passes. A quarantine names its release.
begin;
set local role metier;
select plan(8);
select essai.preparer_ventes();

create function pg_temp.acte(p_sql text) returns text language plpgsql as $$
declare
  v_detail text;
begin
  execute p_sql;
  return 'fait';
exception when sqlstate 'TR409' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return concat_ws(' ', sqlerrm, v_detail::jsonb ->> 'acte',
                   v_detail::jsonb #>> '{dependances,0,acte}');
end
$$;
select essai.lot('a', 1000, 'validé'), essai.lot('b', 1000, 'validé'), essai.vendre('W');
create function pg_temp.etape(p_note text, p_acte text) returns text language sql as $$
  select pg_temp.acte(format($f$ select etape.%s(%L, %s%L, %L) $f$, p_acte,
    essai.etape_dite(p_note), case p_acte when 'devalider' then '''x'', ' else '''[]'', ' end,
    essai.id('rsci ESSAI'), essai.t(6)))
$$;
select essai.etape('x', '{"a": 600}', jsonb_build_array(essai.sortie(300)));
select essai.proceder('x');
select from lot.entrer_en_stock(essai.issu('x'), essai.id('rsci ESSAI'), essai.t(3));
select essai.etape('y', '{}', jsonb_build_array(essai.sortie(5)), jsonb_build_object('entrees',
  jsonb_build_array(jsonb_build_object('lot_id', essai.issu('x'), 'quantite_g', 10))));
select essai.proceder('y', 'valider', '[]', 5);
select is(pg_temp.etape('x', 'devalider'), format(
  'matiere_deja_utilisee POST /v1/etapes/%s/devalider', essai.etape_dite('y')), 'by a step');
select is(pg_temp.acte(format('select lot.devalider(%L, %L, %L, %L)', essai.issu('x'), 'x',
    essai.id('rsci ESSAI'), essai.t(6))), format(
  'matiere_deja_utilisee POST /v1/etapes/%s/devalider', essai.etape_dite('y')), 'its lot alone');
select is(pg_temp.etape('y', 'devalider'), 'fait', 'taken back');
select from lot.mettre_en_quarantaine(essai.issu('x'), 'x', null, essai.id('rsci ESSAI'),
  essai.t(6));
select is(pg_temp.etape('x', 'devalider'), format(
  'lot_en_quarantaine POST /v1/lots/%s/liberer', essai.issu('x')), 'in quarantine');

select essai.charger('e', 'W', '{"b": 1000}'), essai.expedier('e');
create function pg_temp.devalider() returns text language sql as $$
  select pg_temp.acte(format('select reception.devalider(%L, %L, %L, %L)',
    essai.id('reception b'), 'x', essai.id('rsci ESSAI'), essai.t(6)))
$$;
update reception.reception r
set statut = 'validée', lot_id = essai.id('lot b') where r.id = essai.id('reception b');
select is(pg_temp.devalider(), format('matiere_deja_utilisee POST /v1/expeditions/%s/devalider',
  essai.expedition('e')), 'a reception, all of which was shipped');
select from expedition.retourner(essai.expedition('e'), jsonb_build_object('raison', 'x',
    'emplacement_id', essai.place(), 'lignes',
    jsonb_build_array(jsonb_build_object('ligne', 1, 'quantite_g', 100))),
  essai.id('rsci ESSAI'), essai.t(6));
create function pg_temp.ramener() returns text language sql as $$
  select pg_temp.acte(format('select expedition.devalider(%L, %L, %L, %L)',
    essai.expedition('e'), 'x', essai.id('rsci ESSAI'), essai.t(7)))
$$;
select is(pg_temp.ramener(), format('matiere_deja_utilisee POST /v1/mouvements/%s/contrepasser',
  (select r.mouvement_id from expedition.retour r)), 'part of it came back');
select from matiere.renverser((select r.mouvement_id from expedition.retour r), 'x',
  essai.id('rsci ESSAI'), essai.t(7));
select is(pg_temp.ramener(), 'fait', 'taken back in turn');
select is(pg_temp.devalider(), 'fait', 'and the reception last');

select * from finish();
rollback;
