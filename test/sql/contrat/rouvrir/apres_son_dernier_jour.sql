-- Spec: contrats-et-devises#reouverture: after its last day a contract is reopened from an instant
-- before it; from now on it is refused, with the act and the instants that lead out.
begin;
set local role metier;
select plan(5);
select essai.preparer();

select set_config('essai.contrat',
  essai.contracter('{"code": "A", "debut": "2026-01-01", "fin": "2026-06-05"}') ->> 'id', true);
create function pg_temp.rouvrir(p_requete jsonb) returns text language plpgsql as $$
declare
  v_detail text;
begin
  return contrat.rouvrir(current_setting('essai.contrat')::uuid,
    '{"raison": "Par erreur"}' || p_requete, essai.id('admin ESSAI'), essai.t(10)) ->> 'statut';
exception when sqlstate 'TR409' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return concat_ws(' ', sqlerrm, v_detail::jsonb ->> 'acte',
                   v_detail::jsonb #>> '{le,au_plus_tot}', v_detail::jsonb #>> '{le,avant}');
end
$$;
create function pg_temp.jours() returns text language sql as $$
  select string_agg(case when c.actif_pendant @> essai.t(j) then '1' else '0' end, '' order by j)
  from contrat.contrat c cross join generate_series(0, 7) as j where c.code = 'A'
$$;
select from contrat.activer(current_setting('essai.contrat')::uuid, essai.id('admin ESSAI'),
  essai.t());
select is(pg_temp.jours(), '11111000', 'until its last day');
select from contrat.clore(current_setting('essai.contrat')::uuid, 'Soldé', essai.id('admin ESSAI'),
  essai.t(2));
select is(pg_temp.rouvrir('{}'), format(
  'contrat_refuse POST /v1/contrats/%s/rouvrir %s %s', current_setting('essai.contrat'),
  core.horodatage(essai.t(2)), '2026-06-05T23:00:00Z'), 'from now on: it is over');
select is(pg_temp.rouvrir(jsonb_build_object('le', essai.t(2))), 'actif', 'from its closing on');
select is(pg_temp.jours(), '11111000', 'as if it had never been closed');
select is((select c.apres ->> 'statut' from correction.correction c where c.entite = 'contrat'),
  'actif', 'before and after');

select * from finish();
rollback;
