-- Spec: contrats-et-devises#reouverture: a contract is reopened from its closing or later, and the
-- correction names the author of the closing. It can not be reopened from an instant before its
-- closing, nor while it is active.
begin;
set local role metier;
select plan(7);
select essai.preparer();

select set_config('essai.contrat', essai.contracter('{"code": "A"}') ->> 'id', true);
create function pg_temp.rouvrir(p_requete jsonb, p_jour integer) returns text
language plpgsql as $$
declare
  v_detail text;
begin
  return contrat.rouvrir(current_setting('essai.contrat')::uuid,
    '{"raison": "Par erreur"}' || p_requete, essai.id('admin ESSAI'), essai.t(p_jour)) ->> 'statut';
exception when sqlstate 'TR400' or sqlstate 'TR409' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return concat_ws(' ', sqlerrm, nullif(v_detail, '')::jsonb ->> 'acte');
end
$$;
create function pg_temp.clore(p_jour integer) returns void language sql as $$
  select contrat.clore(current_setting('essai.contrat')::uuid, 'Soldé', essai.id('admin ESSAI'),
    essai.t(p_jour))
$$;
create function pg_temp.jours() returns text language sql as $$
  select string_agg(case when c.actif_pendant @> essai.t(j) then '1' else '0' end, '' order by j)
  from contrat.contrat c cross join generate_series(0, 7) as j where c.code = 'A'
$$;
select from contrat.activer(current_setting('essai.contrat')::uuid, essai.id('admin ESSAI'),
  essai.t());
select is(pg_temp.rouvrir('{}', 1), 'contrat_non_clos rouvrir', 'it is active');
select from pg_temp.clore(2);
select is(pg_temp.rouvrir(jsonb_build_object('le', essai.t(1)), 3), 'evenement_hors_ordre',
  'before its closing');
select is(pg_temp.rouvrir(jsonb_build_object('le', essai.t(2)), 3) || pg_temp.jours(),
  'actif11111111', 'from its closing on: never outside');
select from pg_temp.clore(4);
select is(pg_temp.rouvrir('{}', 6) || pg_temp.jours(), 'actif11110011', 'from now on');
select results_eq(
  $$ select c.raison, c.avant ->> 'raison_cloture', c.avant ->> 'clos_par', c.apres ->> 'statut'
     from correction.correction c where c.entite = 'contrat' order by c.rang limit 1 $$,
  $$ values ('Par erreur', 'Soldé', essai.id('admin ESSAI')::text, 'actif') $$,
  'before and after');
select from pg_temp.clore(7);
update contrat.contrat set debut = '2026-01-01', fin = '2026-06-02';
select is(pg_temp.rouvrir('{}', 7), 'contrat_refuse', 'over');
update campagne.campagne set statut = 'cloturee';
select is(pg_temp.rouvrir('{}', 7), 'campagne_cloturee npm run admin -- campagne rouvrir',
  'not in a closed campaign, and the refusal names what reopens it');

select * from finish();
rollback;
